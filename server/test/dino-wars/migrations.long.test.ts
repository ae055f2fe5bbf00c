/** Tests that journals of all released versions are migrated and their matches go on. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { GAMES } from '@dwo/shelf/server';
import { DayStore } from '../../src/days/store';
import { backUp, restore } from '../../src/journal/copies';
import { migrations } from '../../src/journal/migrations';
import { openJournal } from '../../src/journal/open-journal';
import { dumpOf } from '../dump';
import { PostgresServer } from '../postgres';
import { Person, startServer, summaryOf, tempFolder, until } from '../table';
import { type TallyState, tallyGame } from '../tally';
import type { MadeJournal } from './make-journal';

jest.setTimeout(120_000);

const FIXTURES = join(__dirname, '../fixtures/journals');
const tally = tallyGame() as Game;
const folder = tempFolder();
const released = readdirSync(FIXTURES).map((file) => file.replace(/\.sql$/, ''));

/** Makes the journal of a released version in a folder. */
function make(version: string, name: string): { readonly dataDir: string; readonly made: MadeJournal } {
  const text = readFileSync(join(FIXTURES, `${version}.sql`), 'utf8');
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'journal.sqlite'));
  db.exec(text);
  db.close();
  return { dataDir, made: JSON.parse(text.slice(3, text.indexOf('\n'))) };
}

const sumOf = (person: Person) => (person.state as TallyState).sum;

test('there is a journal of every version', () => {
  expect(released).toEqual(Object.keys(migrations('sqlite')));
});

test.each(released)('matches in a journal of %s go on', async (version) => {
  const { dataDir, made } = make(version, version);
  const server = await startServer({ dataDir, games: [...GAMES, tally] });
  const ada = await Person.join(server, tally, made.match, made.tokens.ada);
  const bob = await Person.join(server, tally, made.match, made.tokens.bob);
  await until(() => ada.place === 0 && bob.place === 1);
  expect([ada.seq, sumOf(ada), ada.room.state.chairs[1]?.name]).toEqual([3, 13, 'Bob']);
  const repeated = { id: 'wish-3', intent: { type: 'add', n: 1 } };
  expect(await ada.request('intent', repeated)).toMatchObject({ ok: true, seq: 3 });
  expect(await bob.play({ type: 'add', n: 2 })).toMatchObject({ ok: true, seq: 4 });
  await until(() => ada.seq === 4);
  expect(sumOf(ada)).toBe(15);
  const eve = await Person.join(server, tally, made.lobby, made.tokens.eve);
  const pat = await Person.join(server, tally, made.lobby);
  await pat.sit('Pat', 'odd');
  await until(() => eve.stage === 'playing' && eve.place === 1);
  const joe = await Person.join(server, tally, made.over, made.tokens.joe);
  expect([joe.stage, joe.seq]).toEqual(['over', 1]);
  await server.close();
});

test.each(released)(
  'a duel in a journal of %s is kept, whether its rules can still be played or not',
  async (version) => {
    const { dataDir, made } = make(version, `duel-${version}`);
    const server = await startServer({ dataDir, games: [...GAMES, tally] });
    const { seq } = await summaryOf(server, made.duel);
    expect(seq).toBe(3);
    const record = await server.host.journal.match(made.duel);
    const sue = Person.join(server, dinoWarsGame as Game, made.duel, made.tokens.sue);
    // Version 2 made its dice differently; matches of later versions go on under the present rules.
    if ((record?.version ?? 0) > 2) expect((await sue).seq).toBe(3);
    else await expect(sue).rejects.toThrow(/^MATCH_UNPLAYABLE/);
    await server.close();
  },
);

test('a journal of any version goes to PostgreSQL through a backup', async () => {
  const postgres = await PostgresServer.start();
  try {
    for (const version of released) {
      const { dataDir, made } = make(version, `moving-${version}`);
      const file = join(folder, `${version}.backup`);
      const saved = await backUp({ databaseUrl: null, dataDir }, file);
      expect(saved).toEqual({ matches: 4, entries: 7 });
      const databaseUrl = await postgres.database();
      await restore(file, { databaseUrl, dataDir });
      const settings = { databaseUrl, dataDir, owner: version, isGone: async () => false };
      const journal = await openJournal(settings, () => {});
      const match = await journal.match(made.match);
      expect((await journal.entries(match?.key ?? -1)).map(({ n, wishId }) => [n, wishId])).toEqual(
        [1, 2, 3].map((n) => [n, `wish-${n}`]),
      );
      await journal.close();
    }
  } finally {
    await postgres.stop();
  }
}, 600_000);

test('battles of days turn by turn, which were settings, are kept as rows', async () => {
  const { dataDir } = make('2026-11-28-tournaments', 'tracks');
  const moments = [{ n: 4, kept: 12, taken: 3, figures: {}, over: false }];
  const tracks = ['one', 'two'].map((match, had) => ({ match, finished: true, had, moments }));
  const days = ['2026-11-26', '2026-11-27'];
  const db = new DatabaseSync(join(dataDir, 'journal.sqlite'));
  const insert = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?)');
  for (const day of days) insert.run(`turns of ${day}`, JSON.stringify(tracks));
  db.close();
  const journal = await openJournal({ dataDir, owner: 'a', isGone: async () => false }, () => {});
  const store = new DayStore(journal);
  for (const day of days) {
    const kept = tracks.map(({ match, had }) => [match, { match, had, moments }]);
    expect([...(await store.tracksOf(day, ['one', 'two']))]).toEqual(kept);
    expect(await journal.setting(`turns of ${day}`)).toBeNull();
  }
  await journal.close();
});

test('a migration that fails leaves the journal unchanged', async () => {
  const [oldest = ''] = released;
  const { dataDir } = make(oldest, 'failing');
  const file = join(dataDir, 'journal.sqlite');
  const obstacle = new DatabaseSync(file);
  obstacle.exec('CREATE TABLE people (unrelated TEXT)');
  const before = dumpOf(obstacle).replaceAll(/.*kysely_migration_lock.*\n/g, '');
  obstacle.close();
  const settings = { dataDir, owner: 'a', isGone: async () => false };
  await expect(openJournal(settings, () => {})).rejects.toThrow("can't be migrated");
  const after = new DatabaseSync(file);
  expect(dumpOf(after).replaceAll(/.*kysely_migration_lock.*\n/g, '')).toBe(before);
  after.exec('DROP TABLE people');
  after.close();
  await (await openJournal(settings, () => {})).close();
});
