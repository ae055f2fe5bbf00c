/** The requests about tournaments. All throw an ApiError. */
import { ask } from '@dwo/kits/shell/api';
import { askAsMe, findMe } from '@dwo/kits/shell/me';
import { keepName } from '@dwo/kits/shell/tokens';
import type { NewTournament, TournamentBattles, TournamentOpened, TournamentShown, TournamentsNow } from '@dwo/shared';

/** Asks as this browser's person if it has one, else as nobody: looking at a page makes no identity. */
async function read<T>(path: string): Promise<T> {
  return (await findMe()) === null ? ask<T>(path) : askAsMe<T>(path);
}

/** The tournaments of this person, and the public ones. */
export function readTournaments(): Promise<TournamentsNow> {
  return read('/api/tournaments');
}

/** One tournament. */
export function readTournament(id: string): Promise<TournamentShown> {
  return read(addressOf(id));
}

/** The battles in which a tournament can be played. */
export function readBattles(): Promise<TournamentBattles> {
  return ask('/api/tournaments/battles');
}

/** Opens a tournament and returns its id. */
export async function openTournament(wish: NewTournament): Promise<string> {
  const { id } = await askAsMe<TournamentOpened>('/api/tournaments', wish);
  keepName(wish.name);
  return id;
}

/** Joins a tournament. */
export async function join(id: string, name: string): Promise<TournamentShown> {
  const shown = await askAsMe<TournamentShown>(`${addressOf(id)}/join`, { name });
  keepName(name);
  return shown;
}

/** The acts of a member or the creator that need nothing more. */
export type Act = 'leave' | 'begin' | 'call-off';

/** Does one of these. */
export function act(id: string, what: Act): Promise<TournamentShown> {
  return askAsMe(`${addressOf(id)}/${what}`, {});
}

/** Adds a computer player of a strength; empty for the usual one. */
export function addComputer(id: string, strength: string): Promise<TournamentShown> {
  return askAsMe(`${addressOf(id)}/computers`, { strength: strength === '' ? null : strength });
}

/** Removes a member before the beginning. */
export function removeMember(id: string, member: number): Promise<TournamentShown> {
  return askAsMe(`${addressOf(id)}/remove`, { member });
}

function addressOf(id: string): string {
  return `/api/tournaments/${encodeURIComponent(id)}`;
}
