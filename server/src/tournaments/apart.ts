/** The members of a tournament who have blocked each other. */
import type { Identity } from '../people/identity';
import type { PeopleStore } from '../people/store';
import { presentIn, type Tournament } from './fold';
import { everybody, type Two } from './pairing';

/** The people that this reads. */
export interface Acquainted {
  readonly identity: Pick<Identity, 'person'>;
  readonly store: Pick<PeopleStore, 'read'>;
}

/** The pairs of members who play on of whom one has blocked the other. */
export async function keptApart(people: Acquainted, tournament: Tournament): Promise<readonly Two[]> {
  const known = new Map<number, { readonly all: readonly string[]; readonly blocked: readonly string[] }>();
  for (const at of presentIn(tournament)) {
    const player = tournament.members[at]?.player ?? '';
    if (player === '') continue;
    const { id, all } = await people.identity.person(player);
    const { blocked } = await people.store.read(id);
    known.set(at, { all, blocked: blocked.map((each) => each.player) });
  }
  const blocks = (a: number, b: number) =>
    known.get(a)?.blocked.some((each) => known.get(b)?.all.includes(each) === true) === true;
  return everybody([...known.keys()]).filter(([a, b]) => blocks(a, b) || blocks(b, a));
}
