import { areSmall, fitted, LARGEST, lifted, panned, SMALLEST, TOUCHED, zoomed } from './camera';
import { boxAround, nextCell } from './grid';

const FIELD = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 1, y: 2 },
  { x: -1, y: 1 },
];

test('a box holds every cell and its margin', () => {
  expect(boxAround(FIELD)).toEqual({ left: -1, top: 0, columns: 5, rows: 3 });
  expect(boxAround(FIELD, 1)).toEqual({ left: -2, top: -1, columns: 7, rows: 5 });
  expect(boxAround([], 1)).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
});

test.each([
  ['ArrowRight', { x: 0, y: 0 }, { x: 1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }, { x: 3, y: 0 }],
  ['ArrowDown', { x: 1, y: 0 }, { x: 1, y: 2 }],
  ['ArrowUp', { x: -1, y: 1 }, { x: 0, y: 0 }],
  ['ArrowRight', { x: 3, y: 0 }, null],
] as const)('%s skips gaps to the nearest cell', (arrow, from, to) => {
  expect(nextCell(FIELD, from, arrow)).toEqual(to);
});

test('the whole board fills the window and is in its middle', () => {
  const box = { left: 0, top: 0, columns: 8, rows: 5 };
  expect(fitted(box, { width: 800, height: 600 })).toEqual({ size: 100, x: 0, y: 50 });
  expect(fitted(box, { width: 10_000, height: 9_000 }).size).toBe(LARGEST);
});

test('the whole board leaves a strip free for buttons, and is no smaller than necessary', () => {
  const box = { left: 0, top: 0, columns: 6, rows: 5 };
  const KEYS = { keys: 60, side: 0 };
  const LIMITS = { least: SMALLEST, largest: LARGEST };
  expect(fitted(box, { width: 600, height: 620 }, LIMITS, KEYS)).toEqual({ size: 100, x: 0, y: 60 });
  expect(fitted(box, { width: 660, height: 500 }, LIMITS, KEYS)).toEqual({ size: 100, x: 60, y: 0 });
  expect(fitted(box, { width: 390, height: 400 }, LIMITS, KEYS)).toEqual({ size: 65, x: 0, y: 15 });
  expect(fitted(box, { width: 400, height: 385 }, LIMITS, KEYS)).toEqual({ size: 65, x: 5, y: 0 });
});

test('the whole table keeps away from what a game has on its left, where the keys find room too', () => {
  const box = { left: 0, top: 0, columns: 8, rows: 5 };
  const strips = { keys: 60, side: 200 };
  const LIMITS = { least: SMALLEST, largest: LARGEST };
  expect(fitted(box, { width: 1000, height: 300 }, LIMITS, strips)).toEqual({ size: 60, x: 260, y: 0 });
  expect(fitted(box, { width: 1000, height: 620 }, LIMITS, strips)).toEqual({ size: 100, x: 200, y: 60 });
});

test('the names of rows and columns have room beside the tiles and the keys', () => {
  const LIMITS = { least: SMALLEST, largest: LARGEST };
  const strips = { keys: 60, side: 0, names: 20 };
  const wide = { left: 0, top: 0, columns: 7, rows: 3 };
  expect(fitted(wide, { width: 960, height: 620 }, LIMITS, strips).x).toBeGreaterThanOrEqual(20);
  const high = { left: 0, top: 0, columns: 4, rows: 6 };
  const { x, y, size } = fitted(high, { width: 390, height: 420 }, LIMITS, strips);
  expect(x).toBeGreaterThanOrEqual(80);
  expect(y).toBeGreaterThanOrEqual(20);
  expect(y + 6 * size).toBeLessThanOrEqual(410);
});

test('zooming keeps the point under the finger and stops at the smallest tile', () => {
  const camera = zoomed({ size: 100, x: 0, y: 0 }, 1.5, { x: 200, y: 100 });
  expect(camera).toEqual({ size: 150, x: -100, y: -50 });
  expect(zoomed(camera, 0.01, { x: 0, y: 0 }).size).toBe(SMALLEST);
});

test('the board can not be moved out of the window', () => {
  const box = { left: 0, top: 0, columns: 4, rows: 4 };
  const window = { width: 300, height: 300 };
  expect(panned({ size: 100, x: 0, y: 0 }, -9_000, 9_000, box, window)).toEqual({ size: 100, x: -300, y: 200 });
});

test('a board that is touched keeps tiles that a finger can press, and is moved instead', () => {
  const box = { left: 0, top: 0, columns: 12, rows: 9 };
  const LIMITS = { ...TOUCHED, largest: LARGEST };
  expect(fitted(box, { width: 390, height: 420 }, LIMITS).size).toBe(TOUCHED.least);
  // Nine rows are in sight at once on a phone that is held sideways, at 36 px or more instead of 44.
  expect(fitted(box, { width: 572, height: 350 }, LIMITS)).toEqual({ size: 38, x: 58, y: 4 });
});

test('tiles are small on phones and on most desks, and large on a board of few', () => {
  expect([44, 76, 120].map(areSmall)).toEqual([true, true, false]);
});

test('a row under a sheet is lifted above it, and the size of the board stays', () => {
  const window = { width: 390, height: 500 };
  const camera = { size: 50, x: 0, y: 100 };
  expect(lifted(camera, 2, window, { below: 0, strip: 60 })).toBe(camera);
  expect(lifted(camera, 2, window, { below: 200, strip: 0 })).toBe(camera);
  expect(lifted(camera, 5, window, { below: 200, strip: 0 })).toEqual({ size: 50, x: 0, y: -6 });
  // The buttons of the camera stand above the sheet.
  expect(lifted(camera, 5, window, { below: 200, strip: 60 })).toEqual({ size: 50, x: 0, y: -66 });
});
