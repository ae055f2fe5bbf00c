/* `npm run -s lessons -- [--check] [--game ID]`: plays every lesson by its own solution, 100 times with different dice, and
   prints the share of matches that reach every goal at the first try. With --check, 200 clumsy learners play each lesson too, who
   mix the solution with any other acts. The exit code is 1 if a lesson's share is too small, or a learner is stuck: the goal is
   out of reach, and no other try is offered. */

import { solvedShare, stuckLearners } from '@dwo/shared/testing';
import { parseArgs } from './arguments';
import { gameNamed } from './game';

const MATCHES = 100;
/** Dice may spoil a try, but a learner must not need many. */
const LEAST = 0.4;
const CLUMSY = 200;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, game: { type: 'string' } } });
const { game, lessons = {} } = gameNamed(values.game);
const shares = Object.entries(lessons).map(([id, lesson]) => ({
  lesson: id,
  solved: solvedShare(game, lesson, MATCHES),
  ...(values.check ? { stuck: stuckLearners(game, lesson, CLUMSY) } : {}),
}));
console.log(JSON.stringify(shares));
if (shares.length === 0) throw new Error(`${game.rules.id} has no lessons`);
const isGood = ({ solved, stuck = [] }: (typeof shares)[number]) => solved >= LEAST && stuck.length === 0;
if (values.check && !shares.every(isGood)) process.exitCode = 1;
