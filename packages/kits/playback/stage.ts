/** The contract between the playback and a game's table: what differs from table to table. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { LogScene, Opening } from '../game-client';
import { type Clock, clockOf, leftOf } from '../shell/clocks';
import type { LogEntry } from '../shell/log-entry';
import { isMyMove } from '../shell/moves';
import { serverNow } from '../shell/server-time';
import { store } from '../shell/store';
import type { PlayTime } from './takes';

/** A table that is played on. Without `perform` each state simply follows the one before. */
export interface Stage<S extends object, E extends Tagged> {
  /** The log with the line of one event, as in `GameClient.words`. Called once for each event, in order. */
  log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
  /** Plays a batch. Events that it does not tell are told when it ends, and then the state of the batch is shown. */
  perform?(act: Act<S, E>): Promise<void>;
  /** Plays the dice of a set-up over the first state; left out by a table whose set-up throws none. */
  prelude?(opening: Opening<S, E>, time: PlayTime): Promise<void>;
  /** Called for an event that is told without being played. */
  passed?(event: E): void;
  /** Ends at once what plays besides the waits of the act. */
  cut?(): void;
  /** Applies an event, so that each one is told with the state just after it; otherwise with the state of its batch. */
  evolve?(state: S, event: E): void;
  /**
   * The estimated duration of events at normal speed, in ms. A stage that knows it is in step in time for a decision; one that
   * does not is only hurried by the number of batches that wait.
   */
  lengthOf?(events: readonly E[]): number;
  /** Whether every batch is played, however many wait; without `lengthOf`. The player can skip them. */
  readonly tellsAll?: boolean;
}

/** One batch while it is played. */
export interface Act<S extends object, E extends Tagged> extends PlayTime {
  readonly before: Frozen<S>;
  readonly events: readonly E[];
  /** The state after it; null if it is played again and its events lead there. */
  readonly state: Frozen<S> | null;
  /** Whether it is played again: then nothing is written into the log. */
  readonly again: boolean;
  show(picture: Frozen<S>): void;
  /** Tells one event, with a picture or the state just after it, which it returns. */
  tell(event: E, picture?: Frozen<S>): Frozen<S>;
}

/** The page on which a table is: its clock, its player, and the chosen speed. */
export interface Page {
  now(): number;
  wait(ms: number): Promise<void>;
  /** The chosen speed as a factor; 0 for none of the pictures. */
  speed(): number;
  /** Whether the page is visible. */
  watched(): boolean;
  /** Whether a clock runs for the player's decision, which is awaited in the referee's newest state. */
  asked(): boolean;
  /** Whether the table is drawn, or nothing draws it because the page is hidden. */
  drawn(): boolean;
  /** Resolves as soon as it is. */
  picture(): Promise<void>;
}

/** A table that is not drawn by then is played without waiting on. */
const PICTURE_MS = 10_000;

const drawn = () => store.getState().match?.drawn !== false || document.hidden;

function picture(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(latest);
      leave();
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    const latest = setTimeout(done, PICTURE_MS);
    const leave = store.subscribe(() => drawn() && done());
    document.addEventListener('visibilitychange', done);
  });
}

/** A player with more time than this loses none by watching what happened. */
const AMPLE_MS = 600_000;

/** Whether a seat has a running clock that will not last for long. */
function isPressed(clocks: readonly Clock[], seat: Seat | null): boolean {
  const clock = seat === null ? null : clockOf(clocks, seat);
  return clock !== null && clock.deadline !== null && leftOf(clock, serverNow()) < AMPLE_MS;
}

const SPEEDS = { normal: 1, double: 2, instant: 0 } as const;

/** This page. */
export const PAGE: Page = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  speed: () => SPEEDS[store.getState().settings.speed],
  watched: () => !document.hidden,
  asked: () => {
    const { match } = store.getState();
    return match !== null && isMyMove(match) && isPressed(match.clocks, match.seat);
  },
  drawn,
  picture,
};
