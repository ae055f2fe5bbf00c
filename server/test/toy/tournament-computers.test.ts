/** Matches between the computers of a Swiss evening: nobody is there, and all of them are played to their end. */
import { setTimeout } from 'node:timers/promises';
import type { Game, TournamentShown } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { reservedSeats, startServer, tempFolder, until } from '../table';
import { callAs, look, newcomer } from '../tournament-people';

const game = tarPitGame as unknown as Game;
let server: RunningServer;
const dataDir = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game], botDelayMs: 0, limits: { matchesPerMinute: 1000 } });
});
afterAll(() => server.close());

test('two pairs of computers play both of their matches, and the rooms close after the last one', async () => {
  const mes = await Promise.all(Array.from({ length: 5 }, () => newcomer(server)));
  const [first = ''] = mes;
  const wish = { kind: 'swiss', title: 'Friday', game: game.rules.id, preset: 'standard', waitHours: 1, minutes: 30 };
  const { id } = (await callAs<{ id: string }>(server, '/tournaments', first, { ...wish, name: 'P0' })).body;
  // In the first round a member meets the one who came four places later.
  const computer = () => callAs(server, `/tournaments/${id}/computers`, first, { strength: null });
  const person = (at: number) => callAs(server, `/tournaments/${id}/join`, mes[at] ?? '', { name: `P${at}` });
  for (const come of [computer, computer, () => person(1), () => person(2), computer, computer]) await come();
  for (const at of [3, 4]) await person(at);
  await callAs(server, `/tournaments/${id}/begin`, first, {});
  const theirs = (shown: TournamentShown) =>
    (shown.roundsSoFar[0]?.matches ?? []).filter(({ members }) => members.every((at) => shown.people[at]?.bot));
  expect(theirs(await look(server, id, null))).toHaveLength(4);
  for (let open = true; open; await setTimeout(500)) {
    await server.host.tournaments.look();
    // A room with a reserved seat would wait for somebody who never comes before the next match could be played.
    expect(reservedSeats(server)).toBe(0);
    open = theirs(await look(server, id, null)).some(({ points }) => points === null);
  }
  await until(() => server.host.live.size === 0, 30_000);
}, 90_000);
