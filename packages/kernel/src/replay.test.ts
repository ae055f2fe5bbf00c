import { stateHash } from './canonical';
import { clone, frozen } from './clone';
import { fold, play } from './play';
import { Match, type Recording, replay } from './replay';
import { seededDice } from './seeded';
import { Random } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyEvent, ToyIntent, ToyOptions } from './testing/toy-types';

const options: ToyOptions = { rounds: 3, fame: 50, bidSeconds: null };
const secret = 'a'.repeat(64);

/** A game played to its end at random. */
function played(seed: number) {
  const random = new Random(seed, 0);
  const match = new Match(toyGame, options, secret);
  const first = clone(match.state);
  const events: ToyEvent[] = [];
  while (toyGame.outcome(frozen(match.state)) === null) {
    const seat = random.pick(toyGame.awaiting(frozen(match.state)));
    const result = match.attempt(seat, random.pick(toyGame.intents(frozen(match.state), seat)));
    events.push(...(result.events ?? []));
  }
  return { match, first, events };
}

/** As it would be read from a file. */
const read = (recording: Recording<ToyIntent, ToyOptions>): Recording<ToyIntent, ToyOptions> =>
  JSON.parse(JSON.stringify(recording)) as Recording<ToyIntent, ToyOptions>;

test('a replay ends where the match ended, step by step', () => {
  const { match, first, events } = played(1);
  const steps: number[] = [];
  const told: ToyEvent[] = [];
  const end = replay(toyGame, read(match.recording), (step) => {
    steps.push(step.step);
    told.push(...step.events);
  });
  expect(stateHash(end)).toBe(stateHash(match.state));
  expect(steps).toEqual(match.recording.intents.map((_, i) => i + 1));
  expect(told).toEqual(events);
  expect(fold(toyGame, first, events)).toEqual(match.state);
});

test('a play tells what was written, all of it and nothing else', () => {
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

test('another secret is another game', () => {
  const { match } = played(1);
  const other = new Match(toyGame, options, 'b'.repeat(64));
  expect(stateHash(other.state)).not.toBe(stateHash(new Match(toyGame, options, secret).state));
  expect(() => replay(toyGame, { ...match.recording, secret: 'b'.repeat(64) })).toThrow(/^Step \d+: seat \d may not/);
});

test('a refused intent is not recorded', () => {
  const match = new Match(toyGame, options, secret);
  expect(match.attempt(0, { type: 'bid', card: 99 }).refusal).toMatchObject({ rule: 'BONE-2' });
  expect(match.recording.intents).toEqual([]);
});

test.each([
  [{ game: 'chess' }, 'a record of chess, not of bone-auction'],
  [{ version: 0 }, 'Recorded under version 0 of bone-auction, but these rules are version 1'],
  [{ options: { ...options, rounds: 9 } }, "options can't be played"],
  [{ secret: 'ab' }, '32 bytes'],
])('a record with %j is refused', (part, message) => {
  expect(() => replay(toyGame, { ...played(2).match.recording, ...part })).toThrow(message);
});

test('the options of a record are its own', () => {
  const mine = { ...options };
  const match = new Match(toyGame, mine, secret);
  mine.rounds = 1;
  expect(match.recording.options.rounds).toBe(3);
});

test('the intents of a record are its own', () => {
  const match = new Match(toyGame, options, secret);
  const [card] = match.state.secrets[0]?.hand ?? [];
  const mine = { type: 'bid' as const, card: card as number };
  match.attempt(0, mine);
  mine.card = 99;
  expect(match.recording.intents).toEqual([{ seat: 0, intent: { type: 'bid', card } }]);
});

test('what throws half-way leaves the match as it was', () => {
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
  expect(match.recording.intents).toEqual([]);
});
