/* `npm run -s lessons -- [--check] [--game ID]`: plays every lesson by its own solution, 100 times with different dice, and
   prints the share of matches that reach every goal at the first try. With --check the exit code is 1 if a lesson's share is
   too small. */
import { parseArgs } from 'node:util';
import { solvedShare } from '@dwo/shared/testing';
import { gameNamed } from './game';

const MATCHES = 100;
/** Dice may spoil a try, but a learner must not need many. */
const LEAST = 0.4;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, game: { type: 'string' } } });
const { game, lessons = {} } = gameNamed(values.game);
const shares = Object.entries(lessons).map(([id, lesson]) => ({
  lesson: id,
  solved: solvedShare(game, lesson, MATCHES),
}));
console.log(JSON.stringify(shares));
if (shares.length === 0) throw new Error(`${game.rules.id} has no lessons`);
if (values.check && shares.some(({ solved }) => solved < LEAST)) process.exitCode = 1;
