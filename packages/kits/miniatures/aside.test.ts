import { stepsAside } from './aside';
import type { Token } from './token';

/** One px is one hundredth of an inch; bases are wide enough to step 14 px. */
const LOOK = { scale: 1, drawing: 1, heightCi: 1000 };

const at = (id: string, x: number, y: number, odd: Partial<Token> = {}): Token => ({
  ...{ id, art: 'cowhand', name: id, make: 'plastic', player: 0, rank: null, x, y, radiusCi: 20, lengthCi: null },
  ...{ facing: 0, life: null, alive: true, readiness: 'idle', class: 'person' },
  ...odd,
});

test.each([
  ['two in contact part', [at('a', 100, 50), at('b', 130, 50)], { a: -6, b: 6 }],
  ['no farther than their bases allow', [at('a', 100, 50), at('b', 102, 50)], { a: -14, b: 14 }],
  ['one who stands above another does not hide it', [at('a', 100, 50), at('b', 102, 75)], {}],
  ['people apart stay', [at('a', 100, 50), at('b', 142, 50)], {}],
  ['one midway between two others stays', [at('a', 100, 50), at('b', 130, 50), at('c', 160, 50)], { a: -6, c: 6 }],
  ['at the same place the ids decide', [at('b', 100, 50), at('a', 100, 50)], { a: -14, b: 14 }],
  ['a fallen one takes no room', [at('a', 100, 50), at('b', 110, 50, { alive: false })], {}],
  ['a creature takes no room', [at('a', 100, 50), at('b', 110, 50, { class: 'creature', lengthCi: 300 })], {}],
  ['one in the air takes no room', [at('a', 100, 50), at('b', 110, 50, { z: 300 })], {}],
])('%s', (_, people, expected) => {
  expect(Object.fromEntries(stepsAside(people, LOOK))).toEqual(expected);
});
