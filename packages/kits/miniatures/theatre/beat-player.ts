/** Plays one event on a board, live and in replays: dice tumble before their result is told, figures glide before they bite. */
import type { VoiceName } from '../../audio/voices';
import type { PlayTime } from '../../playback/takes';
import type { Effect } from '../model';
import type { Cue, DiceShow, Performance } from './performance';

/** The time for which the dice tumble; then they lie still for `READ_MS`. */
const TUMBLE_MS = 650;
/** The time for which the dice lie still before the next effect. */
const READ_MS = 420;

/** The dice of an event. */
export interface Throw<K extends string = string> {
  /** The dice, which roll first and then show their result. */
  readonly roll: DiceShow<K> | null;
  /** A result of the dice before, shown below them: "Life −2". */
  readonly outcome: string | null;
}

/** The look and sound of an event once it is told. */
export interface Sight {
  readonly sound: Cue | null;
  readonly effects: readonly Effect[];
  /** Shows the board after it; null if nothing changed. */
  readonly board: (() => void) | null;
}

/** The parts of the page that a beat needs. */
export interface BeatTable<K extends string = string> {
  dice(dice: DiceShow<K>): void;
  sound(voice: VoiceName, pitch: number): void;
  /** Plays effects at this speed, as a factor; resolves when they have ended. */
  effects(effects: readonly Effect[], pace: number): Promise<void>;
}

/** Plays beats on one table. */
export class BeatPlayer<K extends string> {
  #dice: DiceShow<K> | null = null;

  constructor(private readonly table: BeatTable<K>) {}

  /** Plays one event. `tell` tells the log, as soon as the dice lie. */
  async play(thrown: Throw<K>, tell: () => Sight, time: PlayTime): Promise<void> {
    const { roll } = thrown;
    if (roll !== null) {
      this.#show(roll);
      if (time.pace() > 0) this.table.sound('dice', 1);
      await time.wait(TUMBLE_MS);
      if (!time.on()) return;
    }
    this.settle(thrown);
    const { sound, effects, board } = tell();
    if (sound !== null && !time.skipped()) this.table.sound(sound.voice, sound.pitch);
    const pace = time.pace();
    if (pace === 0) return;
    board?.();
    if (effects.length > 0) await time.until(this.table.effects(effects, pace));
    if (time.on() && roll !== null) await time.wait(READ_MS);
  }

  /** Shows a result at once. */
  settle({ roll, outcome }: Throw<K>): void {
    if (roll !== null) this.#show({ ...roll, rolling: false });
    else if (outcome !== null && this.#dice !== null) {
      this.#show({ ...this.#dice, outcome: [...this.#dice.outcome, outcome] });
    }
  }

  /** Shows a result at once, unless other dice were thrown since. */
  lie(thrown: Throw<K>): void {
    if (thrown.roll !== null && thrown.roll.key === this.#dice?.key) this.settle(thrown);
  }

  #show(dice: DiceShow<K>): void {
    this.#dice = dice;
    this.table.dice(dice);
  }
}

/** Estimated duration of events at normal speed, in ms. */
export function lengthOf<S, E>(events: readonly E[], performance: (event: E) => Performance<S, E>): number {
  let sum = 0;
  for (const event of events) {
    const { pictureMs = 0, dice } = performance(event);
    sum += pictureMs + ((dice?.(event) ?? null) === null ? 0 : TUMBLE_MS + READ_MS);
  }
  return sum;
}
