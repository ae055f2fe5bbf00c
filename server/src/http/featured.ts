/** `GET /api/matches/featured`: the matches under way that are best worth watching, for the title. */
import type { MatchSummary } from '@dwo/shared';
import { Router } from 'express';
import type { Host } from '../host';

/** A match of fewer entries has only just begun. */
const BEGUN = 20;
/** Some more than one, for those who play in the first one themselves. */
const SHOWN = 3;
/** Everybody who asks within this time is told the same. */
const KEPT_MS = 5_000;

/** The best matches of a list: those of most people come first, then those that most watch, then the longest. */
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

/** How many of its players are people who are there now. */
function peopleIn({ chairs }: MatchSummary): number {
  return chairs.filter(({ taken, bot, connected }) => taken && !bot && connected).length;
}

/** The route below `/api/matches`. */
export function featuredRoute({ now }: Pick<Host, 'now'>, openMatches: () => Promise<readonly MatchSummary[]>): Router {
  const routes = Router();
  let kept: { readonly at: number; readonly answer: Promise<readonly MatchSummary[]> } | null = null;
  routes.get('/featured', async (_request, response) => {
    if (kept === null || now() - kept.at >= KEPT_MS) kept = { at: now(), answer: openMatches().then(featuredIn) };
    const { answer } = kept;
    answer.catch(() => {
      kept = null;
    });
    response.set('Cache-Control', 'no-store').json({ matches: await answer });
  });
  return routes;
}
