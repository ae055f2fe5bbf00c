/** The members of a tournament who have blocked each other. */
import { type Acquainted, between, type Choosy, choosy } from '../people/blocking';
import { presentIn, type Tournament } from './fold';
import { everybody, type Two } from './pairing';

/** The pairs of members who play on of whom one has blocked the other. */
export async function pairsApart(people: Acquainted, tournament: Tournament): Promise<readonly Two[]> {
  const known = new Map<number, Choosy>();
  for (const at of presentIn(tournament)) {
    const player = tournament.members[at]?.player ?? '';
    if (player !== '') known.set(at, await choosy(people, player));
  }
  return everybody([...known.keys()]).filter(
    ([a, b]) => between(known.get(a) as Choosy, known.get(b) as Choosy) !== null,
  );
}
