import { asides, type Standee } from './aside';

const ROOM = { width: 30, height: 20 };
const at = (id: string, x: number, y: number, most = 8): Standee => ({ id, x, y, most });

test.each([
  ['two in contact part', [at('a', 100, 50), at('b', 118, 50)], { a: -6, b: 6 }],
  ['no farther than their bases allow', [at('a', 100, 50), at('b', 102, 50)], { a: -8, b: 8 }],
  ['one who stands above another does not hide it', [at('a', 100, 50), at('b', 102, 75)], {}],
  ['people apart stay', [at('a', 100, 50), at('b', 130, 50)], {}],
  ['one between two others stays', [at('a', 100, 50), at('b', 120, 50), at('c', 140, 50)], { a: -5, b: 0, c: 5 }],
  ['at the same place the ids decide', [at('b', 100, 50), at('a', 100, 50)], { a: -8, b: 8 }],
])('%s', (_, people, expected) => {
  expect(Object.fromEntries(asides(people, ROOM))).toEqual(expected);
});
