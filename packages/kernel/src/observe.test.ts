import fc from 'fast-check';
import { derived } from './derived';
import { observe, type Path } from './observe';
import { raw } from './raw';
import { carryOver, valueAt } from './testing/paths';

type Json = number | string | null | Json[] | { [key: string]: Json };
type Tree = { [key: string]: Json };

const table = () => ({
  turn: 1,
  figures: {
    a: { x: 1, shots: ['closing'] },
    b: { x: 2, shots: [] as string[] },
    c: { x: 3, shots: [] as string[] },
  } as {
    [id: string]: { x: number; shots: string[] };
  },
  queue: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
});

/** Copies the values at these paths from one tree to another. Checks that each value differs or is an object. */
function apply(paths: readonly Path[], from: object, to: object): void {
  for (const path of paths) {
    const now = valueAt(from, path);
    if (typeof now !== 'object') expect(valueAt(to, path)).not.toBe(now);
  }
  for (const path of paths) carryOver(path, from, to);
}

test('each changed value is reported by its path, once', () => {
  const state = table();
  const { proxy, changes } = observe(state);
  const { a } = proxy.figures;
  if (a === undefined) throw new Error('a is there');
  a.x = 5;
  a.x = 6;
  proxy.turn++;
  expect(changes()).toEqual([['figures', 'a', 'x'], ['turn']]);
  expect(changes()).toEqual([]);
  expect(state).toMatchObject({ turn: 2, figures: { a: { x: 6 } } });
});

test('a value that is back at its old value has not changed', () => {
  const { proxy, changes } = observe(table());
  proxy.turn = 9;
  proxy.turn = 1;
  const { a } = proxy.figures;
  if (a === undefined) throw new Error('a is there');
  a.shots.length = 0;
  a.shots.push('closing');
  expect(changes()).toEqual([]);
});

test('paths reports changes without making them final', () => {
  const state = table();
  const { proxy, paths, keep, rollback } = observe(state);
  proxy.turn = 2;
  expect(paths()).toEqual([['turn']]);
  expect(paths()).toEqual([['turn']]);
  rollback();
  expect(state).toEqual(table());
  proxy.turn = 3;
  keep();
  rollback();
  expect(state.turn).toBe(3);
  expect(paths()).toEqual([]);
});

test('an array reports new and replaced indices and a shorter length', () => {
  const { proxy, changes } = observe(table());
  proxy.queue.push({ id: 'd' });
  expect(changes()).toEqual([['queue', '3']]);
  proxy.queue.splice(0, 1);
  expect(changes()).toEqual([
    ['queue', '0'],
    ['queue', '1'],
    ['queue', '2'],
    ['queue', 'length'],
  ]);
});

test('an array that grew and shrank back has not changed', () => {
  const { proxy, changes } = observe({ list: [] as number[] });
  proxy.list.push(1);
  proxy.list.splice(0, 1);
  expect(changes()).toEqual([]);
});

test('an object that moved within an array is reported at its new index', () => {
  const { proxy, changes } = observe(table());
  const b = proxy.queue[1];
  if (b === undefined) throw new Error('b is there');
  proxy.queue.splice(0, 1);
  changes();
  b.id = 'B';
  expect(changes()).toEqual([['queue', '0', 'id']]);
});

test('writes to a removed or new object are covered by its own path', () => {
  const { proxy, changes } = observe(table());
  const { a } = proxy.figures;
  if (a === undefined) throw new Error('a is there');
  a.x = 7;
  delete proxy.figures.a;
  proxy.figures.d = { x: 4, shots: [] };
  proxy.figures.d.x = 5;
  expect(changes()).toEqual([
    ['figures', 'a'],
    ['figures', 'd'],
  ]);
});

test('no proxy is stored in the state', () => {
  const state = table();
  const { proxy } = observe(state);
  const { a } = proxy.figures;
  if (a === undefined) throw new Error('a is there');
  proxy.figures.e = { ...a, x: 9 };
  proxy.queue = proxy.queue.filter((entry) => entry.id !== 'b');
  expect(raw(state.figures.e?.shots as object)).toBe(state.figures.e?.shots);
  expect(state.queue.every((entry) => raw(entry) === entry)).toBe(true);
  expect(raw(proxy)).toBe(state);
});

test('a frozen value can be stored in the state', () => {
  const { proxy, changes } = observe<{ [key: string]: readonly number[] }>({});
  proxy.way = Object.freeze([1, 2]);
  expect(proxy.way).toEqual([1, 2]);
  expect(changes()).toEqual([['way']]);
});

