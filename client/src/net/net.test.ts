import { clockOf, faceOf, leftOf } from '@dwo/kits/shell/clocks';
import { PROBLEMS } from '@dwo/kits/shell/problems';
import { say } from '@dwo/kits/words';
import { problemOf } from './trouble';

test.each([
  [{ code: 404, message: 'MATCH_UNKNOWN: There is no match x' }, 'unknown-match'],
  [{ code: 409, message: 'MATCH_UNPLAYABLE: The record' }, 'unplayable'],
  [{ code: 4429, message: 'TOO_FAST' }, 'too-fast'],
  [{ code: 4001, message: '' }, 'server-gone'],
  [{ code: 503, message: 'SHUTTING_DOWN: The server is shutting down' }, 'shutting-down'],
  [new Error('Failed to fetch'), 'server-gone'],
  ['nonsense', 'server-gone'],
  [null, 'server-gone'],
])('%j means %s', (error, kind) => {
  expect(problemOf(error).kind).toBe(kind);
});

test('every problem has a poster', () => {
  for (const kind of PROBLEMS) expect(say(`problem.${kind}`)).toMatch(/!$/);
});

test('a running clock counts down to zero, a stopped one stays', () => {
  const clock = { id: '1/army-movement', seats: [0], deadline: 10_000, left: 0, total: 20_000 };
  expect(leftOf(clock, 4000)).toBe(6000);
  expect(leftOf(clock, 99_000)).toBe(0);
  expect(leftOf({ ...clock, deadline: null, left: 7000 }, 99_000)).toBe(7000);
  expect([faceOf(161_000), faceOf(9400), faceOf(0)]).toEqual(['2:41', '0:10', '0:00']);
});

test('a seat with several clocks is shown the one that runs out first', () => {
  const phase = { id: 'phase', seats: [1], deadline: null, left: 90_000, total: 240_000 };
  const answer = (id: string, deadline: number) => ({ id, seats: [0], deadline, left: 0, total: 20_000 });
  const clocks = [phase, answer('later', 9000), answer('sooner', 8000)];
  expect([0, 1, 2].map((seat) => clockOf(clocks, seat)?.id)).toEqual(['sooner', 'phase', undefined]);
});
