/**
 * Plays the beats of one entry of a record. It shares with the open match how a beat is played, and what ends it (`Takes`). It has no
 * `TablePlayback`, because nothing is behind in a record: the reader's place on the film says which entry is next, the same entry may
 * come any number of times, and an edition's worker tells pictures and whole logs instead of events.
 */

import { Takes } from '../../playback/takes';
import type { LogEntry } from '../../shell/log-entry';
import type { SceneModel } from '../model';
import { BeatPlayer, type BeatTable, type Sight, type Throw } from './beat-player';

/** A tableau: a scene without the table. */
export type Tableau = Omit<SceneModel, 'table'>;

/** One event to play. */
export interface Beat<K extends string = string> extends Throw<K>, Omit<Sight, 'board'> {
  /** The tableau after it; null if nothing changed. */
  readonly board: Tableau | null;
  /** The latest lines of the log after it; null if it added none. */
  readonly log: readonly LogEntry[] | null;
}

/** The parts of the page that a show needs. */
export interface ShowTable<K extends string = string> extends BeatTable<K> {
  board(board: Tableau): void;
  /** Ends at once what `effects` is playing. */
  cut(): void;
  /** Moves the camera to where the beats will happen; returns the duration in ms, in real time. */
  look(beats: readonly Beat<K>[]): number;
  log(entries: readonly LogEntry[]): void;
  wait(ms: number): Promise<void>;
  /** The speed as a factor. */
  pace(): number;
}

/** The pause between two entries. */
const BREATH_MS = 260;
/** The time to read words at the table; it does not shrink at higher speeds. */
const SAID_MS = 1500;
const LEAST_SAID_MS = 700;

/** Plays one show at a time; a new one ends the one before. */
export class Show<K extends string = string> {
  readonly #table: ShowTable<K>;
  readonly #player: BeatPlayer<K>;
  readonly #takes = new Takes();

  constructor(table: ShowTable<K>) {
    this.#table = table;
    this.#player = new BeatPlayer(table);
  }

  /** Plays beats; false if they were cut. If words were `said` at the table before, it leaves time to read them. */
  async perform(beats: readonly Beat<K>[], said = false): Promise<boolean> {
    const table = this.#table;
    const on = this.#takes.begin();
    table.cut();
    const turning = table.look(beats);
    const until = (done: Promise<void>) => this.#takes.until(done);
    if (turning > 0) await until(table.wait(turning));
    const wait = (ms: number) => until(table.wait(ms / table.pace()));
    const time = { on, until, wait, pace: () => table.pace(), skipped: () => false };
    for (const beat of beats) {
      if (!on()) return false;
      await this.#player.play(beat, () => this.#tell(beat), time);
    }
    if (!on()) return false;
    await wait(said ? Math.max(SAID_MS, LEAST_SAID_MS * table.pace()) : BREATH_MS);
    return on();
  }

  /** Ends the present show. */
  cut(): void {
    this.#takes.cut();
    this.#table.cut();
  }

  #tell({ log, sound, effects, board }: Beat<K>): Sight {
    if (log !== null) this.#table.log(log);
    return { sound, effects, board: board === null ? null : () => this.#table.board(board) };
  }
}
