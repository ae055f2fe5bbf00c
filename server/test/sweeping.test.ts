/** Tests that due decisions in correspondence are made, however many unplayable matches there are. */
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Game } from '@dwo/shared';
import { newMatch, Person, reservedSeats, startServer, summaryOf, tempFolder, until } from './table';
import { tallyGame } from './tally';

const DAY_MS = 86_400_000;
const game = tallyGame() as Game;
const dataDir = tempFolder();

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Copies the row of a match `times` times, as matches of unknown rules that are due earlier. */
function copyUnplayable(id: string, times: number): void {
  const db = new DatabaseSync(join(dataDir, 'journal.sqlite'));
  const row = db.prepare('select * from matches where id = ?').get(id) as Record<string, SQLInputValue>;
  const columns = Object.keys(row).filter((name) => name !== 'key');
  const marks = columns.map(() => '?').join(', ');
  const insert = db.prepare(`insert into matches (${columns.join(', ')}) values (${marks})`);
  for (let i = 0; i < times; i++) {
    const copy = { ...row, id: `-unplayable-${i}`, version: 9999, deadline: Number(row.deadline) - 1000 };
    insert.run(...columns.map((name) => (copy as Record<string, SQLInputValue>)[name] as SQLInputValue));
  }
  db.close();
}

/** Notes that a server has served until `at`, so that the time before it counts. */
function servedUntil(at: number): void {
  const db = new DatabaseSync(join(dataDir, 'journal.sqlite'));
  db.prepare("update settings set value = ? where name = 'served at'").run(String(at));
  db.close();
}

test('unplayable matches keep no other from going on', async () => {
  const first = await startServer({ dataDir, games: [game] });
  const terms = { kind: 'correspondence', days: 1 };
  const id = await newMatch(first, { game: 'tally', preset: 'fast', terms });
  const people = [await Person.join(first, game, id), await Person.join(first, game, id)];
  await people[0]?.sit('Ada', 'odd');
  await people[1]?.sit('Bob', 'even');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  for (const person of people) await person.leave();
  await until(() => first.host.live.size === 0);
  await first.close();
  copyUnplayable(id, 450);
  servedUntil(Date.now() + 2 * DAY_MS);

  const second = await startServer({ dataDir, games: [game], now: () => Date.now() + 2 * DAY_MS });
  try {
    const end = Date.now() + 20_000;
    while ((await summaryOf(second, id)).seq === 0 && Date.now() < end) await later(20);
    expect((await summaryOf(second, id)).seq).toBeGreaterThan(0);
    expect([second.host.live.size > 0, reservedSeats(second)]).toEqual([true, 0]);
  } finally {
    await second.close();
  }
});
