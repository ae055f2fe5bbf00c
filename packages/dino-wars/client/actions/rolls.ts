/** The rolls in tellings; the English catalogue is the list of their kinds. */
import type { DiceShow as AnyShow, Thrown as AnyThrown } from '@dwo/kits/miniatures/theatre/performance';
import type { en } from '../words/en';

/** The part of a catalogue key after a prefix. */
type After<Prefix extends string, Key = keyof typeof en> = Key extends `${Prefix}${infer Rest}` ? Rest : never;

/** The kinds of rolls in the dice box. */
export type DiceKind = After<'roll.'>;

/** The kinds of rolls whose luck replays count. */
export type LuckKind = After<'luck.of.'>;

/** A roll of one or two dice. */
export type Thrown = AnyThrown<DiceKind>;

/** A roll as the dice box shows it. */
export type DiceShow = AnyShow<DiceKind>;
