import { besideColumn, hiddenUnder } from './under-tools';

const BOARD = { left: 0, top: 86, bottom: 440 };
const ROW = { left: 98, top: 392, bottom: 436 };

test.each([
  ['a figure under the row', { x: 300, y: 320, radius: 14 }, 48],
  ['a figure beside the row', { x: 60, y: 320, radius: 14 }, 0],
  ['a figure above the row', { x: 300, y: 200, radius: 14 }, 0],
  ['no figure', null, 0],
])('%s', (_, spot, px) => {
  expect(hiddenUnder(spot, ROW, BOARD)).toBe(px);
  expect(hiddenUnder(spot, null, BOARD)).toBe(0);
});

test('an arrow under the column of buttons stands beside it, and any other stays', () => {
  const column = { left: 342, top: 180, bottom: 400 };
  expect(besideColumn({ x: 356, y: 120, radius: 22 }, column, BOARD)).toBe(316);
  expect(besideColumn({ x: 356, y: 40, radius: 22 }, column, BOARD)).toBe(356);
  expect(besideColumn({ x: 34, y: 120, radius: 22 }, column, BOARD)).toBe(34);
  expect(besideColumn({ x: 356, y: 120, radius: 22 }, null, BOARD)).toBe(356);
});
