import { Steps } from './steps';

function played(...steps: (readonly [seat: number, fixed?: 'ROLLED' | 'REVEALED' | 'TIMED_OUT'])[]): Steps {
  const made = new Steps();
  for (const [seat, fixed] of steps) made.played({ seat, fixed: fixed ?? null });
  return made;
}

test('a player can undo their own latest intents, and no further', () => {
  const steps = played([1], [0], [0]);
  expect(steps.before([0], 1)).toBe(2);
  expect(steps.before([0], 2)).toBe(1);
  expect(steps.before([0], 3)).toBe('NOTHING_PLAYED');
  expect(steps.before([1], 1)).toBe('OTHERS_PLAYED');
  expect(steps.before([0, 1], 3)).toBe(0);
  expect(steps.most([0])).toBe(2);
  steps.back(1);
  expect([steps.count, steps.before([1], 1), steps.before([0], 1)]).toEqual([1, 0, 'OTHERS_PLAYED']);
});

test.each(['ROLLED', 'REVEALED', 'TIMED_OUT'] as const)("an undo can't pass an intent that is fixed by %s", (fixed) => {
  const steps = played([0], [0, fixed], [0]);
  expect(steps.before([0], 1)).toBe(2);
  expect(steps.before([0], 2)).toBe(fixed);
  expect(steps.most([0])).toBe(1);
});

test('before the first intent nothing can be undone', () => {
  expect(played().before([0], 1)).toBe('NOTHING_PLAYED');
});
