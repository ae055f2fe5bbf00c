/** The list of one's own matches, asked for again and again while it is looked at. */

import { knownMe, listOwnMatches } from '@dwo/kits/shell/me';
import { useAsked } from '@dwo/kits/shell/use-asked';
import type { OwnMatches } from '@dwo/shared';

const REFRESH_MS = 20_000;
const NONE: OwnMatches = { now: 0, waiting: 0, matches: [] };

/** The list, null before the first answer, and how far this machine's clock is ahead of the server's. */
export interface OwnList {
  readonly list: OwnMatches | null;
  readonly skew: number;
  readonly problem: string | null;
  readonly refresh: () => void;
  /** Shows why something else failed. */
  readonly report: (error: unknown) => void;
}

/** Nobody has sat down anywhere with a browser that knows no identity: then there is nothing to ask. */
async function ownMatches(): Promise<{ readonly list: OwnMatches; readonly skew: number }> {
  if (knownMe() === null) return { list: NONE, skew: 0 };
  const list = await listOwnMatches();
  return { list, skew: Date.now() - list.now };
}

export function useOwnMatches(): OwnList {
  const { answer, problem, refresh, report } = useAsked(ownMatches, REFRESH_MS);
  return { list: answer?.list ?? null, skew: answer?.skew ?? 0, problem, refresh, report };
}
