import { beyond } from './beyond';

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
