/** Options of matches that are played for tests. */
import type { Options } from '../rules';

export const QUICK: Options = {
  sideAssignment: 'random',
  teamMode: 'random',
  fieldMode: 'quick',
  shoutMode: 'cheer',
  roundLimit: 30,
  clocks: null,
};
export const CLOCKS = { teamsS: 120, placeS: 20, deployS: 40, turnS: 120, dodgeS: 15 };
export const FULL: Options = { ...QUICK, teamMode: 'premade', fieldMode: 'alternate', clocks: CLOCKS };
export const STRICT: Options = {
  ...QUICK,
  sideAssignment: 'choice',
  teamMode: 'custom',
  shoutMode: 'strict',
  roundLimit: 10,
};
