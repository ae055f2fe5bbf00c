/** Rolls of the dice as they are told; the English catalogue is the list of their kinds. */
import type { FigureId } from '@dwo/dino-wars';
import type { en } from '../words/en';

/** The rest of a key that begins so. */
type After<Prefix extends string, Key = keyof typeof en> = Key extends `${Prefix}${infer Rest}` ? Rest : never;

/** The kinds of rolls in the dice box, each with its result in words. */
export type DiceKind = After<'roll.'>;

/** The kinds of rolls whose luck replays tell. */
export type LuckKind = After<'luck.of.'>;

/** A roll of one or two dice that an event tells of. */
export interface Thrown {
  readonly what: DiceKind;
  readonly dice: readonly number[];
  /** The number that decides; null if the roll only counts. */
  readonly needed: number | null;
  /** True if the roll must be at least so much; it must be at most so much otherwise. */
  readonly atLeast?: boolean;
  readonly success: boolean;
  readonly by: FigureId;
  readonly at: FigureId | null;
}

/** A roll as the dice box shows it. */
export interface DiceShow extends Thrown {
  readonly key: number;
  readonly atLeast: boolean;
  /** "LIFE −2", "DEAD" and the like, added when they become known. */
  readonly outcome: readonly string[];
  /** The result is told only after the dice lie still. */
  readonly rolling: boolean;
}
