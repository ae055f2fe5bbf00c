import fc from 'fast-check';
import { clone, frozen } from './clone';
import { derived } from './derived';
import { pool, poolByTotal } from './dice';
import { EnumeratingDice } from './enumerating';
import { addFractions, chance, frac, odds } from './odds';
import { play } from './play';
import type { Ruleset, Tagged } from './ruleset';
import { scriptedDice } from './scripted';
import { seededDice } from './seeded';
import { secretOf } from './testing/random';
import { toyGame } from './testing/toy-game';
import type { ToyIntent } from './testing/toy-types';

test('fractions are in lowest terms', () => {
  expect(frac(21, 36)).toEqual({ n: 7, d: 12 });
  expect(frac(0, 5)).toEqual({ n: 0, d: 1 });
  expect(addFractions(frac(1, 6), frac(1, 3))).toEqual(frac(1, 2));
  expect(chance(frac(1, 4))).toBe(0.25);
  expect(() => frac(1, 0)).toThrow('No fraction');
  expect(() => frac(0.5, 1)).toThrow('No fraction');
  expect(() => frac(1, 1.5)).toThrow('No fraction');
  expect(() => frac(-1, 2)).toThrow('No fraction');
  expect(() => addFractions(frac(1, 2 ** 52 + 1), frac(1, 2 ** 52 - 1))).toThrow('No fraction');
});

test('enumerating dice show every combination once, conditional rolls included', () => {
  const dice = new EnumeratingDice();
  const seen: string[] = [];
  do {
    const first = dice.roll(3, 'first');
    const faces = first === 2 ? [first] : [first, dice.roll(2, 'second')];
    seen.push(`${faces.join('')}/${dice.ways}`);
  } while (dice.next());
  expect(seen).toEqual(['11/6', '12/6', '2/3', '31/6', '32/6']);
});

test('poolByTotal shows each total once, with its weight', () => {
  const dice = new EnumeratingDice();
  const seen: string[] = [];
  do {
    const faces = poolByTotal(dice, 2, 3, 'pool');
    const more = faces[0] === 1 ? [dice.roll(2, 'more')] : [];
    seen.push(`${[...faces, ...more].join('')} ${dice.weight}/${dice.ways}`);
  } while (dice.next());
  expect(seen).toEqual(['111 1/18', '112 1/18', '121 2/18', '122 2/18', '131 3/18', '132 3/18', '23 2/9', '33 1/9']);
});

test('poolByTotal with cuts shows one total per group, with the weight of the group', () => {
  const dice = new EnumeratingDice();
  const seen: string[] = [];
  do {
    const total = poolByTotal(dice, 2, 6, 'pool', [2, 8]).reduce((a, b) => a + b, 0);
    seen.push(`${total} ${dice.weight}/${dice.ways}`);
  } while (dice.next());
  expect(seen).toEqual(['2 1/36', '3 25/36', '9 10/36']);
  const beyond = new EnumeratingDice();
  expect(poolByTotal(beyond, 2, 6, 'pool', [-3, 14])).toEqual([1, 1]);
  expect([beyond.weight, beyond.next()]).toEqual([36, false]);
});

test('idle rolls show ones and are not enumerated', () => {
  const dice = new EnumeratingDice(['idle']);
  const seen: string[] = [];
  do {
    const idle = [dice.roll(6, 'idle'), ...poolByTotal(dice, 2, 6, 'idle'), ...poolByTotal(dice, 0, 6, 'idle')];
    seen.push(`${idle.join('')} ${dice.roll(2, 'asked')} ${dice.weight}/${dice.ways}`);
  } while (dice.next());
  expect(seen).toEqual(['111 1 1/2', '111 2 1/2']);
  expect(() => new EnumeratingDice(['idle']).roll(0, 'idle')).toThrow("can't have 0 sides");
});

test('other dice roll a pool by total one by one', () => {
  expect(poolByTotal(scriptedDice([['pool', 3, 4, 5]]), 3, 6, 'pool')).toEqual([3, 4, 5]);
  expect(() => poolByTotal(new EnumeratingDice(), 30, 100, 'pool')).toThrow('Too many dice');
});

