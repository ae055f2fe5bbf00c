/** Tests requests between players: undo, pause, go on. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { newRecording, recordedDice, secretToHex } from '@dwo/kernel';
import { toyGame } from '@dwo/kernel/testing';
import { clocksIn, type Game } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';
import { type TallyState, tallyGame } from '../tally';

const moves: Parameters<typeof tallyGame>[1] = [];
const game = tallyGame(1, moves) as Game;
const toy = toyWire as Game;
const dinoWars = dinoWarsGame as Game;
const folder = tempFolder();
let shift = 0;
let server: RunningServer;
const clocks = { now: () => Date.now() + shift, steady: () => performance.now() + shift };
const start = () => startServer({ dataDir: folder, games: [dinoWars, game, toy], ...clocks });
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  server = await start();
});
afterAll(() => server.close());

async function table(wish: object = { preset: 'slow' }) {
  const id = await newMatch(server, { game: 'tally', ...wish });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const eve = await Person.join(server, game, id);
  const tokens = [await ada.sit('Ada', 'odd'), await bob.sit('Bob', 'even')] as const;
  await until(() => [ada, bob, eve].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, eve, tokens };
}

const tally = ({ state }: Person) => state as TallyState;
const asksOf = ({ room }: Person) =>
  [...room.state.asks].map(({ what, by, waits, intents }) => ({ what, by, waits, intents }));
const takeBack = { what: 'takeBack' } as const;

test('a granted undo is shown to everybody and is in the record', async () => {
  const { id, ada, bob, eve, tokens } = await table();
  await ada.play({ type: 'plan', n: 4 });
  await until(() => eve.seq === 1);
  const planned = await summaryOf(server, id);
  await ada.play({ type: 'plan', n: 9 });
  await ada.play({ type: 'plan', n: 11 });
  expect(await ada.request('ask', { ...takeBack, intents: 2 })).toEqual({ ok: true, granted: false });
  await until(() => asksOf(bob).length === 1);
  expect(asksOf(bob)).toEqual([{ what: 'takeBack', by: 0, waits: 2, intents: 2 }]);
  expect(await ada.request('ask', takeBack)).toMatchObject({ code: 'ALREADY_ASKED', rule: 'TABLE-9' });
  expect(await ada.request('answer', { ...takeBack, yes: true })).toMatchObject({ code: 'NOT_YOURS', rule: 'TABLE-9' });
  expect(await eve.request('answer', { ...takeBack, yes: true })).toMatchObject({
    code: 'NOT_SEATED',
    rule: 'TABLE-3',
  });
  expect(await bob.request('answer', { ...takeBack, yes: true })).toEqual({ ok: true });
  await until(() => [ada, bob, eve].every(({ seq }) => seq === 5));
  for (const person of [ada, bob, eve]) expect(person.hashes.get(5)).toBe(planned.hash);
  expect(await summaryOf(server, id)).toMatchObject({ seq: 5, hash: planned.hash });
  expect([tally(eve).plan, asksOf(eve)]).toEqual([4, []]);
  expect(eve.deeds.at(-1)).toEqual({ type: 'tookBack', by: 0, back: 1 });
  expect(eve.batches.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(await ada.play({ type: 'plan', n: 6 })).toEqual({ ok: true, seq: 6 });

  await server.close();
  server = await start();
  const back = await Person.join(server, game, id, tokens[0]);
  expect([back.seq, tally(back).plan]).toEqual([6, 6]);
  expect(back.hashes.get(6)).not.toBe(planned.hash);
});

test('an action that is repeated after an undo rolls the same dice, because these depend on the number of intents', async () => {
  const { id, ada, bob } = await table();
  await ada.play({ type: 'plan', n: 1 });
  await ada.request('ask', takeBack);
  await bob.request('answer', { ...takeBack, yes: true });
  await ada.play({ type: 'plan', n: 2 });
  expect(await ada.play({ type: 'add', n: 5 })).toEqual({ ok: true, seq: 5 });
  await until(() => bob.seq === 5);
  const record = await server.host.journal.match(id);
  if (record === null) throw new Error('No record');
  const entropy = record.chairs.map((chair) => chair.entropy);
  const dice = recordedDice(newRecording(game.rules, record.options, secretToHex(record.secret), entropy));
  expect(tally(bob).rolled).toBe(dice(2).roll(1000, 'luck'));
});

test("undo never passes a roll, another player, the clock or the beginning, and a declined request can't be repeated at once", async () => {
  const { ada, bob } = await table();
  expect(await ada.request('ask', takeBack)).toMatchObject({ code: 'NOTHING_PLAYED', rule: 'TABLE-10' });
  await ada.play({ type: 'plan', n: 1 });
  expect(await bob.request('ask', takeBack)).toMatchObject({ code: 'OTHERS_PLAYED', rule: 'TABLE-10' });
  expect(await ada.request('ask', { ...takeBack, intents: 2 })).toMatchObject({
    code: 'NOTHING_PLAYED',
    rule: 'TABLE-10',
  });
  await ada.play({ type: 'add', n: 1 });
  expect(await ada.request('ask', takeBack)).toMatchObject({ code: 'ROLLED', rule: 'TABLE-10' });
  await bob.play({ type: 'plan', n: 2 });
  expect(await bob.request('ask', takeBack)).toEqual({ ok: true, granted: false });
  expect(await bob.request('answer', { ...takeBack, yes: false })).toEqual({ ok: true });
  expect(await ada.request('answer', { ...takeBack, yes: true })).toMatchObject({ code: 'NOT_ASKED', rule: 'TABLE-9' });
  await bob.request('ask', takeBack);
  expect(await ada.request('answer', { ...takeBack, yes: false })).toEqual({ ok: true });
  expect(await bob.request('ask', takeBack)).toMatchObject({ code: 'DECLINED_BEFORE', rule: 'TABLE-9' });
  shift += 61_000;
  expect(await bob.request('ask', takeBack)).toMatchObject({ ok: true });
  await bob.play({ type: 'plan', n: 3 });
  await until(() => asksOf(ada).length === 0);
  expect(await ada.request('answer', { ...takeBack, yes: true })).toMatchObject({ code: 'NOT_ASKED', rule: 'TABLE-9' });
  const types = ada.deeds.map(({ type }) => type);
  expect(types).toEqual(['asked', 'withdrew', 'asked', 'declined', 'asked']);
});

test('undo never passes an intent that changed or revealed something hidden', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  const people: Person[] = [];
  for (const wish of ['first', 'second', 'third']) {
    const person = await Person.join(server, toy, id);
    await person.sit(wish, wish);
    people.push(person);
  }
  const [first, second] = people as [Person, Person];
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const intent = toyGame.intents(first.state as never, 0)[0];
  if (intent === undefined) throw new Error('Nothing to do');
  expect(await first.play(intent)).toMatchObject({ ok: true });
  expect(await first.request('ask', takeBack)).toMatchObject({ code: 'HIDING', rule: 'TABLE-10' });
  expect(await second.request('ask', takeBack)).toMatchObject({ code: 'OTHERS_PLAYED', rule: 'TABLE-10' });
});

test('while the other side hides something nothing can be undone, touched or not', async () => {
  for (const [preset, chairs, code] of [
    ['gate', 2, 'HIDING'],
    ['island', 6, undefined],
  ] as const) {
    const id = await newMatch(server, { preset });
    const people: Person[] = [];
    for (const wish of ['army', 'dinosaurs']) {
      const person = await Person.join(server, dinoWars, id);
      await person.sit(wish, wish);
      people.push(person);
    }
    while (people.length < chairs) {
      const person = await Person.join(server, dinoWars, id);
      await person.sit('Mate');
      people.push(person);
    }
    const [army] = people as [Person];
    await until(() => people.every(({ stage, place }) => stage === 'playing' && place !== null));
    const order = { type: 'order', figure: null, order: 'hold' };
    const reply = await army.play(order);
    expect([preset, reply]).toEqual([preset, { ok: true, seq: 1 }]);
    const asked = await army.request('ask', takeBack);
    expect([preset, asked.ok ? undefined : asked.code]).toEqual([preset, code]);
    await Promise.all(people.map((person) => person.leave()));
  }
});

test('against the computer nobody has to agree', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'] });
  const ada = await Person.join(server, game, id);
  await ada.sit('Ada', 'odd');
  await until(() => ada.stage === 'playing');
  await ada.play({ type: 'plan', n: 3 });
  expect(await ada.request('ask', takeBack)).toEqual({ ok: true, granted: true });
  await until(() => ada.seq === 2);
  expect(tally(ada).plan).toBe(0);
  expect(await ada.request('ask', { what: 'pause' })).toEqual({ ok: true, granted: true });
  expect(await ada.play({ type: 'add', n: 3 })).toMatchObject({ code: 'PAUSED', rule: 'TABLE-7' });
  expect(await ada.request('ask', takeBack)).toMatchObject({ code: 'PAUSED', rule: 'TABLE-7' });
  expect(await ada.request('ask', { what: 'resume' })).toEqual({ ok: true, granted: true });
  moves.push({ type: 'add', n: 1 });
  expect(await ada.play({ type: 'add', n: 3 })).toMatchObject({ ok: true });
  await until(() => tally(ada).sum === 4);
});

test('a pause stops every clock until it ends, also over a restart', async () => {
  const { id, ada, bob, tokens } = await table({ options: { seconds: 100 } });
  const faces = ({ room }: Person) => clocksIn(room.state).map(({ deadline, remaining }) => ({ deadline, remaining }));
  expect(faces(ada)[0]?.deadline).not.toBeNull();
  expect(await ada.request('ask', { what: 'resume' })).toMatchObject({ code: 'NOT_PAUSED', rule: 'TABLE-7' });
  expect(await bob.request('ask', { what: 'pause' })).toEqual({ ok: true, granted: false });
  await until(() => asksOf(ada).length === 1);
  expect(await ada.play({ type: 'plan', n: 1 })).toMatchObject({ ok: true });
  expect(await ada.request('answer', { what: 'pause', yes: true })).toEqual({ ok: true });
  await until(() => bob.room.state.pausedBy === 1);
  const [stopped] = faces(bob);
  expect(stopped).toMatchObject({ deadline: null, remaining: expect.any(Number) });
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ code: 'PAUSED', rule: 'TABLE-7' });
  expect(await ada.request('ask', { what: 'pause' })).toMatchObject({ code: 'ALREADY_SO', rule: 'TABLE-7' });
  shift += 500_000;
  await server.close();
  server = await start();
  const again = [
    await Person.join(server, game, id, tokens[0]),
    await Person.join(server, game, id, tokens[1]),
  ] as const;
  await until(() => again[0].place === 0 && again[1].place === 1);
  expect(faces(again[0])).toEqual([stopped]);
  expect(await again[0].request('ask', { what: 'resume' })).toEqual({ ok: true, granted: false });
  expect(await again[1].request('answer', { what: 'resume', yes: true })).toEqual({ ok: true });
  await until(() => again[0].room.state.pausedBy === undefined);
  const left = (faces(again[0])[0]?.deadline ?? 0) - (Date.now() + shift);
  expect(left).toBeGreaterThan((stopped?.remaining ?? 0) - 60_000);
  expect(left).toBeLessThanOrEqual(stopped?.remaining ?? 0);
  expect(await again[0].play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  expect(await again[1].request('ask', { what: 'pause' })).toMatchObject({ ok: true });
  expect(await again[0].request('answer', { what: 'pause', yes: true })).toEqual({ ok: true });
  expect(await again[1].request('ask', { what: 'resume' })).toEqual({ ok: true, granted: true });
});

test('requests end with the match', async () => {
  const { ada, bob } = await table();
  await ada.play({ type: 'end' });
  for (const what of ['takeBack', 'pause', 'resume'] as const) {
    expect(await bob.request('ask', { what })).toMatchObject({ code: 'MATCH_OVER', rule: 'TABLE-8' });
    expect(await bob.request('answer', { what, yes: true })).toMatchObject({ code: 'MATCH_OVER', rule: 'TABLE-8' });
  }
});
