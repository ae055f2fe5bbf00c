/** Tests that people get their chairs back after a lost connection. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from './table';
import { type TallyState, tallyGame } from './tally';

const game = tallyGame() as Game;
const folder = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  server = await startServer({ dataDir: folder, games: [game], reconnectSeconds: 3 });
});
afterAll(() => server.close());

async function table() {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const adaToken = await ada.sit('Ada', 'odd');
  const bobToken = await bob.sit('Bob', 'even');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing');
  return { id, ada, bob, adaToken, bobToken };
}

/** Breaks the connection as a lost network would; the SDK then reconnects. */
function breakOff(person: Person): void {
  Object.assign(person.room.reconnection, { enabled: true, minUptime: 0, minDelay: 50, delay: 50 });
  person.room.connection.close();
}

test('a lost connection comes back by itself and has its chair', async () => {
  const { ada, bob } = await table();
  breakOff(ada);
  await until(() => bob.room.state.chairs[0]?.connected === false);
  expect(await ada.room.connection.isOpen).toBe(false);
  await until(() => ada.room.connection.isOpen && bob.room.state.chairs[0]?.connected === true);
  expect(await ada.play({ type: 'add', n: 3 })).toEqual({ ok: true, seq: 1 });
  await until(() => ada.seq === 1 && bob.seq === 1);
  expect(ada.hashes.get(1)).toBe(bob.hashes.get(1));
});

test('a chair claimed by another connection is not given back to the lost one', async () => {
  const { id, ada, adaToken, bob } = await table();
  breakOff(ada);
  const again = await Person.join(server, game, id, adaToken);
  await until(() => again.place === 0);
  await until(() => ada.room.connection.isOpen && ada.place === null);
  expect(await ada.play({ type: 'add', n: 3 })).toMatchObject({ ok: false, code: 'NOT_SEATED' });
  expect(await again.play({ type: 'add', n: 4 })).toEqual({ ok: true, seq: 1 });
  await until(() => bob.seq === 1);
  expect((bob.state as TallyState).sum).toBe(4);
});

test('a match closes when everybody has left and opens again for the next person', async () => {
  const { id, ada, bob, adaToken, bobToken } = await table();
  expect(await ada.play({ type: 'add', n: 9 })).toEqual({ ok: true, seq: 1 });
  await Promise.all([ada.leave(), bob.leave()]);
  const back = await Person.join(server, game, id, bobToken);
  await until(() => back.place === 1);
  expect([back.seq, (back.state as TallyState).sum]).toEqual([1, 9]);
  expect(back.room.state.chairs[0]).toMatchObject({ name: 'Ada', taken: true, connected: false });
  await back.leave();
  await until(() => !server.host.live.has(id));
  expect(await summaryOf(server, id)).toMatchObject({ live: false, stage: 'playing', seq: 1 });
  const both = await Promise.all([
    Person.join(server, game, id, adaToken),
    Person.join(server, game, id, bobToken),
    Person.join(server, game, id),
  ]);
  await until(() => both[0].place === 0 && both[1].place === 1);
  expect(new Set(both.map(({ room }) => room.roomId)).size).toBe(1);
});

test('in the lobby a person can leave their chair, sit down again and change their name', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  await ada.sit('Ada', 'odd');
  expect(await bob.request('sit', { name: 'Bob', wish: 'odd' })).toMatchObject({ code: 'CHAIR_TAKEN' });
  await ada.sit('Ada', 'random');
  expect(await ada.request('rename', { name: '  Lady   Ada ' })).toEqual({ ok: true });
  await until(() => bob.room.state.chairs[0]?.name === 'Lady Ada');
  expect(await ada.request('leave-seat', {})).toEqual({ ok: true });
  expect(await ada.request('leave-seat', {})).toMatchObject({ code: 'NOT_SEATED' });
  await until(() => bob.room.state.chairs[0]?.taken === false && bob.room.state.watchers === 2);
  await ada.sit('Ada', 'random');
  await bob.sit('Bob', 'odd');
  await until(() => ada.stage === 'playing');
  expect([ada.place, bob.place]).toEqual([1, 0]);
  expect(await ada.request('leave-seat', {})).toMatchObject({ code: 'ALREADY_BEGUN' });
});
