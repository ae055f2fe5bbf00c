/** Tests the promises of the store of people, in SQLite and in a PostgreSQL that two processes share. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';
import { Identity, type Person } from '../src/people/identity';
import { Keys } from '../src/people/keys';
import { type Browser, NEVER, NOBODY, type NoticeRecord, PeopleStore } from '../src/people/store';
import { PostgresServer } from './postgres';

jest.setTimeout(120_000);

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());

const NOTICE: NoticeRecord = {
  ...{ id: 'one', match: 'abcdefgh', place: 1, player: 'p', kind: 'push', target: 'https://push.example/1' },
  ...{ text: '{}', dueAt: 1_795_000_000_000, tries: 0 },
};

describe.each(['sqlite', 'postgres'] as const)('in %s', (kind) => {
  let folder: string;
  let journals: Journal[];
  let stores: [PeopleStore, PeopleStore];

  /** In PostgreSQL two processes have it open; an SQLite file is open in one. */
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dwo-people-'));
    const databaseUrl = kind === 'postgres' ? await postgres.database() : null;
    const open = (owner: string) => {
      const settings = { databaseUrl, dataDir: folder, owner, isGone: async () => false };
      // Idle connections may break when PostgreSQL ends.
      return openJournal(settings, () => {});
    };
    journals = [await open('one')];
    if (kind === 'postgres') journals.push(await open('two'));
    const storeOf = (journal: Journal) => new PeopleStore(journal, journal.people);
    stores = [storeOf(journals[0] as Journal), storeOf((journals[1] ?? journals[0]) as Journal)];
  });
  afterEach(async () => {
    for (const journal of journals) await journal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const identities = () =>
    [journals[0], journals[1] ?? journals[0]].map((journal, i) => {
      const keys = new Keys(journal as Journal, [], Date.now, randomBytes);
      return new Identity({ keys, store: stores[i] as PeopleStore, now: Date.now, random: randomBytes });
    }) as [Identity, Identity];

  test("two browsers that open each other's link at the same moment become one person, without loss", async () => {
    const [one, two] = identities();
    for (let i = 0; i < 10; i++) {
      const [ann, ben] = (await Promise.all(
        [one, two].map(async (identity) => identity.whoIs((await identity.greet(null)).me)),
      )) as [Person, Person];
      const [toAnn, toBen] = [await one.deviceCode(ann), await two.deviceCode(ben)];
      const tokens = await Promise.all([one.move(toBen.code, ann), two.move(toAnn.code, ben)]);
      const [first, second] = await Promise.all(tokens.map((token) => one.whoIs(token ?? '')));
      expect(second).toEqual(first);
      expect([...(first?.all ?? [])].sort()).toEqual([ann.id, ben.id].sort());
      expect([await two.person(ann.id), await two.person(ben.id)]).toEqual([first, first]);
    }
  });

  test('changes of one person by two processes at the same moment are all kept', async () => {
    const [one, two] = identities();
    for (let i = 0; i < 10; i++) {
      const [phone, desk] = [await one.person(`phone${i}`), await one.person(`desk${i}`)];
      const { code } = await one.deviceCode(desk);
      const browsers = [1, 2].map((n) => ({ endpoint: `https://push.example/${n}`, p256dh: 'a', auth: 'b' }));
      await Promise.all([
        one.move(code, phone),
        two.addBrowser(desk, browsers[0] as Browser),
        one.addBrowser(desk, browsers[1] as Browser),
      ]);
      expect((await two.person(phone.id)).all).toEqual([desk.id, phone.id]);
      expect((await stores[1].read(desk.id)).browsers).toEqual(expect.arrayContaining(browsers));
    }
  });

  test('of two processes that sign for the first time at once both use the same key', async () => {
    const [one, two] = identities();
    const [ann, ben] = await Promise.all([one.greet(null), two.greet(null)]);
    expect(await one.whoIs(ben.me)).toEqual(await two.whoIs(ben.me));
    expect(await two.whoIs(ann.me)).not.toBeNull();
  });

  test('a person is stored and changed', async () => {
    const [one, two] = stores;
    expect(await one.read('p')).toEqual(NOBODY);
    await one.change('p', (person) => ({ ...person, mail: { address: 'a@b.example', confirmedAt: 5 } }));
    await one.change('p', () => null);
    expect((await two.read('p')).mail).toEqual({ address: 'a@b.example', confirmedAt: 5 });
  });

  test('of two browsers that use a code at once, one gets it; none does once it has expired', async () => {
    const [one, two] = stores;
    await one.addCode('hash', 'p', 1_795_000_000_000);
    expect((await Promise.all([one.takeCode('hash', 5), two.takeCode('hash', 5)])).sort()).toEqual([null, 'p'].sort());
    await one.addCode('late', 'p', 1_795_000_000_000);
    expect(await two.takeCode('late', 1_795_000_000_000)).toBeNull();
    expect(await two.takeCode('late', 5)).toBeNull();
  });

  test('a notice waits, is taken by one process, postponed, settled and removed', async () => {
    const [one, two] = stores;
    await one.addNotice(NOTICE);
    expect(await two.toldAt('abcdefgh', 1)).toBe(NOTICE.player);
    expect(await two.toldAt('abcdefgh', 0)).toBeNull();
    expect(await two.dueNotices('push', NOTICE.dueAt - 1, 9)).toEqual([]);
    expect(await two.dueNotices('push', NOTICE.dueAt, 9)).toEqual([NOTICE]);
    const later = NOTICE.dueAt + 60_000;
    const taken = await Promise.all([one.putOff(NOTICE, later), two.putOff(NOTICE, later)]);
    expect(taken.sort()).toEqual([false, true]);
    expect(await one.dueNotices('push', later, 9)).toEqual([{ ...NOTICE, dueAt: later, tries: 1 }]);
    await one.retryNotice('one', later, later + 1);
    await one.retryNotice('one', later, later + 2);
    expect(await two.nextNotice()).toBe(later + 1);
    await two.settleNotice('one');
    expect(await one.nextNotice()).toBeNull();
    expect(await one.dueNotices('push', NEVER - 1, 9)).toEqual([]);
    expect(await one.toldAt('abcdefgh', 1)).toBe(NOTICE.player);
    await one.removeNotices('abcdefgh', 1);
    expect(await two.toldAt('abcdefgh', 1)).toBeNull();
  });

  test('notices for a seat or a target are settled together, and no others', async () => {
    const [one] = stores;
    await one.addNotice(NOTICE);
    await one.addNotice({ ...NOTICE, id: 'two', place: 0, target: 'a@b.example', kind: 'mail' });
    await one.addNotice({ ...NOTICE, id: 'three', match: 'ijklmnop' });
    await one.settleNotices('abcdefgh', 1);
    expect((await one.dueNotices('push', NOTICE.dueAt, 9)).map(({ id }) => id)).toEqual(['three']);
    expect((await one.dueNotices('mail', NOTICE.dueAt, 9)).map(({ id }) => id)).toEqual(['two']);
    await one.settleNoticesTo('a@b.example');
    expect((await one.dueNotices('push', NOTICE.dueAt, 9)).map(({ id }) => id)).toEqual(['three']);
    expect(await one.dueNotices('mail', NOTICE.dueAt, 9)).toEqual([]);
  });
});
