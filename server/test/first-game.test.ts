/** Tests that a match of no particular game is one of the server's first. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, startServer, summaryOf, tempFolder } from './table';
import { tallyGame } from './tally';
import { yardGame } from './yard';

const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [tallyGame() as Game, yardGame] });
});
afterAll(() => server.close());

test.each([
  [{}, 'tally', 'slow'],
  [{ preset: 'fast' }, 'tally', 'fast'],
  [{ game: 'boneyard' }, 'boneyard', 'plain'],
])('a match set up by %j is of %s, in %s', async (wish, game, preset) => {
  const id = await newMatch(server, wish);
  expect(await summaryOf(server, id)).toMatchObject({ game, preset });
});
