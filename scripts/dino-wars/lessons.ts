/*
 * `npm run -s lessons -- --check`: plays every lesson by its own solution, 100 times with dice of its own, and prints the share of
 * matches that reach every goal at the first try. Leaves with 1 if a lesson reaches them too seldom.
 */
import { LESSONS } from '../../packages/dino-wars/client/lessons/lesson';
import { lessonOf } from '../../packages/dino-wars/client/lessons/lessons';
import { solved } from '../../packages/dino-wars/client/lessons/testing/played';

const MATCHES = 100;
/** Dice may spoil a try, but a learner must not need many. */
const LEAST = 0.4;

const shares = LESSONS.map((id) => ({ lesson: id, solved: solved(lessonOf(id), MATCHES) }));
console.log(JSON.stringify(shares));
if (process.argv.includes('--check') && shares.some((share) => share.solved < LEAST)) process.exitCode = 1;
