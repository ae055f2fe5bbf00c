/** Tests notices against a real mail server and a real push service. */
import { createPublicKey, randomBytes, verify as verifySignature } from 'node:crypto';
import pino from 'pino';
import { memoryCabinet, memoryStore } from '../../test/people';
import { drippingService, type MailServer, mailServer, type PushService, pushService } from '../../test/post-office';
import { until } from '../../test/table';
import { Identity, type Person } from './identity';
import { Keys } from './keys';
import { Mailer } from './mail';
import { type NoticeParts, Notices } from './notices';
import { pushKeys } from './push';
import type { PeopleStore } from './store';
import { verify } from './tokens';

const SITE = 'https://dino.example';
const MINUTE = 60_000;
let mails: MailServer;
let pushes: PushService;
let parts: NoticeParts;
let store: PeopleStore;
let notices: Notices;
let ann: Person;
const clock = { now: 0 };

beforeEach(async () => {
  [mails, pushes, store] = await Promise.all([mailServer(), pushService(), memoryStore()]);
  clock.now = 20_000 * 86_400_000;
  const now = () => clock.now;
  const cabinet = memoryCabinet();
  const keys = new Keys(cabinet, [], now, randomBytes);
  const identity = new Identity({ keys, store, now, random: randomBytes });
  const push = { keys: await pushKeys(cabinet), contact: SITE, anywhere: true };
  const mailer = new Mailer({ url: mails.url, from: 'Dino Wars <dino@dino.example>', site: SITE });
  // No match of these tests is in a journal.
  const seatLinks = { tokenOf: async () => null };
  parts = { store, identity, keys, push, mailer, seatLinks, log: pino({ level: 'silent' }), now, delayMs: 20_000 };
  notices = new Notices(parts);
  ann = (await identity.whoIs((await identity.greet(null)).me)) as Person;
});
afterEach(async () => {
  await notices.stop();
  await Promise.all([mails.close(), pushes.close()]);
});

const TURN = { match: 'abcdefgh', others: ['Ben'], deadline: null };
const browserOf = (person: Person, name: string) => parts.identity.addBrowser(person, pushes.browser(name));
const mailOf = ({ id }: Person, address: string, confirmedAt: number | null) =>
  store.change(id, (person) => ({ ...person, mail: { address, confirmedAt } }));

/** Advances the clock and sends what is due. */
async function after(ms: number): Promise<void> {
  clock.now += ms;
  await notices.send();
}

test('a browser is told whose turn it is and where, and only it can read that', async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  expect(pushes.pushed.map(({ text }) => text)).toEqual([
    { title: 'Your turn!', body: 'Ben waits for your move.', url: '/m/abcdefgh', tag: 'turn-abcdefgh' },
  ]);
});

test("the push service knows this server by its key, and gets the operator's address", async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  const [, token = '', key = ''] = /^vapid t=(.*), k=(.*)$/.exec(pushes.pushed[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(parts.push.keys.publicKey);
  const [head, body, signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
  expect(claims).toMatchObject({ aud: pushes.url, sub: SITE });
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const verified = verifySignature(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(verified).toBe(true);
});

test('a turn gives one notice, also when the match is opened again or the server restarts', async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  const later = new Notices(parts);
  await later.awaited(ann.id, 0, TURN, false);
  clock.now += 86_400_000;
  await later.send();
  expect(pushes.pushed).toHaveLength(1);
  await notices.over('abcdefgh', 0);
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  expect(pushes.pushed).toHaveLength(2);
});

test('no notice goes to a player who is present, was present when the turn began, or came before it was sent', async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, true);
  await after(MINUTE);
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  expect(pushes.pushed).toEqual([]);
  await notices.awaited(ann.id, 0, { ...TURN, match: 'ijklmnop' }, false);
  await after(5_000);
  await notices.seen('ijklmnop', 0);
  await after(MINUTE);
  expect(pushes.pushed).toEqual([]);
});

test('no notice goes out for a turn that ended before it was sent', async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, false);
  await notices.over('abcdefgh', 0);
  await after(MINUTE);
  expect(pushes.pushed).toEqual([]);
});

