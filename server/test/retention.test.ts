/** Tests that matches are kept as long as the operator says. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '@dwo/shared';
import type { Retention } from '../src/rooms/retention';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
const DAY_MS = 86_400_000;
let now = Date.now();

/** Starts a server `days` later and checks which of these matches it still has. */
async function kept(days: number, ids: readonly string[], retention: Retention | null): Promise<boolean[]> {
  now += days * DAY_MS;
  const server = await startServer({
    dataDir: folder,
    games: [tally],
    now: () => now,
    ...(retention && { retention }),
  });
  // The first sweep runs right after the start.
  await pause(1_000);
  await server.close();
  const again = await startServer({ dataDir: folder, games: [tally], now: () => now });
  const found = await Promise.all(ids.map(async (id) => (await api(again, `/api/matches/${id}`)).status === 200));
  await again.close();
  return found;
}

test('matches are kept for ever by default, and otherwise as long as set for finished and abandoned ones', async () => {
  const server = await startServer({ dataDir: folder, games: [tally], now: () => now });
  const over = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'] });
  const ada = await Person.join(server, tally, over);
  await ada.sit('Ada', 'odd');
  await until(() => ada.stage === 'playing');
  await ada.play({ type: 'end' });
  await until(() => ada.stage === 'over');
  const idle = await newMatch(server, { game: 'tally', preset: 'slow' });
  await server.close();
  const ids = [over, idle];
  expect(await kept(400, ids, null)).toEqual([true, true]);
  expect(await kept(0, ids, { finishedDays: 500, abandonedDays: 500 })).toEqual([true, true]);
  expect(await kept(0, ids, { finishedDays: null, abandonedDays: 30 })).toEqual([true, false]);
  expect(await kept(0, ids, { finishedDays: 365, abandonedDays: null })).toEqual([false, false]);
});
