/** The agenda of a review, by chances that are a list. */
import type { Frozen } from '../ruleset';
import { agendaOf } from './agenda';
import type { Played } from './moments';

interface Position {
  readonly chances: readonly number[];
}

test('a decision has the fall of the chance of its own seat until that seat decides again, or the match ends', () => {
  const decided: readonly [seat: number, own: number][] = [
    [0, 0.5],
    [1, 0.6],
    [0, 0.2],
    [1, 0.7],
  ];
  const moments = decided.map(([seat, own], at) => {
    const before = { chances: seat === 0 ? [own, 1 - own] : [1 - own, own] } as Frozen<Position>;
    return { n: at + 2, seat, intent: { type: 'x' }, before, isChance: false, isOpen: true };
  });
  const last = { chances: [0, 1] } as Frozen<Position>;
  const played: Played<Position, { type: 'x' }> = { seats: 2, seed: 0, last, moments: moments as never };
  const swings = agendaOf({ chances: ({ chances }) => chances }, played);
  expect(swings.map(({ n, seat }) => [n, seat])).toEqual([
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 1],
  ]);
  [0.3, -0.1, 0.2, -0.3].forEach((swing, at) => {
    expect(swings[at]?.swing).toBeCloseTo(swing);
  });
});
