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

test('DS-AB-AGI-2 nobody is warned of hits that an agile unit would only be let off by', () => {
  const units = [
    ['velociraptor', 2, 0],
    ['sniper', 0, 0],
    ['rifleman', 0, 0],
  ] as const;
  const waits = (damage: number) => ({ attack: 1, by: 1, unit: 0, damage, kill: false, pierce: false, melee: false });
  const state = (damage: number, shot: readonly number[]) => {
    const begun = soldiersTurn(ROW, units);
    for (const id of shot) begun.units[id]?.modes.push('shoot');
    return frozen({ ...begun, step: 'attack' as const, pending: damage === 0 ? [] : [waits(damage)] });
  };
  expect(ids(ableToHit(state(0, []), SOLDIERS))).toEqual([1, 2]);
  // The hit that waits kills it already, and a second one would let it ignore that.
  expect(ids(ableToHit(state(2, [1]), SOLDIERS))).toEqual([]);
  // It would ignore either of two hits of one point.
  expect(ids(ableToHit(state(1, [1]), SOLDIERS))).toEqual([]);
});

test('an attack that costs its own side more is no reason to ask', () => {
  const close = frozen(
    soldiersTurn(ROW, [
      ['compsognathus', 1, 0],
      ['sniper', 1, 0],
      ['grenadier', 0, 0],
    ]),
  );
  expect(ids(ableToHit(close, SOLDIERS))).toEqual([1]);
});
