/** Works out the battles of a day that is over, turn by turn, and keeps them. */
import type { DayTurn, Game } from '@dwo/shared';
import type { Journal, MatchRecord } from '../journal/journal';
import type { Adoption } from '../rooms/record/adoption';
import type { Side } from './contest';
import { Joint } from './joint';
import { type DayStore, type Deal, REPEATED } from './store';
import { type Course, courseOf, type Points, turnsOf } from './turns';

/** The parts of days that tracks use. */
export interface TracksHost {
  readonly journal: Pick<Journal, 'match' | 'entries'>;
  readonly adoption: Pick<Adoption, 'inPresentRules'>;
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
  /** The turns of days of which this version of the server can't play every record. Another one may, so they are not stored. */
  private readonly partial = new Map<string, readonly DayTurn[]>();

  constructor(private readonly host: TracksHost) {}

  /** The turns of a day that is over; empty while another server works them out. */
  of(fought: Fought): Promise<readonly DayTurn[]> {
    const { day } = fought.deal;
    return this.work.of(day, async () => {
      const { store } = this.host;
      const known = this.partial.get(day) ?? (await store.turns(day));
      if (known !== null) return known;
      if (!(await this.host.claims(`turns of ${day}`))) return [];
      const { all, whole } = await this.workedOut(fought);
      const turns = turnsOf(all);
      if (whole) return store.keepTurns(day, turns);
      this.partial.set(day, turns);
      return turns;
    });
  }

  /** Keeps the battles of all who stand in the table of a day. It is not the whole day if a record can't be played. */
  private async workedOut({ deal: { day }, game, side }: Fought): Promise<{ all: Points[]; whole: boolean }> {
    const { journal, store } = this.host;
    const kept = await store.tracked(day);
    const all: Points[] = [];
    let whole = true;
    for (const { match: id, address } of await store.entries(day)) {
      const match = address === REPEATED ? null : await journal.match(id);
      if (match === null || match.begunAt === null) continue;
      const known = kept.includes(id) ? (await store.tracksOf(day, [id])).get(id) : undefined;
      const course = known ?? (await this.courseOf(game, side, match));
      if (course === null) whole = false;
      if (course === null || course.moments.length === 0) continue;
      await store.keepTrack(day, { match: id, had: course.had, moments: course.moments });
      // The figures of all battles together would be long.
      const moments = course.moments.map(({ figures: _, ...moment }) => moment);
      all.push({ had: course.had, moments });
    }
    return { all, whole };
  }

  /** The battle of a match; null if the present rules can't play its record. */
  private async courseOf(game: Game, side: Side, match: MatchRecord): Promise<Course | null> {
    const { journal, adoption } = this.host;
    const record = await adoption.inPresentRules(match, game, await journal.entries(match.key));
    return record === null ? null : courseOf(game, side, record).catch(() => null);
  }
}
