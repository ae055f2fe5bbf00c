/** The table of random matches, asked about every state that is told: none may throw, every answer offered must be legal. */
import type { Seat } from '@dwo/kernel';
import { followings } from '@dwo/kernel/testing';
import { dinosaurCowboys, type State } from '../../rules';
import { testing } from '../../testing';
import { COURSE } from './course';
import { MINIATURES } from './index';
import { standingAnswer } from './wishes';

test('every state of a match can be shown, the ones between two decisions too', () => {
  const { recording } = testing.soak(11);
  if (recording === null) throw new Error('The match could not be set up');
  let asked = 0;
  for (const { seen } of followings(dinosaurCowboys, recording as never)) {
    for (const { state: told } of seen) {
      const state = told as State;
      for (const seat of [0, 1] as Seat[]) {
        asked += COURSE.windows(state, seat).length;
        COURSE.deployment(state, seat);
        COURSE.end(state, seat);
        MINIATURES.words.hint(state, seat);
        for (const id of MINIATURES.tray(state, seat)) {
          MINIATURES.look(state, id);
          COURSE.tools(state, seat, id);
        }
      }
      MINIATURES.ground(state);
      MINIATURES.standing.figures(state);
    }
  }
  expect(asked).toBeGreaterThan(5);
});

test('every answer of a window is legal, and the standing ones too', () => {
  const offered = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    const { recording } = testing.soak(seed);
    for (const { seen } of followings(dinosaurCowboys, recording as never)) {
      const last = seen.at(-1);
      if (last === undefined) continue;
      const state = last.state as State;
      for (const seat of dinosaurCowboys.awaiting(state)) {
        const standing = standingAnswer(state);
        if (standing !== null) expect(dinosaurCowboys.check(state, seat, standing)).toBeNull();
        for (const { answers } of COURSE.windows(state, seat)) {
          offered.add(state.phase);
          for (const { intent, chance } of answers) {
            expect(dinosaurCowboys.check(state, seat, intent)).toBeNull();
            expect(chance === null || (chance >= 0 && chance <= 1)).toBe(true);
          }
        }
      }
    }
  }
  expect([...offered]).toEqual(expect.arrayContaining(['traits', 'flee', 'yeehaw']));
});
