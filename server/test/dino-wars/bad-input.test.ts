/** Tests that every bad input gets a clear answer and affects neither the match nor other people. */
import { connect } from 'node:net';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { encode as pack } from '@msgpack/msgpack';
import type { RunningServer } from '../../src';
import { RawClient } from '../raw-client';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const game = dinoWarsGame as Game;
const limits = { mostRefused: 1_500 };
let server: RunningServer;
const folder = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir: folder, games: [game], limits });
});
afterAll(() => server.close());

interface Table {
  readonly id: string;
  readonly ada: Person;
  readonly bob: Person;
  readonly adaToken: string;
}

async function table(): Promise<Table> {
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const adaToken = await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing');
  return { id, ada, bob, adaToken };
}

/** Does something bad and checks that nobody is affected. */
async function harmless({ id, ada, bob }: Table, deed: () => Promise<void>): Promise<void> {
  const { hash, seq } = await summaryOf(server, id);
  await deed();
  expect(await summaryOf(server, id)).toMatchObject({ hash, seq });
  expect([ada.closed, bob.closed]).toEqual([null, null]);
  const [seat] = game.rules.awaiting(bob.state);
  const mover = seat === 0 ? ada : bob;
  const [intent] = game.rules.intents(mover.state, seat as number);
  expect(await mover.play(intent as never)).toMatchObject({ ok: true });
}

test.each([
  ['the wrong type', { type: 'conquer' }, 'intent.type'],
  ['a fraction', { type: 'face', figure: 'd1', facing: 0.5 }, 'intent.facing'],
  ['not a number', { type: 'face', figure: 'd1', facing: Number.NaN }, 'intent.facing'],
  [
    'a number out of bounds',
    { type: 'move', figure: 'd1', path: [{ x: 1e300, y: 1 }], stopAt: null },
    'intent.path.0.x',
  ],
  ['an empty path', { type: 'move', figure: 'd1', path: [], stopAt: null }, 'intent.path'],
  [
    'an endless path',
    { type: 'move', figure: 'd1', path: Array(65).fill({ x: 1, y: 1 }), stopAt: null },
    'intent.path',
  ],
  ['an extra field', { type: 'done', really: true }, 'intent'],
  ['a name from Object.prototype', { type: 'endMove', figure: '__proto__' }, 'intent.figure'],
  ["the clock's own intent", { type: 'timeOut', figure: 's1' }, 'intent.type'],
])('an intent with %s is answered with the field of the fault', async (_, intent, field) => {
  const here = await table();
  await harmless(here, async () => {
    const reply = await here.bob.request('intent', { intent } as never);
    expect(reply).toMatchObject({ ok: false, code: 'BAD_MESSAGE', field });
  });
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'a figure called %s is refused by the rules',
  async (figure) => {
    const here = await table();
    await harmless(here, async () => {
      const reply = await here.bob.play({ type: 'endMove', figure } as never);
      expect(reply).toMatchObject({ ok: false, code: 'REFUSED' });
    });
  },
);

test('forged intents are refused: for another seat, for its figures, by a spectator', async () => {
  const here = await table();
  const eve = await Person.join(server, game, here.id);
  await harmless(here, async () => {
    const enemy = { type: 'endMove', figure: 'd1' };
    expect(await here.ada.play(enemy)).toMatchObject({ ok: false, code: 'REFUSED' });
    expect(await here.ada.play({ type: 'done' })).toMatchObject({ ok: false, code: 'REFUSED' });
    expect(await eve.play({ type: 'done' })).toMatchObject({ ok: false, code: 'NOT_SEATED' });
    const own = { seat: 1, intent: { type: 'done' } };
    expect(await eve.request('intent', own)).toMatchObject({ ok: false, code: 'NOT_SEATED' });
    expect(await here.ada.request('intent', own)).toMatchObject({ ok: false, code: 'NOT_YOURS' });
    const more = { ...own, admin: true };
    expect(await eve.request('intent', more as never)).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
  });
});

test('an intent before the match begins is refused', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, game, id);
  await ada.sit('Ada');
  expect(await ada.play({ type: 'done' })).toMatchObject({ ok: false, code: 'NOT_BEGUN' });
});

test('a stranger with a made-up token becomes a spectator and gets a notice', async () => {
  const here = await table();
  await harmless(here, async () => {
    const mallory = await Person.join(server, game, here.id, 'A'.repeat(43));
    await until(() => mallory.notices.length === 1);
    expect(mallory.notices[0]?.code).toBe('TOKEN_UNKNOWN');
    expect(mallory.place).toBeNull();
    expect(await mallory.play({ type: 'done' })).toMatchObject({ code: 'NOT_SEATED' });
  });
});

