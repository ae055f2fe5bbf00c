/** Tests of the rule that two people may not play together, under any of their ids. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteJournal } from '../journal/sqlite-journal';
import { avoidance, between, type Choosy, choosy } from './blocking';
import { Identity } from './identity';
import { PeopleStore } from './store';

const folder = mkdtempSync(join(tmpdir(), 'dwo-blocking-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a person has blocked another one under any of the ids of both', async () => {
  const journal = await SqliteJournal.open(folder);
  const store = new PeopleStore(journal, journal.people);
  const identity = new Identity({ store, now: Date.now } as ConstructorParameters<typeof Identity>[0]);
  const people = { identity, store };
  // Ann has played as `old` and as `ann`, Ben as `ben` and as `before`.
  for (const [old, now] of [
    ['old', 'ann'],
    ['before', 'ben'],
  ] as const) {
    await store.change(old, (kept) => ({ ...kept, joinedTo: now }));
    await store.change(now, (kept) => ({ ...kept, joined: [old] }));
  }
  const ids = ['ann', 'old', 'ben', 'before', 'cat'];
  const all = async () => Promise.all(ids.map((id) => choosy(people, id)));
  const [ann, old, ben, before, cat] = (await all()) as [Choosy, Choosy, Choosy, Choosy, Choosy];
  expect([old.id, old.all, before.id]).toEqual(['ann', ['ann', 'old'], 'ben']);
  expect(await avoidance(people, ann, ids)).toBeNull();
  await store.change('ann', (kept) => ({ ...kept, blocked: [{ player: 'before', match: 'm', place: 0 }] }));
  expect(await avoidance(people, old, ['cat', 'ben'])).toBe('blocks');
  expect(await avoidance(people, before, ['cat', 'old'])).toBe('blocked');
  expect([await avoidance(people, cat, ids), await avoidance(people, ben, ['ben', 'cat'])]).toEqual([null, null]);
  const [annNow, , benNow] = (await all()) as [Choosy, Choosy, Choosy];
  expect([between(annNow, benNow), between(benNow, annNow), between(benNow, cat)]).toEqual(['blocks', 'blocked', null]);
  await journal.close();
});
