import type { Point } from '@dwo/kernel';
import { hitKnob, type Knob } from './handles';
import { terrainAt } from './hit';
import { removalKnob, shapeKnobs, turningKnob } from './marks/shaping';
import type { ShapeMark } from './model';

const square: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 200, y: 200 },
  { x: 0, y: 200 },
];
const mark: ShapeMark = { type: 'shape', piece: 'h1', outline: square, corner: 2, legal: true, label: '' };

describe('knobs', () => {
  const knobs: readonly Knob[] = [
    { handle: { type: 'spot', number: 1 }, at: { x: 100, y: 100 }, radius: 15 },
    { handle: { type: 'spot', number: 2 }, at: { x: 130, y: 100 }, radius: 15 },
  ];

  test('the nearest one within reach is hit', () => {
    expect(hitKnob(knobs, 112, 100, 22)).toEqual({ type: 'spot', number: 1 });
    expect(hitKnob(knobs, 118, 100, 22)).toEqual({ type: 'spot', number: 2 });
  });

  test('a mouse must come nearer than a finger, but the drawn size always suffices', () => {
    expect(hitKnob(knobs, 80, 100, 22)).not.toBeNull();
    expect(hitKnob(knobs, 80, 100, 13)).toBeNull();
    expect(hitKnob(knobs, 86, 100, 4)).not.toBeNull();
  });

  test('of two in the same place the upper one is hit', () => {
    const under: Knob = { handle: { type: 'middle', piece: 'a' }, at: { x: 0, y: 0 }, radius: 9 };
    const over: Knob = { handle: { type: 'corner', piece: 'a', index: 0 }, at: { x: 0, y: 0 }, radius: 9 };
    expect(hitKnob([under, over], 1, 1, 13)).toEqual(over.handle);
  });
});

describe('handles of an outline', () => {
  const knobs = shapeKnobs(mark, square, 1);

  test('one at each corner, one on each edge, one in the middle, a cross at the selected corner', () => {
    const count = (type: string) => knobs.filter(({ handle }) => handle.type === type).length;
    expect(['corner', 'edge', 'middle', 'remove-corner'].map(count)).toEqual([4, 4, 1, 1]);
    expect(knobs.find(({ handle }) => handle.type === 'edge' && handle.index === 3)?.at).toEqual({ x: 0, y: 100 });
    expect(knobs.find(({ handle }) => handle.type === 'middle')?.at).toEqual({ x: 100, y: 100 });
  });

  test('the cross stands outward from its corner', () => {
    const at = removalKnob(square, 2, 1);
    expect(at.x).toBeGreaterThan(200);
    expect(at.y).toBeGreaterThan(200);
    expect(Math.hypot(at.x - 200, at.y - 200)).toBeCloseTo(26);
  });

  test('a triangle keeps its corners, and short edges have no knob', () => {
    const triangle = square.slice(0, 3);
    expect(shapeKnobs({ ...mark, outline: triangle }, triangle, 1).map(({ handle }) => handle.type)).not.toContain(
      'remove-corner',
    );
    const tiny = square.map(({ x, y }) => ({ x: x / 10, y: y / 10 }));
    expect(shapeKnobs({ ...mark, outline: tiny }, tiny, 1).map(({ handle }) => handle.type)).not.toContain('edge');
  });

  test('a line has no edge from its end to its beginning and keeps both, a box keeps its corners', () => {
    const types = (form: 'line' | 'box', outline: readonly Point[]) =>
      shapeKnobs({ ...mark, form, corner: 1 }, outline, 1).map(({ handle }) => handle.type);
    expect(types('line', square).filter((type) => type === 'edge')).toHaveLength(3);
    expect(types('line', square)).toContain('remove-corner');
    expect(types('line', square.slice(0, 2))).not.toContain('remove-corner');
    expect(new Set(types('box', square))).toEqual(new Set(['middle', 'corner']));
  });
});

test('a turning knob stands off the rim where the figure faces, a gun’s farther out', () => {
  const base = { middle: { x: 100, y: 100 }, disc: 20 };
  expect(turningKnob(base, { of: 'body', facing: 90 }, 1)).toEqual({ x: expect.closeTo(100), y: 46 });
  const gun = turningKnob(base, { of: 'gun', facing: 0 }, 1);
  expect(gun.x).toBeGreaterThan(154);
  expect(gun.y).toBeCloseTo(100);
});

test('the piece laid last is the one under the pointer', () => {
  const pieces = [
    { id: 'lake', kind: 'water', outline: square },
    { id: 'deep', kind: 'water', outline: square.map(({ x, y }) => ({ x: x / 2, y: y / 2 })) },
  ];
  expect(terrainAt(pieces, { x: 50, y: 50 })).toBe('deep');
  expect(terrainAt(pieces, { x: 150, y: 50 })).toBe('lake');
  expect(terrainAt(pieces, { x: 250, y: 50 })).toBeNull();
  const corners = [
    { x: 0, y: 900 },
    { x: 900, y: 900 },
    { x: 900, y: 0 },
  ];
  const fence = [{ id: 'fence', kind: 'fence', outline: corners, line: true }];
  expect(terrainAt(fence, { x: 400, y: 940 })).toBe('fence');
  expect(terrainAt(fence, { x: 600, y: 600 })).toBeNull();
});
