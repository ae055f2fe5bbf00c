/**
 * Holds the clocks and the computers of a match that has just begun until everybody sees the table: whoever still decides
 * whether to join, or whose page still draws the board, loses no time and misses no move. Each has a bound, so nobody can make the others wait for longer.
 */
import type { Seat } from '@dwo/kernel';
import type { Arrival, MatchState } from '@dwo/shared';
import type { Play } from '../play';
import { set } from './show-table';

/** How long a player may take to decide about joining, and then to see the table. */
const MOST_MS = { banner: 45_000, page: 15_000 } as const;

/** The way of a person to the table, before they see it. */
export type Coming = Exclude<Arrival, 'table'>;

/** The parts of a room that arrivals use. */
interface ArrivalRoom {
  readonly host: { readonly steady: () => number };
  readonly root: MatchState;
  readonly play: Play;
  isBot(seat: Seat): boolean;
  /** Called when the clocks begin to run. */
  released(): void;
  /** Has `look` called and the result sent, in a turn. */
  refresh(): void;
}

/** The arrivals at one match. */
export class Arrivals {
  private readonly coming = new Map<Seat, { readonly at: Coming; readonly since: number }>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly room: ArrivalRoom) {}

  /** Called when the match has begun and its clocks are held: waits for these seats. */
  begin(coming: ReadonlyMap<Seat, Coming>): void {
    const { host } = this.room;
    for (const [seat, at] of coming) this.coming.set(seat, { at, since: host.steady() });
  }

  /** Called when the page of a player has told how far it is. Nobody goes back, so nobody gets more time. */
  arrived(seat: Seat, at: Arrival): void {
    const before = this.coming.get(seat);
    if (before === undefined) return;
    if (at === 'table') this.coming.delete(seat);
    else if (before.at === 'banner' && at === 'page') this.coming.set(seat, { at, since: this.room.host.steady() });
  }

  /** Shows who is still coming, and lets the clocks go once nobody is. Called whenever presence is shown. */
  look(): void {
    const { play, host, root, isBot } = this.room;
    if (!play.held) return;
    const now = host.steady();
    for (const [seat, { at, since }] of this.coming) {
      if (play.over || isBot(seat) || now - since >= MOST_MS[at]) this.coming.delete(seat);
    }
    for (const [seat, chair] of root.chairs.entries()) {
      const at = this.coming.get(seat)?.at;
      set(chair, 'arrives', at === undefined ? '' : at === 'banner' ? 'deciding' : 'drawing');
    }
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.coming.size === 0) {
      play.letGo();
      this.room.released();
      return;
    }
    const next = Math.min(...[...this.coming.values()].map(({ at, since }) => since + MOST_MS[at]));
    this.timer = setTimeout(() => this.room.refresh(), Math.max(0, next - now));
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }
}
