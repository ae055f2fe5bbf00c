/** The dice of playouts: they are fair, and each figure has its own. */
import type { Frozen } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { Throws } from './throws';

const at = (turn: number) => ({ turn, phase: 'regular-fire' }) as Frozen<State>;
const fire = (figure: string): Intent => ({ type: 'fire', figure, weapon: 'rifle', target: 'd1', spotter: null });
const rolls = (throws: Throws, count: number) => Array.from({ length: count }, () => throws.roll(6));

test('a figure rolls the same whatever other figures have rolled', () => {
  const [one, other] = [new Throws(3), new Throws(3)];
  one.next(at(2), fire('s1'));
  rolls(one, 5);
  one.next(at(2), fire('s2'));
  other.next(at(2), fire('s2'));
  expect(rolls(one, 20)).toEqual(rolls(other, 20));
});

test('a figure continues its own rolls, and rolls anew in another turn or playout', () => {
  const throws = new Throws(1);
  throws.next(at(1), fire('s1'));
  const first = rolls(throws, 20);
  throws.next(at(1), fire('s1'));
  expect(rolls(throws, 20)).not.toEqual(first);
  throws.next(at(2), fire('s1'));
  expect(rolls(throws, 20)).not.toEqual(first);
  const next = new Throws(2);
  next.next(at(1), fire('s1'));
  expect(rolls(next, 20)).not.toEqual(first);
});

test('all faces are about equally frequent, also as the first rolls of many figures', () => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let playout = 0; playout < 600; playout += 1) {
    const throws = new Throws(playout);
    for (let figure = 0; figure < 10; figure += 1) {
      throws.next(at(1), fire(`s${figure}`));
      const face = throws.roll(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
  }
  expect(counts[0]).toBe(0);
  expect(counts).toHaveLength(7);
  // The tolerance is five standard deviations of a fair die.
  for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(145);
});
