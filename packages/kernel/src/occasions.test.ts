import { commitmentTo, matchKey, occasionDice } from './match-dice';
import { occasionAfter } from './recorded-dice';
import { newRecording, type Recording, recordingWith } from './recording';
import { Match, replay } from './replay';
import { secretFromHex } from './seeded';
import { Random } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyIntent, ToyOptions } from './testing/toy-types';
import { verifyRecording } from './verify';

const hex = 'b'.repeat(64);
const secret = secretFromHex(hex);
const key = matchKey(secret, [null, null]);
const options: ToyOptions = { rounds: 3, fame: 50, bidSeconds: null };
const rolls = (name: string, times: number) => {
  const dice = occasionDice(key, { name, times });
  return Array.from({ length: 12 }, () => dice.roll(20, 'test'));
};

test('an occasion always rolls the same dice; another name or number of times rolls others', () => {
  expect(rolls('3 fire rex', 1)).toEqual(rolls('3 fire rex', 1));
  const all = [rolls('3 fire rex', 1), rolls('3 fire rex', 2), rolls('4 fire rex', 1), rolls('3 fire rifle', 1)];
  expect(new Set(all.map((each) => each.join())).size).toBe(4);
  expect(() => occasionDice(key, { name: 'x', times: -1 })).toThrow(RangeError);
});

test('without the mark of the match there is no occasion; with it, its name counts how often it came', () => {
  const state = new Match(toyGame, options, hex).state as never;
  const intent = toyGame.intents(state, 0)[0] as ToyIntent;
  const move = { state, seat: 0, intent };
  expect(occasionAfter(toyGame, null, [], move)).toBeNull();
  const first = occasionAfter(toyGame, 'by-occasion', [], move);
  expect(first).toEqual({ name: `0 ${intent.type}`, times: 1 });
  const stand = [{ occasion: first?.name ?? '' }, { occasion: 'other' }];
  expect(occasionAfter(toyGame, 'by-occasion', stand, move)).toEqual({ name: first?.name, times: 2 });
  const told = { ...toyGame, occasion: () => 'told' };
  expect(occasionAfter(told, 'by-occasion', [], move)).toEqual({ name: 'told', times: 1 });
});

/** A random match whose dice are by occasion, with an undo on the way. */
function played(seed: number): Recording<ToyIntent, ToyOptions> {
  const keys = { secret, closed: null, dice: 'by-occasion' } as const;
  const match = new Match(toyGame, options, hex, [null, null], null, recordingWith(toyGame, options, keys));
  const random = new Random(seed, 0);
  for (let n = 0; toyGame.outcome(match.state as never) === null; n++) {
    const seat = random.pick(toyGame.awaiting(match.state as never));
    match.attempt(seat, random.pick(toyGame.intents(match.state as never, seat)));
    if (n === 4) match.back(2);
  }
  return JSON.parse(JSON.stringify(match.recording)) as Recording<ToyIntent, ToyOptions>;
}

test('a record says how its dice fell, is replayed and verified by it, and fails without it', () => {
  const record = played(7);
  expect(record).toMatchObject({ dice: 'by-occasion', commitment: commitmentTo(secret) });
  const withRolls = { ...record, outcome: toyGame.outcome(replay(toyGame, record) as never) };
  expect(verifyRecording(toyGame, withRolls)).toMatchObject({ ok: true });
  expect(newRecording(toyGame, options, hex).dice).toBeUndefined();
});
