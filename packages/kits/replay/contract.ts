/**
 * The promise of an edition of a game's rules to the page that shows recorded matches. Editions are kept for ever as
 * bundles that nobody builds again, so this file only grows: what is in it stays, and what is new is optional. The contract
 * knows no game: what a moment looks like, and how something happens, are the game's own and pass through unopened.
 */
import type { Seat } from '@dwo/kernel';
import type { Language } from '@dwo/shared';
import type { LogEntry } from '../shell/log-entry';

/** Through whose eyes one looks: a seat's, a watcher's, or all of them together. */
export type Viewpoint = Seat | 'spectator' | 'everything';

/** The kinds of plain data that only the game reads. */
export interface Shown {
  /** The facts that stay the same throughout: the table, names. */
  readonly setting: unknown;
  /** The look of a moment. */
  readonly picture: unknown;
  /** One thing that happens. */
  readonly beat: unknown;
}

/** The number of this contract. Editions without one keep the first, which was of DINO WARS! alone. */
export const CONTRACT = 2;

/** The look of a moment, and one thing that happens, of a game. */
export type Picture<G extends Shown> = G['picture'];
export type Beat<G extends Shown> = G['beat'];

/** One version of one game's rules. A bundle exports it as `edition`. */
export interface Edition<G extends Shown = Shown> {
  readonly contract: typeof CONTRACT;
  readonly game: string;
  readonly version: number;
  /** Fetches the words of a language: names, the log and the checks are in it from then on. Left out by editions that know English alone. */
  speak?(language: Language): Promise<unknown>;
  /** Sets up the match of a record, whatever it is, and plays none of it yet; throws a sentence if it can't be read. */
  open(record: unknown): Promise<Tape<G>>;
}

/** A record that is being played again. */
export interface Tape<G extends Shown = Shown> {
  readonly cast: Cast<G>;
  /** Plays so many more entries; false once there is nothing more to play: the end, or a fault. */
  advance(entries: number): boolean;
  /** How far it has been played. */
  readonly played: number;
  /** The entry where the record breaks off, for it asks for what the rules refuse; null for none. */
  readonly fault: Fault | null;
  /** The marks found so far for the bar along which one looks for moments. */
  marks(): Marks;
  /** The moment after this entry, 0 for the beginning. It must have been played that far. */
  frame(n: number, viewpoint: Viewpoint): Frame<G>;
  /** The key of the last line of the log after this entry, 0 for an empty one; left out, one has to look at its frame. */
  line?(n: number, viewpoint: Viewpoint): number;
  /** The beats of entry n, one after the other, from the frame before it. */
  beats(n: number, viewpoint: Viewpoint): readonly Beat<G>[];
  /**
   * The decision that is due after this entry, as the seat that takes it sees the match; null if nobody decides any more. Of
   * several seats that may decide it is the viewpoint's, else the one that acts next. Left out by a game without hints.
   */
  position?(n: number, viewpoint: Viewpoint): Position | null;
  /** Hash of the whole state after this entry. */
  hash(n: number): string;
  /** How it ended by the rules; null while it goes on. */
  outcome(): unknown;
  /** Whether the record is what it says it is; the whole of it must have been played. */
  checks(): readonly Check[];
  /** How the dice fell, by side; empty for a game without dice. */
  luck(): readonly Luck[];
}

/** The facts that stay the same throughout. */
export interface Cast<G extends Shown = Shown> {
  /** Entries in the record. */
  readonly length: number;
  readonly seats: readonly CastSeat[];
  /** Whether somebody hides something, so that viewpoints differ. */
  readonly secrets: boolean;
  /** Names of the phases of a turn, in order, and whose they are. */
  readonly phases: readonly { readonly name: string; readonly side: string }[];
  readonly setting: G['setting'];
}

export interface CastSeat {
  /** A side by its label in the game's wire. */
  readonly side: string;
  /** Which seat of its side it is, 0 for the first. */
  readonly index: number;
  readonly name: string;
}

export interface Fault {
  /** The entry that could not be played. */
  readonly n: number;
  /** A sentence. */
  readonly why: string;
}

/** Moments worth a mark, in order. */
export interface Marks {
  /** The entries after which phases begin. `turn` 0 is the set-up. */
  readonly phases: readonly PhaseMark[];
  /** Losses for good: figures, cities, a king. */
  readonly losses: readonly LossMark[];
  /** Entries by which something was taken back. */
  readonly backs: readonly number[];
}

export interface PhaseMark {
  readonly n: number;
  readonly turn: number;
  /** Its place among `Cast.phases`; null for the set-up, and in a game without phases. */
  readonly phase: number | null;
}

export interface LossMark {
  readonly n: number;
  /** The name of what was lost. */
  readonly name: string;
  /** The side that lost it. */
  readonly side: string;
}

/** A moment. */
export interface Frame<G extends Shown = Shown> {
  readonly n: number;
  readonly turn: number;
  /** As in `PhaseMark`. */
  readonly phase: number | null;
  readonly picture: Picture<G>;
  /** The latest entries of the log. */
  readonly log: readonly LogEntry[];
  /** By seat; empty in a game that has no measure of it. */
  readonly strengths: readonly Strength[];
  /** Null while it goes on. */
  readonly ending: Ending | null;
}

/** How well a seat stands. */
export interface Strength {
  /** The length of its bar, 0 to 1; null for no bar. */
  readonly share: number | null;
  /** The number beside its name: "24/60", "3". */
  readonly text: string;
}

/** A decision that is due. */
export interface Position {
  readonly seat: Seat;
  /** The game's own view of that seat, as plain data. */
  readonly view: unknown;
}

export interface Ending {
  /** The side that won; null for none. */
  readonly winner: string | null;
  readonly rule: string;
  /** A sentence. */
  readonly reason: string;
}

/** One thing that was looked into. */
export interface Check {
  readonly what: 'file' | 'commitment' | 'entropy' | 'origin' | 'dice' | 'intents' | 'seals' | 'ending';
  /** `silent`: the record says nothing about it, so nothing could be looked into. */
  readonly result: 'good' | 'bad' | 'silent';
  /** A sentence. */
  readonly text: string;
  /** The figures behind it, for those who want to compare: a commitment, the verifier's own words. */
  readonly detail?: string;
}

/** The rolls of one kind of one side. */
export interface Luck {
  readonly side: string;
  /** The game's own word for it. */
  readonly kind: string;
  /** The chance of each, 0 to 1, in order. */
  readonly chances: readonly number[];
  /** How many of them came true. */
  readonly had: number;
}
