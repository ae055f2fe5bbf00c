import fc from 'fast-check';
import { type Disc, distanceToLeg, gap } from './geometry';
import { SpatialGrid } from './grid';

const coordinate = fc.integer({ min: -3_000, max: 12_000 });
const disc = fc.record({ x: coordinate, y: coordinate, radius: fc.integer({ min: 0, max: 300 }) });
/** A random change: which kind, which disc, and its new place. */
const change = fc.tuple(fc.nat(2), fc.nat(30), disc);

function fill(changes: readonly [number, number, Disc][], cellSize: number): [SpatialGrid, Map<string, Disc>] {
  const grid = new SpatialGrid(cellSize);
  const discs = new Map<string, Disc>();
  for (const [kind, number, place] of changes) {
    const id = `f${number}`;
    const old = discs.get(id);
    if (old === undefined) {
      grid.insert(id, place.x, place.y, place.radius);
      discs.set(id, place);
    } else if (kind === 0) {
      grid.remove(id);
      discs.delete(id);
    } else {
      grid.relocate(id, place.x, place.y);
      discs.set(id, { ...place, radius: old.radius });
    }
  }
  return [grid, discs];
}

const changes = fc.array(change, { maxLength: 120 });
const cell = fc.integer({ min: 50, max: 5_000 });

/** Adds, moves and removes discs of an existing grid. */
function alter(grid: SpatialGrid, list: readonly [number, number, Disc][]): void {
  for (const [kind, number, place] of list) {
    const id = `f${number}`;
    if (!grid.has(id)) grid.insert(id, place.x, place.y, place.radius);
    else if (kind === 0) grid.remove(id);
    else grid.relocate(id, place.x, place.y);
  }
}

