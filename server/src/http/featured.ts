/** `GET /api/matches/featured`: the matches under way that are best to watch, for the title page. */
import type { MatchSummary } from '@dwo/shared';
import { Router } from 'express';
import type { Host } from '../host';

/** A match with fewer entries is featured only from its second turn on. */
const BEGUN = 20;
/** The number of featured matches. It is more than one because the visitor may be playing in the first. */
const SHOWN = 3;
/** How long an answer is cached. */
const KEPT_MS = 5_000;

/** Picks the best matches: those with most people, then with most spectators, then the longest. */
export function featuredIn(matches: readonly MatchSummary[]): readonly MatchSummary[] {
  const worthy = matches.filter((match) => isUnderWay(match) && peopleIn(match) > 0);
  const better = (a: MatchSummary, b: MatchSummary) =>
    peopleIn(b) - peopleIn(a) || b.watchers - a.watchers || b.seq - a.seq;
  return worthy.sort(better).slice(0, SHOWN);
}

function isUnderWay({ stage, live, visibility, seq, standing }: MatchSummary): boolean {
  const begun = seq >= BEGUN || (standing !== null && standing.turn > 1);
  return visibility === 'open' && stage === 'playing' && live && begun;
}

/** The number of its players who are people and connected. */
function peopleIn({ chairs }: MatchSummary): number {
  return chairs.filter(({ taken, bot, connected }) => taken && !bot && connected).length;
}

/** The route below `/api/matches`. */
export function featuredRoute(
  { steady }: Pick<Host, 'steady'>,
  openMatches: () => Promise<readonly MatchSummary[]>,
): Router {
  const routes = Router();
  let kept: { readonly at: number; readonly answer: Promise<readonly MatchSummary[]> } | null = null;
  routes.get('/featured', async (_request, response) => {
    if (kept === null || steady() - kept.at >= KEPT_MS) kept = { at: steady(), answer: openMatches().then(featuredIn) };
    const { answer } = kept;
    answer.catch(() => {
      kept = null;
    });
    response.set('Cache-Control', 'no-store').json({ matches: await answer });
  });
  return routes;
}
