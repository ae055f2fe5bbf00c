/** Hints in small matches hold against playouts to the end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, viewDice } from '@dwo/kernel';
import type { Now, State } from '../rules';
import { advise } from './advice';

test.each(['hint-charge', 'hint-step-into-guns'])('no hint is a mistake by playouts to the end: %s', (name) => {
  const file = join(__dirname, '..', 'fixtures', `${name}.json`);
  const { seat, wrong, view } = JSON.parse(readFileSync(file, 'utf8')) as { seat: number; wrong: object; view: State };
  const now = frozen(view) as Now;
  // The time is counted in questions for it, so that the answer is the same on any machine.
  let asked = 0;
  const { intent, next } = advise(now, seat, viewDice(now, seat), () => 1 - asked++ / 20_000);
  expect(intent).not.toEqual(wrong);
  expect(next?.by).toBe('chance');
});
