import { finish, type Ruleset, stateHash, type Tagged, verifyRecording } from '@dwo/kernel';
import type { Game } from '../game';
import { Referee } from './referee';

interface Sum {
  sum: number;
  moves: number;
}

/** Two seats add to a sum, one of them by chance; the secret of seat 1 is final after two intents. */
const rules: Ruleset<Sum, Tagged, Tagged & { n: number }, null, string> = {
  ...{ id: 'sum', version: 1 },
  checkSetup: () => [],
  setup: (_, dice) => ({ sum: dice.roll(6, 'start'), moves: 0 }),
  seats: () => 2,
  awaiting: () => [0, 1],
  timers: () => [],
  intents: () => [{ type: 'add' }, { type: 'roll' }],
  pass: () => ({ type: 'add' }),
  check: (_, __, intent) => (intent.type === 'no' ? { rule: 'SUM-1', code: 'NO', facts: {} } : null),
  resolve(_, __, intent, dice, emit) {
    emit({ type: 'added', n: intent.type === 'roll' ? dice.roll(20, 'chance') : 1 });
    if (intent.type === 'break') throw new Error('broken');
  },
  evolve(state, { n }) {
    state.sum += n;
    state.moves++;
  },
  view: (state) => state,
  see: (_, event) => event,
  hidden: ({ moves }, seat) => (seat === 1 && moves === 2 ? { moves } : null),
  outcome: () => null,
};
const game = { rules, hasSecrets: false } as unknown as Game;

const secret = new Uint8Array(32).fill(7);
const fresh = (entropies = ['a'.repeat(32), null]) => new Referee(game, null, { secret, closed: null }, entropies);

function does(referee: Referee, ...types: string[]): Referee {
  for (const type of types) {
    const { refusal } = referee.attempt(0, { type });
    expect(refusal).toBeNull();
    referee.changes();
    referee.keep();
  }
  return referee;
}

test('the dice of an intent depend on the number of intents before it and on the entropy of every seat', () => {
  const hash = (referee: Referee) => stateHash(referee.state);
  const one = does(fresh(), 'add', 'roll');
  expect(hash(does(fresh(), 'add', 'roll'))).toBe(hash(one));
  expect(hash(does(fresh(['b'.repeat(32), null]), 'add', 'roll'))).not.toBe(hash(one));
  finish(one.did({ type: 'paused' }));
  expect([one.seq, one.step]).toEqual([3, 2]);
  expect(hash(does(one, 'roll'))).toBe(hash(does(fresh(), 'add', 'roll', 'roll')));
});

test('an undo leaves no trace, and the same intent rolls the same dice again', () => {
  const referee = does(fresh(), 'add', 'roll', 'roll');
  const before = stateHash(referee.state);
  finish(referee.did({ type: 'tookBack', back: 1 } as Tagged));
  expect([referee.seq, referee.step, referee.state]).toMatchObject([4, 1, { moves: 1 }]);
  expect(stateHash(does(referee, 'roll', 'roll').state)).toBe(before);
  expect(() => finish(referee.did({ type: 'tookBack', back: 9 } as Tagged))).toThrow('no way back');
});

test('during an undo everything is as it was before', () => {
  const referee = does(fresh(), 'add', 'roll', 'add', 'add');
  const { state, seals } = referee;
  const before = stateHash(state);
  const going = referee.did({ type: 'tookBack', back: 3 } as Tagged);
  for (let pieces = 0; going.next().done !== true; pieces++) {
    expect([referee.seq, referee.step, stateHash(referee.state)]).toEqual([4, 4, before]);
    expect(referee.seals).toEqual(seals);
    expect(pieces).toBeLessThan(3);
  }
  expect([referee.seq, referee.step]).toEqual([5, 3]);
  expect(referee.seals).toEqual(does(fresh(), 'add', 'roll', 'add').seals);
});

