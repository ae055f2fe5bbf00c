/** The match of the week on a real server: people's own public matches alone, once spectators have seen their end. */
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game, WeekAnswer, WeekMatch } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { WeekPick } from '../../src/http/week';
import { newMatch, Person, startServer, tempFolder } from '../table';
import { callAs, newcomer, playToTheEnd } from '../tournament-people';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DELAY_S = 600;
const bot = { ...dinoWarsBot, name: 'Computer' };
const game = { ...dinoWarsGame, bot } as unknown as Game;
const dataDir = tempFolder();
let now = Date.parse('2026-11-29T10:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game], now: () => now++ });
});
afterAll(() => server.close());

/** Plays a match of two people to its end, both as the easy computer. */
async function played(wish: object): Promise<string> {
  const id = await newMatch(server, { game: 'dino-wars', preset: 'duel', terms: { kind: 'none' }, ...wish });
  const people = [];
  for (const [name, side] of [
    ['Ann', 'army'],
    ['Ben', 'dinosaurs'],
  ] as const) {
    const me = await newcomer(server);
    const person = await Person.join(server, game, id, { me });
    await person.request('sit', { name, wish: side, me });
    people.push(person);
  }
  await Promise.all(people.map((person) => playToTheEnd(person, game)));
  for (const person of people) await person.leave();
  return id;
}

/** The pick of a server that has just started. */
async function pick(): Promise<WeekMatch | null> {
  const week = new WeekPick(server.host);
  expect(await week.now()).toBeNull();
  await week.pick();
  return week.now();
}

test('only a public match of people is picked, with the turns that changed it, and nothing once it is gone', async () => {
  expect(await pick()).toBeNull();
  for (const visibility of ['private', 'unlisted']) await played({ visibility });
  expect(await pick()).toBeNull();
  const late = await played({ visibility: 'open', delay: DELAY_S });
  expect(await pick()).toBeNull();
  // The time of a match goes on by itself, that of this calendar only here.
  now += 1000 * DELAY_S + HOUR_MS;
  const found = await pick();
  expect(found).toMatchObject({ id: late, game: 'dino-wars', preset: 'duel', forked: false });
  expect(found?.chairs.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  const winner = found?.chairs[found.winners[0] as number]?.label;
  expect(found?.moments.length).toBeGreaterThan(0);
  expect(found?.least).toBeLessThan(1);
  const starts = found?.moments.map(({ n }) => n) ?? [];
  for (const [index, { label, n, at, from, to }] of (found?.moments ?? []).entries()) {
    expect(at).toBeGreaterThan(n);
    expect(at).toBeLessThanOrEqual(starts[index + 1] ?? Infinity);
    expect(['army', 'dinosaurs']).toContain(label);
    expect(to).toBeGreaterThan(from);
  }
  const last = found?.moments.at(-1);
  if (last?.to === 1) expect(last.label).toBe(winner);
  const turns = found?.moments.map(({ n }) => n) ?? [];
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  // The page gets it a moment after the first who ask.
  await callAs<WeekAnswer>(server, '/matches/week', null);
  for (let n = 0; n < 50; n++) {
    const { match } = (await callAs<WeekAnswer>(server, '/matches/week', null)).body;
    if (match !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await callAs<WeekAnswer>(server, '/matches/week', null)).body.match).toEqual(found);
  now += 8 * DAY_MS;
  expect((await callAs<WeekAnswer>(server, '/matches/week', null)).body.match).toBeNull();
  expect(await pick()).toBeNull();
});
