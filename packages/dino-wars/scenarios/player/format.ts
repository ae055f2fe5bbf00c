/**
 * A scenario as people write it: lengths and positions in inches with decimals, facings in degrees counter-clockwise from
 * +x, y growing upward. Everything that has an obvious value may be left out.
 */
import type { Era } from '../../rules/state';

/** [x, y] in inches. */
export type Inches = readonly [number, number];

/** [x, y], or [x, y, height] for a flyer. */
export type Inches3 = readonly [number, number] | readonly [number, number, number];

export interface TerrainText {
  readonly id?: string | undefined;
  readonly kind: string;
  readonly outline: readonly Inches[];
}

export interface TableText {
  readonly width: number;
  readonly height: number;
  /** The coordinates of its lower left corner; [0, 0] if not said. */
  readonly origin?: Inches | undefined;
  readonly terrain?: readonly TerrainText[] | undefined;
}

export interface FigureText {
  readonly id: string;
  /** A kind of dinosaur, vehicle or crewed weapon, `soldier`, or `pole`. */
  readonly type: string;
  /** Not for who is aboard, hitched, or to be placed during the set-up; a third number is a flyer's height. */
  readonly pos?: Inches3 | undefined;
  readonly facing?: number | undefined;
  /** Another name for `facing`. */
  readonly facing_deg?: number | undefined;
  /** The seat that commands it; the first of its side if not said. */
  readonly owner?: number | undefined;
  /** A standing order; `ask` if not said. */
  readonly order?: string | undefined;

  /** A dinosaur's life points if it is wounded already. */
  readonly lp?: number | undefined;
  /** Life points and damage of a young dinosaur. */
  readonly young?: { readonly lp: number; readonly damage: number } | undefined;
  /** A flyer's height. */
  readonly z?: number | undefined;
  /** A dinosaur or pole that the army has not spotted. */
  readonly hidden?: boolean | undefined;

  readonly rank?: string | undefined;
  readonly weapon?: string | undefined;
  /** The weapon they are listed for. */
  readonly crew_of?: string | undefined;
  /** The vehicle they are in. */
  readonly aboard?: string | undefined;
  /** His place in it: a number from 0, or `driver`, `mg`, `cannon`, `passenger`; the first free one if not said. */
  readonly seat?: number | string | undefined;
  readonly sniper?: boolean | undefined;
  readonly high_caliber?: boolean | undefined;
  readonly elite?: boolean | undefined;
  readonly paratrooper?: boolean | undefined;

  /** A vehicle's weapons: `mg`, `mg:lmg`, `mg:hmg`, `cannon`. A tank has both if not said. */
  readonly mounts?: readonly string[] | undefined;
  /** The facing of its machine gun; forward if not said. */
  readonly gun_facing?: number | undefined;
  /** A vehicle's structural points if it is damaged already. */
  readonly sp?: number | undefined;
  /** Its size class. */
  readonly size?: string | undefined;
  /**
   * Of a vehicle: whether enlisted men fill the seats of the crew, named `ID-1` and so on; they do unless somebody of the
   * file is aboard. Of a crewed weapon: its crew.
   */
  readonly crew?: boolean | readonly string[] | undefined;
  /** The vehicle a weapon is hitched to. */
  readonly hitched_to?: string | undefined;
  /** A pole: `lying` or `set-up`. */
  readonly status?: string | undefined;

  /** Dead, or destroyed, before the first step. */
  readonly dead?: boolean | undefined;
  /** Gone home through the gate before the first step. */
  readonly escaped?: boolean | undefined;
  /** A crewed weapon, or a vehicle's cannon. */
  readonly loaded?: boolean | undefined;
  readonly cannon_loaded?: boolean | undefined;
  /** A special figure hit before (DW-OPT-WOUND-1). */
  readonly wounded?: boolean | undefined;
  /** True if an enlisted soldier still has a grenade (DW-OPT-GREN-1). */
  readonly grenade?: boolean | undefined;
  /** A vehicle that has rammed (DW-OPT-RAM-4). */
  readonly immobile?: boolean | undefined;
}

/** Soldiers of one sort in a force. */
export interface SquadText {
  readonly count?: number | undefined;
  readonly rank?: string | undefined;
  readonly weapon?: string | undefined;
  readonly sniper?: boolean | undefined;
  readonly high_caliber?: boolean | undefined;
  readonly elite?: boolean | undefined;
  readonly paratrooper?: boolean | undefined;
  /** The place of the crewed weapon they serve in `weapons`, from 0. */
  readonly serves?: number | undefined;
  /** The place of the vehicle they ride in, in `vehicles`, from 0. */
  readonly rides?: number | undefined;
}

export interface RideText {
  readonly type: string;
  readonly count?: number | undefined;
  readonly mounts?: readonly string[] | undefined;
  readonly size?: string | undefined;
  /** Ranks; enlisted if not said. */
  readonly crew?: readonly string[] | undefined;
  readonly tows?: number | undefined;
}

