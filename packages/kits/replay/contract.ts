/**
 * The contract between an edition of a game's rules and the page that shows records. Editions are kept for ever as bundles that
 * are never built again. So this file only grows: its parts stay, and additions are optional. The contract knows no game:
 * pictures and beats belong to the game and pass through unread.
 */
import type { Seat } from '@dwo/kernel';
import type { Language } from '@dwo/shared';
import type { LogEntry } from '../shell/log-entry';

/** The eyes through which a match is seen: a seat's, a spectator's, or those of all together. */
export type Viewpoint = Seat | 'spectator' | 'everything';

/** The types of plain data that only the game can read. */
export interface Shown {
  /** Facts that stay the same throughout: the table, names. */
  readonly setting: unknown;
  /** The state at one moment. */
  readonly picture: unknown;
  /** One event to show. */
  readonly beat: unknown;
}

/** The number of this contract. Editions without a number follow the first contract, which served DINO WARS! alone. */
export const CONTRACT = 2;

/** The state at one moment of a game. */
export type Picture<G extends Shown> = G['picture'];
/** One event of a game, to be shown. */
export type Beat<G extends Shown> = G['beat'];

/** One version of one game's rules. A bundle exports it as `edition`. */
export interface Edition<G extends Shown = Shown> {
  readonly contract: typeof CONTRACT;
  readonly game: string;
  readonly version: number;
  /**
   * Fetches the catalogue of a language; names, log and checks use it from then on. Left out by editions that know English
   * alone.
   */
  speak?(language: Language): Promise<unknown>;
  /** Sets up the match of a record and plays nothing of it yet. Throws a sentence if it can't be read. */
  open(record: unknown): Promise<Tape<G>>;
}

/** A record that is being played again. */
export interface Tape<G extends Shown = Shown> {
  readonly cast: Cast<G>;
  /** Plays this many more entries; false once nothing is left to play, at the end or at a fault. */
  advance(entries: number): boolean;
  /** The number of entries played. */
  readonly played: number;
  /** The entry at which the record breaks off because the rules refuse it; null if there is none. */
  readonly fault: Fault | null;
  /** The marks found so far, for the bar of moments. */
  marks(): Marks;
  /** The moment after entry `n`, 0 for the beginning. The tape must have been played that far. */
  frame(n: number, viewpoint: Viewpoint): Frame<G>;
  /** The key of the last line of the log after entry `n`, 0 for an empty log. If left out, the frame tells it. */
  line?(n: number, viewpoint: Viewpoint): number;
  /** The beats of entry `n` in order, from the frame before it. */
  beats(n: number, viewpoint: Viewpoint): readonly Beat<G>[];
  /**
   * The decision that is awaited after entry `n`, in the view of its seat; null if none is, or if it leaves no choice. If
   * several seats may decide, it is the viewpoint's, else the one that acts next. Left out by a game without hints.
   */
  position?(n: number, viewpoint: Viewpoint): Position | null;
  /** The hash of the whole state after entry `n`. */
  hash(n: number): string;
  /** The outcome by the rules; null while the match goes on. */
  outcome(): unknown;
  /** Whether the record is genuine; all of it must have been played. */
  checks(): readonly Check[];
  /** How lucky the dice were, by side; empty for a game without dice. */
  luck(): readonly Luck[];
}

/** A game's word for the parts of a match that are counted. */
export type Counted = 'turn' | 'round' | 'combat';

/** Facts that stay the same throughout. */
export interface Cast<G extends Shown = Shown> {
  /** Entries in the record. */
  readonly length: number;
  readonly seats: readonly CastSeat[];
  /** Whether a seat hides something, so that viewpoints differ. */
  readonly secrets: boolean;
  /** Names of the phases of a turn, in order, and the side of each. */
  readonly phases: readonly { readonly name: string; readonly side: string }[];
  /** The game's word for what is counted; turns if left out. */
  readonly counts?: Counted;
  readonly setting: G['setting'];
}

/** One seat of the match. */
export interface CastSeat {
  /** A side by its label in the game's wire. */
  readonly side: string;
  /** Its index among the seats of its side, from 0. */
  readonly index: number;
  readonly name: string;
}

/** The point at which a record breaks off. */
export interface Fault {
  /** The entry that could not be played. */
  readonly n: number;
  /** Why, as a sentence. */
  readonly why: string;
}

/** Moments that are worth a mark, in order. */
export interface Marks {
  /** The entries after which phases begin; `turn` 0 is the setup. */
  readonly phases: readonly PhaseMark[];
  /** Losses for good: figures, cities, a king. */
  readonly losses: readonly LossMark[];
  /** The entries that took moves back. */
  readonly backs: readonly number[];
}

/** The entry after which a phase begins. */
export interface PhaseMark {
  readonly n: number;
  readonly turn: number;
  /** Index in `Cast.phases`; null for the setup, and in a game without phases. */
  readonly phase: number | null;
}

/** An entry by which a side lost something for good. */
export interface LossMark {
  readonly n: number;
  /** The name of what was lost. */
  readonly name: string;
  /** The side that lost it. */
  readonly side: string;
}

/** One moment of the record. */
export interface Frame<G extends Shown = Shown> {
  readonly n: number;
  readonly turn: number;
  /** As in `PhaseMark`. */
  readonly phase: number | null;
  readonly picture: Picture<G>;
  /** The latest lines of the log. */
  readonly log: readonly LogEntry[];
  /** By seat; empty in a game without a measure of strength. */
  readonly strengths: readonly Strength[];
  /** Null while the match goes on. */
  readonly ending: Ending | null;
}

/** How strong a seat is. */
export interface Strength {
  /** Length of its bar, from 0 to 1; null for no bar. */
  readonly share: number | null;
  /** Length of the next part of the bar: what its wounds have cost. */
  readonly worn?: number;
  /** The text beside its name: "24/60", "3". */
  readonly text: string;
}

/** A decision that is awaited. */
export interface Position {
  readonly seat: Seat;
  /** The game's own view of that seat, as plain data. */
  readonly view: unknown;
  /** Whether the viewpoint does not see what the seat holds, and a hint would give it away. */
  readonly hidden?: boolean;
}

/** The outcome of the match. */
export interface Ending {
  /** The label of the side that won; null if none did. */
  readonly winner: string | null;
  readonly rule: string;
  /** How it ended, as a sentence. */
  readonly reason: string;
}

/** The result of one check. */
export interface Check {
  readonly what: 'file' | 'commitment' | 'entropy' | 'origin' | 'dice' | 'intents' | 'seals' | 'ending';
  /** `silent`: the record holds nothing to check. */
  readonly result: 'good' | 'bad' | 'silent';
  /** A sentence. */
  readonly text: string;
  /** The data behind it, for people who want to compare: a commitment, the verifier's own message. */
  readonly detail?: string;
}

/** The rolls of one kind by one side. */
export interface Luck {
  readonly side: string;
  /** The game's word for this kind. */
  readonly kind: string;
  /** The probability of success of each roll, from 0 to 1, in order. */
  readonly chances: readonly number[];
  /** The number of successes. */
  readonly had: number;
}
