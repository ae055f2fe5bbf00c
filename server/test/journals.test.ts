/** Tests the promises of every journal, in SQLite and in a real PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  type ChairRecord,
  type EntryRecord,
  Fenced,
  type Journal,
  type Lease,
  type NewMatch,
} from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';
import type { Report } from '../src/journal/talk';
import type { PersonChange } from '../src/people/store';
import type { Settings } from '../src/tournaments/entries';
import { TournamentStore } from '../src/tournaments/store';
import { PostgresServer } from './postgres';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());

const chair = (place: number, name: string, wish: string): ChairRecord => {
  return { place, name, wish, bot: true, strength: 'easy', tokenHash: null, entropy: null, player: null, held: null };
};
const match: NewMatch = {
  id: 'match-one',
  game: 'tally',
  version: 3,
  preset: 'short',
  options: { until: 10 },
  visibility: 'unlisted',
  secret: new Uint8Array(32).fill(7),
  closed: new Uint8Array(32).fill(8),
  createdAt: 1000,
  creator: 'ada',
  chairs: [chair(1, 'Computer', 'random')],
};
const entry = (n: number): EntryRecord => {
  return { n, kind: 'intent', seat: n % 2, body: { type: 'add', by: n }, wishId: n === 2 ? 'w2' : null, at: n };
};

async function openMatch(journal: Journal, id = match.id): Promise<Lease> {
  if ((await journal.match(id)) === null) await journal.createMatch({ ...match, id });
  const key = (await journal.match(id))?.key ?? -1;
  return journal.acquire(key);
}

describe.each(['sqlite', 'postgres'] as const)('in %s', (kind) => {
  let folder: string;
  let databaseUrl: string | null;
  let owners = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dwo-journal-'));
    databaseUrl = kind === 'postgres' ? await postgres.database() : null;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function open(): Promise<Journal> {
    const settings = { databaseUrl, dataDir: folder, owner: `owner-${++owners}`, isGone: async () => false };
    return openJournal(settings, (error) => {
      throw error;
    });
  }

  test('an entry that was altered or removed from outside is noticed when its match is read', async () => {
    const first = await open();
    const ids = ['altered', 'lost', 'sound'];
    for (const id of ids) {
      const lease = await openMatch(first, id);
      for (const n of [1, 2, 3]) await first.append(lease, entry(n));
      await first.release(lease);
    }
    await first.close();
    const second = await open();
    const keyOf = async (id: string) => (await second.match(id))?.key ?? 0;
    const [altered, lost] = [await keyOf('altered'), await keyOf('lost')];
    await sql`update entries set seat = 0 where match = ${altered} and n = 1`.execute(second.people);
    await sql`delete from entries where match = ${lost} and n = 3`.execute(second.people);
    expect(second.damage).toBeNull();
    for (const id of ids) await second.entries(await keyOf(id));
    expect(second.damage?.matches).toEqual([
      { id: 'altered', what: 'altered', lost: 0 },
      { id: 'lost', what: 'lost', lost: 1 },
    ]);
    expect(second.damageCount).toEqual({ matches: 2, entries: 1, file: false });
    // A match that goes on keeps its chain.
    const lease = await second.acquire(await keyOf('sound'));
    await second.entries(lease.key);
    await second.append(lease, entry(4));
    await second.release(lease);
    await second.close();
    const third = await open();
    await third.entries(lease.key);
    expect(third.damage?.matches.map(({ id }) => id) ?? []).not.toContain('sound');
    await third.close();
  });

  test('a match, its chairs and its entries are read as they were written', async () => {
    const first = await open();
    const terms = { kind: 'live', bankSeconds: 60, incrementSeconds: 2 };
    const origin = { match: 'match-zero', step: 4 };
    const day = { dice: 'by-occasion', sealedUntil: 9000, rated: true } as const;
    await first.createMatch({ ...match, terms, origin, ...day });
    const lease = await openMatch(first);
    const chairs = [
      { ...chair(0, 'Ada', 'low'), bot: false, tokenHash: new Uint8Array([1, 2, 3]), entropy: 'ab', player: 'ada' },
      { ...chair(1, 'Computer', 'random'), held: 'bea' },
    ];
    const arrangement = { waits: true, unready: [1], locked: [0], removed: ['somebody'] };
    const setUp = {
      preset: 'long',
      options: { until: 20 },
      terms,
      visibility: 'open',
      delay: 60,
      rated: true,
      closed: null,
    } as const;
    await first.saveLobby(lease, { chairs, arrangement, setUp });
    await first.saveChairs(lease, chairs, 2000);
    const deed: EntryRecord = { n: 2, kind: 'deed', seat: null, body: { type: 'paused' }, wishId: null, at: 2 };
    await Promise.all([first.append(lease, entry(1)), first.append(lease, deed)]);
    await first.saveStanding(lease, { awaited: [1], deadline: 5000 });
    await first.append(lease, entry(3), { outcome: { winners: [0] } });
    await first.close();

    const second = await open();
    expect(await second.match('match-one')).toEqual({
      ...{ ...match, ...setUp, ...day, origin, key: lease.key, chairs, arrangement },
      ...{ begunAt: 2000, endedAt: 3, outcome: { winners: [0] }, standing: { awaited: [1], deadline: 5000 } },
    });
    expect(await second.entries(lease.key)).toEqual([entry(1), deed, entry(3)]);
    expect(await second.match('match-two')).toBeNull();
    await second.close();
  });

  test('entries are counted, up to the first one written after a time', async () => {
    const journal = await open();
    const lease = await openMatch(journal);
    for (const [i, at] of [10, 90, 20, 100].entries()) await journal.append(lease, { ...entry(i + 1), at });
    const until = (time?: number) => journal.count(lease.key, time);
    expect([await until(), await until(100), await until(89), await until(90), await until(9)]).toEqual([
      4, 4, 1, 3, 0,
    ]);
    await journal.close();
  });

  test("a process with an older lease can't write any more", async () => {
    const journal = await open();
    const old = await openMatch(journal);
    await journal.append(old, entry(1));
    const lease = await openMatch(journal);
    expect(lease.fence).toBeGreaterThan(old.fence);
    const late = await Promise.allSettled([
      journal.append(old, entry(2), { outcome: null }),
      journal.append(lease, { ...entry(2), body: 'the other' }),
      journal.saveChairs(old, [], 9),
      journal.saveLobby(old, {
        chairs: [],
        arrangement: { waits: true, unready: [], locked: [], removed: [] },
        setUp: null,
      }),
      journal.saveStanding(old, { awaited: [0], deadline: 1 }),
      journal.savePlayedBy(old, { version: 9, options: {}, origin: null }),
    ]);
    expect(late.map((result) => (result.status === 'rejected' ? result.reason.name : 'ok'))).toEqual([
      ...['Fenced', 'ok', 'Fenced', 'Fenced', 'Fenced', 'Fenced'],
    ]);
    expect(await journal.entries(lease.key)).toEqual([entry(1), { ...entry(2), body: 'the other' }]);
    const { version } = match;
    expect(await journal.match(match.id)).toMatchObject({
      ...{ version, begunAt: null, endedAt: null, standing: { awaited: [] } },
    });
    await journal.release(old);
    await journal.append(lease, entry(3));
    await journal.release(lease);
    await expect(journal.append(lease, entry(4))).rejects.toThrow(Fenced);
    await journal.close();
  });

  test('matches older than the retention time are found, and everything of a deleted one is gone', async () => {
    const journal = await open();
    const ids = ['over-old', 'over-new', 'idle-old', 'idle-new', 'open-old'];
    const leases = new Map<string, Lease>();
    for (const id of ids) {
      const lease = await openMatch(journal, id);
      const at = id.endsWith('old') ? 5_000 : 9_000;
      await journal.saveChairs(lease, [chair(0, 'Ada', 'low')], 2_000);
      await journal.append(lease, { ...entry(1), at }, id.startsWith('over') ? { outcome: null } : null);
      await journal.saveTalk(lease.key, { id });
      if (id !== 'open-old') await journal.release(lease);
      leases.set(id, lease);
    }
    const outdated = async (ended: number | null, idle: number | null) =>
      (await journal.outdated(ended, idle)).map(({ id }) => id);
    expect(await outdated(null, null)).toEqual([]);
    expect(await outdated(7_000, null)).toEqual(['over-old']);
    expect(await outdated(null, 7_000)).toEqual(['idle-old']);
    expect(await outdated(7_000, 7_000)).toEqual(['over-old', 'idle-old']);
    const old = leases.get('over-old') as Lease;
    await expect(journal.forget(old, 'over-old')).rejects.toThrow(Fenced);
    await journal.forget(await journal.acquire(old.key), 'over-old');
    expect([await journal.match('over-old'), await journal.entries(old.key), await journal.talk(old.key)]).toEqual([
      ...[null, [], null],
    ]);
    for (const id of ids.slice(1)) {
      const { key } = leases.get(id) as Lease;
      expect([(await journal.entries(key)).length, await journal.talk(key)]).toEqual([1, { id }]);
    }
    await journal.close();
  });

  test('the version and options of a match can be changed', async () => {
    const journal = await open();
    const lease = await openMatch(journal);
    const playedBy = { version: 8, options: { more: [1] }, origin: { match: 'match-zero', step: 4 } };
    await journal.savePlayedBy(lease, playedBy);
    expect(await journal.match(match.id)).toEqual({ ...(await journal.match(match.id)), ...playedBy });
    await journal.close();
  });

  test('the matches of a person come latest first; overdue ones are found', async () => {
    const journal = await open();
    const ada = { ...chair(0, 'Ada', 'low'), bot: false, player: 'ada' };
    for (const [i, id] of ['match-one', 'match-two', 'match-three'].entries()) {
      const lease = await openMatch(journal, id);
      await journal.saveChairs(lease, id === 'match-three' ? [] : [ada], 2000 + i);
      await journal.saveStanding(lease, { awaited: [i], deadline: 7000 - i });
      if (i === 0) await journal.append(lease, { ...entry(1), at: 9000 });
    }
    const found = await journal.matchesOf('ada');
    expect(found.map(({ match: { id, chairs }, count, latestAt }) => [id, chairs.length, count, latestAt])).toEqual([
      ['match-one', 1, 1, 9000],
      ['match-two', 1, 0, null],
    ]);
    expect(Object.keys(found[0]?.match ?? {})).not.toEqual(expect.arrayContaining(['options']));
    expect(await journal.matchesOf('eve')).toEqual([]);
    const held = await openMatch(journal, 'match-held');
    await journal.saveChairs(held, [{ ...ada, player: 'bob', held: 'eve' }], 2000);
    expect((await journal.matchesOf('eve')).map(({ match }) => match.id)).toEqual(['match-held']);
    expect(await journal.overdue(6999)).toEqual(['match-three', 'match-two']);
    const last = await openMatch(journal, 'match-three');
    const deadlines = [3, 1, 4, 1, 5, 9, 2, 6, 5, 6998].map((deadline) => ({ awaited: [], deadline }));
    await Promise.all(deadlines.map((standing) => journal.saveStanding(last, standing)));
    expect((await journal.match('match-three'))?.standing).toEqual({ awaited: [], deadline: 6998 });
    await journal.append(last, entry(1), { outcome: {} });
    expect(await journal.overdue(7000)).toEqual(['match-one', 'match-two']);
    expect(await journal.overdue(7000, '', 1)).toEqual(['match-one']);
    expect(await journal.overdue(7000, 'match-one', 1)).toEqual(['match-two']);
    expect(await journal.overdue(7000, 'match-two', 1)).toEqual([]);
    // Without a delay the end is known at once, whatever the calendar says.
    for (const now of [0, Date.now()]) {
      expect((await journal.finished(now)).map(({ id, outcome }) => [id, outcome])).toEqual([['match-three', {}]]);
    }
    await journal.close();
  });

  test('correspondence matches of a dead process are found', async () => {
    const journal = await open();
    const terms = { kind: 'correspondence', days: 3 };
    const leases: Lease[] = [];
    for (const id of ['left-open', 'given-back', 'not-begun', 'is-over', 'by-the-rules']) {
      await journal.createMatch({ ...match, id, terms: id === 'by-the-rules' ? {} : terms });
      const lease = await openMatch(journal, id);
      if (id !== 'not-begun') await journal.saveChairs(lease, [], 2000);
      if (id === 'is-over') await journal.append(lease, entry(1), { outcome: {} });
      leases.push(lease);
    }
    await journal.release(leases[1] as Lease);
    expect(await journal.abandoned()).toEqual([]);
    await sql`update leases set owner = 'killed' where owner is not null`.execute(journal.people);
    expect(await journal.abandoned()).toEqual(['left-open']);
    expect(await journal.abandoned('left-open')).toEqual([]);
    await journal.close();
  });

  test('settings are made once; people, chat and reports are stored', async () => {
    const journal = await open();
    expect(await journal.setting('key')).toBeNull();
    const both = await Promise.all(['a', 'b'].map((value) => journal.settingOr('key', () => value)));
    expect(both).toEqual(['a', 'a']);
    await journal.saveSetting('key', 'c');
    expect(await journal.settingOr('key', () => 'd')).toBe('c');
    expect(await journal.person('ada')).toBeNull();
    const [ada, ben] = ['ada', 'ben'].map((id) => ({ id, before: null, body: { mail: null } })) as [
      PersonChange,
      PersonChange,
    ];
    expect(await journal.savePeople([ada])).toBe(true);
    expect(await journal.savePeople([ben, ada])).toBe(false);
    expect(await journal.person('ben')).toBeNull();
    const changed = { id: 'ada', before: { mail: null }, body: { mail: 'ada@example.org' } };
    expect(await journal.savePeople([ben, changed])).toBe(true);
    expect(await journal.savePeople([changed])).toBe(false);
    expect([await journal.person('ada'), await journal.person('ben')]).toEqual([changed.body, ben.body]);
    await journal.saveTalk(1, { lines: [] });
    await journal.saveTalk(1, { lines: ['Roar'] });
    expect(await journal.talk(1)).toEqual({ lines: ['Roar'] });
    expect(await journal.talk(2)).toBeNull();
    const report = (id: string, at: number, closedAt: number | null) => ({ id, at, closedAt }) as Report;
    for (const made of [report('a', 1, null), report('b', 2, null), report('c', 3, null)])
      await journal.saveReport(made);
    await journal.saveReport(report('c', 3, 4));
    expect((await journal.reports()).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(await journal.report('c')).toEqual(report('c', 3, 4));
    expect(await journal.report('d')).toBeNull();
    await journal.close();
  });

  test('of several writers of the same entry of a tournament one writes, whole or not at all', async () => {
    const journal = await open();
    const other = kind === 'postgres' ? await open() : journal;
    const stores = [new TournamentStore(journal), new TournamentStore(other)] as const;
    const settings: Settings = {
      ...{ title: 'Cup', game: 'tally', preset: 'short', visibility: 'open', startsAt: 9, options: {} },
      pace: { kind: 'swiss', minutes: 30 },
    };
    const [first, second] = stores;
    expect(await first.write('cup', 0, 1, { type: 'opened', settings, creator: 'ada', name: 'Ada' })).toBe(true);
    expect(await second.write('cup', 0, 2, { type: 'opened', settings, creator: 'bea', name: 'Bea' })).toBe(false);
    const joined = (name: string) => ({ type: 'joined', player: name, name, strength: null }) as const;
    expect(await second.write('cup', 1, 3, joined('ada'))).toBe(true);
    const pairs = [{ members: [0, 1], matches: ['one', 'two'] }] as const;
    const paired = (bye: number) => ({ type: 'paired', options: null, deadline: 9, pairs, bye }) as const;
    const tries = [0, 1, 2, 3, 4, 5].map((n) => stores[(n % 2) as 0 | 1].write('cup', 2, 4, paired(n)));
    const written = await Promise.all(tries);
    expect(written.filter((each) => each)).toHaveLength(1);
    const cup = await second.read('cup');
    expect([cup?.n, cup?.creator, cup?.rounds.map(({ bye }) => bye)]).toEqual([3, 'ada', [written.indexOf(true)]]);
    // The same write again is known as the one that was done.
    expect(await first.write('cup', 1, 3, joined('ada'))).toBe(true);
    expect([await first.underWay(), await second.of(['ada', 'x'], 9), await first.openedBy(['ada'])]).toEqual([
      ['cup'],
      ['cup'],
      1,
    ]);
    expect([await first.whichPairs('two'), await first.whichPairs('three')]).toEqual(['cup', null]);
    await first.forget(['ada']);
    const erased = await second.read('cup');
    expect([erased?.creator, erased?.creatorName, erased?.members[0]]).toMatchObject(['', 'Somebody', { left: true }]);
    expect(await second.write('cup', 3, 6, { type: 'finished' })).toBe(true);
    expect([await first.underWay(), await first.listed(9), await first.of(['ada'], 9)]).toEqual([[], ['cup'], []]);
    // A tournament that has ended judges nothing.
    expect(await first.whichPairs('two')).toBeNull();
    expect([await first.forgetEnded(6), await first.forgetEnded(7), await first.read('cup')]).toEqual([0, 1, null]);
    await journal.close();
    if (other !== journal) await other.close();
  });
});
