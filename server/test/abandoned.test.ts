/** Tests that matches which nobody watches don't stay open for ever. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const game = tallyGame() as Game;
const terms = { kind: 'correspondence', days: 1 };
const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  // The computers think longer than this test takes.
  server = await startServer({ dataDir, games: [game], botDelayMs: 600_000 });
});
afterAll(() => server.close());

test('a correspondence match of computers closes when nobody looks, and opens again for somebody who does', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['odd', 'even'], terms });
  const eve = await Person.join(server, game, id);
  await until(() => eve.stage === 'playing');
  await eve.leave();
  await until(() => !server.host.live.has(id));
  const again = await Person.join(server, game, id);
  expect(again.stage).toBe('playing');
  await again.leave();
});

test('one with a person stays open until the computer has answered', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'], terms });
  const ada = await Person.join(server, game, id);
  await ada.sit('Ada', 'odd');
  await until(() => ada.stage === 'playing');
  const room = server.host.live.get(id) as unknown as { readonly autoDispose: boolean };
  await ada.play({ type: 'add', n: 1 });
  await until(() => !room.autoDispose);
  await ada.leave();
});