test("an intent can't be undone if it rolled a die or made a seal", () => {
  const referee = fresh();
  expect(does(referee, 'add').fixed).toBeNull();
  expect(referee.seals).toEqual([]);
  expect(does(referee, 'add').fixed).toBe('REVEALED');
  expect(referee.seals).toMatchObject([{ seat: 1, step: 2, hidden: { moves: 2 } }]);
  expect(does(referee, 'add').fixed).toBeNull();
  expect(does(referee, 'roll').fixed).toBe('ROLLED');
});

test("in a game with `reveals`, empty secrets don't prevent undo", () => {
  const hiding = {
    ...rules,
    setup: () => ({ sum: 0, moves: 0, secrets: [{ plan: null }, { plan: null }] }),
    hidden: () => null,
  };
  const referee = (told: object) =>
    new Referee({ rules: hiding, hasSecrets: true, ...told } as never, null, { secret, closed: null }, []);
  expect(does(referee({}), 'add').fixed).toBe('HIDING');
  expect(does(referee({ reveals: () => false }), 'add').fixed).toBeNull();
  expect(does(referee({ reveals: () => true }), 'add').fixed).toBe('REVEALED');
});

test('a secret of another seat prevents undo, even in a game with `reveals`', () => {
  const fixed = (...plans: (string | null)[]) => {
    const secrets = plans.map((plan) => ({ plan }));
    const hiding = { ...rules, setup: () => ({ sum: 0, moves: 0, secrets }), hidden: () => null };
    const game = { rules: hiding, hasSecrets: true, reveals: () => false } as never;
    return does(new Referee(game, null, { secret, closed: null }, []), 'add').fixed;
  };
  expect(fixed(null, 'ambush')).toBe('HIDING');
  expect(fixed('ambush', null)).toBeNull();
});

test('an intent that is rolled back leaves no seal', () => {
  const referee = does(fresh(), 'add');
  referee.attempt(0, { type: 'add' });
  expect(referee.seals).toHaveLength(1);
  referee.undo();
  expect([referee.seals, referee.step]).toEqual([[], 1]);
  expect(() => referee.attempt(0, { type: 'break' })).toThrow('broken');
  expect(referee.seals).toEqual([]);
  expect(referee.attempt(0, { type: 'no' }).refusal).not.toBeNull();
  expect(referee.seals).toEqual([]);
});

test('a record with deeds is replayed to the same seals', () => {
  const entry = (n: number, body: Tagged, kind: 'intent' | 'deed' = 'intent') => {
    return { n, kind, seat: kind === 'intent' ? 0 : null, body, wishId: null, at: n };
  };
  const back = { type: 'tookBack', back: 1 } as Tagged;
  const entries = [
    entry(1, { type: 'add' }),
    entry(2, { type: 'roll' }),
    entry(3, { type: 'paused' }, 'deed'),
    entry(4, back, 'deed'),
    entry(5, { type: 'add' }),
  ];
  const referee = fresh();
  const seen: number[] = [];
  finish(referee.replay(entries, ({ n }) => seen.push(n)));
  expect([seen, referee.seq, referee.step]).toEqual([[1, 2, 3, 4, 5], 5, 2]);
  expect(referee.seals).toEqual(does(fresh(), 'add', 'add').seals);
  expect(() => finish(fresh().replay(entries.slice(1), () => {}))).toThrow('Entry 1 is missing');
  expect(() => finish(fresh().replay([entry(1, { type: 'no' })], () => {}))).toThrow('refused');
});

test('the verifier confirms the match that the referee played', () => {
  const referee = does(fresh(), 'add', 'roll', 'roll', 'add');
  const intents = ['add', 'roll', 'roll', 'add'].map((type) => ({ seat: 0, intent: { type } }));
  const verdict = verifyRecording(rules, {
    ...{ format: 2, game: 'sum', version: 1, options: null, secret: '07'.repeat(32), entropy: ['a'.repeat(32), null] },
    commitment: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
    entries: intents,
    hash: stateHash(referee.state),
    seals: referee.seals,
  });
  expect(verdict).toMatchObject({ ok: true, rolls: 3, seals: 1 });
});