test('a failing push service is retried at growing intervals, and not for ever', async () => {
  await browserOf(ann, 'desk');
  pushes.answer(503);
  await notices.awaited(ann.id, 0, TURN, false);
  await after(20_000);
  const waits: number[] = [];
  for (let next = await store.nextNotice(); next !== null; next = await store.nextNotice()) {
    waits.push((next - clock.now) / 1000);
    await after(next - clock.now);
  }
  expect(waits).toEqual([30, 120, 480, 1920, 7680, 30_720]);
  pushes.answer(201);
  await after(86_400_000);
  expect(pushes.pushed).toEqual([]);
});

test('after a failure the notice arrives, once', async () => {
  await browserOf(ann, 'desk');
  pushes.answer(429, { 'retry-after': '300' });
  await notices.awaited(ann.id, 0, TURN, false);
  await after(20_000);
  pushes.answer(201);
  await after(299_000);
  expect(pushes.pushed).toHaveLength(0);
  await after(1_000);
  await after(86_400_000);
  expect(pushes.pushed).toHaveLength(1);
});

test('a push service that does not answer counts as failing', async () => {
  await parts.identity.addBrowser(ann, { ...pushes.browser('x'), endpoint: 'http://127.0.0.1:1/x' });
  await notices.awaited(ann.id, 0, TURN, false);
  await after(20_000);
  expect(await store.nextNotice()).toBe(clock.now + 30_000);
  expect((await store.read(ann.id)).browsers).toHaveLength(1);
});

test.each([404, 410, 403])(
  'a browser for which the push service answers %i is removed; the others get the notice',
  async (status) => {
    await browserOf(ann, 'desk');
    pushes.answer(status);
    await notices.awaited(ann.id, 0, TURN, false);
    await after(MINUTE);
    expect((await store.read(ann.id)).browsers).toEqual([]);
    expect(await store.nextNotice()).toBeNull();
    pushes.answer(201);
    await browserOf(ann, 'phone');
    await notices.over('abcdefgh', 0);
    await notices.awaited(ann.id, 0, TURN, false);
    await after(MINUTE);
    expect(pushes.pushed.map(({ path }) => path)).toEqual(['/phone']);
  },
);

test('all browsers of a person get the notice: the latest ten at most', async () => {
  for (let i = 0; i < 12; i++) await browserOf(ann, `b${i}`);
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  expect(pushes.pushed.map(({ path }) => path).sort()).toEqual(
    Array.from({ length: 10 }, (_, i) => `/b${i + 2}`).sort(),
  );
});

test('of two processes one sends', async () => {
  await browserOf(ann, 'desk');
  await notices.awaited(ann.id, 0, TURN, false);
  clock.now += MINUTE;
  await Promise.all([notices.send(), new Notices(parts).send()]);
  expect(pushes.pushed).toHaveLength(1);
});

test('mails and notices are in the language that their reader used last', async () => {
  await browserOf(ann, 'desk');
  await mailOf(ann, 'ann@dino.example', 1);
  await parts.identity.reads(ann, 'de');
  const game = { en: 'Tar Pit', de: 'Teergrube' };
  const deadline = Date.UTC(2026, 10, 24, 17, 5);
  await notices.awaited(ann.id, 0, { ...TURN, game, others: ['Ben', ''], deadline }, false);
  await after(MINUTE);
  expect(pushes.pushed.map(({ text }) => [text.title, text.body])).toEqual([
    ['Du bist am Zug!', 'Ben und Jemand warten auf deinen Zug.'],
  ]);
  expect(mails.letters[0]?.text).toContain('Subject: Teergrube: Du bist am Zug gegen Ben und Jemand');
});

test('no language is stored for a person who gets no notices', async () => {
  await parts.identity.reads(ann, 'de');
  expect((await store.read(ann.id)).language).toBeNull();
});

