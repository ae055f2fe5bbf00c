/** Tests of the table that tells which tournament paired a match. */
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Journal } from '../journal/journal';
import { nodeSqliteDialect } from '../journal/sqlite-dialect';
import { TournamentStore } from './store';
import { makeTournamentMatches, makeTournamentTables } from './tables';

test('the matches of tournaments that began before the table was made are in it', async () => {
  const db = new DatabaseSync(':memory:');
  const people = new Kysely<never>({ dialect: nodeSqliteDialect(db) });
  await makeTournamentTables(people);
  const insert = db.prepare(
    'insert into tournament_entries (tournament, n, at, player, deed) values (?, ?, 1, null, ?)',
  );
  const paired = (...matches: readonly (readonly [string, string])[]) =>
    JSON.stringify({
      type: 'paired',
      options: null,
      pairs: matches.map((each) => ({ members: [0, 1], matches: each })),
    });
  insert.run('cup', 3, paired(['one', 'two'], ['three', 'four']));
  insert.run('cup', 4, JSON.stringify({ type: 'scored', match: 'one' }));
  insert.run('league', 9, paired(['five', 'six']));
  insert.run('league', 10, paired());
  const opened = db.prepare("insert into tournaments (id, opened_at, ended_at, visibility) values (?, 1, ?, 'open')");
  opened.run('cup', null);
  opened.run('league', 5);
  await makeTournamentMatches(people);
  const store = new TournamentStore({ people } as unknown as Journal);
  const found = await Promise.all(['one', 'four', 'five', 'seven'].map((match) => store.whichPairs(match)));
  expect(found).toEqual(['cup', 'cup', null, null]);
  // The question reads one row by its key, however many entries there are.
  db.exec('drop table tournament_entries');
  expect(await store.whichPairs('two')).toBe('cup');
  await people.destroy();
});
