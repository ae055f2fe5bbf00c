import { frozen } from '@dwo/kernel';
import { outcomeOf } from '../../bot/foresight/outcome';
import { reachOf } from '../../bot/foresight/reach';
import type { Attack, Figure, Now } from '../../rules';
import { DINOSAURS, type Odd, SOLDIERS, scene, soldiersTurn } from '../../testing/table';
import { placesOn, unitUnder } from '../look';
import { attacksBy } from './aiming';
import { whyGrey, whyNot } from './refused-attack';

const unitOf = (state: Now, id: number) => state.units[id] as Figure;
const shot = (unit: number, target: number): Attack => {
  return { type: 'attack', unit, mode: 'shoot', target: { kind: 'single', unit: target }, shout: null };
};

test('DS-TER-3 reach counts the points that Rough costs', () => {
  const state = frozen(
    soldiersTurn(
      ['oor>', 'oooo'],
      [
        ['rifleman', 1, 0],
        ['compsognathus', 0, 1],
      ],
    ),
  );
  const ways = reachOf(state, SOLDIERS, unitOf(state, 0));
  const left = (x: number, y: number) =>
    ways.find(({ tile }) => state.tiles[tile]?.x === x && state.tiles[tile]?.y === y)?.left;
  expect(left(0, 0)).toBe(1);
  expect(left(2, 0)).toBe(0);
  expect(left(3, 1)).toBe(0);
  expect(ways.every(({ moves }) => moves.length <= 2)).toBe(true);
});

test('DS-MOV-8 a way over a face-down tile says that it is uncertain', () => {
  const state = frozen(
    soldiersTurn(
      ['oRo>'],
      [
        ['rifleman', 0, 0],
        ['compsognathus', 3, 0],
      ],
    ),
  );
  expect(reachOf(state, SOLDIERS, unitOf(state, 0)).map(({ unknown }) => unknown)).toEqual([true, true]);
});

test('DS-TER-6 a way goes around tiles that hurt, and shows its harm if it can not', () => {
  const state = frozen(
    soldiersTurn(
      ['opo>', 'ooo '],
      [
        ['scout', 0, 0],
        ['compsognathus', 3, 0],
      ],
    ),
  );
  const wayTo = (x: number, y: number) =>
    reachOf(state, SOLDIERS, unitOf(state, 0)).find(
      ({ tile }) => state.tiles[tile]?.x === x && state.tiles[tile]?.y === y,
    );
  expect(wayTo(2, 0)).toMatchObject({ harm: 0, left: 2 });
  expect(wayTo(1, 0)).toMatchObject({
    harm: 2,
    harms: [[{ what: 'ground', tile: 1, n: 2, rule: 'DS-TER-6' }]],
    left: 3,
  });
});

test('DS-AB-LEP-1 reach includes leaps', () => {
  const state = frozen(
    scene(
      ['<oo'],
      [
        ['deinonychus', 0, 0],
        ['rifleman', 2, 0],
      ],
    ),
  );
  const far = reachOf(state, DINOSAURS, unitOf(state, 0)).find(({ tile }) => state.tiles[tile]?.x === 2);
  expect(far?.moves.map(({ type }) => type)).toEqual(['leap']);
});

test('DS-DMG-3 DS-AB-LEA-1 the damage is shown in its parts, each with its rule', () => {
  const state = frozen(
    soldiersTurn(
      ['ooo>'],
      [
        ['rifleman', 0, 0],
        ['captain', 0, 0],
        ['triceratops', 2, 0],
      ],
    ),
  );
  const [blow] = outcomeOf(state, shot(0, 2)).blows;
  expect(blow?.damage).toBe(2);
  expect(blow?.parts.map(({ rule, n }) => `${rule} ${n}`)).toEqual(['DS-DMG-1 1', 'DS-AB-LEA-1 2', 'DS-AB-ARM-1 -1']);
  expect([...attacksBy(state, unitOf(state, 0)).keys()]).toEqual(['shoot']);
});

test('DS-AB-AGI-1 a hit on an Agile unit kills nobody yet', () => {
  const state = frozen(
    soldiersTurn(
      ['oo>'],
      [
        ['rifleman', 0, 0],
        ['compsognathus', 1, 0],
      ],
    ),
  );
  expect(outcomeOf(state, shot(0, 1)).blows[0]).toMatchObject({ waits: true, dies: true });
});

test('DS-RNG-1 DS-LOS-2 the reason why a unit is no target is shown before the click', () => {
  const state = frozen(
    soldiersTurn(
      ['ooooooo>', 'o oooooo', 'oooooooo'],
      [
        ['rifleman', 0, 1],
        ['stegosaurus', 2, 1],
        ['stegosaurus', 6, 1],
      ],
    ),
  );
  expect(whyNot(state, unitOf(state, 0), unitOf(state, 1), null)?.rule).toBe('DS-LOS-2');
  expect(whyNot(state, unitOf(state, 0), unitOf(state, 2), null)?.rule).toBe('DS-RNG-1');
});

test('a press selects the nearest figure of a tile, and none if it is beside them', () => {
  const state = frozen(
    scene(
      ['<o'],
      [
        ['velociraptor', 1, 0],
        ['velociraptor', 1, 0],
        ['rifleman', 1, 0],
      ],
    ),
  );
  const [first, second, soldier] = placesOn(state.units);
  for (const [place, id] of [
    [first, 0],
    [second, 1],
    [soldier, 2],
  ] as const) {
    expect(unitUnder(state.units, place ?? null)?.id).toBe(id);
  }
  expect(unitUnder(state.units, { x: 0.02, y: 0.5 })).toBeNull();
  expect(unitUnder(state.units, null)).toBeNull();
});

test.each<[rule: string, why: string, rows: readonly string[], odd: Odd]>([
  ['DS-RNG-1', 'an enemy too far away', ['ooooooo>'], {}],
  ['DS-LOS-2', 'an obstacle in the way', ['oooooo>', 'oooo oo', 'ooooooo'], {}],
  ['DS-ATK-2', 'its attack made', ['ooooooo>'], { modes: ['shoot'] }],
])('%s a grey button of an attack says why: %s', (rule, _, rows, odd) => {
  const walled = rows.length > 1;
  const state = frozen(
    soldiersTurn(rows, [
      ['rifleman', walled ? 3 : 0, walled ? 1 : 0, odd],
      ['compsognathus', walled ? 5 : 6, walled ? 1 : 0],
    ]),
  );
  const unit = unitOf(state, 0);
  expect(whyGrey(state, unit, 'shoot').rule).toBe(rule);
});
