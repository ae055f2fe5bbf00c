import { ARMY, ci, dino, move, only, rex, rider, rifle, type Scene, scene, vehicle } from '../../testing/table';
import type { Intent } from '../intents';
import { leftCi } from '../movement/allowance';

const RAM = { phase: 'army-movement', optional: ['ramming_move'] } satisfies Scene;

function ram(target: string, ...path: [number, number][]): Intent {
  return { type: 'ram', vehicle: 'V', target, path: path.map(([x, y]) => ({ x: ci(x), y: ci(y) })) };
}

/** Returns a jeep 7.6" from an ankylosaurus (armour 2, 12 life points). */
function jeep(about: Scene = RAM, ...more: Parameters<typeof scene>[1][]) {
  return scene(
    about,
    ...[
      dino('ankylosaurus', 'A', 40, 30),
      vehicle('jeep', 'V', 28.9, 30, { structurePoints: 1 }),
      rider('V', 0, 'driver'),
    ],
    ...more,
  );
}

test('DW-OPT-RAM-2 DW-OPT-RAM-3 DW-OPT-RAM-4 a roll of 10 hits whatever the armour, for the printed points, and the jeep never moves again', () => {
  const { state, does, says } = jeep();
  const events = does(ARMY, ram('A', [40, 30]), ['ram', 4, 6]);
  expect(only(events, 'rammed')[0]).toMatchObject({ score: 10, hit: true });
  expect(only(events, 'wounded')).toEqual([{ type: 'wounded', figure: 'A', lost: 3, rule: 'DW-OPT-RAM-3' }]);
  expect(state.dinosaurs.A?.lifePoints).toBe(9);
  expect(state.vehicles.V).toMatchObject({ immobile: true, spentCi: ci(7.6), structurePoints: 1, x: 3650 });
  expect(leftCi(state, 'V')).toBe(0);
  expect(says(ARMY, move('V', [30, 30]))).toBe('DW-OPT-RAM-4 IMMOBILE');
  expect(says(ARMY, { type: 'face', figure: 'V', facing: 90 })).toBe('DW-OPT-RAM-4 IMMOBILE');
  expect(state.soldiers.driver?.alive).toBe(true);
});

test('DW-OPT-RAM-2 DW-OPT-RAM-4 DW-R-114 a roll of 11 misses, and counts as an attack roll', () => {
  const { state, does } = jeep();
  does(ARMY, ram('A', [40, 30]), ['ram', 5, 6]);
  expect(state.dinosaurs.A?.lifePoints).toBe(12);
  expect(state.vehicles.V?.immobile).toBe(true);
  expect(state.attackRolled).toBe(true);
});

test('DW-R-81 a 2 is no automatic kill', () => {
  const { state, does } = jeep();
  does(ARMY, ram('A', [40, 30]), ['ram', 1, 1]);
  expect(state.dinosaurs.A?.lifePoints).toBe(9);
});

test('DW-OPT-RAM-3 a tank kills a dinosaur with 15 life points', () => {
  const { state, does } = scene(
    RAM,
    ...[rex('T', 40, 30), vehicle('tank', 'V', 30, 30, { mg: 'lmg', cannon: true }), rider('V', 0, 'driver')],
  );
  does(ARMY, ram('T', [40, 30]), ['ram', 3, 4]);
  expect(state.dinosaurs.T?.alive).toBe(false);
  expect(state.ending?.rule).toBe('DW-WIN-3');
});

test('DW-OPT-RAM-1 refused: without the option, out of reach, dead', () => {
  expect(jeep({ ...RAM, optional: [] }).says(ARMY, ram('A', [40, 30]))).toBe('DW-OPT-RAM-1 OPTION_OFF');
  const { says, state } = jeep(RAM, dino('coelophysis', 'C', 60, 30), rifle('S', 80, 80));
  expect(says(ARMY, ram('C', [60, 30]))).toBe('DW-AMOVE-1 NOT_ENOUGH_MOVEMENT');
  expect(says(ARMY, ram('S', [60, 30]))).toBe('DW-OPT-RAM-1');
  (state.dinosaurs.C as { alive: boolean }).alive = false;
  expect(says(ARMY, ram('C', [60, 30]))).toBe('DW-OPT-RAM-1 DEAD');
});

test('DW-R-81 a vehicle in contact already has to leave and come back', () => {
  const { says } = scene(
    RAM,
    ...[dino('ankylosaurus', 'A', 40, 30), vehicle('jeep', 'V', 36.5, 30), rider('V', 0, 'driver')],
  );
  expect(says(ARMY, ram('A', [40, 30]))).toBe('DW-R-81 TOO_CLOSE');
  expect(says(ARMY, ram('A', [35, 30], [40, 30]))).toBe('legal');
});

test('DW-R-81 no vehicle rams a flyer in the air', () => {
  const { says } = scene(
    RAM,
    ...[dino('pteranodon', 'P', 40, 30, { z: 600 }), vehicle('jeep', 'V', 30, 30), rider('V', 0, 'driver')],
  );
  expect(says(ARMY, ram('P', [40, 30]))).toBe('DW-R-81 NO_CONTACT');
});

test('DW-R-80 DW-OPT-RAGE-1 a dinosaur that rages may survive it', () => {
  const { state, does } = scene(
    { ...RAM, optional: ['dino_rage', 'ramming_move'] },
    ...[rex('T', 40, 30, { lifePoints: 2 }), vehicle('jeep', 'V', 30, 30), rider('V', 0, 'driver')],
  );
  does(ARMY, ram('T', [40, 30]), ['ram', 3, 4], ['luck', 4, 4]);
  expect(state.dinosaurs.T).toMatchObject({ alive: true, lifePoints: 0 });
});