test('the token of another match opens nothing here', async () => {
  const here = await table();
  const there = await table();
  const mallory = await Person.join(server, game, here.id, there.adaToken);
  await until(() => mallory.notices[0]?.code === 'TOKEN_UNKNOWN');
  expect(here.ada.place).toBe(0);
});

test('the right token takes the chair over; the old connection becomes a spectator and gets a notice', async () => {
  const here = await table();
  const again = await Person.join(server, game, here.id, here.adaToken);
  await until(() => again.place === 0 && here.ada.place === null);
  expect(here.ada.notices[0]?.code).toBe('SEAT_TAKEN_OVER');
  expect(await here.ada.play({ type: 'done' })).toMatchObject({ code: 'NOT_SEATED' });
  await harmless({ ...here, ada: again }, async () => {});
});

test('an unknown match is refused with its own code', async () => {
  await expect(Person.join(server, game, 'nosuchmatch')).rejects.toThrow(
    /^MATCH_UNKNOWN: There is no match nosuchmatch/,
  );
  for (const id of ['nosuchmatch', '..%2F..%2Fetc', 'x'.repeat(500)]) {
    const { status, body } = await api<{ error: { code: string } }>(server, `/api/matches/${id}`);
    expect([status, body.error.code]).toEqual([404, 'MATCH_UNKNOWN']);
  }
});

test.each([
  ['no match id', {}],
  ['an object for an id', { matchId: { length: 9 } }],
  ['a list of ids', { matchId: ['abcdefgh'] }],
  ['an invalid token', { matchId: 'abcdefgh', token: 7 }],
  ['nothing', null],
])('joining with %s is refused', async (_, options) => {
  const { status, body } = await api<{ error: { code: string } }>(server, '/matchmake/joinOrCreate/match', options);
  expect([status, body.error.code]).toEqual([400, 'BAD_MESSAGE']);
});