test('changes after a mark can be undone, repeatedly', () => {
  fc.assert(
    fc.property(changes, changes, changes, cell, disc, (list, undone, undoneAgain, cellSize, { x, y }) => {
      const [grid] = fill(list, cellSize);
      const ask = () => [grid.size, grid.near(x, y, 3_000), grid.near(x, y, 100_000), grid.near(y, x, 1_000)];
      const before = ask();
      const restore = grid.mark();
      alter(grid, undone);
      restore();
      expect(ask()).toEqual(before);
      alter(grid, undoneAgain);
      restore();
      expect(ask()).toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test('a later mark makes an earlier one void', () => {
  const grid = new SpatialGrid(100);
  const restore = grid.mark();
  grid.mark();
  expect(restore).toThrow('later mark');
});

test('near finds the same discs as a search of all', () => {
  fc.assert(
    fc.property(changes, cell, disc, fc.integer({ min: 0, max: 6_000 }), (list, cellSize, place, reach) => {
      const [grid, discs] = fill(list, cellSize);
      const wanted = [...discs].filter(([, d]) => gap({ ...place, radius: 0 }, d) <= reach).map(([id]) => id);
      expect(grid.near(place.x, place.y, reach)).toEqual(wanted.sort());
      expect(grid.size).toBe(discs.size);
    }),
    { numRuns: 1_000 },
  );
});

test('along finds the same discs as a search of all', () => {
  fc.assert(
    fc.property(changes, cell, disc, disc, fc.integer({ min: 0, max: 800 }), (list, cellSize, a, b, margin) => {
      const [grid, discs] = fill(list, cellSize);
      const wanted = [...discs].filter(([, d]) => distanceToLeg(d, a, b) <= margin + d.radius).map(([id]) => id);
      expect(grid.along(a, b, margin)).toEqual(wanted.sort());
    }),
    { numRuns: 1_000 },
  );
});

test('someNear and someAlong stop at the first accepted disc', () => {
  const grid = new SpatialGrid(100);
  for (let i = 0; i < 10; i++) grid.insert(`f${i}`, i * 100, 0, 10);
  let asked = 0;
  const accept = (id: string) => ++asked > 0 && id === 'f3';
  expect(grid.someNear(300, 0, 50, accept)).toBe(true);
  expect(asked).toBe(1);
  expect(grid.someNear(500, 0, 50, accept)).toBe(false);
  expect(asked).toBe(2);
  expect(grid.someAlong({ x: 250, y: 0 }, { x: 350, y: 0 }, 0, accept)).toBe(true);
  expect(grid.someAlong({ x: 350, y: 0 }, { x: 850, y: 0 }, 0, accept)).toBe(false);
  expect(asked).toBe(3 + 5);
});

test("an id can be added once; an unknown one can't be moved or removed", () => {
  const grid = new SpatialGrid(100);
  grid.insert('a', 0, 0, 5);
  expect(grid.has('a')).toBe(true);
  expect(() => grid.insert('a', 1, 1, 5)).toThrow('already holds a');
  expect(() => grid.relocate('b', 1, 1)).toThrow('does not hold b');
  expect(() => grid.remove('b')).toThrow('does not hold b');
  expect(() => grid.insert('c', 1e9, 0, 5)).toThrow('No place');
  expect(() => grid.insert('c', -1e9, 0, 5)).toThrow('No place');
  expect(() => grid.insert('c', 0, 1e9, 5)).toThrow('No place');
  expect(() => grid.insert('c', 0, -1e9, 5)).toThrow('No place');
  expect(() => grid.insert('c', Number.NaN, 0, 5)).toThrow('No place');
});

test('a point too far away for a cell number is refused', () => {
  const grid = new SpatialGrid(100);
  const [least, most] = [-1_638_400, 1_638_399];
  for (const [x, y] of [
    [least - 1, 0],
    [most + 1, 0],
    [0, least - 1],
    [0, most + 1],
  ] as const) {
    expect(() => grid.insert('out', x, y, 5)).toThrow('No place');
  }
  const corners = { a: [least, least], b: [least, most], c: [most, least], d: [most, most] } as const;
  for (const [id, [x, y]] of Object.entries(corners)) grid.insert(id, x, y, 5);
  for (const [id, [x, y]] of Object.entries(corners)) expect(grid.near(x, y, 10)).toEqual([id]);
});

test('a huge reach visits only cells with discs', () => {
  const grid = new SpatialGrid(100);
  expect(grid.near(0, 0, 1e14)).toEqual([]);
  for (const [id, x, y] of [
    ['b', 0, 0],
    ['c', 900, -300],
    ['a', -400, 700],
  ] as const) {
    grid.insert(id, x, y, 5);
  }
  const all = ['a', 'b', 'c'];
  expect(grid.near(0, 0, 1e14)).toEqual(all);
  expect(grid.along({ x: 0, y: 0 }, { x: 10, y: 20 }, 1e14)).toEqual(all);
  expect(grid.along({ x: 0, y: 0 }, { x: 10, y: 0 }, 1e14)).toEqual(all);
});

test('ids are sorted by code units', () => {
  const grid = new SpatialGrid(100);
  for (const id of ['b', 'd10', 'd2', 'B', 'é', 'a']) grid.insert(id, 0, 0, 5);
  expect(grid.near(0, 0, 10)).toEqual(['B', 'a', 'b', 'd10', 'd2', 'é']);
  expect(grid.along({ x: 0, y: 0 }, { x: 1, y: 0 }, 10)).toEqual(['B', 'a', 'b', 'd10', 'd2', 'é']);
});

test('reach includes its limit; a negative reach finds only discs that are larger', () => {
  const grid = new SpatialGrid(100);
  grid.insert('a', 9, 12, 5);
  expect(grid.near(0, 0, 10)).toEqual(['a']);
  expect(grid.near(0, 0, 9)).toEqual([]);
  expect(grid.near(9, 12, -5)).toEqual(['a']);
  expect(grid.near(9, 12, -6)).toEqual([]);
  expect(grid.along({ x: 9, y: 12 }, { x: 9, y: 12 }, -6)).toEqual([]);
});

test('a horizontal leg finds a disc that touches it from the next row', () => {
  const grid = new SpatialGrid(100);
  grid.insert('a', 500, 100, 10);
  expect(grid.along({ x: 0, y: 50 }, { x: 1_000, y: 50 }, 40)).toEqual(['a']);
  expect(grid.along({ x: 0, y: 50 }, { x: 1_000, y: 50 }, 39)).toEqual([]);
});