test('values that move within the state are not searched for proxies', () => {
  let looks = 0;
  const large = new Proxy(
    { x: 1 },
    {
      ownKeys(target) {
        looks++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const state: { here: object | null; there: object | null } = { here: large, there: null };
  const { proxy } = observe(state);
  proxy.there = proxy.here;
  proxy.here = null;
  expect(looks).toBe(0);
  expect(state.there).toBe(large);
});

test('rollback restores removed keys in their old order', () => {
  const state = table();
  const before = JSON.stringify(state);
  const { proxy, changes, rollback } = observe(state);
  delete proxy.figures.a;
  proxy.figures.a = { x: 0, shots: [] };
  proxy.queue.length = 1;
  proxy.queue.unshift({ id: 'z' });
  rollback();
  expect(JSON.stringify(state)).toBe(before);
  expect(changes()).toEqual([]);
});

test('rollback stops at the latest call of changes', () => {
  const state = table();
  const { proxy, changes, rollback } = observe(state);
  proxy.turn = 2;
  changes();
  proxy.turn = 3;
  rollback();
  expect(state.turn).toBe(2);
});

test('rollback drops derived values', () => {
  const turnOf = derived((state: { turn: number }) => state.turn);
  const state = table();
  const { proxy, rollback } = observe(state);
  proxy.turn = 2;
  expect(turnOf(proxy)).toBe(2);
  expect(turnOf.peek(state)).toBe(2);
  rollback();
  expect(turnOf.peek(state)).toBeNull();
  expect(turnOf(state)).toBe(1);
});

test('symbol keys and property definitions are refused', () => {
  const { proxy } = observe<{ [key: symbol]: number }>({});
  expect(() => {
    proxy[Symbol('x')] = 1;
  }).toThrow('no symbols');
  expect(() => Object.defineProperty(proxy, 'x', { value: 1 })).toThrow('plain assignment');
});

/** Random edits in ordinary JavaScript, so that every proxy trap is called in every order. */
const edits = fc.array(fc.tuple(fc.nat(9), fc.nat(99), fc.nat(99)), { minLength: 1, maxLength: 25 });

function edit(root: Tree, [kind, where, what]: [number, number, number]): void {
  let at: Tree | Json[] = root;
  for (let depth = 0; depth < where % 4; depth++) {
    const inner: Json[] = Object.values(at).filter((value) => typeof value === 'object' && value !== null);
    if (inner.length > 0) at = inner[where % inner.length] as Tree | Json[];
  }
  const keys = Object.keys(at);
  const key = keys[what % Math.max(1, keys.length)];
  const fresh: Json =
    what % 3 === 0 ? what % 7 : what % 3 === 1 ? [what, { deep: what }] : { name: what, list: [1, 2] };
  if (Array.isArray(at)) {
    if (kind < 2) at.push(fresh);
    else if (kind < 3) at.pop();
    else if (kind < 4) at.shift();
    else if (kind < 5) at.unshift(fresh, what);
    else if (kind < 7) at.splice(what % (at.length + 1), what % 3, fresh);
    else if (kind < 8) at.length = Math.min(at.length, what % 3);
    else if (kind < 9) at.reverse();
    else if (key !== undefined) at[Number(key)] = fresh;
  } else if (kind < 3) at[`k${what % 6}`] = fresh;
  else if (kind < 6 && key !== undefined) delete at[key];
  else if (key !== undefined) at[key] = kind < 8 ? fresh : (at[key] as Json);
}

const start = (): Tree => ({ a: 1, b: [1, 2, 3], c: { d: [{ e: 1 }, { e: 2 }], f: null }, g: { h: 'x' } });

test('after any writes, copying the paths gives the new state and rollback the old one', () => {
  fc.assert(
    fc.property(edits, edits, (kept, undone) => {
      const state = start();
      const twin = start();
      const mirror = start();
      const { proxy, changes, rollback } = observe(state);
      for (const one of kept) {
        edit(proxy, one);
        edit(twin, one);
        if (one[1] % 5 === 0) apply(changes(), state, mirror);
      }
      apply(changes(), state, mirror);
      expect(JSON.stringify(state)).toBe(JSON.stringify(twin));
      expect(mirror).toEqual(twin);
      for (const one of undone) edit(proxy, one);
      rollback();
      expect(JSON.stringify(state)).toBe(JSON.stringify(twin));
    }),
    { numRuns: 1_000 },
  );
});

test('the child reached last is reused only if it is still at that key', () => {
  const state = table();
  const { proxy, changes } = observe(state);
  const figures = proxy.figures as Record<string, { x: number; shots: string[] }>;
  expect(figures.a).toBe(figures.a);
  const { a, b } = figures as Record<'a' | 'b', { x: number; shots: string[] }>;
  figures.a = b;
  expect(figures.a).toBe(b);
  figures.c = a;
  delete figures.b;
  changes();
  a.x = 7;
  b.x = 8;
  expect(changes()).toEqual([
    ['figures', 'c', 'x'],
    ['figures', 'a', 'x'],
  ]);
});
