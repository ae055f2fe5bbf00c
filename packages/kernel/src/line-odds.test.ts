import fc from 'fast-check';
import { clone, frozen } from './clone';
import { derived } from './derived';
import { pool } from './dice';
import { lineOdds, type Share, shareOf1 } from './line-odds';
import { chance, odds } from './odds';
import type { Ruleset, Tagged } from './ruleset';

interface Heap {
  total: number;
  rolls: number;
  /** Collects the rolls. */
  seen: Record<string, number[]>;
}
type Roll = Tagged & { readonly sides: number };
type Rolled = Tagged & { readonly face: number };

/** A heap of points: each intent rolls a die and adds it, up to a hundred. */
const heap: Ruleset<Heap, Roll, Rolled, null> = {
  id: 'heap',
  version: 1,
  checkSetup: () => [],
  setup: () => ({ total: 0, rolls: 0, seen: {} }),
  seats: () => 1,
  awaiting: () => [0],
  timers: () => [],
  intents: () => [],
  pass: () => ({ type: 'roll', sides: 6 }),
  check: ({ total }) => (total < 100 ? null : { rule: 'HEAP-2', code: '', facts: {} }),
  resolve(_, __, { sides }, dice, emit) {
    for (const face of pool(dice, 1, sides, 'die')) emit({ type: 'rolled', face });
  },
  evolve(state, { face }) {
    state.total = Math.min(100, state.total + face);
    state.rolls++;
    if (face === 1) state.seen.ones = [...(state.seen.ones ?? []), state.rolls];
    else delete state.seen.ones;
  },
  view: (state) => state,
  see: (_, event) => event,
  outcome: () => null,
};

const EMPTY: Heap = { total: 0, rolls: 0, seen: {} };
const sixes = (rolls: number) => (state: { readonly rolls: number }) =>
  state.rolls < rolls ? { seat: 0, intent: { type: 'roll', sides: 6 } } : null;

test('a line of one intent has the odds of that intent', () => {
  const found = lineOdds(heap, frozen(EMPTY), sixes(1), ({ total }) => `${total}`);
  const single = odds(heap, frozen(EMPTY), 0, { type: 'roll', sides: 6 }, (_, { total }) => `${total}`);
  expect([...found].map(([name, share]) => [name, shareOf1(share)])).toEqual(
    [...single].map(([name, share]) => [name, Math.floor(chance(share) * 1e15) / 1e15]),
  );
});

test('three dice give every total as often as counting does, and the state is not changed', () => {
  const before = clone(EMPTY);
  const found = lineOdds(heap, frozen(EMPTY), sixes(3), ({ total }) => `${total}`);
  const counts = new Map<string, bigint>();
  for (let way = 0; way < 216; way++) {
    const total = `${3 + (way % 6) + (Math.floor(way / 6) % 6) + Math.floor(way / 36)}`;
    counts.set(total, (counts.get(total) ?? 0n) + 1n);
  }
  for (const [total, n] of counts) {
    const { n: part, d } = found.get(total) as Share;
    expect(part * 216n).toBe(n * d);
  }
  expect(found.size).toBe(counts.size);
  expect(EMPTY).toEqual(before);
});

test('the next intent may depend on the dice, and a refused intent ends the line', () => {
  const again = (state: { readonly total: number }) =>
    state.total % 2 === 0 ? { seat: 0, intent: { type: 'roll', sides: 2 } } : null;
  const start = { total: 98, rolls: 0, seen: {} };
  const found = lineOdds(heap, frozen(start), again, ({ total, rolls }) => `${total} in ${rolls}`);
  expect(found).toEqual(
    new Map([
      ['99 in 1', { n: 1n, d: 2n }],
      ['100 in 1', { n: 1n, d: 2n }],
    ]),
  );
});

test('equal states are merged: a long line costs little, and its probabilities are exact', () => {
  const found = lineOdds(heap, frozen(EMPTY), sixes(14), ({ total }) => (total >= 49 ? 'many' : 'few'), {
    most: 20_000,
  });
  const { n, d } = found.get('many') as Share;
  const few = found.get('few') as Share;
  expect(n * few.d + few.n * d).toBe(d * few.d);
  expect(() => lineOdds(heap, frozen(EMPTY), sixes(14), () => '', { most: 50 })).toThrow('more than 50 branches');
});

test('the walk stops at the limit of results', () => {
  const one = (most: number) => () => lineOdds(heap, frozen(EMPTY), sixes(1), () => '', { most });
  expect(one(6)().get('')).toEqual({ n: 1n, d: 1n });
  expect(one(5)).toThrow('There are more than 5 branches');
});

test('events are counted, and states with different counts are not merged', () => {
  const counts = ({ face }: Rolled) => face > 3;
  const twice = (state: { readonly total: number; readonly rolls: number }, high: number) =>
    high < 2 ? sixes(3)(state) : null;
  const found = lineOdds(heap, frozen(EMPTY), twice, ({ rolls }, high) => `${high} in ${rolls}`, { counts });
  expect(found).toEqual(
    new Map([
      ['2 in 2', { n: 1n, d: 4n }],
      ['0 in 3', { n: 1n, d: 8n }],
      ['1 in 3', { n: 3n, d: 8n }],
      ['2 in 3', { n: 1n, d: 4n }],
    ]),
  );
});

test('values cached for the state are built once for the whole line', () => {
  let built = 0;
  const lookUp = ({ total }: Heap) => {
    built++;
    return { total };
  };
  const known = derived(lookUp, () => () => {});
  const curious: typeof heap = {
    ...heap,
    check(state, seat, intent) {
      known(state as Heap);
      return heap.check(state, seat, intent);
    },
  };
  const state = clone(EMPTY);
  known(state);
  expect(lineOdds(curious, frozen(state), sixes(3), () => '').size).toBe(1);
  expect(built).toBe(2);
});

test('states that differ only in a deleted or shortened value are not equal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), (rolls) => {
      const start = { total: 0, rolls: 0, seen: { ones: [7, 8] } };
      const ones = (state: { readonly seen: Readonly<Record<string, readonly number[]>> }) =>
        `${state.seen.ones?.join() ?? 'none'}`;
      const found = lineOdds(heap, frozen(start), sixes(rolls), ones);
      const all = [...found.values()].reduce((sum, { n, d }) => sum + (n * 6n ** 4n) / d, 0n);
      expect(all).toBe(6n ** 4n);
      expect(found.get(['7', '8', ...Array.from({ length: rolls }, (_, i) => `${i + 1}`)].join())).toEqual({
        n: 1n,
        d: 6n ** BigInt(rolls),
      });
    }),
  );
});
