import type { Playout } from './evaluator';
import { worthsOf } from './worths';

const playout = (chance: number, lost: Readonly<Record<string, number>>): Playout => ({
  chances: [chance],
  steps: 1,
  lost,
});

test('the worth of a figure is what its loss changes, whatever else falls with it', () => {
  // Losing the hero costs 40 points and losing the friend costs 10; the bystander nothing.
  const after = (hero: number, friend: number, bystander: number) =>
    playout(0.5 - 0.4 * hero - 0.1 * friend, { hero, friend, bystander });
  const pairs = Array.from({ length: 64 }, (_, at): readonly [Playout, Playout] => {
    const [one, two, three] = [at & 1, (at >> 1) & 1, (at >> 2) & 1];
    return [after(1, one, two), after(three, one, one)];
  });
  const worths = worthsOf(pairs, ['hero', 'friend', 'bystander'], 0);
  expect(worths.get('hero')).toBeCloseTo(-0.4, 1);
  expect(worths.get('friend')).toBeCloseTo(-0.1, 1);
  expect(worths.get('bystander')).toBeCloseTo(0, 1);
});

test('a fate that merely goes with the choice gets no more than half of what the choice cost', () => {
  const pairs = Array.from({ length: 64 }, (): readonly [Playout, Playout] => [
    playout(0, { hero: 1 }),
    playout(0.4, { hero: 0 }),
  ]);
  expect(worthsOf(pairs, ['hero'], 0).get('hero')).toBeCloseTo(-0.2, 1);
});

test('without figures nothing is worth anything', () => {
  expect(worthsOf([[playout(0, {}), playout(1, {})]], [], 0).size).toBe(0);
});
