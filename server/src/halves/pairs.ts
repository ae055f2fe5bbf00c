/**
 * Finds the two halves of a mirror match in the journal: a match, and its rematch in which the same two have swapped seats.
 * Matches that follow each other make pairs: 1 and 2, 3 and 4. Nothing of it is stored.
 */
import { canonicalJson } from '@dwo/kernel';
import { type Games, hasHalves } from '@dwo/shared';
import type { ChairRecord, Journal, MatchRecord } from '../journal/journal';
import { newOptions } from '../new-options';
import { rematchOf } from '../rooms/rematch';

/** The parts of the server that this uses. */
export interface PairsHost {
  readonly journal: Pick<Journal, 'match' | 'setting'>;
  readonly games: Games;
}

/** Both halves; `second` is null if nobody has asked for it, or if another match was played instead. */
export interface Pair {
  readonly first: MatchRecord;
  readonly second: MatchRecord | null;
}

/** The mirror match that a match is a half of; null for a match that can't be one. */
export async function pairOf(host: PairsHost, match: MatchRecord): Promise<Pair | null> {
  if (!canBeHalf(host, match)) return null;
  const before = await firstOf(host, match);
  if (before !== null) return { first: before, second: match };
  const next = await nextOf(host, match);
  return { first: match, second: next !== null && follows(host, match, next) ? next : null };
}

/** The first half before a match; null if the match itself is a first half. */
async function firstOf(host: PairsHost, match: MatchRecord): Promise<MatchRecord | null> {
  let [earlier, cursor, before] = [0, match, null as MatchRecord | null];
  for (;;) {
    const previous = await previousOf(host, cursor);
    if (previous === null || !follows(host, previous, cursor)) break;
    before ??= previous;
    earlier += 1;
    cursor = previous;
  }
  return earlier % 2 === 1 ? before : null;
}

/** The match of which this one is the rematch; those between them that ended without a result are left out. */
async function previousOf({ journal }: PairsHost, { origin }: MatchRecord): Promise<MatchRecord | null> {
  let from = origin;
  while (from !== null && from.record === undefined && from.step === null) {
    const before = await journal.match(from.match);
    if (before === null || !isAborted(before)) return before;
    from = before.origin;
  }
  return null;
}

/** The rematch of a match; those that ended without a result are left out. */
async function nextOf(host: PairsHost, match: MatchRecord): Promise<MatchRecord | null> {
  let next: MatchRecord | null = match;
  do {
    const id: string | null = await rematchOf(host, next);
    next = id === null ? null : await host.journal.match(id);
  } while (next !== null && isAborted(next));
  return next;
}

function isAborted({ endedAt, outcome }: MatchRecord): boolean {
  return endedAt !== null && outcome === null;
}

/** Whether a match begins where every other one does, between two sides that differ. A fork does not. */
function canBeHalf({ games }: PairsHost, match: MatchRecord): boolean {
  const game = games.get(match.game);
  if (game === undefined || match.sealedUntil !== null || match.origin?.record !== undefined) return false;
  return !isAborted(match) && hasHalves(game, match.options);
}

/** Whether the later match is the same battle, by the same two on swapped seats; before it begins, whether it can become that. */
function follows(host: PairsHost, earlier: MatchRecord, later: MatchRecord): boolean {
  if (!canBeHalf(host, earlier) || earlier.endedAt === null || earlier.game !== later.game) return false;
  const game = host.games.get(later.game);
  if (game === undefined || !hasHalves(game, later.options)) return false;
  const [before, now] = [earlier, later].map(({ options }) => canonicalJson(newOptions(game, options) as never));
  if (before !== now) return false;
  return later.begunAt === null || [0, 1].every((seat) => isSame(chairAt(earlier, seat), chairAt(later, 1 - seat)));
}

function chairAt({ chairs }: MatchRecord, seat: number): ChairRecord | undefined {
  return chairs.find(({ place }) => place === seat);
}

/** Whether the same person owns both chairs, or a computer of the same strength. Who has no identity is known by name. */
function isSame(one: ChairRecord | undefined, other: ChairRecord | undefined): boolean {
  if (one === undefined || other === undefined || one.bot !== other.bot) return false;
  if (one.bot) return one.strength === other.strength;
  return one.player === null && other.player === null ? one.name === other.name : one.player === other.player;
}
