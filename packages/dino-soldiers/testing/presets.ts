/** Options of test matches. */
import type { Options } from '../rules';

/** Random sides and teams, and a field laid at once. */
export const QUICK: Options = {
  sideAssignment: 'random',
  teamMode: 'random',
  fieldMode: 'quick',
  shoutMode: 'cheer',
  roundLimit: 30,
  clocks: null,
};
/** The time limits of DS-SEQ-9, in seconds. */
export const CLOCKS = { teamsS: 120, placeS: 35, deployS: 90, turnS: 120, dodgeS: 30 };
/** Ready-made teams, a field laid by both players, and clocks. */
export const FULL: Options = { ...QUICK, teamMode: 'premade', fieldMode: 'alternate', clocks: CLOCKS };
/** Custom teams, strict shouts, and the shortest match. */
export const STRICT: Options = {
  ...QUICK,
  sideAssignment: 'choice',
  teamMode: 'custom',
  shoutMode: 'strict',
  roundLimit: 10,
};
