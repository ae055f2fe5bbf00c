import {
  along,
  archedWay,
  archOf,
  boundsOf,
  centroid,
  clipOutline,
  dashes,
  edgeDistance,
  hatching,
  insideOutline,
  lengthOf,
  runsInside,
  scatter,
  scatterInside,
  uncovered,
} from './shapes';

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

describe('scatter', () => {
  test('gives the same numbers for the same name and others for another', () => {
    const [a, b, c] = [scatter('x'), scatter('x'), scatter('y')].map((next) => [next(), next(), next()]);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
    for (const value of a ?? []) expect(value >= 0 && value < 1).toBe(true);
  });

  test('puts points inside an outline, apart from each other and off its edge', () => {
    const places = scatterInside(square, 'trees', { spacing: 20, inset: 10, most: 12 });
    expect(places.length).toBeGreaterThan(4);
    places.forEach((p, i) => {
      expect(insideOutline(square, p.x, p.y)).toBe(true);
      expect(edgeDistance(square, p.x, p.y)).toBeGreaterThanOrEqual(10);
      for (const q of places.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThanOrEqual(20);
    });
  });
});

describe('outlines', () => {
  test('have bounds and a middle', () => {
    expect(boundsOf(square)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
    expect(centroid(square)).toEqual({ x: 50, y: 50 });
  });

  test('are clipped to a box', () => {
    const part = clipOutline(square, { left: 50, top: -10, right: 200, bottom: 40 });
    expect(boundsOf(part)).toEqual({ left: 50, top: 0, right: 100, bottom: 40 });
    expect(clipOutline(square, { left: 500, top: 500, right: 600, bottom: 600 })).toEqual([]);
  });

  test('leave a box in stretches', () => {
    const line = [0, 10, 20, 30, 40, 50].map((x) => ({ x, y: x === 20 ? 99 : 0 }));
    const runs = runsInside(line, { left: 0, top: 0, right: 45, bottom: 10 });
    expect(runs.map((run) => run.map((p) => p.x))).toEqual([
      [0, 10],
      [30, 40],
    ]);
  });
});

describe('lines', () => {
  const bend = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];

  test('are as long as their legs', () => {
    expect(lengthOf(bend)).toBe(20);
    expect(lengthOf([{ x: 3, y: 3 }])).toBe(0);
  });

  test('are walked along and never past their end', () => {
    expect(along(bend, 4)).toEqual({ at: { x: 4, y: 0 }, leg: { x: 10, y: 0 } });
    expect(along(bend, 13)).toEqual({ at: { x: 10, y: 3 }, leg: { x: 0, y: 10 } });
    expect(along(bend, 99).at).toEqual({ x: 10, y: 10 });
  });

  test('are cut into dashes that go round corners', () => {
    const strokes = dashes(bend, 4, 3);
    const drawn = strokes.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
    expect(drawn).toBeCloseTo(4 + 4 + 4);
    expect(strokes[0]).toEqual({ from: { x: 0, y: 0 }, to: { x: 4, y: 0 } });
  });
});

test('the rest of a view beside a table is four boxes without overlap', () => {
  const view = { width: 100, height: 80 };
  const boxes = uncovered(view, { left: 20, top: 10, right: 70, bottom: 60 });
  const area = boxes.reduce((sum, b) => sum + Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top), 0);
  expect(area).toBe(100 * 80 - 50 * 50);
  const over = uncovered(view, { left: -20, top: -10, right: 170, bottom: 160 });
  for (const b of over) expect(Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top)).toBe(0);
});

describe('hatching', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];

  test('crosses an outline in parallel strokes that end on its edge', () => {
    const strokes = hatching(square, 20);
    expect(strokes.length).toBeGreaterThan(7);
    for (const { from, to } of strokes) {
      expect(from.x + from.y).toBeCloseTo(to.x + to.y);
      expect(Math.min(from.x, 100 - from.y)).toBeCloseTo(0);
      expect(Math.min(to.y, 100 - to.x)).toBeCloseTo(0);
    }
  });

  test('leaves out the bay of a hollow outline', () => {
    const bay = [...square.slice(0, 3), { x: 50, y: 20 }, { x: 0, y: 100 }];
    const total = (outline: readonly { x: number; y: number }[]) =>
      hatching(outline, 10).reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
    expect(total(bay)).toBeLessThan(total(square) * 0.75);
    expect(hatching(square.slice(0, 2), 10)).toEqual([]);
  });
});

test('a shell’s arc is highest in its middle and ends on its target', () => {
  const way = archedWay({ x: 0, y: 50 }, { x: 100, y: 50 }, 40, 10);
  expect(way[0]).toEqual({ x: 0, y: 50 });
  expect(way[5]).toEqual({ x: 50, y: 10 });
  expect(way[10]).toEqual({ x: 100, y: 50 });
  expect(archOf(1e6)).toBe(220);
  expect(archOf(0)).toBeGreaterThan(20);
});
