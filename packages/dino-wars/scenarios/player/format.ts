/**
 * A scenario as people write it. Lengths and positions are in inches with decimals, facings in degrees counter-clockwise
 * from +x, and y grows upward. Every field with an obvious default may be left out.
 */
import type { Era } from '../../rules/state';

/** [x, y] in inches. */
export type Inches = readonly [number, number];

/** [x, y], or [x, y, height] for a flyer. */
export type Inches3 = readonly [number, number] | readonly [number, number, number];

/** A piece of terrain. */
export interface TerrainText {
  readonly id?: string | undefined;
  readonly kind: string;
  /** The corners in inches. */
  readonly outline: readonly Inches[];
}

/** The table; sizes are in inches. */
export interface TableText {
  readonly width: number;
  readonly height: number;
  /** The coordinates of its lower left corner; by default [0, 0]. */
  readonly origin?: Inches | undefined;
  readonly terrain?: readonly TerrainText[] | undefined;
}

/** A figure of any class, or a pole. */
export interface FigureText {
  readonly id: string;
  /** A kind of dinosaur, vehicle or crewed weapon, `soldier`, or `pole`. */
  readonly type: string;
  /**
   * The place. It is missing for figures aboard or hitched, and for those to be placed in the set-up. A third number is a
   * flyer's height.
   */
  readonly pos?: Inches3 | undefined;
  readonly facing?: number | undefined;
  /** Another name for `facing`. */
  readonly facing_deg?: number | undefined;
  /** The seat that commands it; by default the first of its side. */
  readonly owner?: number | undefined;
  /** A standing order; by default `ask`. */
  readonly order?: string | undefined;

  /** The life points of a dinosaur that begins wounded. */
  readonly lp?: number | undefined;
  /** The life points and damage of a young dinosaur. */
  readonly young?: { readonly lp: number; readonly damage: number } | undefined;
  /** The height of a flyer. */
  readonly z?: number | undefined;
  /** True for a dinosaur or pole that the army has not spotted. */
  readonly hidden?: boolean | undefined;

  readonly rank?: string | undefined;
  readonly weapon?: string | undefined;
  /** The weapon whose crew they belong to. */
  readonly crew_of?: string | undefined;
  /** The vehicle that they are in. */
  readonly aboard?: string | undefined;
  /** Their seat: a number from 0, or `driver`, `mg`, `cannon`, `passenger`; by default the first free one. */
  readonly seat?: number | string | undefined;
  readonly sniper?: boolean | undefined;
  readonly high_caliber?: boolean | undefined;
  readonly elite?: boolean | undefined;
  readonly paratrooper?: boolean | undefined;

  /** The weapons of a vehicle: `mg`, `mg:lmg`, `mg:hmg`, `cannon`. By default a tank has both. */
  readonly mounts?: readonly string[] | undefined;
  /** The facing of its machine gun; by default that of the vehicle. */
  readonly gun_facing?: number | undefined;
  /** The structural points of a vehicle that begins damaged. */
  readonly sp?: number | undefined;
  /** The size class of a vehicle. */
  readonly size?: string | undefined;
  /**
   * For a vehicle: true if enlisted soldiers named `ID-1` and so on fill the crew's seats. That is the default if the file
   * puts nobody aboard. For a crewed weapon: the ids of its crew.
   */
  readonly crew?: boolean | readonly string[] | undefined;
  /** The vehicle that a weapon is hitched to. */
  readonly hitched_to?: string | undefined;
  /** The status of a pole: `lying` or `set-up`. */
  readonly status?: string | undefined;

  /** Whether it is dead or destroyed before the first step. */
  readonly dead?: boolean | undefined;
  /** Whether it has escaped through the gate before the first step. */
  readonly escaped?: boolean | undefined;
  /** False if a crewed weapon, or a vehicle's cannon, is unloaded. */
  readonly loaded?: boolean | undefined;
  readonly cannon_loaded?: boolean | undefined;
  /** True for a special figure that was hit before (DW-OPT-WOUND-1). */
  readonly wounded?: boolean | undefined;
  /** Whether an enlisted soldier still has a grenade (DW-OPT-GREN-1). */
  readonly grenade?: boolean | undefined;
  /** True for a vehicle that has rammed (DW-OPT-RAM-4). */
  readonly immobile?: boolean | undefined;
}

/** Soldiers in a force who are all alike. */
export interface SquadText {
  readonly count?: number | undefined;
  readonly rank?: string | undefined;
  readonly weapon?: string | undefined;
  readonly sniper?: boolean | undefined;
  readonly high_caliber?: boolean | undefined;
  readonly elite?: boolean | undefined;
  readonly paratrooper?: boolean | undefined;
  /** The index in `weapons` of the crewed weapon that they serve. */
  readonly serves?: number | undefined;
  /** The index in `vehicles` of the vehicle that they ride in. */
  readonly rides?: number | undefined;
}

/** A vehicle in a force. */
export interface RideText {
  readonly type: string;
  readonly count?: number | undefined;
  readonly mounts?: readonly string[] | undefined;
  readonly size?: string | undefined;
  /** The ranks of the crew; by default enlisted. */
  readonly crew?: readonly string[] | undefined;
  readonly tows?: number | undefined;
}

/** A force without places: an army, or a herd. */
export interface ForceText {
  readonly soldiers?: readonly SquadText[] | undefined;
  readonly vehicles?: readonly RideText[] | undefined;
  readonly weapons?: readonly string[] | undefined;
  /** The number of dinosaurs of each kind. */
  readonly herd?: Readonly<Record<string, number>> | undefined;
}

/** The dice of one roll, of several rolls, or bare numbers. They are used in order. */
export type DiceText = readonly (number | readonly number[])[];

