import { besidePointer, freeCorner } from './beside';

const view = { width: 800, height: 600 };
const card = { width: 300, height: 250 };
const at = (x: number, y: number) => ({ x, y, radius: 30 });

test('the card stands in the first corner in which it covers no figure', () => {
  expect(freeCorner(card, view, [])).toEqual({ left: 490, top: 10 });
  expect(freeCorner(card, view, [at(700, 100)])).toEqual({ left: 10, top: 10 });
  expect(freeCorner(card, view, [at(700, 100), at(100, 100)])).toEqual({ left: 490, top: 340 });
});

test('it is not shown if every corner has a figure, or if there is no room', () => {
  const corners = [at(700, 100), at(100, 100), at(700, 500), at(100, 500)];
  expect(freeCorner(card, view, corners)).toBeNull();
  expect(freeCorner(card, { width: 800, height: 200 }, [])).toBeNull();
});

test('a figure beside the card does not count as covered', () => {
  expect(freeCorner(card, view, [at(459, 100)])).toEqual({ left: 490, top: 10 });
  expect(freeCorner(card, view, [at(461, 100)])).toEqual({ left: 10, top: 10 });
});

test('words stand right below the pointer, and give way to figures', () => {
  const words = { width: 120, height: 40 };
  const pointer = { x: 400, y: 300 };
  expect(besidePointer(words, view, pointer, [])).toEqual({ left: 418, top: 318 });
  const place = besidePointer(words, view, pointer, [at(480, 340)]);
  expect(place).toEqual({ left: 262, top: 318 });
});

test('words stay in view, and off the pointer itself', () => {
  const words = { width: 120, height: 40 };
  const { left, top } = besidePointer(words, view, { x: 795, y: 595 }, []);
  expect([left, top]).toEqual([657, 550]);
});
