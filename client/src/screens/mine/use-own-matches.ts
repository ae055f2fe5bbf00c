/** The list of own matches, fetched again at intervals while it is visible. */

import { knownMe, listOwnMatches } from '@dwo/kits/shell/me';
import { useAsked } from '@dwo/kits/shell/use-asked';
import type { OwnMatches } from '@dwo/shared';

const REFRESH_MS = 20_000;
const NONE: OwnMatches = { now: 0, waiting: 0, matches: [] };

/** `list`: null before the first answer. `skew`: how far this machine's clock is ahead of the server's, in ms. */
export interface OwnList {
  readonly list: OwnMatches | null;
  readonly skew: number;
  readonly problem: string | null;
  readonly refresh: () => void;
  /** Shows why another request failed. */
  readonly report: (error: unknown) => void;
}

/** A browser without an identity never had a seat, so the server is not asked. */
async function ownMatches(): Promise<{ readonly list: OwnMatches; readonly skew: number }> {
  if (knownMe() === null) return { list: NONE, skew: 0 };
  const list = await listOwnMatches();
  return { list, skew: Date.now() - list.now };
}

/** Fetches the list, and again every `REFRESH_MS`. */
export function useOwnMatches(): OwnList {
  const { answer, problem, refresh, report } = useAsked(ownMatches, REFRESH_MS);
  return { list: answer?.list ?? null, skew: answer?.skew ?? 0, problem, refresh, report };
}
