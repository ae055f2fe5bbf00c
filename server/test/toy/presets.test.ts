/** A release with other ready-made battles: what was agreed before it is played as it was agreed. */
import type { Game } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { dayAfter, dayOf } from '../../src/days/calendar';
import { startServer, tempFolder } from '../table';
import { callAs, look, newcomer } from '../tournament-people';

const dataDir = tempFolder();
const DAY_MS = 86_400_000;
let now = Date.parse('2026-11-29T10:00:00Z');
let server: RunningServer;

/** Starts the release whose battles have so many seconds for each card. */
async function release(layS: number): Promise<void> {
  const game = { ...tarPitGame, daily: 'standard', presets: { standard: () => ({ layS }) } } as unknown as Game;
  server = await startServer({ dataDir, games: [game], days: { matches: 0, tries: 1 }, now: () => now++ });
  await server.host.days?.look();
}
beforeAll(() => release(60));
afterAll(() => server.close());

const optionsOf = async (match: string) => (await server.host.journal.match(match))?.options;
const optionsOn = async (day: string) => {
  const me = await newcomer(server);
  const { body } = await callAs<{ match: string }>(server, `/days/${day}/play`, me, { name: 'Ann' });
  return optionsOf(body.match);
};

test('a day that was drawn, and a tournament that was opened, keep their battles; later ones have the new ones', async () => {
  const today = dayOf(now);
  const [ann, ben, cat] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const wish = { kind: 'round-robin', title: 'Cup', game: 'tar-pit', preset: 'standard', name: 'Ann' };
  const times = { waitHours: 24, daysPerMove: 1, days: 14 };
  const open = async (me: string) => {
    return (await callAs<{ id: string }>(server, '/tournaments', me, { ...wish, ...times })).body.id;
  };
  const begin = async (id: string, mes: readonly string[]) => {
    for (const me of mes.slice(1)) await callAs(server, `/tournaments/${id}/join`, me, { name: 'P' });
    await callAs(server, `/tournaments/${id}/begin`, mes[0] ?? '', {});
    const matches = (await look(server, id, null)).roundsSoFar.flatMap((round) => round.matches);
    expect(matches).toHaveLength(6);
    return Promise.all(matches.map((match) => optionsOf(match.id)));
  };
  const before = await open(ann);
  await server.close();
  await release(90);
  expect(await optionsOn(today)).toEqual({ layS: 60 });
  expect(await begin(before, [ann, ben, cat])).toEqual(Array(6).fill({ layS: 60 }));
  expect(await begin(await open(ben), [ben, ann, cat])).toEqual(Array(6).fill({ layS: 90 }));
  // Tomorrow was drawn before the release, the day after it was not.
  now += DAY_MS;
  await server.host.days?.look();
  expect(await optionsOn(dayAfter(today))).toEqual({ layS: 60 });
  now += DAY_MS;
  expect(await optionsOn(dayAfter(today, 2))).toEqual({ layS: 90 });
});
