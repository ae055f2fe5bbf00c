/** Tests anonymous identities: they last, are renewed, move to another browser, and can't be forged. */
import { randomBytes } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { memoryCabinet, memoryStore } from '../../test/people';
import { CODE_MS, Identity, MOST_BLOCKED, MOST_JOINED } from './identity';
import { Keys, keysFrom, PERIOD_MS, TOKEN_MS } from './keys';
import { sign, verify } from './tokens';

const OWN = 'a-key-of-the-operator-long-enough';
const NEXT = 'another-one-also-long-enough-to-be-one';

async function parts(own = '', cabinet = memoryCabinet()) {
  const clock = { now: 20_000 * 86_400_000 };
  const now = () => clock.now;
  const keys = new Keys(cabinet, keysFrom(own), now, randomBytes);
  const store = await memoryStore();
  return { clock, keys, store, cabinet, identity: new Identity({ keys, store, now, random: randomBytes }) };
}

test('a person without a token gets a new identity and keeps it', async () => {
  const { identity } = await parts();
  const ann = await identity.greet(null);
  const ben = await identity.greet(null);
  expect(ann.known).toBe(false);
  expect(ann.me).not.toBe(ben.me);
  const person = await identity.whoIs(ann.me);
  expect(person?.id).toHaveLength(22);
  expect(person?.id).not.toBe((await identity.whoIs(ben.me))?.id);
  expect(await identity.greet(ann.me)).toEqual({ me: ann.me, known: true });
  expect(await identity.whoIs(ann.me)).toEqual(person);
});

test('an old token is replaced by a new one of the same person', async () => {
  const { identity, clock } = await parts();
  const { me } = await identity.greet(null);
  clock.now += 8 * 86_400_000;
  const later = await identity.greet(me);
  expect(later.known).toBe(true);
  expect(later.me).not.toBe(me);
  expect(await identity.whoIs(later.me)).toEqual(await identity.whoIs(me));
});

test('a token that was not renewed for too long has expired', async () => {
  const { identity, clock } = await parts();
  const { me } = await identity.greet(null);
  clock.now += TOKEN_MS - 1000;
  expect(await identity.whoIs(me)).not.toBeNull();
  clock.now += 2000;
  expect(await identity.whoIs(me)).toBeNull();
});

test('the key changes every half year; old keys verify for as long as their tokens can be valid', async () => {
  const { identity, keys, clock, cabinet } = await parts();
  const { me } = await identity.greet(null);
  const first = await keys.current();
  clock.now += PERIOD_MS;
  const second = await keys.current();
  expect(second.id).not.toBe(first.id);
  expect(Buffer.from(second.secret).equals(Buffer.from(first.secret))).toBe(false);
  expect(await identity.whoIs(me)).not.toBeNull();
  expect(cabinet.values.size).toBe(2);
  clock.now += 4 * PERIOD_MS;
  expect(await keys.find(first.id)).toBeNull();
});

test('servers that share a journal share its keys', async () => {
  const cabinet = memoryCabinet();
  const [one, two] = [await parts('', cabinet), await parts('', cabinet)];
  const { me } = await one.identity.greet(null);
  expect(await two.identity.whoIs(me)).toEqual(await one.identity.whoIs(me));
});

test("the operator's key signs; earlier keys still verify, whether set or made", async () => {
  const cabinet = memoryCabinet();
  const made = await (await parts('', cabinet)).identity.greet(null);
  const before = await (await parts(OWN, cabinet)).identity.greet(null);
  const alone = await parts(NEXT, cabinet);
  expect(await alone.identity.whoIs(before.me)).toBeNull();
  const { identity, keys } = await parts(`${NEXT}, ${OWN}`, cabinet);
  expect(await keys.current()).toEqual(await alone.keys.current());
  expect(await identity.whoIs(before.me)).not.toBeNull();
  expect(await identity.whoIs(made.me)).not.toBeNull();
});

test('a key that could be guessed is refused', () => {
  expect(() => keysFrom('hunter2')).toThrow(/at least 32 characters/);
  expect(() => keysFrom('hunter2')).not.toThrow(/hunter2/);
});

describe('a foreign token identifies nobody', () => {
  const forgeries: Record<string, (me: string) => string | Promise<string>> = {
    'no token at all': () => 'a.b.c',
    'another signature': (me) => `${me.slice(0, -4)}AAAA`,
    'another person under the same signature': (me) => {
      const [head, , signature] = me.split('.');
      const body = Buffer.from(JSON.stringify({ ...decodeJwt(me), sub: 'x'.repeat(22) })).toString('base64url');
      return `${head}.${body}.${signature}`;
    },
    'no signature wanted': (me) => {
      const head = Buffer.from(JSON.stringify({ alg: 'none', kid: '111' })).toString('base64url');
      return `${head}.${me.split('.')[1]}.x`;
    },
    'a key of his own': (me) =>
      new SignJWT(decodeJwt(me)).setProtectedHeader({ alg: 'HS256', kid: '1' }).sign(new Uint8Array(32)),
  };
  test.each(Object.entries(forgeries))('%s', async (_, forge) => {
    const { identity } = await parts();
    const { me } = await identity.greet(null);
    expect(await identity.whoIs(await forge(me))).toBeNull();
    expect((await identity.greet(await forge(me))).known).toBe(false);
  });

  test('a token for another purpose', async () => {
    const { identity, keys, clock } = await parts();
    const statement = { player: 'p'.repeat(22), address: 'a@b.example', issuedAt: clock.now };
    const token = await sign(keys, 'mail-on', statement);
    expect(await verify(keys, 'mail-on', token, clock.now)).toMatchObject({ address: 'a@b.example' });
    expect(await identity.whoIs(token)).toBeNull();
  });
});

