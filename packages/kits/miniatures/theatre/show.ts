/** Plays the beats of one entry: dice tumble before their result is told, figures glide before they bite. */
import type { VoiceName } from '../../audio/voices';
import type { LogEntry } from '../../shell/log-entry';
import type { Effect, SceneModel } from '../model';
import { READ_MS, TUMBLE_MS } from './pace';
import type { DiceShow } from './performance';

/** A tableau: a scene without the table. */
export type Tableau = Omit<SceneModel, 'table'>;

/** One event to play. */
export interface Beat<K extends string = string> {
  /** The dice, which roll first and then show their result. */
  readonly roll: DiceShow<K> | null;
  /** A result of the dice before, shown below them: "Life −2". */
  readonly outcome: string | null;
  readonly sound: { readonly voice: VoiceName; readonly pitch: number } | null;
  readonly effects: readonly Effect[];
  /** The tableau after it; null if nothing changed. */
  readonly board: Tableau | null;
  /** The latest lines of the log after it; null if it added none. */
  readonly log: readonly LogEntry[] | null;
}

/** The parts of the page that a show needs. */
export interface ShowTable<K extends string = string> {
  board(board: Tableau): void;
  /** Resolves when the effects have ended. */
  effects(effects: readonly Effect[]): Promise<void>;
  /** Ends at once what `effects` is playing. */
  cut(): void;
  /** Moves the camera to where the beats will happen; returns the duration in ms, in real time. */
  look(beats: readonly Beat<K>[]): number;
  dice(dice: DiceShow<K>): void;
  log(entries: readonly LogEntry[]): void;
  sound(voice: VoiceName, pitch: number): void;
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
  #number = 0;
  #wake: () => void = () => {};
  #dice: DiceShow<K> | null = null;

  constructor(table: ShowTable<K>) {
    this.#table = table;
  }

  /** Plays beats; false if they were cut. If words were `said` at the table before, it leaves time to read them. */
  async perform(beats: readonly Beat<K>[], said = false): Promise<boolean> {
    this.cut();
    const number = this.#number;
    const on = () => this.#number === number;
    const turning = this.#table.look(beats);
    if (turning > 0) await Promise.race([this.#table.wait(turning), this.#woken()]);
    if (!on()) return false;
    for (const beat of beats) {
      await this.#beat(beat, on);
      if (!on()) return false;
    }
    const rest = said ? Math.max(SAID_MS, LEAST_SAID_MS * this.#table.pace()) : BREATH_MS;
    await this.#wait(rest);
    return on();
  }

  /** Ends the present show. */
  cut(): void {
    this.#number++;
    this.#wake();
    this.#table.cut();
  }

  async #beat({ roll, outcome, sound, effects, board, log }: Beat<K>, on: () => boolean): Promise<void> {
    if (roll !== null) {
      this.#show(roll);
      this.#table.sound('dice', 1);
      await this.#wait(TUMBLE_MS);
      if (!on()) return;
      this.#show({ ...roll, rolling: false });
    } else if (outcome !== null && this.#dice !== null) {
      this.#show({ ...this.#dice, outcome: [...this.#dice.outcome, outcome] });
    }
    if (log !== null) this.#table.log(log);
    if (sound !== null) this.#table.sound(sound.voice, sound.pitch);
    if (board !== null) this.#table.board(board);
    if (effects.length > 0) await Promise.race([this.#table.effects(effects), this.#woken()]);
    if (on() && roll !== null) await this.#wait(READ_MS);
  }

  #show(dice: DiceShow<K>): void {
    this.#dice = dice;
    this.#table.dice(dice);
  }

  #wait(ms: number): Promise<void> {
    return Promise.race([this.#table.wait(ms / this.#table.pace()), this.#woken()]);
  }

  #woken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
