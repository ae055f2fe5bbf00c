/** Works out the battles of a day that is over, turn by turn, and keeps them. */
import type { DayTurn, Game } from '@dwo/shared';
import type { Journal } from '../journal/journal';
import type { Side } from './contest';
import { Joint } from './joint';
import { type DayStore, type Deal, REPEATED } from './store';
import { courseOf, type Points, turnsOf } from './turns';

/** The parts of days that tracks use. */
export interface TracksHost {
  readonly journal: Pick<Journal, 'match' | 'entries'>;
  readonly store: DayStore;
  /** Whether this server does a piece of work for all. */
  claims(work: string): Promise<boolean>;
}

/** The battle of a day that is over: its game and the side that people play. */
export interface Fought {
  readonly deal: Deal;
  readonly game: Game;
  readonly side: Side;
}

/** The battles of days, each worked out once. */
export class Tracks {
  private readonly work = new Joint<readonly DayTurn[]>();

  constructor(private readonly host: TracksHost) {}

  /** The turns of a day that is over; empty while another server works them out. */
  of(fought: Fought): Promise<readonly DayTurn[]> {
    const { day } = fought.deal;
    return this.work.of(day, async () => {
      const { store } = this.host;
      const known = await store.turns(day);
      if (known !== null) return known;
      if (!(await this.host.claims(`turns of ${day}`))) return [];
      return store.keepTurns(day, turnsOf(await this.workedOut(fought)));
    });
  }

  /** Keeps the battles of all who stand in the table of a day. A record that can't be played any more is left out. */
  private async workedOut({ deal: { day }, game, side }: Fought): Promise<readonly Points[]> {
    const { journal, store } = this.host;
    const all: Points[] = [];
    for (const { match: id, address } of await store.entries(day)) {
      const match = address === REPEATED ? null : await journal.match(id);
      if (match === null || match.begunAt === null) continue;
      const course = await courseOf(game, side, match, await journal.entries(match.key)).catch(() => null);
      if (course === null || course.moments.length === 0) continue;
      await store.keepTrack(day, { match: id, ...course });
      // The figures of all battles together would be long.
      const moments = course.moments.map(({ kept, taken, over }) => ({ kept, taken, over }));
      all.push({ had: course.had, moments });
    }
    return all;
  }
}
