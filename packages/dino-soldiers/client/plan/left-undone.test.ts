/** The acts that the end of a turn gives away. */
import { frozen } from '@dwo/kernel';
import { DINOSAURS, SOLDIERS, scene, soldiersTurn } from '../../testing/table';
import { ableToHit, hasMoved, isUntouched } from './left-undone';

const ROW = ['oooooooooo'];
const ids = (units: readonly { readonly id: number }[]) => units.map(({ id }) => id);

test('DS-TURN-4 a unit with an enemy in reach could still hit it, one that has shot or sees nobody could not', () => {
  const state = frozen(
    soldiersTurn(ROW, [
      ['compsognathus', 0, 0],
      ['rifleman', 2, 0],
      ['rifleman', 3, 0, { modes: ['shoot'] }],
      ['rifleman', 9, 0],
    ]),
  );
  expect(ids(ableToHit(state, SOLDIERS))).toEqual([1]);
  expect(ids(ableToHit(state, DINOSAURS))).toEqual([]);
});

test('DS-TURN-2 a turn is untouched until a unit has gone somewhere', () => {
  const turn = (moved: object) =>
    frozen(
      soldiersTurn(ROW, [
        ['compsognathus', 0, 0],
        ['rifleman', 9, 0, moved],
      ]),
    );
  expect(isUntouched(turn({}), SOLDIERS)).toBe(true);
  expect(isUntouched(turn({ points: 1 }), SOLDIERS)).toBe(false);
  expect(isUntouched(frozen({ ...turn({}), cameIn: true }), SOLDIERS)).toBe(false);
  expect(isUntouched(frozen({ ...turn({}), step: 'attack' as const }), SOLDIERS)).toBe(false);
});

test('DS-RES-1 nobody is warned of a turn in which no unit can do anything', () => {
  const state = frozen(
    scene(ROW, [
      ['compsognathus', 0, 0, { points: 0, modes: ['bite'] }],
      ['rifleman', 9, 0],
    ]),
  );
  expect(isUntouched(state, DINOSAURS)).toBe(false);
});

test('DS-PI-8 a dinosaur that could hit friends alone is not told as one that could hit an enemy', () => {
  const herd = (x: number) =>
    frozen(
      scene(ROW, [
        ['pachycephalosaurus', 0, 0],
        ['dilophosaurus', 0, 0],
        ['rifleman', x, 0],
      ]),
    );
  expect(ids(ableToHit(herd(8), DINOSAURS))).toEqual([]);
  expect(ids(ableToHit(herd(0), DINOSAURS))).toEqual([0, 1]);
});

test('DS-TER-6 a unit that died by the ground that it entered has moved, although it is not there to tell', () => {
  const heading = { kind: 'heading', rule: 'DS-GEN-2' } as const;
  const entry = (rule: string) => ({ kind: 'deed', rule }) as const;
  expect(hasMoved([heading, entry('DS-TER-6'), entry('DS-DMG-4')])).toBe(true);
  expect(hasMoved([entry('DS-TER-6'), heading])).toBe(false);
  expect(hasMoved([heading, entry('DS-HIDE-6')])).toBe(false);
});