/** A soldier and a place. */
export interface SpotText {
  readonly figure: string;
  readonly at: Inches;
}

/** The intent that a step asks for. If two names mean the same thing, either may be used. */
export interface WishText {
  /** `move`, `overrun`, `fire` ... or a name of the decision sequence: `MoveDino`, `MoveSoldier`, `ClosingFire` ... */
  readonly intent?: string | undefined;
  /** The figure that acts, under one of these names. */
  readonly figure?: string | null | undefined;
  readonly who?: string | undefined;
  readonly dino?: string | undefined;
  readonly soldier?: string | undefined;
  readonly hero?: string | undefined;
  readonly firer?: string | undefined;
  readonly vehicle?: string | undefined;
  readonly target?: string | undefined;
  readonly path?: readonly Inches3[] | undefined;
  readonly stopAt?: string | null | undefined;
  readonly stopAtContactWith?: string | undefined;
  /** A kind of weapon, or a crewed weapon; null or `hold` holds fire. */
  readonly weapon?: string | null | undefined;
  readonly spotter?: string | null | undefined;
  readonly facing?: number | undefined;
  readonly facing_deg?: number | undefined;
  readonly angle?: number | undefined;
  readonly direction?: number | undefined;
  /** The place of the intent, such as where a figure is put. */
  readonly at?: Inches3 | undefined;
  readonly pos?: Inches3 | undefined;
  readonly from?: Inches | undefined;
  readonly z?: number | undefined;
  readonly spots?: readonly SpotText[] | undefined;
  /** The seat in a vehicle: a number from 0, or `driver`, `mg`, `cannon`, `passenger`; by default any. */
  readonly place?: number | string | null | undefined;
  readonly seats?: readonly number[] | undefined;
  /** Soldiers: names for `assign` and `carry`, names with spots for `unhitch`. */
  readonly crew?: readonly (string | SpotText)[] | undefined;
  readonly carriers?: readonly string[] | undefined;
  readonly board?: readonly string[] | undefined;
  readonly order?: string | undefined;
  readonly allow?: string | undefined;
  readonly agreed?: boolean | undefined;
}

/** The questions that a step may ask. */
export const ASKS = ['odds', 'view', 'clocks', 'points', 'quotas', 'balance'] as const;
/** One of the questions. */
export type Ask = (typeof ASKS)[number];

/** One step of a scenario. */
export interface StepText extends WishText {
  /** The question of a step that is answered, not played. */
  readonly ask?: string | undefined;
  /** The force that the question is about; only a side means the file's own force. */
  readonly force?: ForceText | string | undefined;
  readonly forces?: readonly (ForceText | string)[] | undefined;
  /** `army`, `dinosaurs` or a seat number; by default the owner of the figure. */
  readonly seat?: string | number | undefined;
  /** The phase of the step, a name or 1 to 5. All seats finish phases until it has come. */
  readonly phase?: string | number | undefined;
  readonly turn?: number | undefined;
  /** The dice of a later roll of the step before, such as the dinosaur's attack after closing fire. */
  readonly roll?: string | undefined;
  readonly dice?: DiceText | undefined;
  readonly expect?: Readonly<Record<string, unknown>> | undefined;
  /** The run that the step belongs to. Each run begins anew; steps without a run belong to all. */
  readonly run?: string | undefined;
}

/** A scenario file. */
export interface ScenarioText {
  /** True to report the state after every step. */
  readonly states?: boolean | undefined;
  readonly era?: Era | undefined;
  /** The optional rules in use. */
  readonly options?: readonly string[] | undefined;
  /** The rulings that are played in their other reading. */
  readonly variants?: readonly string[] | undefined;
  /** The divisor of lengths, or of lengths and bases. */
  readonly scale?: number | { readonly lengths?: number | undefined; readonly bases?: number | undefined } | undefined;
  /** `battle`, `island` or `gate`; by default `battle`. */
  readonly scenario?: string | undefined;
  /** How figures without `pos` are placed: `server`, `alternate` or `deliberate`. */
  readonly placing?: string | undefined;
  readonly spots?: readonly Inches[] | undefined;
  /** The number of the spot that each seat has drawn on the island, from 1; by default random. */
  readonly drawn?: readonly number[] | undefined;
  /** The depth of the army's zone in inches. */
  readonly army_zone?: number | undefined;
  /** The least distance between the sides at the set-up; by default 0. */
  readonly separation?: number | undefined;
  /** The table; by default as large as the figures and paths need, with 48" more on every side. */
  readonly table?: TableText | undefined;
  readonly terrain?: readonly TerrainText[] | undefined;
  /** The side of each seat; by default `["army", "dinosaurs"]`. */
  readonly players?: readonly string[] | undefined;
  readonly figures: readonly FigureText[];
  readonly start?: { readonly turn?: number | undefined; readonly phase?: string | number | undefined } | undefined;
  readonly steps: readonly StepText[];
  /** The dice of steps that have none of their own. */
  readonly dice?: DiceText | undefined;
  /** The expectations after the last step; `run_NAME` has those after the last step of a run. */
  readonly final?: Readonly<Record<string, unknown>> | undefined;
}

/** Thrown for a scenario that makes no sense; `path` names the field. */
export class ScenarioError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.path = path;
  }
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Returns the word of a vocabulary that is meant, or null. Capitals, spaces, hyphens and underscores make no difference. */
export function known<T extends string>(given: string, words: readonly T[]): T | null {
  return words.find((one) => bare(one) === bare(given)) ?? null;
}

/** Returns the word of a vocabulary that is meant. Throws a `ScenarioError` if there is none. */
export function word<T extends string>(given: string, words: readonly T[], path: string): T {
  const found = known(given, words);
  if (found === null) throw new ScenarioError(path, `"${given}" is none of ${words.join(', ')}`);
  return found;
}
