/** What it takes to delete a match with everything that is kept of it. */
import type { Compilable, Kysely } from 'kysely';
import type { PeopleTables } from '../people/store';
import type { Lease } from './journal';
import type { Tables } from './tables';

/** The statements in their order; the lease stays, so that nobody can write to what is gone. */
export function forgetting(db: Kysely<Tables & PeopleTables>, { key }: Lease, id: string): Compilable[] {
  return [
    db.deleteFrom('entries').where('match', '=', key),
    db.deleteFrom('talk').where('match', '=', key),
    db.deleteFrom('notices').where('match', '=', id),
    db.deleteFrom('settings').where('name', '=', `rematch of ${id}`),
    db.deleteFrom('chairs').where('match', '=', key),
    db.deleteFrom('matches').where('key', '=', key),
  ];
}
