/** Plays whole matches over real sockets and checks after every intent that everybody sees the server's state. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { seededDice, type Tagged } from '@dwo/kernel';
import { Random } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const dinoWars = dinoWarsGame as Game;
const limits = { messagesPerSecond: 10_000, messageBurst: 10_000 };

let server: RunningServer;
const folder = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir: folder, games: [dinoWars, toyWire as Game], limits });
});
afterAll(() => server.close());

/** Chooses an intent that brings the game forward. */
function chosen(intents: readonly Tagged[], random: Random): Tagged {
  const active = intents.filter(({ type }) => !['face', 'endMove', 'order', 'note'].includes(type));
  return random.pick(active.length > 0 ? active : intents);
}

/** Plays random intents of awaited seats until the match is over; calls `each` after each one. */
async function playOut(players: readonly Person[], seed: number, each: (seq: number) => Promise<void>): Promise<void> {
  const random = new Random(seed, 1);
  const [first] = players as readonly [Person];
  const { rules } = first.game;
  for (let seq = 1; ; seq++) {
    const [seat] = rules.awaiting(first.state);
    if (seat === undefined) return;
    const player = players.find(({ place }) => place === seat) as Person;
    const bot = first.game.bot;
    const intent =
      seq % 3 === 0 || bot === null
        ? chosen(rules.intents(player.state, seat), random)
        : bot.choose(player.state, seat, seededDice(new Uint8Array(32).fill(seed), seq));
    const reply = await player.play(intent);
    expect(reply).toEqual({ ok: true, seq });
    await until(() => players.every((person) => person.seq === seq));
    await each(seq);
  }
}

test('a match of DINO WARS! from link to last figure, with two players, a spectator and a late spectator', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const people: Person[] = [];
  for (let i = 0; i < 3; i++) people.push(await Person.join(server, dinoWars, id));
  const [ada, bob, eve] = people as [Person, Person, Person];
  expect(ada.stage).toBe('lobby');
  await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'random');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  expect([ada.place, bob.place, eve.place]).toEqual([0, 1, null]);
  expect(ada.room.state.chairs.map(({ name, label }) => `${name} ${label}`)).toEqual(['Ada army', 'Bob dinosaurs']);
  let late: Person | null = null;
  await playOut(people, 5, async (seq) => {
    const { hash } = await summaryOf(server, id);
    for (const person of people) expect(person.hashes.get(seq)).toBe(hash);
    // Early, because a duel may end soon.
    if (seq === 4) {
      late = await Person.join(server, dinoWars, id);
      people.push(late);
      expect(late.hashes.get(seq)).toBe(hash);
    }
  });
  expect(late).not.toBeNull();
  await until(() => people.every(({ stage }) => stage === 'over'));
  expect(dinoWars.rules.outcome(eve.state)).not.toBeNull();
  for (const { batches } of [ada, bob, eve]) {
    expect(batches.map(({ seq }) => seq)).toEqual(batches.map((_, i) => i + 1));
  }
  expect(eve.batches.flatMap(({ events }) => events).at(-1)?.type).toBe('ended');
  expect(await ada.play({ type: 'done' })).toMatchObject({ ok: false, code: 'MATCH_OVER' });
  await Promise.all(people.map((person) => person.leave()));
}, 120_000);

test('in a match of three seats with secrets everybody sees their own', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'long' });
  const toy = toyWire as Game;
  const people: Person[] = [];
  for (let i = 0; i < 4; i++) people.push(await Person.join(server, toy, id));
  for (const [i, person] of people.slice(0, 3).entries()) await person.sit(`P${i}`);
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const eve = people[3] as Person;
  await playOut(people, 9, async (seq) => {
    const { hash } = await summaryOf(server, id);
    expect(eve.hashes.get(seq)).toBe(hash);
    for (const { place, state } of people) {
      const { secrets } = state as { secrets: unknown[] };
      expect(secrets.map((secret) => secret !== null)).toEqual([0, 1, 2].map((seat) => seat === place));
      expect(toy.rules.view(state, 'spectator')).toEqual(eve.state);
    }
  });
  expect(eve.stage).toBe('over');
  await Promise.all(people.map((person) => person.leave()));
}, 60_000);

test('the computer takes a chair and plays by itself', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'] });
  const ada = await Person.join(server, dinoWars, id);
  await ada.sit('Ada');
  await until(() => ada.stage === 'playing');
  expect(ada.place).toBe(0);
  await until(() => dinoWars.rules.awaiting(ada.state).includes(0), 30_000);
  expect(ada.seq).toBeGreaterThan(0);
  await ada.leave();
}, 60_000);

test('two computer players play to the end before a spectator', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['army', 'dinosaurs'] });
  const eve = await Person.join(server, dinoWars, id);
  expect(await eve.request('sit', { name: 'Eve' })).toMatchObject({ code: 'MATCH_FULL' });
  await until(() => eve.stage === 'over', 60_000);
  expect(dinoWars.rules.outcome(eve.state)).not.toBeNull();
  expect(eve.hashes.get(eve.seq)).toBe((await summaryOf(server, id)).hash);
  expect(eve.batches.at(-1)?.seq).toBe(eve.seq);
}, 90_000);
