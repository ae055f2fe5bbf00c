/** The list of one's own matches, asked for again and again while it is looked at. */

import { knownMe, listOwnMatches } from '@dwo/kits/shell/me';
import type { OwnMatches } from '@dwo/shared';
import { useCallback, useEffect, useState } from 'preact/hooks';

const REFRESH_MS = 20_000;
const NONE: OwnMatches = { now: 0, waiting: 0, matches: [] };

/** The list, null before the first answer, and how far this machine's clock is ahead of the server's. */
export interface OwnList {
  readonly list: OwnMatches | null;
  readonly skew: number;
  readonly problem: string | null;
  readonly refresh: () => void;
}

export function useOwnMatches(): OwnList {
  const [list, setList] = useState<OwnMatches | null>(null);
  const [skew, setSkew] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(async () => {
    // Nobody has sat down anywhere with this browser: there is nothing to ask.
    if (knownMe() === null) {
      setList(NONE);
      return;
    }
    try {
      const found = await listOwnMatches();
      setSkew(Date.now() - found.now);
      setList(found);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, []);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void look();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [look]);
  return { list, skew, problem, refresh: () => void look() };
}
