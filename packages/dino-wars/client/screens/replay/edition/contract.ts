/**
 * The promise of an edition of the rules to the page that shows a recorded match. Editions are kept for ever as bundles
 * that nobody builds again, so this file only grows: what is in it stays, and what is new is optional. Everything that
 * crosses it is plain data in the terms of the table (figures, marks, effects, sentences), never the game's own state.
 */
import type { Seat } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { Effect, SceneModel } from '@dwo/kits/miniatures/model';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { DiceShow } from '../../../hud/theatre/dice-show';

/** Through whose eyes one looks: a seat's, a watcher's, or all of them together. */
export type Viewpoint = Seat | 'spectator' | 'everything';

/** One version of one game's rules. A bundle exports it as `edition`. */
export interface Edition {
  readonly game: string;
  readonly version: number;
  /** Sets up the match of a record, whatever it is, and plays none of it yet; throws a sentence if it can't be read. */
  open(record: unknown): Promise<Tape>;
}

/** A record that is being played again. */
export interface Tape {
  readonly cast: Cast;
  /** Plays so many more entries; false once there is nothing more to play: the end, or a fault. */
  advance(entries: number): boolean;
  /** How far it has been played. */
  readonly played: number;
  /** The entry where the record breaks off, for it asks for what the rules refuse; null for none. */
  readonly fault: Fault | null;
  /** The marks found so far for the bar along which one looks for moments. */
  marks(): Marks;
  /** The table after this entry, 0 for the beginning. It must have been played that far. */
  frame(n: number, viewpoint: Viewpoint): Frame;
  /** The key of the last line of the log after this entry, 0 for an empty one; left out, one has to look at its frame. */
  line?(n: number, viewpoint: Viewpoint): number;
  /** The beats of entry n, one after the other, from the frame before it. */
  beats(n: number, viewpoint: Viewpoint): readonly Beat[];
  /** Hash of the whole state after this entry. */
  hash(n: number): string;
  /** How it ended by the rules; null while it goes on. */
  outcome(): unknown;
  /** Whether the record is what it says it is; the whole of it must have been played. */
  checks(): readonly Check[];
  /** How the dice fell, by side. */
  luck(): readonly Luck[];
}

/** The facts that stay the same throughout. */
export interface Cast {
  /** Entries in the record. */
  readonly length: number;
  readonly table: SceneModel['table'];
  readonly seats: readonly CastSeat[];
  readonly figures: Readonly<Record<string, CastFigure>>;
  /** Whether somebody hides something, so that viewpoints differ. */
  readonly secrets: boolean;
  /** Names of the phases of a turn, in order, and whose they are. */
  readonly phases: readonly { readonly name: string; readonly side: Side }[];
}

export type Side = 'army' | 'dinosaurs';

export interface CastSeat {
  readonly side: Side;
  /** Which army or herd it is, 0 for the first. */
  readonly index: number;
  readonly name: string;
}

export interface CastFigure {
  readonly full: string;
  readonly short: string;
  readonly owner: Seat;
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
  readonly kills: readonly KillMark[];
  /** Entries by which something was taken back. */
  readonly backs: readonly number[];
}

export interface PhaseMark {
  readonly n: number;
  readonly turn: number;
  /** Its place among `Cast.phases`; null for the set-up. */
  readonly phase: number | null;
}

export interface KillMark {
  readonly n: number;
  /** The figure that was lost, and the player who commanded it. */
  readonly figure: string;
  readonly side: Side;
}

/** The board: a scene without the table itself. */
export type Board = Omit<SceneModel, 'table'>;

/** A moment. */
export interface Frame {
  readonly n: number;
  readonly turn: number;
  /** As in `PhaseMark`. */
  readonly phase: number | null;
  readonly board: Board;
  /** The latest entries of the log. */
  readonly log: readonly LogEntry[];
  /** By seat. */
  readonly strengths: readonly Strength[];
  /** Null while it goes on. */
  readonly ending: Ending | null;
}

export interface Strength {
  readonly pointsLeft: number;
  readonly pointsAtStart: number;
}

export interface Ending {
  readonly winner: Side | null;
  readonly rule: string;
  /** A sentence. */
  readonly reason: string;
}

/** One thing that happened, as it is played to the eye. */
export interface Beat {
  /** Dice that fall; they roll first and then show what came of them. */
  readonly roll: DiceShow | null;
  /** The result of the dice before, for under them: "Life −2". */
  readonly outcome: string | null;
  readonly sound: { readonly voice: VoiceName; readonly pitch: number } | null;
  readonly effects: readonly Effect[];
  /** The table after it; null if nothing on it changed. */
  readonly board: Board | null;
  /** The latest entries of the log after it; null if it added nothing. */
  readonly log: readonly LogEntry[] | null;
}

/** One thing that was looked into. */
export interface Check {
  readonly what: 'file' | 'commitment' | 'entropy' | 'origin' | 'dice' | 'intents' | 'seals' | 'ending';
  /** `silent`: the record says nothing about it, so nothing could be looked into. */
  readonly result: 'good' | 'bad' | 'silent';
  /** A sentence. */
  readonly text: string;
  /** The number behind it, for those who want to compare: a commitment. */
  readonly detail?: string;
}

/** The rolls of one kind of one side. */
export interface Luck {
  readonly side: Side;
  readonly kind: 'fire' | 'closing-fire' | 'ram' | 'attack' | 'overrun' | 'luck' | 'survival' | 'rage' | 'stray';
  /** The chance of each, in 36ths, in order. */
  readonly chances: readonly number[];
  /** How many of them came true. */
  readonly had: number;
}
