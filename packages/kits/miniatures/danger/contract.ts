/**
 * The contract between a game and the display of danger: who could harm a figure at a place, and where a figure can get. Every
 * answer is the game's own engine's. A game answers from the state that its viewer holds, so what is hidden stays hidden.
 * Places and lengths are those of the scene: hundredths of an inch.
 */
import type { Frozen, Point, Seat } from '@dwo/kernel';

/** How a figure harms another: in contact with it, or from afar. */
export type Harm = 'strike' | 'shoot';

/** One figure and the other figure that it could harm at its next chance. */
export interface Threat {
  /** In a list of those that threaten a figure: who threatens it. In a list of victims: the victim. */
  readonly figure: string;
  readonly harm: Harm;
  /** The exact chance from 0 to 1, by the measure of the game: such as that a strike kills, that a shot hits. */
  readonly share: number;
  /** The game's own name for the weapon of this chance, as `words.weapon` takes it; left out if it names none. */
  readonly weapon?: string;
  /** Whether the chance comes only in the next round. */
  readonly later?: boolean;
  /** Whether the one who harms must run away first: the chance is that from the place where it ends. */
  readonly flees?: boolean;
}

/** A place where a figure would stand; `z` is its height in the air, `facing` is in degrees. Both may be absent. */
export interface Stand extends Point {
  readonly z?: number;
  readonly facing?: number;
}

/** A figure at the end of its planned move. */
export interface Arrival {
  readonly figure: string;
  readonly at: Stand;
  /** The cost of the move by the rules. */
  readonly costCi: number;
}

/** The figures that a figure could attack after a move at its first chance, without moving again. */
export interface Outlook {
  /** The highest chance first. */
  readonly targets: readonly Threat[];
  /** Whether enemies may move before that chance. */
  readonly late: boolean;
}

/** A figure's reach at its next chance. */
export interface FigureReach {
  /** The outline of all that its base covers after a straight move; empty if it can't move. */
  readonly area: readonly Point[];
  /** The length of that move. */
  readonly moveCi: number;
  /** The range of its farthest weapon from the edge of its base; 0 for none. */
  readonly rangeCi: number;
  /** How far beyond that area it attacks after its move in the same chance. Default: 0. */
  readonly beyondCi?: number;
}

/**
 * The answers of a game about one state; it may keep what it has computed. A generator pauses often, so that a newer
 * question can replace it.
 */
export interface DangerBoard {
  /**
   * The enemies that could harm this figure at their next chance, the highest chance first; `at` null is where it stands. Once
   * the sum of their chances exceeds `most`, the rest may be left out.
   */
  threats(figure: string, at: Stand | null, most?: number): Generator<void, readonly Threat[]>;
  /** The figures that this one could harm at its next chance, the highest chance first. */
  victims(figure: string): Generator<void, readonly Threat[]>;
  /** The number of enemies that could harm this figure where it stands, counted up to `most`. */
  count(figure: string, most: number): Generator<void, number>;
  reach(figure: string): Generator<void, FigureReach>;
  /** The targets after a planned move; null if there is nothing to say. Left out by a game that does not tell. */
  outlook?(arrival: Arrival): Generator<void, Outlook | null>;
  /**
   * The number of figures, up to `most`, that an enemy could attack in the same chance after it has killed one; `at` null is where that
   * one stands. Left out by a game in which an attack ends a chance.
   */
  onward?(by: string, on: string, at: Stand | null, most: number): Generator<void, number>;
  /** The board once these figures have made their moves; left out by a game without moves of groups. */
  after?(arrivals: readonly Arrival[]): DangerBoard;
  /** Places where this figure could end a move now, its own among them; empty if it can't move now. */
  places(figure: string): readonly Stand[];
  /** The figures of this seat's side on the table, and those of its enemies. */
  sides(seat: Seat): { readonly own: readonly string[]; readonly enemies: readonly string[] };
  /** The size of the table. */
  readonly size: { readonly widthCi: number; readonly heightCi: number };
  /** The place and radius of a figure. */
  base(figure: string): (Point & { readonly radius: number }) | null;
}

/** Opens the board of a state. */
export type OpenBoard<S> = (state: Frozen<S>) => DangerBoard;
