/** The people around the table: a look for each, and the name by which they are called. */
import type { Seat } from '@dwo/kernel';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/player-name';
import { calledAs, isNameOf } from '../wire/persons';
import { FACES, type Look } from './art/faces';

/** A string as a number, the same everywhere. */
function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

/** The looks of all seats of a lobby, in their order; no two of one table are alike. A computer has the look of its name. */
function looksOf(lobby: Lobby | null, seats: number): readonly Look[] {
  const computers = FACES.filter(({ name }) => name !== null);
  const others = FACES.filter(({ name }) => name === null);
  const taken: Look[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const { bot = false, name: called = '' } = lobby?.chairs[seat] ?? {};
    const [own, rest] = bot ? [computers, others] : [others, computers];
    const named = bot ? own.findIndex(({ name }) => name !== null && isNameOf(called, name)) : -1;
    const at = named < 0 ? (hashOf(called) + seat) % own.length : named;
    const wished = [...own.slice(at), ...own.slice(0, at), ...rest];
    taken.push(wished.find((look) => !taken.includes(look)) ?? (wished[0] as Look));
  }
  return taken;
}

/** The look of a seat. */
export function lookOf(lobby: Lobby | null, seat: Seat): Look {
  return looksOf(lobby, seat + 1)[seat] as Look;
}

/** The name of a seat at this table. */
export const calledAt = (lobby: Lobby | null, seat: Seat): string => calledAs(playerName(lobby, seat));