test('rules that roll differently for the same results are detected', () => {
  const again = (other: (dice: EnumeratingDice) => unknown) => () => {
    const dice = new EnumeratingDice();
    poolByTotal(dice, 2, 6, 'pool', [7]);
    dice.next();
    other(dice);
  };
  expect(again((dice) => poolByTotal(dice, 2, 6, 'pool', [9]))).not.toThrow();
  expect(again((dice) => poolByTotal(dice, 3, 6, 'pool', [7]))).toThrow(
    'The same dice led to 2d6 for pool with 2 results and to 3d6 for pool with 2 results',
  );
  expect(again((dice) => poolByTotal(dice, 2, 8, 'pool', [7]))).toThrow('to 2d8 for pool with 2 results');
  expect(again((dice) => poolByTotal(dice, 2, 6, 'other', [7]))).toThrow('to 2d6 for other with 2 results');
  expect(again((dice) => poolByTotal(dice, 2, 6, 'pool'))).toThrow('to 2d6 for pool with 11 results');
});

test("a die without sides can't be enumerated", () => {
  expect(() => new EnumeratingDice().roll(0, 'none')).toThrow("can't have 0 sides");
  expect(() => poolByTotal(new EnumeratingDice(), 2, 0, 'none')).toThrow("can't have 0 sides");
});

test('zero dice fall in one way, and their total is 0', () => {
  const dice = new EnumeratingDice();
  expect(poolByTotal(dice, 0, 6, 'pool')).toEqual([]);
  expect([dice.ways, dice.weight, dice.next()]).toEqual([1, 1, false]);
});

interface Heap {
  total: number;
  rolls: number;
}
type Roll = Tagged & {
  readonly byTotal?: boolean;
  readonly pools: readonly (readonly [count: number, sides: number])[];
  readonly again: number;
};
type Rolled = Tagged & { readonly total: number };

/** Rolls pools of dice one after the other; if a total is divisible by `again`, one more die is rolled. */
const heapGame: Ruleset<Heap, Roll, Rolled, null> = {
  id: 'heap',
  version: 1,
  checkSetup: () => [],
  setup: () => ({ total: 0, rolls: 0 }),
  seats: () => 1,
  awaiting: () => [0],
  timers: () => [],
  intents: () => [],
  pass: () => ({ type: 'roll', pools: [], again: 1 }),
  check: (_, seat) => (seat === 0 ? null : { rule: 'HEAP-1', code: 'NOT_YOU', facts: {} }),
  resolve(state, _, { pools, again, byTotal }, dice, emit) {
    const throwAll = byTotal ? poolByTotal : pool;
    for (const [count, sides] of pools) {
      emit({ type: 'rolled', total: state.total + throwAll(dice, count, sides, 'pool').reduce((a, b) => a + b, 0) });
    }
    if (state.total % again === 0) emit({ type: 'rolled', total: state.total + dice.roll(4, 'again') });
  },
  evolve(state, event) {
    state.total = event.total;
    state.rolls++;
  },
  view: (state) => state,
  see: (_, event) => event,
  outcome: () => null,
};

/** The same by counting equally likely ways, with all dice rolled whether needed or not. */
function counted({ pools, again }: Roll): Map<string, { n: number; d: number }> {
  const sides = pools.flatMap(([count, each]) => new Array<number>(count).fill(each));
  const ways = [...sides, 4].reduce((a, b) => a * b, 1);
  const found = new Map<string, number>();
  for (let way = 0; way < ways; way++) {
    let rest = way;
    const faces = [...sides, 4].map((each) => {
      const face = (rest % each) + 1;
      rest = Math.floor(rest / each);
      return face;
    });
    const sum = faces.slice(0, -1).reduce((a, b) => a + b, 0);
    const total = `${sum % again === 0 ? sum + (faces.at(-1) as number) : sum}`;
    found.set(total, (found.get(total) ?? 0) + 1);
  }
  return new Map([...found].map(([total, n]) => [total, frac(n, ways)]));
}

const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => Number(a) - Number(b));

