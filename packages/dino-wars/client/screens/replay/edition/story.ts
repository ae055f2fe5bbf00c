/** The log of a match as it stood after each entry, from one viewpoint. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { record } from '../../../hud/words/log';
import type { Scribe } from '../../../hud/words/log-entry';
import { say } from '../../../words';

/** Of a long war only the latest are shown. */
const SHOWN = 300;

/** Entry by entry. */
export class Story {
  private readonly told: (readonly LogEntry[])[] = [[]];

  constructor(private readonly scribe: Omit<Scribe, 'state'>) {}

  /** The log after an entry. */
  at(n: number): readonly LogEntry[] {
    return this.told[n] ?? [];
  }

  /** Adds what an entry brought about, event by event, with the state just after each. */
  begin(): (event: Event | null, state: Frozen<State>) => void {
    const n = this.told.length;
    this.told.push(this.told[n - 1] ?? []);
    return (event, state) => {
      if (event !== null) this.told[n] = this.after(this.told[n] ?? [], event, state);
    };
  }

  /** The match is again as it was after an earlier entry: what came since is struck out, which is a line of its own. */
  back(to: number): void {
    const last = this.told.at(-1) ?? [];
    const before = this.told[to] ?? [];
    const key = (last.at(-1)?.key ?? 0) + 1;
    this.told.push(shortened([...before, { ...struck(), key }]));
  }

  /** A log with one more event in it. */
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
