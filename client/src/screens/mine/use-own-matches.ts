/** The list of own matches, fetched again at intervals while it is visible. */

import { knownMe, listOwnMatches } from '@dwo/kits/shell/me';
import { useAsked } from '@dwo/kits/shell/use-asked';
import type { OwnMatches } from '@dwo/shared';

const REFRESH_MS = 20_000;
const NONE: OwnMatches = { now: 0, waiting: 0, matches: [] };

/** `list`: null before the first answer. `ahead`: how far the server's time is ahead of `performance.now`, in ms. */
export interface OwnList {
  readonly list: OwnMatches | null;
  readonly ahead: number;
  readonly problem: string | null;
  readonly refresh: () => void;
  /** Shows why another request failed. */
  readonly report: (error: unknown) => void;
}

/** A browser without an identity never had a seat, so the server is not asked. */
async function ownMatches(): Promise<{ readonly list: OwnMatches; readonly ahead: number }> {
  if (knownMe() === null) return { list: NONE, ahead: 0 };
  const list = await listOwnMatches();
  return { list, ahead: list.now - performance.now() };
}

/** Fetches the list, and again every `REFRESH_MS`. */
export function useOwnMatches(): OwnList {
  const { answer, problem, refresh, report } = useAsked(ownMatches, REFRESH_MS);
  return { list: answer?.list ?? null, ahead: answer?.ahead ?? 0, problem, refresh, report };
}
