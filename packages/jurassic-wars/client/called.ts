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

/** The looks of all seats of a lobby, in their order; no two of one table are alike. The id of the match chooses those of computers. */
function looksOf(lobby: Lobby | null, match: string, seats: number): readonly Look[] {
  const computers = FACES.filter(({ name }) => name !== null);
  const others = FACES.filter(({ name }) => name === null);
  const taken: Look[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const chair = lobby?.chairs[seat];
    const [own, rest] = chair?.bot === true ? [computers, others] : [others, computers];
    const at = (chair?.bot === true ? hashOf(match) : hashOf(chair?.name ?? '')) + seat;
    const wished = [...own.slice(at % own.length), ...own.slice(0, at % own.length), ...rest];
    taken.push(wished.find((look) => !taken.includes(look)) ?? (wished[0] as Look));
  }
  return taken;
}

/** The look of a seat. */
export function lookOf(lobby: Lobby | null, match: string, seat: Seat): Look {
  return looksOf(lobby, match, seat + 1)[seat] as Look;
}

/** The name of a seat at this table: computers have names of their own here. */
export function calledAt(lobby: Lobby | null, match: string, seat: Seat): string {
  const chair = lobby?.chairs[seat];
  const { name } = lookOf(lobby, match, seat);
  return chair?.bot === true && chair.holder === '' && name !== null ? say(`person.${name}`) : playerName(lobby, seat);
}
