/** Positions from play between computers, in which some moves are plainly wrong (`positions`). */
import { join } from 'node:path';
import { answersOf, positionsIn, wrongMove } from '@dwo/shared/testing';
import { type Intent, type State, simpleMinis } from '../rules';
import { bot } from '.';

const POSITIONS = positionsIn<State, Intent>(join(__dirname, 'positions'));

test('there are five positions', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(5);
});

/** By strength: the most wrong answers of three. A normal player overlooks an attack once in ten. */
describe.each([
  { strength: 'normal', most: 1 },
  { strength: 'strong', most: 0 },
])('$strength', ({ strength, most }) => {
  test.each(POSITIONS)('makes no wrong move in %s', (_, position) => {
    const wrong = answersOf(simpleMinis, bot, position, strength).filter((intent) => wrongMove(intent, position));
    expect(wrong.length).toBeLessThanOrEqual(most);
  });
});
