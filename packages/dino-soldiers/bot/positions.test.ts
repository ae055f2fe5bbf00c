/** Positions from play between computers, in which some moves are plainly wrong (`positions`). */
import { join } from 'node:path';
import { answersOf, positionsIn, wrongMove } from '@dwo/shared/testing';
import { dinoSoldiers, type Intent, type State } from '../rules';
import { bot } from '.';

const POSITIONS = positionsIn<State, Intent>(join(__dirname, 'positions'));

test('there are five positions', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(5);
});

describe.each(['normal', 'strong'])('%s', (strength) => {
  test.each(POSITIONS)('makes no wrong move in %s', (_, position) => {
    for (const intent of answersOf(dinoSoldiers, bot, position, strength))
      expect(wrongMove(intent, position)).toBeNull();
  });
});