describe('another device', () => {
  async function two() {
    const all = await parts();
    const desk = (await all.identity.greet(null)).me;
    const phone = (await all.identity.greet(null)).me;
    const whose = async (me: string) => {
      const person = await all.identity.whoIs(me);
      if (person === null) throw new Error('nobody');
      return person;
    };
    return { ...all, desk, phone, whose };
  }

  test('a code moves the identity to another browser, once', async () => {
    const { identity, desk, whose } = await two();
    const { code } = await identity.deviceCode(await whose(desk));
    const moved = await identity.move(code, null);
    expect(await whose(moved ?? '')).toEqual(await whose(desk));
    expect(await identity.move(code, null)).toBeNull();
  });

  test('of two browsers that use a code at once, one gets the identity', async () => {
    const { identity, desk, whose } = await two();
    const { code } = await identity.deviceCode(await whose(desk));
    const moved = await Promise.all([identity.move(code, null), identity.move(code, null)]);
    expect(moved.filter((token) => token !== null)).toHaveLength(1);
  });

  test('a code expires, and an unknown one is void', async () => {
    const { identity, desk, whose, clock } = await two();
    const { code, expiresAt } = await identity.deviceCode(await whose(desk));
    expect(expiresAt).toBe(clock.now + CODE_MS);
    clock.now = expiresAt;
    expect(await identity.move(code, null)).toBeNull();
    expect(await identity.move('x'.repeat(22), null)).toBeNull();
  });

  test('the other browser’s former identity is joined, with its browsers and its address', async () => {
    const { identity, store, desk, phone, whose } = await two();
    const before = await whose(phone);
    const browser = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' };
    await identity.addBrowser(before, browser);
    await store.change(before.id, (person) => ({ ...person, mail: { address: 'a@b.example', confirmedAt: 5 } }));
    const { code } = await identity.deviceCode(await whose(desk));
    const moved = await whose((await identity.move(code, before)) ?? '');
    expect(moved).toEqual({ id: (await whose(desk)).id, all: [(await whose(desk)).id, before.id] });
    // The phone's old token is still valid and now identifies the same person.
    expect(await whose(phone)).toEqual(moved);
    expect(await store.read(moved.id)).toMatchObject({ browsers: [browser], mail: { address: 'a@b.example' } });
    expect((await identity.greet(phone)).me).not.toBe(phone);
  });

  test('a chain of joined identities is followed to its end', async () => {
    const { identity, desk, phone, whose } = await two();
    const tablet = (await identity.greet(null)).me;
    const toTablet = await identity.deviceCode(await whose(tablet));
    await identity.move(toTablet.code, await whose(phone));
    const toDesk = await identity.deviceCode(await whose(desk));
    await identity.move(toDesk.code, await whose(tablet));
    const ids = await Promise.all([desk, phone, tablet].map(async (me) => (await whose(me)).id));
    expect(new Set(ids).size).toBe(1);
    expect((await whose(phone)).all).toHaveLength(3);
  });
});

test('so many ids are joined to one, and no more; who they have blocked keeps its limit', async () => {
  const { identity, store } = await parts();
  const { me } = await identity.greet(null);
  const newcomer = async () => {
    const other = await identity.whoIs((await identity.greet(null)).me);
    if (other === null) throw new Error('There is nobody');
    const blocked = Array.from({ length: MOST_BLOCKED / 2 }, (_, place) => ({ player: other.id, match: 'm', place }));
    await store.change(other.id, (person) => ({ ...person, blocked }));
    return other;
  };
  const join = async () => {
    const person = await identity.whoIs(me);
    if (person === null) throw new Error('There is nobody');
    return identity.move((await identity.deviceCode(person)).code, await newcomer());
  };
  for (let n = 0; n < MOST_JOINED; n++) await join();
  const person = await identity.whoIs(me);
  expect(person?.all).toHaveLength(MOST_JOINED + 1);
  expect((await store.read(person?.id ?? '')).blocked).toHaveLength(MOST_BLOCKED);
  await expect(join()).rejects.toMatchObject({ code: 'BAD_MESSAGE', status: 409 });
  expect(await identity.whoIs(me)).toEqual(person);
});
