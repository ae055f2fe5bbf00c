/** The log of a match after each entry, from one viewpoint. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { record } from '../../../hud/words/log';
import type { Scribe } from '../../../hud/words/log-entry';
import { say } from '../../../words';

/** At most this many of the latest lines are kept. */
const SHOWN = 300;

/** The story of a match, entry by entry. */
export class Story {
  private readonly told: (readonly LogEntry[])[] = [[]];

  constructor(private readonly scribe: Omit<Scribe, 'state'>) {}

  /** The log after entry `n`. */
  at(n: number): readonly LogEntry[] {
    return this.told[n] ?? [];
  }

  /** Begins an entry; the function adds its events one by one, each with the state just after it. */
  begin(): (event: Event | null, state: Frozen<State>) => void {
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
    this.told.push(shortened([...before, { ...struck(), key }]));
  }

  /** The log with one more event. */
  after(log: readonly LogEntry[], event: Event, state: Frozen<State>): readonly LogEntry[] {
    return shortened(record(log, event, { ...this.scribe, state }));
  }
}

const struck = (): Omit<LogEntry, 'key'> => ({
  kind: 'remark',
  by: 'referee',
  text: say('replay.taken-back'),
  bold: [],
  notes: [],
  rule: 'DW-R-98',
  figures: [],
  seats: [],
  kill: false,
});

function shortened(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.length <= SHOWN ? log : log.slice(-SHOWN);
}