test('a confirmed address gets a mail with a link to the match and a link to unsubscribe', async () => {
  await mailOf(ann, 'ann@dino.example', 1);
  await notices.awaited(ann.id, 0, { ...TURN, deadline: Date.UTC(2026, 10, 24, 17, 5) }, false);
  await after(MINUTE);
  expect(mails.letters).toHaveLength(1);
  const [{ from, to, text } = { from: '', to: '', text: '' }] = mails.letters;
  expect([from, to]).toEqual(['dino@dino.example', 'ann@dino.example']);
  expect(text).toContain('Subject: Dino Wars: your turn against Ben');
  expect(text).toContain('https://dino.example/m/abcdefgh');
  expect(text).toContain('Tue, 24 November 2026 at 17:05 (UTC)');
  const off = /mine#mail-off=(\S+)/.exec(text)?.[1] ?? '';
  expect(await verify(parts.keys, 'mail-off', off, clock.now)).toMatchObject({ player: ann.id, address: to });
  expect(text.replace(/\n /g, '')).toMatch(/List-Unsubscribe:\s*<https:\/\/dino\.example\/api\/mail\/off\?token=/);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an address that is not confirmed gets nothing', async () => {
  await mailOf(ann, 'ann@dino.example', null);
  await notices.awaited(ann.id, 0, TURN, false);
  expect(await store.nextNotice()).toBeNull();
  await after(MINUTE);
  expect(mails.letters).toEqual([]);
});

test('a failing mail server is retried; an address that it does not know is removed', async () => {
  await mailOf(ann, 'ann@dino.example', 1);
  mails.answer('451 later');
  await notices.awaited(ann.id, 0, TURN, false);
  await after(20_000);
  expect(await store.nextNotice()).toBe(clock.now + 30_000);
  mails.answer(null);
  await after(30_000);
  expect(mails.letters).toHaveLength(1);
  mails.answer('550 nobody here');
  await notices.over('abcdefgh', 0);
  await notices.awaited(ann.id, 0, TURN, false);
  await after(MINUTE);
  expect((await store.read(ann.id)).mail).toBeNull();
  expect(await store.nextNotice()).toBeNull();
});

test("a name can't make a link or a header in a mail", async () => {
  await mailOf(ann, 'ann@dino.example', 1);
  await notices.awaited(ann.id, 0, { ...TURN, others: ['http://evil.example\r\nBcc: x@y.z'] }, false);
  await after(MINUTE);
  const [{ text } = { text: '' }] = mails.letters;
  expect(text).not.toContain('evil.example');
  expect(text).not.toMatch(/^Bcc:/m);
});

test.each([
  ['the headers of its answer', 'HTTP/1.1 201 Created\r\nX: '],
  ['the body of its answer', 'HTTP/1.1 201 Created\r\nContent-Length: 1000000\r\n\r\n'],
])(
  'a push service that never finishes %s delays neither other notices nor the shutdown',
  async (_, beginning) => {
    const dripping = await drippingService(beginning);
    const others = new Notices({ ...parts, now: Date.now, delayMs: 0 });
    try {
      others.start();
      const eve = await parts.identity.person('eve');
      for (let i = 0; i < 10; i++)
        await parts.identity.addBrowser(eve, { ...pushes.browser('x'), endpoint: `${dripping.url}/${i}` });
      for (const match of ['aaaaaaaa', 'bbbbbbbb']) await others.awaited(eve.id, 0, { ...TURN, match }, false);
      await until(() => dripping.open === 20);
      await browserOf(ann, 'desk');
      await mailOf(ann, 'ann@dino.example', 1);
      await others.awaited(ann.id, 0, TURN, false);
      await until(() => pushes.pushed.length === 1 && mails.letters.length === 1);
      await others.awaited(eve.id, 0, { ...TURN, match: 'cccccccc' }, false);
      await until(() => dripping.open >= 30);
      const since = Date.now();
      await others.stop();
      expect(Date.now() - since).toBeLessThan(5_000);
      await until(() => dripping.open === 0, 15_000);
    } finally {
      await others.stop();
      await dripping.close();
    }
  },
  40_000,
);