test("a room can't be created, found or joined in any other way", async () => {
  const { id } = await table();
  for (const [method, room] of [
    ['create', 'match'],
    ['join', 'match'],
    ['joinById', id],
    ['query', 'match'],
    ['joinOrCreate', '__proto__'],
    ['reconnect', 'nobody'],
  ]) {
    const { status, body } = await api<{ error: { code: string } }>(server, `/matchmake/${method}/${room}`, {
      matchId: id,
    });
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('a person who comes to a full match becomes a spectator and gets a notice', async () => {
  const here = await table();
  const eve = await Person.join(server, game, here.id);
  expect(await eve.request('sit', { name: 'Eve', wish: 'random' })).toMatchObject({ ok: false, code: 'MATCH_FULL' });
  expect(eve.stage).toBe('playing');
  const lobby = await newMatch(server, { preset: 'duel', bots: ['army'] });
  const cyd = await Person.join(server, game, lobby);
  expect(await cyd.request('sit', { name: 'Cyd', wish: 'army' })).toMatchObject({ code: 'CHAIR_TAKEN' });
  expect(await cyd.request('sit', { name: 'Cyd', wish: 'moderator' })).toMatchObject({ code: 'CHAIR_UNKNOWN' });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([21])],
  ['text', 'hello?'],
  ['zeros', Buffer.alloc(1000)],
  ['an incomplete request', Buffer.from([21, 5, 0xdb, 0xff])],
  ['a request with a huge name', Buffer.from([21, 5, 0xdb, 0xff, 0xff, 0xff, 0x7f])],
  [
    'a payload that is not msgpack',
    Buffer.concat([Buffer.from([21, 5, 0xa3]), Buffer.from('sit'), Buffer.from([0xc1])]),
  ],
  [
    'a message of unknown type',
    Buffer.concat([Buffer.from([13, 0xa3]), Buffer.from('boo'), Buffer.from(pack({ a: 1 }))]),
  ],
  ['a message with a number as its type', Buffer.from([13, 77, 0xc0])],
  ['bytes', Buffer.from([17, 0xa3, 1, 2, 3])],
  ['an undeclared input', Buffer.from([19, 1, 2, 3])],
  ['a state from the client', Buffer.from([14, 1, 2, 3])],
  ['a request with modifier bits', Buffer.from([0x95, 0xff, 0xff])],
] as [string, Buffer | string][])('a frame with %s harms nobody', async (_, frame) => {
  const here = await table();
  await harmless(here, async () => {
    const raw = await RawClient.join(server.port, here.id);
    raw.sendBytes(frame);
    expect(await raw.request('rename', { name: 'Raw' })).toMatchObject({ ok: false, code: 'NOT_SEATED' });
    raw.close();
  });
});

test('two hundred frames of random bytes harm nobody', async () => {
  const here = await table();
  let state = 12345;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state;
  };
  await harmless(here, async () => {
    for (let round = 0; round < 5; round++) {
      const raw = await RawClient.join(server.port, here.id);
      for (let i = 0; i < 40; i++) {
        const frame = Buffer.from(Array.from({ length: random() % 64 }, () => random() % 256));
        if (frame[0] !== 12) raw.sendBytes(frame);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
      raw.close();
    }
  });
});

test('an unknown request is answered, and a message that is not a request gets a notice', async () => {
  const here = await table();
  await harmless(here, async () => {
    await expect(here.ada.room.request('abdicate' as never, {} as never)).rejects.toThrow('no onMessage("abdicate")');
    for (const type of ['__proto__', 'constructor', '*', '']) {
      await expect(here.ada.room.request(type as never, {} as never)).rejects.toThrow('handler');
    }
    here.ada.room.send('intent' as never, { intent: { type: 'done' } } as never);
    await until(() => here.ada.notices.some(({ code }) => code === 'UNKNOWN_MESSAGE'));
  });
});

test('an oversized frame closes the connection that sent it', async () => {
  const here = await table();
  await harmless(here, async () => {
    const raw = await RawClient.join(server.port, here.id);
    raw.sendBytes(Buffer.alloc(100_000, 21));
    await until(() => raw.closed !== null);
    expect(raw.closed).toBe(1009);
  });
});

test('a request that is nested too deeply is answered', async () => {
  const here = await table();
  await harmless(here, async () => {
    const raw = await RawClient.join(server.port, here.id);
    raw.sendBytes(raw.requestFrame(99, 'intent', Buffer.concat([Buffer.alloc(15_000, 0x91), Buffer.from([0xc0])])));
    expect(await raw.request('rename', { name: 'Raw' })).toMatchObject({ code: 'NOT_SEATED' });
    raw.close();
  });
});

test.each([
  ['a body that is not JSON', '{"game":', 400],
  ['a body that is too large', JSON.stringify({ preset: 'x'.repeat(600_000) }), 413],
  ['a list', '[]', 400],
  ['an unknown game', '{"game":"chess"}', 404],
  ['a game from Object.prototype', '{"game":"__proto__"}', 404],
  ['an unknown preset', '{"preset":"constructor"}', 404],
  ['options of the wrong shape', '{"options":{"era":"stone age"}}', 400],
  ['an unknown strength', '{"preset":"duel","bots":["army"],"strength":"divine"}', 422],
  ['too many computer players', '{"preset":"duel","bots":["random","random","random"]}', 422],
  ['an extra field', '{"cheat":true}', 400],
])('setting a match up with %s is answered with the reason', async (_, body, status) => {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(status);
  const answer = (await response.json()) as { error: { code: string; message: string }; message: string };
  expect(answer.message).toBe(`${answer.error.code}: ${answer.error.message}`);
});

test('a connection without HTTP, or an upgrade to an unknown path, is closed without further effects', async () => {
  const here = await table();
  await harmless(here, async () => {
    for (const text of [
      'GARBAGE\r\n\r\n',
      'GET /a/b?sessionId=x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      'GET //[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ]) {
      const socket = connect(server.port, '127.0.0.1');
      const ended = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => {});
      socket.on('data', () => {});
      socket.write(text);
      setTimeout(() => socket.destroy(), 500);
      await ended;
    }
  });
}, 20_000);

test("a thousand intents a second from one client are refused and then cut off, and the others don't notice", async () => {
  const here = await table();
  await harmless(here, async () => {
    const flood = await RawClient.join(server.port, here.id, here.adaToken);
    const frame = flood.requestFrame(1, 'intent', pack({ intent: { type: 'done' } }));
    for (let tick = 0; tick < 20 && flood.closed === null; tick++) {
      for (let i = 0; i < 50; i++) flood.sendBytes(frame);
      expect(await here.bob.request('rename', { name: `Bob ${tick}` })).toEqual({ ok: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(flood.closed).toBeNull();
    const refusals = flood.frames.filter((reply) => reply.includes('TOO_FAST')).length;
    expect(refusals).toBeGreaterThan(700);
    while (flood.closed === null) {
      for (let i = 0; i < 500; i++) flood.sendBytes(frame);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(flood.closed).toBe(4429);
  });
}, 120_000);