test('odds equal those found by counting all combinations', () => {
  const pools = fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 12 })), { maxLength: 2 });
  fc.assert(
    fc.property(pools, fc.integer({ min: 2, max: 5 }), (list, again) => {
      const intent: Roll = { type: 'roll', pools: list, again };
      const state = frozen({ total: 0, rolls: 0 });
      const found = odds(heapGame, state, 0, intent, (_, { total }) => `${total}`);
      expect(sorted(found)).toEqual(sorted(counted(intent)));
      const byTotal = odds(heapGame, state, 0, { ...intent, byTotal: true }, (_, { total }) => `${total}`);
      expect(sorted(byTotal)).toEqual(sorted(found));
      expect([...found.values()].reduce(addFractions, frac(0, 1))).toEqual(frac(1, 1));
      expect(state).toEqual({ total: 0, rolls: 0 });
    }),
    { numRuns: 60 },
  );
});

test('two dice against a target number', () => {
  const intent: Roll = { type: 'roll', pools: [[2, 6]], again: 99 };
  const found = odds(heapGame, frozen({ total: 0, rolls: 0 }), 0, intent, ([rolled]) =>
    (rolled?.total ?? 0) <= 7 ? 'hit' : 'miss',
  );
  expect(found.get('hit')).toEqual(frac(21, 36));
  expect(found.get('miss')).toEqual(frac(15, 36));
});

test("idle dice don't change the odds, however many there are", () => {
  const idle: [number, number][] = Array.from({ length: 30 }, () => [2, 6]);
  const asked: Roll = { type: 'roll', pools: idle, again: 1, byTotal: true };
  const state = frozen({ total: 0, rolls: 0 });
  const found = odds(heapGame, state, 0, asked, (_, { total }) => `${total}`, { most: 4, idle: ['pool'] });
  expect(sorted(found)).toEqual([61, 62, 63, 64].map((total) => [`${total}`, frac(1, 4)]));
  expect(() =>
    odds(
      heapGame,
      state,
      0,
      {
        ...asked,
        pools: [
          [2, 6],
          [30, 6],
        ],
      },
      () => '',
    ),
  ).toThrow('Too many dice');
});

test('too many branches and refused intents throw', () => {
  const state = frozen({ total: 0, rolls: 0 });
  const intent: Roll = { type: 'roll', pools: [[4, 6]], again: 99 };
  expect(() => odds(heapGame, state, 0, intent, () => '', { most: 1_000 })).toThrow('more than 1000 branches');
  expect(odds(heapGame, state, 0, intent, () => '', { most: 1_296 }).get('')).toEqual(frac(1, 1));
  expect(() => odds(heapGame, state, 0, intent, () => '', { most: 1_295 })).toThrow('more than 1295 branches');
  expect(() => odds(heapGame, state, 1, intent, () => '')).toThrow('HEAP-1');
});

test('BONE-5 the odds of a doubt come from the real rules, and the state is not changed', () => {
  const state = toyGame.setup(frozen({ rounds: 2, fame: 50, bidSeconds: null }), seededDice(secretOf(1), 0));
  for (const seat of [0, 1, 2]) {
    play(toyGame, state, seat, toyGame.pass(frozen(state), seat), seededDice(secretOf(1), seat + 1));
  }
  const before = clone(state);
  const doubt: ToyIntent = { type: 'doubt' };
  const found = odds(toyGame, frozen(state), state.doubter as number, doubt, (events) =>
    events.some((event) => event.type === 'sold') ? 'sold' : 'fake',
  );
  expect(found.get('fake')).toEqual(frac(1, 3));
  expect(state).toEqual(before);
});

test('a value that a branch builds is built once', () => {
  let built = 0;
  const lookUp = (state: Heap) => {
    built++;
    return state.total;
  };
  const known = derived(lookUp, () => () => {});
  const curious: typeof heapGame = {
    ...heapGame,
    resolve(state, seat, intent, dice, emit) {
      known(state as Heap);
      heapGame.resolve(state, seat, intent, dice, emit);
    },
  };
  const state = { total: 0, rolls: 0 };
  const die: Roll = { type: 'roll', pools: [[1, 6]], again: 99 };
  const certain = () => expect(odds(curious, frozen(state), 0, die, () => '').get('')).toEqual(frac(1, 1));
  certain();
  expect(built).toBe(2);
  // The values of the given state are built for its copy alone.
  known(state);
  built = 0;
  certain();
  expect(built).toBe(1);
});
