/** The things that wait for a person who comes back, from the journal. */
import { frozen } from '@dwo/kernel';
import type { Waiting, WaitingRematch, WaitingTournament } from '@dwo/shared';
import type { DayTables } from '../days/day-tables';
import type { Host } from '../host';
import type { ChairRecord, PlayersMatch } from '../journal/journal';
import { rematchOf } from '../rooms/rematch';
import { waitingIn } from '../tournaments/shown';
import { avoidance } from './blocking';
import type { Person } from './identity';
import { firstTurn, foundOf, isTheirTurn } from './own-matches';

/** The most tournaments and finished matches that are looked at. */
const MOST_TOURNAMENTS = 6;
const MOST_FINISHED = 8;
/** A question for another game that is older is not shown any more. */
const ASKED_DAYS = 7;
const DAY_MS = 86_400_000;

/** Everything that waits for a person; `days` is null on a server without battles of the day. */
export async function waitingOf(host: Host, days: DayTables | null, person: Person): Promise<Waiting> {
  const found = await foundOf(host, person);
  const { day, result } = days === null ? { day: null, result: null } : await days.waiting(person);
  return {
    now: host.now(),
    turns: found.filter(({ match }) => isTheirTurn(match, person)).length,
    turn: firstTurn(found, person),
    ...{ day, result },
    tournaments: await tournamentsOf(host, person),
    rematches: await rematchesOf(host, found, person),
  };
}

async function tournamentsOf(host: Host, person: Person): Promise<readonly WaitingTournament[]> {
  const ids = await host.tournaments.store.of(person.all, MOST_TOURNAMENTS);
  const waiting: WaitingTournament[] = [];
  for (const id of ids) {
    const tournament = await host.tournaments.lately(id);
    const line = tournament === null ? null : await waitingIn(host, tournament, person);
    if (line !== null) waiting.push(line);
  }
  return waiting;
}

/** The matches that others have set up to meet this person again, and in which a seat is still free for them. */
async function rematchesOf(
  host: Host,
  found: readonly PlayersMatch[],
  person: Person,
): Promise<readonly WaitingRematch[]> {
  const since = host.now() - ASKED_DAYS * DAY_MS;
  const ended = found.map(({ match }) => match).filter(({ endedAt }) => endedAt !== null && endedAt >= since);
  const latest = ended.sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0)).slice(0, MOST_FINISHED);
  const rematches: WaitingRematch[] = [];
  for (const { id } of latest) {
    const finished = await host.journal.match(id);
    const next = finished === null ? null : await rematchOf(host, finished);
    const match = next === null ? null : await host.journal.match(next);
    if (finished === null || match === null || match.begunAt !== null || match.endedAt !== null) continue;
    const seats = host.games.get(match.game)?.chairs(frozen(match.options) as never).length ?? 0;
    if (match.createdAt < since || match.chairs.length >= seats) continue;
    const isMine = ({ player }: Pick<ChairRecord, 'player'>) => player !== null && person.all.includes(player);
    if (match.chairs.some(isMine) || isMine({ player: match.creator })) continue;
    const asker = finished.chairs.find(({ player, bot }) => !bot && player !== null && isThere(match, player));
    if (asker?.player == null || (await avoidance(host.people, person, [asker.player])) !== null) continue;
    rematches.push({ match: match.id, game: match.game, name: asker.name, askedAt: match.createdAt });
  }
  return rematches;
}

/** Whether a player has set a match up, or sits in it. */
function isThere(
  { creator, chairs }: { readonly creator: string | null; readonly chairs: readonly ChairRecord[] },
  player: string,
): boolean {
  return creator === player || chairs.some((chair) => chair.player === player);
}