/** A force without places: an army, or a herd. */
export interface ForceText {
  readonly soldiers?: readonly SquadText[] | undefined;
  readonly vehicles?: readonly RideText[] | undefined;
  readonly weapons?: readonly string[] | undefined;
  /** How many of each kind. */
  readonly herd?: Readonly<Record<string, number>> | undefined;
}

/** One roll's dice, several rolls' dice, or bare numbers: they are used in the order in which they stand. */
export type DiceText = readonly (number | readonly number[])[];

export interface SpotText {
  readonly figure: string;
  readonly at: Inches;
}

/** The act that a step asks for. Where two names stand for one thing, either will do. */
export interface WishText {
  /** `move`, `overrun`, `fire` ... or the names of the decision sequence: `MoveDino`, `MoveSoldier`, `ClosingFire` ... */
  readonly intent?: string | undefined;
  /** The figure that acts, under any of these names. */
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
  /** The place to put somebody or something. */
  readonly at?: Inches3 | undefined;
  readonly pos?: Inches3 | undefined;
  readonly from?: Inches | undefined;
  readonly z?: number | undefined;
  readonly spots?: readonly SpotText[] | undefined;
  /** The place in a vehicle, a number from 0 or `driver`, `mg`, `cannon`, `passenger`; any if not said. */
  readonly place?: number | string | null | undefined;
  readonly seats?: readonly number[] | undefined;
  /** People: of `assign` and `carry` by name, of `unhitch` with their spots. */
  readonly crew?: readonly (string | SpotText)[] | undefined;
  readonly carriers?: readonly string[] | undefined;
  readonly board?: readonly string[] | undefined;
  readonly order?: string | undefined;
  readonly allow?: string | undefined;
  readonly agreed?: boolean | undefined;
}

export const ASKS = ['odds', 'points', 'quotas', 'balance'] as const;
export type Ask = (typeof ASKS)[number];

export interface StepText extends WishText {
  /** The step is answered, not played. */
  readonly ask?: string | undefined;
  /** The force that is asked about; the file's own of this side if only that is said. */
  readonly force?: ForceText | string | undefined;
  readonly forces?: readonly (ForceText | string)[] | undefined;
  /** `army`, `dinosaurs` or a seat number; the owner of the figure if not said. */
  readonly seat?: string | number | undefined;
  /** Before the step, everybody finishes phases until this one has come: a name or 1 to 5. */
  readonly phase?: string | number | undefined;
  readonly turn?: number | undefined;
  /** Gives the dice of a later roll of the step before, e.g. the dinosaur's attack after closing fire. */
  readonly roll?: string | undefined;
  readonly dice?: DiceText | undefined;
  readonly expect?: Readonly<Record<string, unknown>> | undefined;
  /** Steps of different runs each begin anew; those without one belong to all. */
  readonly run?: string | undefined;
}

export interface ScenarioText {
  /** True if the state is told after every step. */
  readonly states?: boolean | undefined;
  readonly era?: Era | undefined;
  /** Optional rules in use. */
  readonly options?: readonly string[] | undefined;
  readonly variants?: readonly string[] | undefined;
  /** The divisor of lengths (and of bases). */
  readonly scale?: number | { readonly lengths?: number | undefined; readonly bases?: number | undefined } | undefined;
  /** `battle`, `island` or `gate`. */
  readonly scenario?: string | undefined;
  /** The way figures without a `pos` are placed: `server`, `alternate` or `deliberate`. */
  readonly placing?: string | undefined;
  readonly spots?: readonly Inches[] | undefined;
  /** The spot each seat has drawn on the island: its number, from 1. By lot if not said. */
  readonly drawn?: readonly number[] | undefined;
  readonly army_zone?: number | undefined;
  /** Least distance between the sides at set-up; 0 if not said. */
  readonly separation?: number | undefined;
  /** If not said: as large as the figures and paths need, and 48" more on every side. */
  readonly table?: TableText | undefined;
  readonly terrain?: readonly TerrainText[] | undefined;
  /** The side of each seat; `["army", "dinosaurs"]` if not said. */
  readonly players?: readonly string[] | undefined;
  readonly figures: readonly FigureText[];
  readonly start?: { readonly turn?: number | undefined; readonly phase?: string | number | undefined } | undefined;
  readonly steps: readonly StepText[];
  /** Dice for the steps that bring none of their own. */
  readonly dice?: DiceText | undefined;
  /** Looked at after the last step; `run_NAME` after the last of that run. */
  readonly final?: Readonly<Record<string, unknown>> | undefined;
}

/** A scenario that makes no sense: `path` names the field. */
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

/** The word of a vocabulary that is meant, or null: capitals, blanks, hyphens and underscores make no difference. */
export function known<T extends string>(given: string, words: readonly T[]): T | null {
  return words.find((one) => bare(one) === bare(given)) ?? null;
}

/** The word of a vocabulary that is meant. Throws if there is none. */
export function word<T extends string>(given: string, words: readonly T[], path: string): T {
  const found = known(given, words);
  if (found === null) throw new ScenarioError(path, `"${given}" is none of ${words.join(', ')}`);
  return found;
}
