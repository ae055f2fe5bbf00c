/** Tests that the cost of many newcomers grows with their number, not with its square. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { RawClient } from './raw-client';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const CROWD = 60;
let server: RunningServer;

const folder = tempFolder();
beforeAll(async () => {
  const limits = { placesPerAddress: 1000, connectionsPerMatch: 1000 };
  server = await startServer({ dataDir: folder, games: [tally], limits });
});
afterAll(() => server.close());

test('clients get the number of spectators a few times, not once for each newcomer', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, tally, id);
  await ada.sit('Ada', 'odd');
  let told = 0;
  ada.room.onStateChange(() => told++);
  const began = performance.now();
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => RawClient.join(server.port, id)));
  await until(() => ada.room.state.watchers === CROWD);
  const looks = (performance.now() - began) / 250;
  expect(told).toBeLessThan(looks + 5);
  expect(told).toBeLessThan(CROWD / 2);
  for (const each of crowd) each.close();
  await until(() => ada.room.state.watchers === 0);
});

test('a person who takes a seat is shown at once, however many spectators come and go', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ada = await Person.join(server, tally, id);
  const bob = await Person.join(server, tally, id);
  await bob.sit('Bob', 'odd');
  await until(() => ada.room.state.chairs[0]?.connected === true);
  await bob.leave();
  await until(() => ada.room.state.chairs[0]?.connected === false);
  await pause(300);
  expect(ada.room.state.watchers).toBe(1);
});
