import { stateHash } from './canonical';
import { clone, frozen } from './clone';
import { fold, play } from './play';
import { newRecording, type Recording, standingIntents } from './recording';
import { Match, openRecording, replay } from './replay';
import { seededDice } from './seeded';
import { Random } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyEvent, ToyIntent, ToyOptions, ToyRule, ToyState } from './testing/toy-types';

const options: ToyOptions = { rounds: 3, fame: 50, bidSeconds: null };
const secret = 'a'.repeat(64);

/** A random game, played to its end. */
function played(seed: number) {
  const random = new Random(seed, 0);
  const match = new Match(toyGame, options, secret);
  const first = clone(match.state);
  const events: ToyEvent[] = [];
  while (toyGame.outcome(frozen(match.state)) === null) events.push(...move(match, random));
  return { match, first, events };
}

/** Plays a random intent; returns its events. */
function move(match: Match<ToyState, ToyIntent, ToyEvent, ToyOptions, ToyRule>, random: Random): readonly ToyEvent[] {
  const seat = random.pick(toyGame.awaiting(frozen(match.state)));
  return match.attempt(seat, random.pick(toyGame.intents(frozen(match.state), seat))).events ?? [];
}

/** The recording as read from a file. */
const read = (recording: Recording<ToyIntent, ToyOptions>): Recording<ToyIntent, ToyOptions> =>
  JSON.parse(JSON.stringify(recording)) as Recording<ToyIntent, ToyOptions>;

test('a replay passes the same states and ends in the same one', () => {
  const { match, first, events } = played(1);
  const steps: number[] = [];
  const told: ToyEvent[] = [];
  const end = replay(toyGame, read(match.recording), (step) => {
    steps.push(step.step);
    told.push(...step.events);
  });
  expect(stateHash(end)).toBe(stateHash(match.state));
  expect(steps).toEqual(match.recording.entries.map((_, i) => i + 1));
  expect(told).toEqual(events);
  expect(fold(toyGame, first, events)).toEqual(match.state);
});

test('play returns exactly the events that were applied', () => {
  const { state } = new Match(toyGame, options, secret);
  const written: ToyEvent[] = [];
  const rules = {
    ...toyGame,
    evolve: (target: typeof state, event: ToyEvent) => {
      written.push(event);
      toyGame.evolve(target, event);
    },
  };
  const seat = toyGame.awaiting(frozen(state))[0] as number;
  const [intent] = toyGame.intents(frozen(state), seat);
  const told = play(rules, state, seat, intent as ToyIntent, seededDice(new Uint8Array(32), 1));
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(written);
});

test('another secret gives another game', () => {
  const { match } = played(1);
  const other = new Match(toyGame, options, 'b'.repeat(64));
  expect(stateHash(other.state)).not.toBe(stateHash(new Match(toyGame, options, secret).state));
  expect(() => replay(toyGame, { ...match.recording, secret: 'b'.repeat(64) })).toThrow(/^Entry \d+: seat \d may not/);
});

test('a refused intent is not recorded', () => {
  const match = new Match(toyGame, options, secret);
  expect(match.attempt(0, { type: 'bid', card: 99 }).refusal).toMatchObject({ rule: 'BONE-2' });
  expect(match.recording.entries).toEqual([]);
});

test.each([
  [{ game: 'chess' }, 'a record of chess, not of bone-auction'],
  [{ version: 0 }, 'Recorded under version 0 of bone-auction, but these rules are version 1'],
  [{ options: { ...options, rounds: 9 } }, "options can't be played"],
  [{ secret: 'ab' }, '32 bytes'],
])('a record with %j is refused', (part, message) => {
  expect(() => replay(toyGame, { ...played(2).match.recording, ...part })).toThrow(message);
});

test('a record keeps its own copy of the options', () => {
  const mine = { ...options };
  const match = new Match(toyGame, mine, secret);
  mine.rounds = 1;
  expect(match.recording.options.rounds).toBe(3);
});

test('a record keeps its own copy of the intents', () => {
  const match = new Match(toyGame, options, secret);
  const [card] = match.state.secrets[0]?.hand ?? [];
  const mine = { type: 'bid' as const, card: card as number };
  match.attempt(0, mine);
  mine.card = 99;
  expect(match.recording.entries).toEqual([{ seat: 0, intent: { type: 'bid', card } }]);
});

test('an intent that throws halfway leaves the match as it was', () => {
  const broken: typeof toyGame = {
    ...toyGame,
    resolve(state, seat, intent, dice, emit) {
      toyGame.resolve(state, seat, intent, dice, emit);
      throw new Error('broken');
    },
  };
  const match = new Match(broken, options, secret);
  const before = stateHash(match.state);
  const [card] = match.state.secrets[0]?.hand ?? [];
  expect(() => match.attempt(0, { type: 'bid', card: card as number })).toThrow('broken');
  expect(stateHash(match.state)).toBe(before);
  expect(match.recording.entries).toEqual([]);
});

