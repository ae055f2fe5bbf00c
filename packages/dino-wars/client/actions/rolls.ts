/** The rolls in tellings; the English catalogue is the list of their kinds. */
import type { FigureId } from '@dwo/dino-wars';
import type { en } from '../words/en';

/** The part of a catalogue key after a prefix. */
type After<Prefix extends string, Key = keyof typeof en> = Key extends `${Prefix}${infer Rest}` ? Rest : never;

/** The kinds of rolls in the dice box. */
export type DiceKind = After<'roll.'>;

/** The kinds of rolls whose luck replays count. */
export type LuckKind = After<'luck.of.'>;

/** A roll of one or two dice. */
export interface Thrown {
  readonly what: DiceKind;
  readonly dice: readonly number[];
  /** The number that decides; null if the roll only adds up. */
  readonly needed: number | null;
  /** True if the roll must be at least `needed`; otherwise it must be at most that. */
  readonly atLeast?: boolean;
  readonly success: boolean;
  readonly by: FigureId;
  readonly at: FigureId | null;
}

/** A roll as the dice box shows it. */
export interface DiceShow extends Thrown {
  readonly key: number;
  readonly atLeast: boolean;
  /** Results such as "LIFE −2" or "DEAD", added as they become known. */
  readonly outcome: readonly string[];
  /** Whether the dice still roll; results show only after that. */
  readonly rolling: boolean;
}
