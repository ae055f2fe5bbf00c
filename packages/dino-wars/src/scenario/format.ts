/**
 * A scenario as people write it: lengths and positions in inches with decimals, facings in degrees counter-clockwise from
 * +x, y growing upward. Everything that has an obvious value may be left out.
 */
import type { Era } from '../state';

/** [x, y] in inches. */
export type Inches = readonly [number, number];

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
  /** A kind of dinosaur, or `soldier`. */
  readonly type: string;
  readonly pos: Inches;
  readonly facing?: number | undefined;
  /** Another name for `facing`. */
  readonly facing_deg?: number | undefined;
  /** A dinosaur's life points if it is wounded already. */
  readonly lp?: number | undefined;
  readonly rank?: string | undefined;
  readonly weapon?: string | undefined;
  /** A soldier's standing order; `ask` if not said. */
  readonly order?: string | undefined;
  /** The seat that commands it; the first of its side if not said. */
  readonly owner?: number | undefined;
}

/** One roll's dice, several rolls' dice, or bare numbers: they are used in the order in which they stand. */
export type DiceText = readonly (number | readonly number[])[];

/** What a step asks for. Where two names stand for one thing, either will do. */
export interface WishText {
  /** `move`, `overrun`, `fire` ... or the names of the decision sequence: `MoveDino`, `MoveSoldier`, `ClosingFire` ... */
  readonly intent?: string | undefined;
  readonly figure?: string | null | undefined;
  readonly who?: string | undefined;
  readonly target?: string | undefined;
  readonly path?: readonly Inches[] | undefined;
  readonly stopAt?: string | null | undefined;
  readonly stopAtContactWith?: string | undefined;
  /** null or `hold` holds fire. */
  readonly weapon?: string | null | undefined;
  readonly facing?: number | undefined;
  readonly facing_deg?: number | undefined;
  readonly angle?: number | undefined;
  readonly order?: string | undefined;
  readonly agreed?: boolean | undefined;
}

export interface StepText extends WishText {
  /** `army`, `dinosaurs` or a seat number; the owner of the figure if not said. */
  readonly seat?: string | number | undefined;
  /** Before the step, everybody finishes phases until this one has come: a name or 1 to 5. */
  readonly phase?: string | number | undefined;
  readonly turn?: number | undefined;
  /** Gives the dice of a later roll of the step before, e.g. the dinosaur's attack after closing fire. */
  readonly roll?: string | undefined;
  readonly dice?: DiceText | undefined;
  readonly expect?: Readonly<Record<string, unknown>> | undefined;
}

export interface ScenarioText {
  readonly era?: Era | undefined;
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
  /** Looked at after the last step. */
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

/** The word of a vocabulary that is meant: capitals, blanks, hyphens and underscores make no difference. */
export function word<T extends string>(given: string, words: readonly T[], path: string): T {
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = words.find((one) => bare(one) === bare(given));
  if (found === undefined) throw new ScenarioError(path, `"${given}" is none of ${words.join(', ')}`);
  return found;
}
