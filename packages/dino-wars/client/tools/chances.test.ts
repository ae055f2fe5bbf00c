import { dinoWars, type State } from '@dwo/dino-wars';
import { frozen } from '@dwo/kernel';
import { biteOdds } from './bites';
import { chancesOf, of36 } from './chances';
import { closingOdds, shotOdds, shotReach } from './shots';
import { beast, car, man, rider, tableOf, tableWith } from './testing/table';

const ARMY = 0;
const HERD = 1;
const OVERRUN = { type: 'overrun', figure: 'd1', target: 's1' } as const;

/** A dinosaur with this many life points, next to a soldier with this order, far from a second soldier. */
function upon(order: 'fire-best' | 'hold' | 'ask', lifePoints: number, rank: 'enlisted' | 'hero' = 'enlisted'): State {
  const places = [
    { id: 's1', at: { x: 1000, y: 1230 } },
    { id: 's2', at: { x: 3000, y: 2000 } },
  ];
  const state = tableWith(places, [{ id: 'd1', at: { x: 1000, y: 1000 } }], 'dinosaur-movement');
  Object.assign(state.soldiers.s1 ?? {}, { order, rank });
  Object.assign(state.dinosaurs.d1 ?? {}, { kind: 'tyrannosaurus', lifePoints });
  return state;
}

test('DW-OVER-4 against a soldier who holds fire an overrun is its attack roll', () => {
  const odds = biteOdds(frozen(upon('hold', 15)), 'overrun', 'd1', 's1');
  expect(odds).toMatchObject({ of36: 33, score: 10, luck: null, fallsFirst: null });
  expect(odds?.kill).toBeCloseTo(33 / 36);
});

test('DW-CLOSE-11 closing fire may kill a weak dinosaur before it rolls', () => {
  const odds = biteOdds(frozen(upon('fire-best', 1)), 'overrun', 'd1', 's1');
  const shot = 21 / 36;
  expect(odds).toMatchObject({ of36: 33 });
  expect(odds?.fallsFirst).toBeCloseTo(shot);
  expect(odds?.kill).toBeCloseTo((1 - shot) * (33 / 36));
});

test('DW-CLOSE-4 a target that will be asked is taken to answer as well as it can', () => {
  const asked = biteOdds(frozen(upon('ask', 1)), 'overrun', 'd1', 's1');
  expect(asked).toEqual(biteOdds(frozen(upon('fire-best', 1)), 'overrun', 'd1', 's1'));
  expect(asked).toMatchObject({ defended: true, ordered: null });
  expect(asked?.kill).toBeCloseTo(55 / 144);
});

test('DW-R-17 a standing order to hold is no promise: the chance under it stands beside', () => {
  const held = biteOdds(frozen(upon('hold', 1)), 'overrun', 'd1', 's1');
  expect(held?.kill).toBeCloseTo(55 / 144);
  expect(held?.ordered?.order).toBe('hold');
  expect(held?.ordered?.kill).toBeCloseTo(33 / 36);
});

test('DW-RANGE-1 a shot that is refused has no odds, only its distance', () => {
  const figures = { soldiers: [man('s', 1000, 1000)], dinosaurs: [beast('d', 4000, 1000)] };
  const state = frozen(tableOf(figures, 'regular-fire'));
  const grenade = { figure: 's', weapon: 'grenade', target: 'd', spotter: null } as const;
  expect(shotOdds(state, grenade)).toBeNull();
  expect(shotReach(state, grenade)).toMatchObject({ limitCi: 300 });
});

test('DW-DMG-3 luck undoes hits', () => {
  const odds = biteOdds(frozen(upon('hold', 15, 'hero')), 'overrun', 'd1', 's1');
  expect(odds).toMatchObject({ of36: 33, luck: { needed: 9, of36: 30 } });
  expect(odds?.kill).toBeCloseTo((33 / 36) * (6 / 36));
});

