import { noDice, pool } from './dice';
import { scriptedDice } from './scripted';

test('scripted dice show the given faces', () => {
  const dice = scriptedDice([
    ['to-hit', 3, 4],
    ['luck', 5],
    ['*', 20],
  ]);
  expect(pool(dice, 2, 6, 'to-hit')).toEqual([3, 4]);
  expect(dice.left()).toEqual([
    ['luck', 5],
    ['*', 20],
  ]);
  expect(dice.roll(6, 'luck')).toBe(5);
  expect(() => dice.spent()).toThrow('[["*",20]]');
  expect(dice.roll(20, 'anything')).toBe(20);
  expect(dice.left()).toEqual([]);
  dice.spent();
});

test('an entry that is used halfway is left in part', () => {
  const dice = scriptedDice([['to-hit', 3, 4]]);
  dice.roll(6, 'to-hit');
  expect(dice.left()).toEqual([['to-hit', 4]]);
  const longer = scriptedDice([
    ['to-hit', 1, 4],
    ['luck', 5, 6],
  ]);
  expect(longer.roll(6, 'to-hit')).toBe(1);
  expect(longer.left()).toEqual([
    ['to-hit', 4],
    ['luck', 5, 6],
  ]);
});

test('a reason without faces is not a roll', () => {
  const dice = scriptedDice([['to-hit'], ['luck', 3], ['to-hit']]);
  expect(dice.roll(6, 'luck')).toBe(3);
  dice.spent();
  expect(dice.left()).toEqual([]);
});

test('a die without sides throws', () => {
  expect(() => scriptedDice([['luck', 1]]).roll(0, 'luck')).toThrow("can't have 0 sides");
});

test('another reason, a wrong face and one roll too many throw', () => {
  expect(() => scriptedDice([['luck', 3]]).roll(6, 'to-hit')).toThrow('for luck, but a d6 is rolled for to-hit');
  expect(() => scriptedDice([['to-hit', 7]]).roll(6, 'to-hit')).toThrow("can't show the scripted 7");
  expect(() => scriptedDice([['to-hit', 0]]).roll(6, 'to-hit')).toThrow("can't show");
  expect(() => scriptedDice([]).roll(6, 'to-hit')).toThrow('No scripted roll is left for a d6, to-hit');
  expect(() => scriptedDice([['to-hit']]).roll(6, 'to-hit')).toThrow('No scripted roll');
});

test('noDice throws', () => {
  expect(() => noDice.roll(6, 'luck')).toThrow('d6 was, for luck');
});
