import { beyond, clearOf } from './beyond';

const view = { width: 400, height: 300, covered: 100 };

test.each([
  ['in the open view', { x: 399, y: 200 }],
  ['in its middle', { x: 200, y: 100 }],
])('no arrow points at what is %s', (_, at) => {
  expect(beyond(at, view, 20)).toBeNull();
});

test.each([
  ['right', { x: 800, y: 100 }, { x: 380, y: 100, angle: 0 }],
  ['below', { x: 200, y: 900 }, { x: 200, y: 180, angle: 90 }],
  ['above', { x: 200, y: -50 }, { x: 200, y: 20, angle: -90 }],
  ['under what covers the lower edge', { x: 200, y: 250 }, { x: 200, y: 180, angle: 90 }],
  ['beyond a corner', { x: 1000, y: 900 }, { x: 280, y: 180, angle: 45 }],
])('an arrow at the edge points at a figure that is %s', (_, at, { x, y, angle }) => {
  const spot = beyond(at, view, 20);
  expect(spot?.x).toBeCloseTo(x);
  expect(spot?.y).toBeCloseTo(y);
  expect(spot?.angle).toBeCloseTo(angle);
});

describe('an arrow makes room for figures', () => {
  const below = { x: 200, y: 180, angle: 90 };
  const room = { inset: 20, room: 10 };

  test.each([
    ['nothing is there', [], 200],
    ['a figure is far from the edge', [{ x: 200, y: 100, radius: 20 }], 200],
    ['a figure is a little to the left', [{ x: 190, y: 180, radius: 20 }], 220],
    [
      'two stand side by side',
      [
        { x: 190, y: 180, radius: 20 },
        { x: 230, y: 180, radius: 20 },
      ],
      160,
    ],
  ])('along its edge, if %s', (_, spots, x) => {
    const arrow = clearOf(below, spots, view, room);
    expect(arrow.x).toBeCloseTo(x, 1);
    expect(arrow).toMatchObject({ y: 180, angle: 90 });
  });

  test('and stays where the edge has no room', () => {
    expect(clearOf(below, [{ x: 200, y: 180, radius: 500 }], view, room)).toEqual(below);
  });

  test('along an upright edge', () => {
    const right = { x: 380, y: 100, angle: 0 };
    const arrow = clearOf(right, [{ x: 380, y: 90, radius: 20 }], view, room);
    expect(arrow).toMatchObject({ x: 380, angle: 0 });
    expect(arrow.y).toBeCloseTo(120, 1);
  });
});