test('DW-OPT-FIC-2 the luck of a bystander is not that of the target', () => {
  const friends = [man('e', 1240, 1000), man('h', 1000, 1240, { rank: 'hero', order: 'hold' })];
  const figures = {
    soldiers: [...friends, man('far', 5000, 3500)],
    dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
  };
  const state = tableOf(figures, 'dinosaur-movement', { optional: ['fire_into_combat'] });
  const odds = biteOdds(frozen(state), 'overrun', 'd', 'e');
  expect(odds).toMatchObject({ of36: 33, luck: null });
  expect(odds?.kill).toBeCloseTo(33 / 36);
});

test('DW-CAS-2 the luck of people in a vehicle is not that of the vehicle', () => {
  const people = [
    { ...rider('p0', 'v', 0), rank: 'hero' as const },
    { ...rider('p1', 'v', 1), rank: 'nco' as const },
  ];
  const figures = {
    soldiers: [...people, man('far', 5000, 3500)],
    vehicles: [car('v', 1340, 1000, { kind: 'jeep', structurePoints: 1 })],
    dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
  };
  const odds = biteOdds(frozen(tableOf(figures, 'dinosaur-movement')), 'overrun', 'd', 'v');
  expect(odds).toMatchObject({ of36: 33, luck: null, kill: 33 / 36 });
});

describe('DW-AUTO-2 a roll of 2 kills outright', () => {
  const bazooka = { figure: 'b', weapon: 'bazooka', target: 'd', spotter: null } as const;

  /** An attack at a tyrannosaurus that rages, or does not. */
  function autoOf36(lifePoints: number, optional: 'dino_rage'[], variants: 'automatic_kills_beat_rage'[]) {
    const figures = {
      soldiers: [man('b', 2000, 1000, { weapon: 'bazooka' }), man('far', 5000, 3500)],
      dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
    };
    const state = tableOf(figures, 'regular-fire', { optional, variants });
    Object.assign(state.dinosaurs.d ?? {}, { lifePoints });
    return shotOdds(frozen(state), bazooka)?.autoOf36;
  }

  test('a dinosaur that does not rage', () => {
    expect(autoOf36(15, [], [])).toBe(1);
  });

  test('DW-OPT-RAGE-4 DW-R-80 none that rages instead', () => {
    expect([autoOf36(15, ['dino_rage'], []), autoOf36(0, ['dino_rage'], [])]).toEqual([0, 0]);
  });

  test('DW-R-80 but one that rages too, by the other reading', () => {
    const beats = (lifePoints: number) => autoOf36(lifePoints, ['dino_rage'], ['automatic_kills_beat_rage']);
    expect([beats(15), beats(0)]).toEqual([1, 1]);
  });
});

test('DW-OPT-HICAL-1 an answer with high-calibre ammunition tells of two life points', () => {
  const figures = {
    soldiers: [man('s', 1240, 1000, { order: 'ask', highCalibre: true }), man('far', 5000, 3500)],
    dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
  };
  const state = tableOf(figures, 'dinosaur-movement', { optional: ['high_caliber'] });
  const overrun = { type: 'overrun', figure: 'd', target: 's' } as const;
  dinoWars.resolve(frozen(state), HERD, overrun, { roll: () => 1 }, (event) => dinoWars.evolve(state, event));
  expect(closingOdds(frozen(state), 's', 'rifle')).toMatchObject({ of36: 15, score: 6, damage: 2 });
});

test('an answer has the odds of its shot, and what is refused has none', () => {
  const state = upon('ask', 15);
  expect(closingOdds(frozen(state), 's1', 'rifle')).toBeNull();
  dinoWars.resolve(frozen(state), HERD, OVERRUN, { roll: () => 1 }, (event) => dinoWars.evolve(state, event));
  // A copy counts as another state for every cache.
  expect(closingOdds(frozen({ ...state }), 's1', 'rifle')).toMatchObject({ of36: 21, score: 7, damage: 1 });
});

test('a state is walked once for each question', () => {
  const state = frozen(upon('hold', 15));
  const first = chancesOf(state, HERD, OVERRUN, 'attacked');
  expect(chancesOf(state, HERD, { ...OVERRUN }, 'attacked')).toBe(first);
  expect(chancesOf(state, ARMY, OVERRUN, 'attacked')).toBeNull();
  expect(of36(1, 0)).toBe(0);
});