test('an intent that throws rolls back its own writes and not those of earlier intents', () => {
  const broken: typeof toyGame = {
    ...toyGame,
    resolve(state, seat, intent, dice, emit) {
      toyGame.resolve(state, seat, intent, dice, emit);
      if (intent.type === 'note') throw new Error('broken');
    },
  };
  const match = new Match(broken, options, secret);
  const [card, other] = match.state.secrets[0]?.hand ?? [];
  match.attempt(0, { type: 'bid', card: card as number });
  const before = stateHash(match.state);
  expect(() => match.attempt(0, { type: 'note', card: other as number })).toThrow('broken');
  expect(stateHash(match.state)).toBe(before);
  expect(match.state.players[0]?.bid).toBe(true);
});

test('rolls are those of the latest intent', () => {
  const match = new Match(toyGame, options, secret);
  expect(match.lots).toHaveLength(19);
  expect(match.rolls).toEqual([]);
  for (const seat of [0, 1, 2]) match.attempt(seat, toyGame.pass(frozen(match.state), seat));
  expect(match.attempt(match.state.doubter as number, { type: 'doubt' }).refusal).toBeNull();
  const { rolls } = match;
  expect(rolls.map(([sides]) => sides)).toEqual([6]);
  expect(match.attempt(0, { type: 'bid', card: 99 }).refusal).not.toBeNull();
  expect(match.rolls).toEqual(rolls);
  match.back(4);
  expect(match.rolls).toEqual(rolls);
  match.back(3);
  expect(match.rolls).toEqual([]);
  match.attempt(match.state.doubter as number, { type: 'doubt' });
  expect(match.rolls).toEqual(rolls);
  match.back(0);
  expect(match.rolls).toEqual([]);
});

test('a replayed intent reports its rolls and events; an undo and a deed report neither', () => {
  const match = new Match(toyGame, options, secret);
  for (const seat of [0, 1, 2]) match.attempt(seat, toyGame.pass(frozen(match.state), seat));
  match.attempt(match.state.doubter as number, { type: 'doubt' });
  match.back(2);
  const entries = [...match.recording.entries, { deed: { type: 'paused' } }];
  expect(standingIntents({ entries })).toHaveLength(2);
  const opened = openRecording(toyGame, { ...match.recording, entries });
  const told = entries.map(() => opened.next()).map((step) => [step?.rolls.length, (step?.events.length ?? 0) > 0]);
  expect(told).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [1, true],
    [0, false],
    [0, false],
  ]);
  expect(opened.next()).toBeNull();
});

test('an empty record has no entropy unless it is given', () => {
  expect(newRecording(toyGame, options, secret)).toMatchObject({ entropy: [], entries: [] });
});

