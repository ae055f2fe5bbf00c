/** Tests that a server that shuts down finishes its work, begins nothing new, and hands everything over. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { type TallyState, tallyGame } from './tally';

const game = tallyGame() as Game;
const folder = tempFolder();

/** Two people at a table of a server with a slow journal. */
async function table(server: RunningServer) {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const adaToken = await ada.sit('Ada', 'odd');
  const bobToken = await bob.sit('Bob', 'even');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing', 20_000);
  return { id, ada, bob, adaToken, bobToken };
}

/** Makes one kind of write wait until `go`; counts the waiting ones. */
function slowDown({ host }: RunningServer, write: 'append' | 'createMatch' = 'append') {
  const now = host.journal[write].bind(host.journal) as (...given: unknown[]) => Promise<void>;
  const waiting: (() => void)[] = [];
  const slow = async (...given: unknown[]) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return now(...given);
  };
  Object.assign(host.journal, { [write]: slow });
  return {
    waiting,
    go() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

test('a write under way is finished and answered, and a later intent is repeated at the successor by its id', async () => {
  const dataDir = folder;
  const server = await startServer({ dataDir, games: [game] });
  const { id, ada, bob, adaToken, bobToken } = await table(server);
  const journal = slowDown(server);
  const begun = ada.request('intent', { id: 'begun', intent: { type: 'add', n: 3 } });
  await until(() => journal.waiting.length === 1, 20_000);
  const late = bob.request('intent', { id: 'late', intent: { type: 'add', n: 4 } });
  const over = server.close();
  const ready = await api<{ status: string }>(server, '/readyz');
  expect(ready).toMatchObject({ status: 503, body: { status: 'draining' } });
  const join = await api<object>(server, '/matchmake/joinOrCreate/match', { matchId: id });
  expect(join).toMatchObject({ status: 503, body: { error: { code: 'SHUTTING_DOWN' } } });
  const create = await api<object>(server, '/api/matches', { game: 'tally', preset: 'slow' });
  expect(create).toMatchObject({ status: 503, body: { error: { code: 'SHUTTING_DOWN' } } });
  expect(ada.closed).toBeNull();
  journal.go();
  expect(await begun).toEqual({ ok: true, seq: 1 });
  expect(await late).toMatchObject({ ok: false, code: 'SHUTTING_DOWN' });
  await over;
  await until(() => ada.closed === 4001 && bob.closed === 4001, 20_000);

  const successor = await startServer({ dataDir, games: [game] });
  const again = await Person.join(successor, game, id, adaToken);
  const bobAgain = await Person.join(successor, game, id, bobToken);
  expect(await again.request('intent', { id: 'begun', intent: { type: 'add', n: 3 } })).toEqual({ ok: true, seq: 1 });
  const repeated = await bobAgain.request('intent', { id: 'late', intent: { type: 'add', n: 4 } });
  expect(repeated).toEqual({ ok: true, seq: 2 });
  await until(() => again.seq === 2, 20_000);
  expect((again.state as TallyState).sum).toBe(7);
  await successor.close();
}, 120_000);

test('matches that are being set up at the end are stored and answered', async () => {
  const server = await startServer({ dataDir: folder, games: [game] });
  const journal = slowDown(server, 'createMatch');
  const asked = Array.from({ length: 40 }, () => newMatch(server, { game: 'tally', preset: 'slow' }));
  await until(() => journal.waiting.length === asked.length, 20_000);
  const over = server.close();
  const isReachable = () =>
    api(server, '/readyz').then(
      () => true,
      () => false,
    );
  while (await isReachable()) {}
  journal.go();
  expect(new Set(await Promise.all(asked)).size).toBe(asked.length);
  await over;
});

test.each([
  ['while others play', true],
  ['in an empty room', false],
])(
  'a seat reserved for a connection that never comes does not delay the shutdown, %s',
  async (_, played) => {
    const server = await startServer({ dataDir: folder, games: [game] });
    const { id, ada, bob } = await table(server);
    if (!played) for (const person of [ada, bob]) await person.leave();
    expect(await api(server, '/matchmake/joinOrCreate/match', { matchId: id })).toMatchObject({ status: 200 });
    // Colyseus would keep the seat for 15 s.
    await server.close();
  },
  10_000,
);
