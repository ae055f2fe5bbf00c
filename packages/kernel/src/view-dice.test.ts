import { viewDice } from './view-dice';

const rolls = (view: object, seat: number) => {
  const dice = viewDice(view, seat);
  return Array.from({ length: 12 }, () => dice.roll(20, 'test'));
};

test('the same view is answered by the same dice, whatever the order of its keys', () => {
  expect(rolls({ turn: 3, hand: [1, 2] }, 0)).toEqual(rolls({ hand: [1, 2], turn: 3 }, 0));
});

test('another view and another seat have other dice', () => {
  const first = rolls({ turn: 3 }, 0);
  expect(rolls({ turn: 4 }, 0)).not.toEqual(first);
  expect(rolls({ turn: 3 }, 1)).not.toEqual(first);
});
