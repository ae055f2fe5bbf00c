/** Forks that roll the dice to come of the match that they go on from. */
import { following } from './ahead';
import { occasionAfter } from './recorded-dice';
import { newRecording, type Recording, recordingWith, standingIntents } from './recording';
import { finish, Match, openRecording, replay } from './replay';
import { secretFromHex } from './seeded';
import { Random } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyIntent, ToyOptions } from './testing/toy-types';
import { verifyRecording } from './verify';

type Whole = Recording<ToyIntent, ToyOptions>;

const options: ToyOptions = { rounds: 3, fame: 50, bidSeconds: null };
const [hex, other] = ['b'.repeat(64), 'c'.repeat(64)];
const KINDS = [null, 'by-occasion'] as const;

/** A random match to its end, with an undo on the way. */
function played(seed: number, dice: (typeof KINDS)[number]): Whole {
  const keys = { secret: secretFromHex(hex), closed: null, dice };
  const match = new Match(toyGame, options, hex, [null, null], null, recordingWith(toyGame, options, keys));
  const random = new Random(seed, 0);
  for (let n = 0; toyGame.outcome(match.state as never) === null; n++) {
    const seat = random.pick(toyGame.awaiting(match.state as never));
    match.attempt(seat, random.pick(toyGame.intents(match.state as never, seat)));
    if (n === 4) match.back(2);
  }
  return JSON.parse(JSON.stringify(match.recording)) as Whole;
}

/** The rolls of each intent that stands at the end. */
function rollsOf(record: Whole): string[] {
  const found: string[] = [];
  replay(toyGame, record, ({ entry, rolls, step }) => {
    if ('back' in entry) found.length = step;
    else found.push(JSON.stringify(rolls));
  });
  return found;
}

/** A fork after so many intents that plays these. */
function forked(record: Whole, taken: number, entries: Whole['entries']): Whole {
  const ahead = finish(following(toyGame, record, taken));
  const before = standingIntents(record).slice(0, taken);
  const origin = { ...record, entries: before, ahead };
  return { ...newRecording(toyGame, options, other, [null, null]), dice: 'by-occasion', origin, entries };
}

test.each(KINDS)('a fork that plays on as before rolls as before (dice %s)', (dice) => {
  const record = played(7, dice);
  for (const taken of [0, 3, 6]) {
    const fork = forked(record, taken, standingIntents(record).slice(taken));
    expect(rollsOf(fork)).toEqual(rollsOf(record).slice(taken));
    expect(replay(toyGame, fork)).toEqual(replay(toyGame, record));
    expect(verifyRecording(toyGame, fork)).toMatchObject({ ok: true });
  }
});

test('a fork of a fork rolls what that one rolled, whichever of the matches before it had rolled it', () => {
  const record = played(7, null);
  const [taken, more] = [3, 2];
  const once = forked(record, taken, standingIntents(record).slice(taken));
  const twice = forked(once, more, standingIntents(once).slice(more));
  expect(twice.origin?.ahead?.every(({ back }) => back === 1)).toBe(true);
  expect(rollsOf(twice)).toEqual(rollsOf(record).slice(taken + more));
  const thrice = forked(twice, 1, standingIntents(twice).slice(1));
  expect(rollsOf(thrice)).toEqual(rollsOf(record).slice(taken + more + 1));
  expect(verifyRecording(toyGame, thrice)).toMatchObject({ ok: true });
  const broken = {
    ...twice,
    origin: { ...(twice.origin as Whole), ahead: [{ ...twice.origin?.ahead?.[0], back: 9 }] },
  };
  expect(() => rollsOf(broken as Whole)).toThrow('does not go back 9 matches');
});

test('an occasion that came before rolls as it did then, and all others roll dice of the fork', () => {
  const record = played(7, null);
  const rolls = { before: [] as boolean[], own: [] as boolean[] };
  for (let taken = 0; taken < 12; taken++) {
    const fork = forked(record, taken, []);
    const ahead = new Set(fork.origin?.ahead?.map(({ occasion }) => occasion));
    const first = openRecording(toyGame, fork).state as never;
    for (const seat of toyGame.awaiting(first)) {
      for (const intent of toyGame.intents(first, seat)) {
        const entries = [{ seat, intent }];
        const [one, another] = [hex, other].map((secret) => rollsOf({ ...fork, secret, entries })[0]);
        const due = { state: first, seat, intent };
        const name = occasionAfter(toyGame, 'by-occasion', [], due)?.name;
        if (one !== '[]') rolls[ahead.has(`${name}#1`) ? 'before' : 'own'].push(one === another);
      }
    }
  }
  expect(rolls.before.length).toBeGreaterThan(0);
  expect(rolls.before).not.toContain(false);
  expect(rolls.own).toContain(false);
});
