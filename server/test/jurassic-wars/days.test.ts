/** A battle of the day in Jurassic Wars on a real server: hidden hands, a game without points, and dice by occasion. */
import { dinocard } from '@dwo/jurassic-wars';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import type { DayOver, DaysNow, DayTurns, Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { closesAt, dayOf } from '../../src/days/calendar';
import { Person, startServer, tempFolder } from '../table';
import { callAs, newcomer, playToTheEnd } from '../tournament-people';

/** The strong computer would think too long for a test. */
const bot = { ...(jurassicWarsGame.bot as NonNullable<Game['bot']>), strengths: ['easy', 'normal'] };
const game = { ...jurassicWarsGame, bot } as unknown as Game;
const dataDir = tempFolder();
let now = Date.parse('2026-12-02T10:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game], days: { matches: 0, tries: 1 }, now: () => now++ });
  await server.host.days?.look();
});
afterAll(() => server.close());

test('two people play the battle of the day, and are compared with each other and the computers', async () => {
  const today = dayOf(now);
  const mes = [await newcomer(server), await newcomer(server)];
  const [ann = ''] = mes;
  const { today: shown } = (await callAs<DaysNow>(server, '/days', ann)).body;
  expect(shown).toMatchObject({ game: 'jurassic-wars', preset: 'standard-2', rivals: 2, mine: null });
  for (const me of mes) {
    const { body } = await callAs<{ match: string }>(server, `/days/${today}/play`, me, { name: 'Ann' });
    const person = await Person.join(server, game, body.match, { me });
    await playToTheEnd(person, game);
    await person.leave();
  }
  now = closesAt(today) + 1;
  for (const me of mes) {
    const { lines, mine } = (await callAs<DayOver>(server, `/days/${today}`, me)).body;
    // Both came from one address, so the first of them stands in the table beside the two computers.
    expect(lines.map(({ strength }) => strength).sort()).toEqual(['easy', 'normal', null]);
    expect(mine?.score).toMatchObject({ most: 20, finished: true, points: expect.any(Number) });
    // Each turn is a combat, into which everybody sends one dinosaur; a last card is played in the step of the combat before.
    const { turns, tracks } = (await callAs<DayTurns>(server, `/days/${today}/turns`, me)).body;
    expect(turns.length).toBeGreaterThan(9);
    for (const { moments } of tracks) {
      const sent = moments.map(({ aims = [] }) => aims);
      expect(sent.filter(({ length }) => length === 1).length).toBeGreaterThan(moments.length / 2);
      for (const rank of sent.flat()) expect(dinocard(Number(rank)).rank).toBe(Number(rank));
    }
  }
});
