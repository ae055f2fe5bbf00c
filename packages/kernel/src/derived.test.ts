import { clone } from './clone';
import { derived, derivedKinds, dropDerived, warmDerived } from './derived';
import { observe } from './observe';

interface State {
  figures: { x: number }[];
}

let built = 0;
const sumOf = derived((state: State) => {
  built++;
  return { sum: state.figures.reduce((sum, { x }) => sum + x, 0) };
});
const countOf = derived((state: State) => state.figures.length);

beforeEach(() => {
  built = 0;
});

test('a value is built once per state, apart from other caches', () => {
  const state: State = { figures: [{ x: 1 }, { x: 2 }] };
  expect(sumOf.peek(state)).toBeNull();
  expect(sumOf(state)).toEqual({ sum: 3 });
  expect(countOf(state)).toBe(2);
  expect(sumOf(state)).toBe(sumOf.peek(state));
  expect(built).toBe(1);
  expect(sumOf(clone(state))).toEqual({ sum: 3 });
  expect(built).toBe(2);
});

test('a proxy shares the cache of its state', () => {
  const state: State = { figures: [{ x: 4 }] };
  const { proxy } = observe(state);
  expect(sumOf(proxy)).toBe(sumOf(state));
  expect(built).toBe(1);
});

test('one cache or all can be dropped', () => {
  const state: State = { figures: [{ x: 4 }] };
  sumOf(state);
  countOf(state);
  sumOf.drop(state);
  expect(sumOf.peek(state)).toBeNull();
  expect(countOf.peek(state)).toBe(1);
  dropDerived(state);
  expect(countOf.peek(state)).toBeNull();
});

const listOf = derived(
  (state: State) => state.figures.map(({ x }) => x),
  (list) => {
    const then = [...list];
    return () => list.splice(0, list.length, ...then);
  },
);

test('a rollback restores values that can be saved and drops the rest', () => {
  const state: State = { figures: [{ x: 1 }, { x: 2 }] };
  const kept = listOf(state);
  sumOf(state);
  const { proxy, rollback, keep } = observe(state);
  const move = (x: number) => {
    (proxy.figures[0] as { x: number }).x = x;
    kept[0] = x;
  };
  for (const x of [5, 6]) {
    move(x);
    rollback();
    expect(listOf.peek(state)).toBe(kept);
    expect(kept).toEqual([1, 2]);
    expect(sumOf.peek(state)).toBeNull();
  }
  move(7);
  keep();
  move(8);
  rollback();
  expect(kept).toEqual([7, 2]);
});

test('a cache that was dropped or built since the save is not restored', () => {
  const state: State = { figures: [{ x: 1 }] };
  const { proxy, rollback, keep } = observe(state);
  listOf(state);
  rollback();
  expect(listOf.peek(state)).toBeNull();
  listOf(state);
  keep();
  listOf.drop(state);
  (proxy.figures[0] as { x: number }).x = 9;
  expect(listOf(state)).toEqual([9]);
  rollback();
  expect(listOf(state)).toEqual([1]);
});

test('a cache dropped after the save stays dropped', () => {
  const state: State = { figures: [{ x: 1 }] };
  const { rollback, keep } = observe(state);
  listOf(state);
  keep();
  listOf.drop(state);
  rollback();
  expect(listOf.peek(state)).toBeNull();
  listOf(state);
  listOf.drop(state);
  keep();
  rollback();
  expect(listOf.peek(state)).toBeNull();
  listOf(state);
  keep();
  dropDerived(state);
  rollback();
  expect(listOf.peek(state)).toBeNull();
});

test('a cache that was never built can be dropped, and a dropped one is gone', () => {
  const state: State = { figures: [{ x: 1 }] };
  sumOf.drop(state);
  expect(derivedKinds(state)).toEqual([]);
  listOf(state);
  countOf(state);
  expect(derivedKinds(state)).toHaveLength(2);
  listOf.drop(state);
  expect(derivedKinds(state)).toHaveLength(1);
  warmDerived(state, derivedKinds(state));
  expect(listOf.peek(state)).toBeNull();
});

test('the cache of one state can be shared with another', () => {
  const [state, other]: State[] = [{ figures: [{ x: 1 }] }, { figures: [{ x: 2 }] }] as [State, State];
  listOf(state as State);
  expect(warmDerived(other as State, derivedKinds(state as State))).toBe(true);
  expect(warmDerived(other as State, derivedKinds(state as State))).toBe(false);
  expect(listOf.peek(other as State)).toEqual([2]);
  expect(sumOf.peek(other as State)).toBeNull();
});

test('frozen states have caches too', () => {
  expect(sumOf(Object.freeze({ figures: [] }))).toEqual({ sum: 0 });
});

test('a part of a state can share the cache of the whole', () => {
  const state: State = { figures: [{ x: 4 }] };
  const part: State = { figures: [] };
  sumOf.share(state, part);
  expect(sumOf(part)).toBe(sumOf(state));
  expect(built).toBe(1);
  expect(derivedKinds(part)).toEqual(derivedKinds(state));
  expect(countOf(part)).toBe(0);
  countOf.share(state, part);
  expect(countOf(part)).toBe(1);
  expect(sumOf.peek(part)).toBe(sumOf(state));
});

test('with dropped caches a rollback drops all of them, and nothing is saved before', () => {
  const state: State = { figures: [{ x: 1 }] };
  const { proxy, rollback, keep } = observe(state, 'dropped');
  const kept = listOf(state);
  keep();
  expect(listOf.peek(state)).toBe(kept);
  (proxy.figures[0] as { x: number }).x = 2;
  rollback();
  expect(listOf.peek(state)).toBeNull();
  expect(listOf(state)).toEqual([1]);
  rollback();
  expect(listOf.peek(state)).toBeNull();
});

test('states used in turns keep their caches apart, and so do their proxies', () => {
  const [one, other] = [{ figures: [{ x: 1 }] }, { figures: [{ x: 2 }] }];
  const { proxy } = observe(one);
  for (let round = 0; round < 2; round++) {
    expect([sumOf(one), sumOf(other), sumOf(proxy)]).toEqual([{ sum: 1 }, { sum: 2 }, { sum: 1 }]);
  }
  expect(built).toBe(2);
  dropDerived(other);
  expect(sumOf.peek(other)).toBeNull();
  expect(sumOf.peek(one)).toEqual({ sum: 1 });
});
