/** Counts the work that newcomers cause: it does not grow with the number of people present. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { MatchRoom } from '../src/rooms/match-room';
import { RawClient } from './raw-client';
import { api, newMatch, startServer, tempFolder } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const CROWD = 60;
/** The most matches in the list that wait and come from one address, and a few more matches than that. */
const [LISTED, OPEN] = [4, 9];
let server: RunningServer;

const folder = tempFolder();
beforeAll(async () => {
  const limits = { placesPerAddress: 1000, connectionsPerMatch: 1000 };
  // With this interval no change in the number of spectators is sent during the test.
  server = await startServer({ dataDir: folder, games: [tally], limits, gatherMs: 600_000 });
});
afterAll(() => server.close());

/** Counts the calls of a room's method during `deed`. */
async function counting(what: 'showPresence' | 'summary', deed: () => Promise<void>): Promise<number> {
  const spy = jest.spyOn(MatchRoom.prototype, what);
  try {
    await deed();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test('a new spectator causes no work for those who are watching', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const first = await RawClient.join(server.port, id);
  const crowd = [first];
  const before = first.frames.length;
  const come = async () => {
    for (let i = 0; i < CROWD; i++) crowd.push(await RawClient.join(server.port, id));
  };
  expect(await counting('showPresence', come)).toBe(0);
  expect(await counting('showPresence', come)).toBe(0);
  expect(first.frames.length).toBe(before);
  for (const each of crowd) each.close();
});

test('a list of matches reads no more matches than it shows', async () => {
  const people: RawClient[] = [];
  for (let i = 0; i < OPEN; i++) {
    const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'open' });
    people.push(await RawClient.join(server.port, id));
  }
  let shown = 0;
  const looked = await counting('summary', async () => {
    shown = (await api<{ matches: object[] }>(server, '/api/matches')).body.matches.length;
  });
  // All of them wait and were opened from one address.
  expect({ shown, looked }).toEqual({ shown: LISTED, looked: LISTED });
  for (const each of people) each.close();
});
