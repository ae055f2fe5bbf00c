/** The same cases each time; for longer runs: `npm run -s drill -- fuzz --cases 20000 --seed 7`. */

import { gameNamed } from '../game';
import { fuzz } from './fuzz';
import { casesFrom } from './fuzz/cases';
import { overdraw } from './fuzz/rations';

const CASES = 600;
const subject = gameNamed();

test('a seed makes the same cases again, of every kind', () => {
  const cases = casesFrom(subject, 1, CASES);
  expect(casesFrom(subject, 1, CASES)).toEqual(cases);
  expect(new Set(cases.map(({ kind }) => kind)).size).toBe(8);
}, 120_000);

test('nothing a client sends harms the server, its connection or the match next door', async () => {
  const { figures, notes, told } = await fuzz(subject, CASES, 1);
  const { worstMs, ...counts } = figures;
  expect(notes).toEqual([]);
  expect(counts).toEqual({
    ...{ cases: CASES, crashes: 0, disconnectsUnexpected: 0, unanswered: 0 },
    ...{ stateChanged: 0, beyondRations: 0 },
  });
  expect(worstMs).toBeGreaterThan(0);
  // The cases got past the first check: some were done, some refused by the rules, most by their shape.
  for (const answer of ['OK', 'REFUSED', 'BAD_MESSAGE', '404']) expect(told.get(answer)).toBeGreaterThan(0);
}, 600_000);

test('the drill sees a server that heeds more than a seat may send', async () => {
  const { beyond, refused } = await overdraw(subject, 1_000);
  expect(refused).toBe(0);
  expect(beyond).toBeGreaterThan(0);
}, 60_000);

test('messages beyond a seat’s rate limit are refused, and nobody else notices', async () => {
  const { beyond, refused, harm } = await overdraw(subject);
  expect({ beyond, harm }).toEqual({ beyond: 0, harm: [] });
  expect(refused).toBeGreaterThan(0);
}, 60_000);
