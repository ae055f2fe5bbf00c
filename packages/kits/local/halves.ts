/** The mirror match that a match on this device is a half of, counted as a server counts it. */
import { canonicalJson, openRecording, standingIntents } from '@dwo/kernel';
import {
  type Game,
  gaveUp,
  type HalfResult,
  type HalfShown,
  type HalvesShown,
  halfResult,
  halvesShown,
  hasHalves,
  winsIn,
} from '@dwo/shared';
import type { LocalMatch } from './match';
import { allMatches, matchOf, recordOf } from './store';

/** The mirror match that a match is a half of; null for a match that is none. */
export async function localHalves(game: Game, id: string): Promise<HalvesShown | null> {
  const match = await matchOf(id);
  if (match === null || !hasHalves(game, match.options)) return null;
  const before = await firstOf(match);
  const first = before ?? match;
  const second = before === null ? await nextOf(match) : match;
  const [one, other] = first.seats;
  if (one === undefined || other === undefined) return null;
  return halvesShown({
    ...{ half: before === null ? 1 : 2, people: [one, other].map(({ name, bot }) => ({ name, bot })) as never },
    ...{ labels: [one.label, other.label], first: await half(game, first) },
    second: second === null ? null : await half(game, second),
  });
}

/** The first half before a match; null if the match itself is a first half. */
async function firstOf(match: LocalMatch): Promise<LocalMatch | null> {
  let [earlier, cursor, before] = [0, match, null as LocalMatch | null];
  while (cursor.after !== undefined) {
    const previous = await matchOf(cursor.after);
    if (previous === null || !follows(previous, cursor)) break;
    before ??= previous;
    earlier += 1;
    cursor = previous;
  }
  return earlier % 2 === 1 ? before : null;
}

async function nextOf(match: LocalMatch): Promise<LocalMatch | null> {
  const next = (await allMatches()).find(({ after }) => after === match.id) ?? null;
  return next !== null && follows(match, next) ? next : null;
}

/** Whether the later match is the same battle against the same computer from the other seat. */
function follows(earlier: LocalMatch, later: LocalMatch): boolean {
  const strengthIn = ({ seats }: LocalMatch) => seats.find(({ bot }) => bot)?.strength;
  const isSame = canonicalJson(earlier.options as never) === canonicalJson(later.options as never);
  const isSwapped = earlier.seat !== later.seat && strengthIn(earlier) === strengthIn(later);
  return earlier.outcome !== null && earlier.game === later.game && isSame && isSwapped;
}

async function half(game: Game, match: LocalMatch): Promise<Omit<HalfShown, 'labels'>> {
  const { id, endedAt } = match;
  return endedAt === null
    ? { id, stage: 'playing', result: null }
    : { id, stage: 'over', result: await resultOf(game, match) };
}

/** The result of a match that is over; null if its record is gone, or of other rules. */
async function resultOf(game: Game, { id, outcome, version, seats }: LocalMatch): Promise<HalfResult | null> {
  const record = await recordOf(id);
  if (record === null || outcome === null || version !== game.rules.version) return null;
  const replay = openRecording(game.rules, record);
  const before = game.standing?.(replay.state as never) ?? null;
  while (replay.next() !== null);
  const wins = winsIn(outcome);
  const loser = wins[0] === wins[1] ? null : wins[0] < wins[1] ? 0 : 1;
  return halfResult({
    ...{ labels: seats.map(({ label }) => label), wins, before, after: game.standing?.(replay.state as never) ?? null },
    end: loser !== null && gaveUp(standingIntents(record), loser) ? 'gaveUp' : 'played',
  });
}
