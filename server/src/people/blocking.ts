/** People who don't want to play with each other: neither can sit down where the other plays. */
import { setImmediate as turn } from 'node:timers/promises';
import type { BlockedPerson, ChairAt } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Journal } from '../journal/journal';
import { whoIs } from '../journal/talk';
import { type Identity, MOST_BLOCKED, type Person } from './identity';
import type { PeopleStore } from './store';

/** The journal and the people that this reads and writes. */
interface Shelves {
  readonly journal: Pick<Journal, 'match'>;
  readonly people: {
    readonly identity: Pick<Identity, 'person'>;
    readonly store: Pick<PeopleStore, 'read' | 'change'>;
  };
}

/** Blocks the person at a chair of a match. Throws a Refusal if nobody sits there, or only the person themselves. */
export async function block({ journal, people }: Shelves, person: Person, { match, place }: ChairAt): Promise<void> {
  const record = await journal.match(match);
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${match}`, 404, 'match');
  const player = record.chairs.find((chair) => chair.place === place && !chair.bot)?.player ?? null;
  if (player === null) throw new Refusal('CHAIR_UNKNOWN', 'There is no person at that chair', 422, 'place');
  const { all } = await people.identity.person(player);
  if (all.includes(person.id)) throw new Refusal('NOT_YOURS', 'That is your own chair', 422, 'place');
  await people.store.change(person.id, (kept) =>
    kept.blocked.some((each) => all.includes(each.player))
      ? null
      : { ...kept, blocked: [...kept.blocked, { player, match, place }].slice(-MOST_BLOCKED) },
  );
}

/** Unblocks a person; does nothing if they were not blocked. */
export async function unblock({ people }: Shelves, { id }: Person, who: string): Promise<void> {
  await people.store.change(id, (kept) => {
    const blocked = kept.blocked.filter(({ player }) => whoIs(id, player) !== who);
    return blocked.length === kept.blocked.length ? null : { ...kept, blocked };
  });
}

/** The people whom a person has blocked, by the names they had, latest first. */
export async function blockedBy({ journal, people }: Shelves, { id }: Person): Promise<BlockedPerson[]> {
  const { blocked } = await people.store.read(id);
  const found: BlockedPerson[] = [];
  for (const { player, match, place } of blocked) {
    // A match may have long options.
    await turn();
    const record = await journal.match(match);
    const name = record?.chairs.find((chair) => chair.place === place)?.name ?? '';
    found.unshift({ who: whoIs(id, player), name });
  }
  return found;
}

/** The people whose blocks are read. */
export interface Acquainted {
  readonly identity: Pick<Identity, 'person'>;
  readonly store: Pick<PeopleStore, 'read'>;
}

/** A person with all their ids, and the ids that they have blocked. */
export interface Choosy extends Person {
  readonly blocked: readonly string[];
}

/** The person with this id, with those whom they have blocked. */
export async function choosy({ identity, store }: Acquainted, player: string): Promise<Choosy> {
  const { id, all } = await identity.person(player);
  const { blocked } = await store.read(id);
  return { id, all, blocked: blocked.map((each) => each.player) };
}

/** Whether one person has blocked another, under any of their ids. */
function hasBlocked({ blocked }: Pick<Choosy, 'blocked'>, { all }: Pick<Choosy, 'all'>): boolean {
  return blocked.some((each) => all.includes(each));
}

/** Whether a person has blocked another one or is blocked by them; null if the two may play together. */
export function between(one: Choosy, other: Choosy): 'blocks' | 'blocked' | null {
  return hasBlocked(one, other) ? 'blocks' : hasBlocked(other, one) ? 'blocked' : null;
}

/** Whether a person has blocked one of these players or is blocked by one; null if they may play together. */
export async function avoidance(
  people: Acquainted,
  { id }: Person,
  players: readonly string[],
): Promise<'blocks' | 'blocked' | null> {
  const person = await choosy(people, id);
  for (const player of new Set(players)) {
    const other = await choosy(people, player);
    const why = other.id === person.id ? null : between(person, other);
    if (why !== null) return why;
  }
  return null;
}
