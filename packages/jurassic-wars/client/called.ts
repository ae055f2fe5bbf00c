/** The people around the table: a look for each, and a name for each computer. */
import type { Seat } from '@dwo/kernel';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { playerName } from '@dwo/kits/shell/player-name';
import { FACES, type Look } from './art/faces';
import { say } from './words';

/** A string as a number, the same everywhere. */
function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

/** The look of a seat; computers of one match all have different ones, which the id of the match chooses. */
export function lookOf(lobby: Lobby | null, match: string, seat: Seat): Look {
  const chair = lobby?.chairs[seat];
  const computers = FACES.filter(({ name }) => name !== null);
  const others = FACES.filter(({ name }) => name === null);
  const [from, at] =
    chair?.bot === true ? [computers, hashOf(match) + seat] : [others, hashOf(chair?.name ?? '') + seat];
  return from[at % from.length] as Look;
}

/** The name of a seat at this table: computers have names of their own here. */
export function calledAt(lobby: Lobby | null, match: string, seat: Seat): string {
  const chair = lobby?.chairs[seat];
  const { name } = lookOf(lobby, match, seat);
  return chair?.bot === true && chair.holder === '' && name !== null ? say(`person.${name}`) : playerName(lobby, seat);
}
