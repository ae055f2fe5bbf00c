/** `GET /api/matches/finished`: the matches that ended last. */
import type { Outcome } from '@dwo/kernel';
import { frozen } from '@dwo/kernel';
import type { FinishedMatch } from '@dwo/shared';
import { Router } from 'express';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { originPublicAt } from '../rooms/watching/publicity';

/** The length of the list. */
const LISTED = 30;
/** How long a list is cached. */
const FRESH_MS = 5_000;

/** The route below `/api/matches`. */
export function finishedRoute(host: Host): Router {
  const routes = Router();
  let latest: { readonly at: number; readonly list: Promise<readonly FinishedMatch[]> } | null = null;
  routes.get('/finished', async (_request, response) => {
    const now = host.steady();
    if (latest === null || now - latest.at > FRESH_MS) {
      const list = finished(host, host.now());
      list.catch(() => {
        latest = null;
      });
      latest = { at: now, list };
    }
    response.set('Cache-Control', 'no-store').json({ matches: await latest.list });
  });
  return routes;
}

/** The latest matches, except those that would reveal the end of the match before. */
async function finished(host: Host, now: number): Promise<readonly FinishedMatch[]> {
  const matches = await host.journal.finished(now, LISTED);
  const tellable = await Promise.all(matches.map((match) => originPublicAt(host.journal, match)));
  return matches.filter((_, at) => (tellable[at] ?? 0) <= now).map((match) => shown(host, match));
}

/** A finished match in a list. */
export function shown(host: Pick<Host, 'games'>, match: MatchRecord): FinishedMatch {
  const { id, game, version, preset, options, chairs, endedAt, outcome, origin } = match;
  const labels = host.games.get(game)?.chairs(frozen(options)) ?? [];
  return {
    ...{ id, game, version, preset, endedAt: endedAt ?? 0 },
    forked: origin?.record !== undefined,
    winners: (outcome as Outcome | null)?.winners ?? [],
    chairs: chairs.map(({ name, bot, place }) => ({ name, bot, label: labels[place] ?? '' })),
  };
}
