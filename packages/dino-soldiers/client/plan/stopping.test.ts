import { frozen } from '@dwo/kernel';
import type { Way } from '../../bot/foresight/reach';
import { go, soldiersTurn, step } from '../../testing/table';
import { stoppedText } from './stopping';

test('DS-MOV-8 a unit that stops on ground that was turned up on its way says where, why, and what is left', () => {
  const units = [
    ['rifleman', 0, 0],
    ['compsognathus', 3, 0],
  ] as const;
  const way = (tile: number) => ({ tile }) as Way;
  const told = (row: string, tile: number) => {
    const state = soldiersTurn([row], units);
    const before = frozen({
      ...state,
      tiles: state.tiles.map((each) => ({ ...each })),
      units: state.units.map((each) => ({ ...each })),
    });
    go(state, step(0, 1, 0));
    return stoppedText(before, frozen(state), 0, way(tile));
  };
  expect(told('oRoo', 2)).toBe('Rifleman stops on B1: Rice Paddy has been turned up there, and no points are left.');
  expect(told('oOoo', 2)).toMatch(/and 1 point is left\.$/);
  expect(told('oOoo', 1)).toBeNull();
  expect(told('oUoo', 1)).toMatch(/^Rifleman died on B1: .* was turned up there\.$/);
});

test('DS-TER-6 a unit that arrives hurt says what the way has cost', () => {
  const state = soldiersTurn(
    ['ouoo'],
    [
      ['sergeant', 0, 0],
      ['compsognathus', 3, 0],
    ],
  );
  const [unit] = state.units;
  const before = frozen({ ...state, units: state.units.map((each) => ({ ...each })) });
  const after = frozen({
    ...state,
    units: state.units.map((each) => (each === unit ? { ...each, tile: 1, hp: 1 } : each)),
  });
  const start = { ...before, units: before.units.map((each) => ({ ...each, hp: 3 })) };
  expect(stoppedText(start, after, 0, { tile: 1 } as Way)).toMatch(
    /^The way to B1 has cost .* 2 hit points: 1 is left\.$/,
  );
});
