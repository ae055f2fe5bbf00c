/** `GET /api/matches/week`: the match of the week, of people's own public ones. */
import type { WeekAnswer, WeekMatch } from '@dwo/shared';
import { Router } from 'express';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { isPublic, originPublicAt } from '../rooms/watching/publicity';
import { shown } from './finished';
import { type Swings, swingsOf } from './swings';

const WEEK_MS = 604_800_000;
/** How long a pick is kept before it is made anew. */
const FRESH_MS = 600_000;
/** The number of finished matches that are looked at, and of those that are replayed for one pick; the others come next time. */
const LISTED = 100;
const REPLAYED = 8;
/** Matches with fewer or more entries are no film. */
const SHORTEST = 20;
const LONGEST = 3_000;

type Judged = Swings & { readonly id: string };

/** Picks the match of the week when somebody asks, without letting them wait. What was judged is kept while the process runs. */
export class WeekPick {
  private readonly judged = new Map<string, Swings | null>();
  private best: Judged | null = null;
  private pickedAt: number | null = null;
  private picking: Promise<void> | null = null;

  constructor(private readonly host: Pick<Host, 'journal' | 'adoption' | 'games' | 'now' | 'steady' | 'log'>) {}

  /** The pick as it is known; null for none. A stale one is made anew meanwhile. */
  async now(): Promise<WeekMatch | null> {
    const { journal, now, steady } = this.host;
    if (this.pickedAt === null || steady() - this.pickedAt >= FRESH_MS) void this.pick();
    const { best } = this;
    const match = best === null ? null : await journal.match(best.id);
    // It may have been deleted since.
    if (best === null || match === null || !isFilm(match, now())) return null;
    return { ...shown(this.host, match), least: best.least, moments: best.moments };
  }

  /** Makes the pick anew; those who ask meanwhile share it. Failures are logged, and tried again with the next pick. */
  pick(): Promise<void> {
    this.picking ??= this.judge()
      .catch((error: unknown) => this.host.log.warn({ error }, 'the match of the week could not be picked'))
      .finally(() => {
        this.picking = null;
        this.pickedAt = this.host.steady();
      });
    return this.picking;
  }

  private async judge(): Promise<void> {
    const { journal, now } = this.host;
    const matches = (await journal.finished(now(), LISTED)).filter((match) => isFilm(match, now()));
    const ids = new Set(matches.map(({ id }) => id));
    for (const id of this.judged.keys()) if (!ids.has(id)) this.judged.delete(id);
    let left = REPLAYED;
    for (const match of matches) {
      if (this.judged.has(match.id) || left === 0 || (await originPublicAt(journal, match)) > now()) continue;
      left--;
      this.judged.set(match.id, await this.swings(match));
    }
    const known = [...this.judged].flatMap(([id, swings]): Judged[] => (swings === null ? [] : [{ id, ...swings }]));
    this.best = known.sort((a, b) => b.total - a.total)[0] ?? null;
  }

  private async swings(match: MatchRecord): Promise<Swings | null> {
    const { journal, adoption, games } = this.host;
    const game = games.get(match.game);
    const count = await journal.count(match.key);
    if (game === undefined || count < SHORTEST || count > LONGEST) return null;
    const record = await adoption.inPresentRules(match, game, await journal.entries(match.key));
    return record === null ? null : swingsOf(game, record).catch(() => null);
  }
}

/** Whether everybody may see a match, and it is one of people who meant to be seen, within a week. */
function isFilm(match: MatchRecord, now: number): boolean {
  const { visibility, origin, chairs, endedAt } = match;
  const isPeople = chairs.filter(({ bot }) => !bot).length > 1;
  const isWhole = origin?.record === undefined && origin?.step == null;
  return visibility === 'open' && isPeople && isWhole && isPublic(match, now) && (endedAt ?? 0) >= now - WEEK_MS;
}

/** The route below `/api/matches`. */
export function weekRoute(host: Host): Router {
  const routes = Router();
  const week = new WeekPick(host);
  routes.get('/week', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ match: await week.now() } satisfies WeekAnswer);
  });
  return routes;
}
