/**
 * The gallery's clock for everything outside the room: when the end of a match, its record and its secret become known, to
 * everybody and to one person. Whatever tells of matches over HTTP or in a notice asks here.
 */
import type { Journal, MatchRecord } from '../../journal/journal';

/** The number of earlier matches that are looked at: nobody plays more of them in a row within the longest delay. */
const GENERATIONS = 5;

/** The open matches of this process with their times, and the calendar. */
interface Times {
  readonly live: ReadonlyMap<string, { time(): number }>;
  readonly now: () => number;
}

type Ended = Pick<MatchRecord, 'endedAt' | 'delay' | 'sealedUntil'>;

/** Whether everybody may know at `now` how a match ended: it is over, and its spectators have seen the end. */
export function isPublic(match: Ended, now: number): boolean {
  if (isSealed(match, now)) return false;
  return match.endedAt !== null && (match.delay === 0 || publicAt(match) <= now);
}

/** Whether nobody but its players may know anything of a match at `now`. */
export function isSealed({ sealedUntil }: Pick<MatchRecord, 'sealedUntil'>, now: number): boolean {
  return sealedUntil !== null && now < sealedUntil;
}

/** The time of a match: that of its room if it is open here, otherwise the calendar. Epoch milliseconds. */
export function timeOf({ live, now }: Times, { id }: Pick<MatchRecord, 'id'>): number {
  return live.get(id)?.time() ?? now();
}

/** A match's end, as one person may know it: those at the table know it at once, everybody else when spectators have seen it. */
export function endKnownTo(
  match: Ended & Pick<MatchRecord, 'chairs'>,
  players: readonly string[],
  now: number,
): number | null {
  const isOne = (player: string | null) => player !== null && players.includes(player);
  const sits = match.chairs.some(({ player, held }) => isOne(player) || isOne(held));
  return sits || isPublic(match, now) ? match.endedAt : null;
}

/**
 * When a rematch becomes public, epoch milliseconds: once spectators have seen the end of all matches before it. 0 for any
 * other match.
 */
export async function originPublicAt(
  journal: Pick<Journal, 'match'>,
  { origin }: Pick<MatchRecord, 'origin'>,
): Promise<number> {
  let latest = 0;
  for (let from = origin, n = 0; from !== null && from.match !== '' && n < GENERATIONS; n += 1) {
    const before = await journal.match(from.match);
    if (before === null) break;
    if (before.delay > 0) latest = Math.max(latest, publicAt(before));
    from = before.origin;
  }
  return latest;
}

function publicAt({ endedAt, delay }: Ended): number {
  return (endedAt ?? 0) + delay * 1000;
}
