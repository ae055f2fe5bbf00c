/** The list of open matches: one address or person can't fill it. */
import type { MatchStage, MatchSummary } from '@dwo/shared';

/** The most games in the lobby that the list shows of one address, and of one person. The latest are shown. */
const WAITING = { address: 4, person: 2 } as const;

/** The opener of a match, and whether it still waits. */
interface Entry {
  readonly stage: MatchStage;
  /** Empty while nobody is inside. */
  readonly address: string;
  /** Null without an identity. */
  readonly person: string | null;
}

/** An entry of the list. `address` and `person` tell who opened the match; they never leave the cluster. */
export interface Listed extends Omit<Entry, 'stage'> {
  readonly summary: MatchSummary;
}

/**
 * At most `most` entries out of `open`, in the same order, the latest first. If there are more, addresses get their places in
 * turn.
 */
export function fairly<T extends Entry>(open: readonly T[], most: number): T[] {
  const counts = new Map<string, number>();
  const count = (key: string) => {
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    return n;
  };
  const shown = open.filter(({ stage, address, person }) => {
    if (stage !== 'lobby') return true;
    const ofPerson = person === null ? 0 : count(`person ${person}`);
    const ofAddress = address === '' ? 0 : count(`address ${address}`);
    return ofPerson <= WAITING.person && ofAddress <= WAITING.address;
  });
  const rounds = new Map<string, number>();
  const ranked = shown.map((entry, at) => {
    const round = entry.address === '' ? 0 : (rounds.get(entry.address) ?? 0);
    rounds.set(entry.address, round + 1);
    return { entry, at, round };
  });
  const kept = [...ranked].sort((a, b) => a.round - b.round || a.at - b.at).slice(0, most);
  return kept.sort((a, b) => a.at - b.at).map(({ entry }) => entry);
}

/** The same for entries with their summaries. */
export function fairList(open: readonly Listed[], most: number): MatchSummary[] {
  const entries = open.map((listed) => ({ ...listed, stage: listed.summary.stage }));
  return fairly(entries, most).map(({ summary }) => summary);
}

/** An entry from another process; one of an older version sends the summary alone. */
export function listedIn(sent: Listed | MatchSummary): Listed {
  return 'summary' in sent ? sent : { summary: sent, address: '', person: null };
}
