/** The log of a match after each entry of its record, from one viewpoint. */
import type { Frozen } from '@dwo/kernel';
import type { LogEntry } from '../shell/log-entry';

/** At most this many of the latest lines are kept. */
const SHOWN = 300;

/** The words of a game for its log. */
export interface LogTeller<S, E> {
  /** The log with one more event; `state` is the state just after it. */
  record(log: readonly LogEntry[], event: E, state: Frozen<S>): readonly LogEntry[];
  /** The line for moves that were taken back. */
  struck(): Omit<LogEntry, 'key'>;
}

/** The log, entry by entry. */
export class ToldLog<S, E> {
  private readonly told: (readonly LogEntry[])[] = [[]];

  constructor(private readonly teller: LogTeller<S, E>) {}

  /** The log after entry `n`. */
  at(n: number): readonly LogEntry[] {
    return this.told[n] ?? [];
  }

  /** Begins an entry; the function adds its events one by one, each with the state just after it. */
  begin(): (event: E | null, state: Frozen<S>) => void {
    const n = this.told.length;
    this.told.push(this.told[n - 1] ?? []);
    return (event, state) => {
      if (event !== null) this.told[n] = this.after(this.told[n] ?? [], event, state);
    };
  }

  /** The match went back to the state after an earlier entry: lines since then are struck out, which is a line of its own. */
  back(to: number): void {
    const last = this.told.at(-1) ?? [];
    const before = this.told[to] ?? [];
    const key = (last.at(-1)?.key ?? 0) + 1;
    this.told.push(shortened([...before, { ...this.teller.struck(), key }]));
  }

  /** The log with one more event. */
  after(log: readonly LogEntry[], event: E, state: Frozen<S>): readonly LogEntry[] {
    return shortened(this.teller.record(log, event, state));
  }
}

function shortened(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.length <= SHOWN ? log : log.slice(-SHOWN);
}