test('play throws for a refused intent', () => {
  const { state } = new Match(toyGame, options, secret);
  const before = stateHash(state);
  const wrong = () => play(toyGame, state, 1, { type: 'bid', card: 99 }, seededDice(new Uint8Array(32), 1));
  expect(wrong).toThrow(/^Seat 1 may not {"type":"bid","card":99}: {"rule":"BONE-2"/);
  expect(stateHash(state)).toBe(before);
});

test('an undo may lead to the present step, and a second one further back', () => {
  const match = new Match(toyGame, options, secret);
  const random = new Random(7, 0);
  const hashes = [stateHash(match.state)];
  while (match.step < 6) {
    move(match, random);
    hashes.push(stateHash(match.state));
  }
  for (const step of [6, 4, 3, 3, 1]) {
    match.back(step);
    expect([match.step, stateHash(match.state)]).toEqual([step, hashes[step]]);
  }
  expect(match.recording.entries.slice(6)).toEqual([6, 4, 3, 3, 1].map((back) => ({ back })));
  expect(() => match.back(2)).toThrow('There is no way back to step 2 from step 1');
});

const entropy = ['0'.repeat(32), null, 'f'.repeat(32)];

test('an undo leaves no trace, and the same intent rolls the same dice again', () => {
  const match = new Match(toyGame, options, secret, entropy);
  const random = new Random(5, 0);
  const hashes = [stateHash(match.state)];
  while (match.step < 8) {
    move(match, random);
    hashes.push(stateHash(match.state));
  }
  const again = standingIntents(match.recording).slice(2);
  match.back(2);
  expect([match.step, stateHash(match.state)]).toEqual([2, hashes[2]]);
  for (const { seat, intent } of again.slice(0, 5)) match.attempt(seat, intent);
  expect(stateHash(match.state)).toBe(hashes[7]);
  match.back(0);
  expect(stateHash(match.state)).toBe(hashes[0]);
  while (toyGame.outcome(frozen(match.state)) === null) move(match, random);
  const { entries } = match.recording;
  expect([entries[8], entries[14]]).toEqual([{ back: 2 }, { back: 0 }]);
  const seen: number[] = [];
  const end = replay(toyGame, read(match.recording), ({ n, step, state }) => {
    seen.push(step);
    if (n <= 8) expect(stateHash(state)).toBe(hashes[n]);
    if (n === 9) expect(stateHash(state)).toBe(hashes[2]);
  });
  expect(stateHash(end)).toBe(stateHash(match.state));
  expect(seen.slice(0, 15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 0]);
  expect(seen.at(-1)).toBe(standingIntents(match.recording).length);
});

test.each([-1, 1, 0.5])('an undo to step %p of none throws', (steps) => {
  const match = new Match(toyGame, options, secret);
  expect(() => match.back(steps)).toThrow('no way back');
  expect(match.recording.entries).toEqual([]);
});

test('the dice depend on the entropy of a seat from the set-up on', () => {
  const other = new Match(toyGame, options, secret, [entropy[0] as string, null, null]);
  expect(stateHash(other.state)).not.toBe(stateHash(new Match(toyGame, options, secret, entropy).state));
  expect(() => new Match(toyGame, options, secret, ['x'])).toThrow('32 hex digits');
});

test('rolls of the set-up and of every step are recorded', () => {
  const { match } = played(4);
  const opened = openRecording(toyGame, match.recording);
  expect(opened.lots).toEqual(match.lots);
  expect(match.lots.map(([sides]) => sides)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2]);
  const rolls: (readonly [string, number])[] = [];
  for (let step = opened.next(); step !== null; step = opened.next()) {
    for (const event of step.events) {
      if (event.type === 'appraised') rolls.push([step.rolls.join(), event.face]);
      else if (event.type === 'bidLaid') expect(step.rolls).toEqual([]);
    }
  }
  expect(rolls.length).toBeGreaterThan(0);
  expect(rolls.map(([told]) => told)).toEqual(rolls.map(([, face]) => `6,${face}`));
});

test('deeds at the table do not change the game', () => {
  const { match } = played(2);
  const entries = match.recording.entries.flatMap((entry) => [{ deed: { type: 'paused' }, at: 1 }, entry]);
  const steps: number[] = [];
  expect(stateHash(replay(toyGame, { ...match.recording, entries }, ({ step }) => steps.push(step)))).toBe(
    stateHash(match.state),
  );
  expect(steps.slice(0, 5)).toEqual([0, 1, 1, 2, 2]);
});

/** A match, and a fork of it after so many entries. */
function forked(seed: number, entries: number) {
  const { match: first } = played(seed);
  const origin = { ...read(first.recording), entries: first.recording.entries.slice(0, entries) };
  const start = frozen(replay(toyGame, origin));
  const own = 'b'.repeat(64);
  const match = new Match(toyGame, options, own, [], start);
  const recording = (): Recording<ToyIntent, ToyOptions> => read({ ...match.recording, origin });
  return { first, start, match, origin, recording };
}

test('a fork begins with the state of the earlier match and rolls its own dice', () => {
  const { start, match, recording } = forked(6, 7);
  const begun = stateHash(start);
  expect(stateHash(match.state)).toBe(begun);
  const random = new Random(9, 0);
  for (let i = 0; i < 4; i++) move(match, random);
  expect(stateHash(start)).toBe(begun);
  match.back(0);
  expect([stateHash(match.state), match.lots]).toEqual([begun, []]);
  while (toyGame.outcome(frozen(match.state)) === null) move(match, random);
  const steps: number[] = [];
  expect(stateHash(replay(toyGame, recording(), ({ step }) => steps.push(step)))).toBe(stateHash(match.state));
  expect(steps.slice(0, 6)).toEqual([1, 2, 3, 4, 0, 1]);
  const { origin: _, ...alone } = recording();
  expect(() => replay(toyGame, { ...alone, entries: alone.entries.slice(0, 4) })).toThrow();
});

test('a fork can be forked', () => {
  const { match, recording } = forked(6, 7);
  const random = new Random(2, 0);
  for (let i = 0; i < 3; i++) move(match, random);
  const origin = recording();
  const start = frozen(replay(toyGame, origin));
  const second = new Match(toyGame, options, 'c'.repeat(64), [], start);
  move(second, random);
  expect(stateHash(replay(toyGame, read({ ...second.recording, origin })))).toBe(stateHash(second.state));
});

test("a match that is over can't be forked, and a fork can't have other options", () => {
  const { first, recording } = forked(6, 7);
  const over = { ...recording(), entries: [], origin: read(first.recording) };
  expect(() => openRecording(toyGame, over)).toThrow('was over');
  expect(() => openRecording(toyGame, { ...recording(), options: { ...options, rounds: 2 } })).toThrow('other options');
});
