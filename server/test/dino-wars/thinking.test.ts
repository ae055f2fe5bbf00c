/** Tests that computer players think in worker threads, and that addresses share their time. */
import { PRESETS } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { type Frozen, frozen, type Seat } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { systemDice } from '../../src/secrets';
import { ThinkingWorkers, thinkingHere } from '../../src/thinking/thinkers';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const game = dinoWarsGame as Game;
const random = (bytes: number) => new Uint8Array(bytes).fill(7);
const dataDir = tempFolder();
const workers = new ThinkingWorkers(require.resolve('@dwo/shelf/server'));
afterAll(() => workers.close());

function battle(): { view: Frozen<object>; seat: Seat } {
  const state = frozen(game.rules.setup(frozen(PRESETS.duel()), systemDice(random)));
  const seat = game.rules.awaiting(state)[0] ?? 0;
  return { view: game.rules.view(state, seat), seat };
}

test('a worker decides as the computer player does', async () => {
  const { view, seat } = battle();
  const wanted = { game, seat, strength: null, view, address: 'one' };
  expect(await workers.think(wanted)).toEqual(await thinkingHere(random).think(wanted));
});

test('the main thread goes on meanwhile', async () => {
  const { view, seat } = battle();
  let turns = 0;
  let going = true;
  const count = () => {
    turns += 1;
    if (going) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: 20 }, () => workers.think({ game, seat, strength: null, view, address: 'one' })),
  );
  going = false;
  expect(turns).toBeGreaterThan(20);
});

test('an address with many decisions delays nobody else', async () => {
  const { view, seat } = battle();
  const done: string[] = [];
  const ask = (address: string) =>
    workers.think({ game, seat, strength: null, view, address }).then(() => done.push(address));
  const all = [...Array.from({ length: 60 }, () => ask('many')), ask('one')];
  await Promise.all(all);
  // The worker decides a few before it has heard of the last: a queue in order of arrival would put it behind all sixty.
  expect(done.indexOf('one')).toBeLessThan(40);
});

test('a game without a computer player, or unknown to the module, gets an error', async () => {
  const { view, seat } = battle();
  const tally = tallyGame() as Game;
  await expect(workers.think({ game: tally, seat, strength: null, view, address: '' })).rejects.toThrow(
    /No computer player/,
  );
  const silent = { ...game, bot: null } as Game;
  await expect(thinkingHere(random).think({ game: silent, seat, strength: null, view, address: '' })).rejects.toThrow(
    /No computer/,
  );
});

test('computed pieces per address and minute are limited; matches without computer players are not', async () => {
  const pieces = game.decisionCost?.(frozen(PRESETS.duel()), null) ?? 0;
  expect(pieces).toBeGreaterThan(4);
  const server = await startServer({
    dataDir,
    games: [game],
    limits: { computedPiecesPerMinute: 3 * pieces },
  });
  const create = async (bots: readonly string[]) =>
    (await api(server, '/api/matches', { preset: 'duel', bots })).status;
  try {
    expect(await create(['army', 'dinosaurs'])).toBe(201);
    expect(await create(['army'])).toBe(201);
    expect(await create(['army'])).toBe(429);
    expect(await create([])).toBe(201);
  } finally {
    await server.close();
  }
});

test('a seat that is handed to the computer is charged like one that the computer has from the start', async () => {
  const pieces = game.decisionCost?.(frozen(PRESETS.duel()), null) ?? 0;
  const limits = { computedPiecesPerMinute: 2 * pieces };
  const server = await startServer({ dataDir, games: [game], limits });
  try {
    const id = await newMatch(server, { preset: 'duel' });
    const [ada, bob] = [await Person.join(server, game, id), await Person.join(server, game, id)];
    await ada.sit('Ada', 'army');
    await bob.sit('Bob', 'dinosaurs');
    await until(() => bob.stage === 'playing' && ada.stage === 'playing');
    for (let times = 0; times < 2; times++) {
      expect(await ada.request('hand-over', { to: 'bot' })).toEqual({ ok: true });
      expect(await ada.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
    }
    expect(await ada.request('hand-over', { to: 'bot' })).toMatchObject({ code: 'TOO_FAST' });
    expect(await ada.request('hand-over', { to: 'bot' })).toMatchObject({ code: 'TOO_FAST' });
    await until(() => ada.place !== null);
  } finally {
    await server.close();
  }
});
