/** Asks the server which game a match is of, before anything of that game is fetched. */
import { ApiError, matchDetails } from '@dwo/kits/shell/api';
import type { Problem } from '@dwo/kits/shell/problems';
import { problemOf } from './trouble';

const RETRY_MS = 500;
/** After so many failures in a row the page says that the server is silent, and keeps asking. */
const PATIENCE = 6;

/**
 * The id of the match's game. Asks until the server answers or `stop` is aborted, and passes each problem on the way to
 * `trouble`. Null if there is no such match or `stop` was aborted.
 */
export async function gameOf(
  id: string,
  stop: AbortSignal,
  trouble: (problem: Problem) => void,
): Promise<string | null> {
  for (let failures = 1; !stop.aborted; failures++) {
    try {
      return (await matchDetails(id)).game;
    } catch (error) {
      const problem = problemOf({ message: error instanceof ApiError ? (error.code ?? '') : String(error) });
      const passes = problem.kind === 'server-gone' || problem.kind === 'shutting-down';
      if ((!passes || failures >= PATIENCE) && !stop.aborted) trouble(problem);
      if (!passes) return null;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}
