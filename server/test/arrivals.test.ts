/** The clocks of a match that begins wait until everybody sees the table, up to a bound. */
import { clocksIn, type Game, type Terms } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const NO_CLOCK: Terms = { kind: 'none' };
const LIVE: Terms = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 };
const game = tallyGame() as Game;
const dataDir = tempFolder();
let shift = 0;
let server: RunningServer;

const start = async () => {
  const clocks = { now: () => Date.now() + shift, steady: () => performance.now() + shift };
  server = await startServer({ dataDir, games: [game], ...clocks });
};
beforeAll(start);
afterAll(() => server.close());

/** A match whose players are this far when it begins; null for a page that does not tell. */
async function begun(ofAda: 'banner' | 'page' | null, ofBob: 'banner' | 'page' | null, terms = LIVE) {
  const id = await newMatch(server, { game: 'tally', options: { seconds: 3600 }, terms });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  if (ofAda !== null) await ada.request('arrive', { at: ofAda });
  if (ofBob !== null) await bob.request('arrive', { at: ofBob });
  const tokens = [await ada.sit('Ada', 'odd'), await bob.sit('Bob', 'even')] as const;
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, tokens };
}

const bank = ({ room }: Person, seat: number) => clocksIn(room.state).find(({ id }) => id === `bank/${seat}`);
const runs = (person: Person) => clocksIn(person.room.state).some(({ deadline }) => deadline !== null);
const arrives = ({ room }: Person) => room.state.chairs.map((chair) => chair.arrives ?? '');
/** Lets the server look at the clock: presence has changed. */
async function look(id: string): Promise<void> {
  const guest = await Person.join(server, game, id);
  await guest.leave();
}

test('clocks begin to run when the last player sees the table; what passed before is charged to nobody', async () => {
  const { id, ada, bob, tokens } = await begun('page', 'banner');
  expect(runs(ada)).toBe(false);
  expect(bank(ada, 0)?.remaining).toBe(600_000);
  await until(() => arrives(ada).join() === 'drawing,deciding');
  await ada.request('arrive', { at: 'table' });
  await until(() => arrives(bob).join() === ',deciding');
  shift += 40_000;
  await bob.request('arrive', { at: 'page' });
  await until(() => arrives(ada).join() === ',drawing');
  expect(runs(ada)).toBe(false);
  await bob.request('arrive', { at: 'table' });
  await until(() => runs(ada));
  expect(arrives(ada)).toEqual(['', '']);
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  await until(() => bob.seq === 1);
  const { remaining } = bank(bob, 0) ?? {};
  expect(remaining).toBeGreaterThan(570_000);
  await server.close();
  await start();
  const back = await Person.join(server, game, id, tokens[0]);
  expect(bank(back, 0)?.remaining).toBe(remaining);
}, 60_000);

test('a player who sees the table may play while others are still coming; nobody is charged', async () => {
  const { id, ada, bob, tokens } = await begun('page', 'banner');
  await ada.request('arrive', { at: 'table' });
  shift += 30_000;
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  await until(() => bob.seq === 1);
  expect([bank(bob, 0)?.remaining, bank(bob, 1)?.remaining]).toEqual([600_000, 600_000]);
  shift += 10_000;
  await bob.request('arrive', { at: 'table' });
  await until(() => runs(bob));
  expect(await bob.play({ type: 'add', n: 2 })).toMatchObject({ ok: true });
  await until(() => ada.seq === 2);
  const { remaining } = bank(ada, 1) ?? {};
  expect(remaining).toBeGreaterThan(580_000);
  await server.close();
  await start();
  const back = await Person.join(server, game, id, tokens[0]);
  expect(bank(back, 1)?.remaining).toBe(remaining);
}, 60_000);

test.each([
  ['banner', 45],
  ['page', 15],
] as const)(
  'a player who stays at %s is waited for %i seconds and not longer',
  async (at, seconds) => {
    const { id, ada, bob } = await begun('page', at);
    await ada.request('arrive', { at: 'table' });
    shift += (seconds - 5) * 1_000;
    await bob.request('arrive', { at });
    await bob.request('arrive', { at: 'banner' });
    await look(id);
    expect(runs(ada)).toBe(false);
    shift += 6_000;
    await look(id);
    await until(() => runs(ada));
    expect(arrives(ada)).toEqual(['', '']);
    await bob.request('arrive', { at: 'banner' });
    expect(runs(ada)).toBe(true);
  },
  30_000,
);

test('a computer does not move before the person against whom it plays sees the table', async () => {
  const id = await newMatch(server, { game: 'tally', options: { seconds: 3600 }, terms: NO_CLOCK, bots: ['odd'] });
  const bob = await Person.join(server, game, id);
  await bob.request('arrive', { at: 'page' });
  await bob.sit('Bob', 'even');
  await until(() => bob.stage === 'playing');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(bob.seq).toBe(0);
  await bob.request('arrive', { at: 'table' });
  await until(() => bob.seq === 1);
});

test('pages that do not tell how far they are are not waited for', async () => {
  const { ada } = await begun(null, null);
  expect(runs(ada)).toBe(true);
});

test('correspondence waits for nobody', async () => {
  const { ada } = await begun('banner', 'banner', { kind: 'correspondence', days: 1 });
  expect(runs(ada)).toBe(true);
});
