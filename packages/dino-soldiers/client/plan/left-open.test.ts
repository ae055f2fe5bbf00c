import { frozen } from '@dwo/kernel';
import { SOLDIERS, soldiersTurn } from '../../testing/table';
import { leftOpen } from './left-open';

const open = (points: number, rows: readonly string[] = ['ooooooooooo'], at = 7) =>
  leftOpen(
    frozen(
      soldiersTurn(rows, [
        ['tyrannosaurus', 0, 0, { alpha: true }],
        ['rifleman', at - 3, 0, { points }],
      ]),
    ),
    SOLDIERS,
  ).map(({ id }) => id);

test('DS-MOV-6 a unit that could die where it stands, and can still reach a safe tile, is told', () => {
  expect(open(2)).toEqual([1]);
});

test('a unit that has no points left, or nowhere to go, is not told', () => {
  expect(open(0)).toEqual([]);
  expect(open(2, ['ooooo'])).toEqual([]);
});

test('a unit out of reach is not told', () => {
  expect(open(2, ['ooooooooooooo'], 13)).toEqual([]);
});
