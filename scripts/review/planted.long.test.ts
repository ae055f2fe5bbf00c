/** A sample of the mistakes that `--selftest` plants into matches of DINO WARS!: most are marked, and most with their cause first. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Selftest } from './selftest';

/** Kinds of which matches offer large ones soon; `npm run -s review -- --selftest` plants every kind, and reviews whole matches. */
const KINDS = ['unspent-shot', 'wrong-weapon', 'missed-charge'];
const SAMPLE = ['--selftest', '--games', '0', '--planted', '2', '--kinds', KINDS.join(), '--json'];

test('large planted mistakes are marked, mostly with their cause first', () => {
  const command = ['scripts/run.js', 'scripts/review.ts', '--game', 'dino-wars', ...SAMPLE];
  const printed = execFileSync(process.execPath, command, { cwd: join(__dirname, '..', '..'), encoding: 'utf8' });
  const { planted } = JSON.parse(printed) as Selftest;
  expect(Object.keys(planted)).toEqual(KINDS);
  const sum = (of: 'large' | 'marked' | 'causeFirst') =>
    Object.values(planted).reduce((total, each) => total + each[of], 0);
  expect(sum('large')).toBeGreaterThanOrEqual(4);
  expect(sum('marked') / sum('large')).toBeGreaterThanOrEqual(0.5);
  expect(sum('causeFirst') / Math.max(1, sum('marked'))).toBeGreaterThan(0.5);
}, 7_200_000);
