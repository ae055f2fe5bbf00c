import {
  ARMY,
  ci,
  dino,
  ground,
  gun,
  HERD,
  move,
  only,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { allowanceCi, leftCi } from '../movement/allowance';
import { reckonCi } from '../movement/burden';

const MARCH = { phase: 'army-movement' } satisfies Scene;
const FAR = rex('T', 110, 110);

function truck(...more: Parameters<typeof scene>[1][]) {
  return scene(MARCH, FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), ...more);
}

describe('moving vehicles', () => {
  test('DW-AMOVE-1 DW-AMOVE-7 a vehicle drives up to 18", in parts', () => {
    const { state, does, says } = truck();
    does(ARMY, move('V', [40, 30]));
    expect(leftCi(state, 'V')).toBe(ci(8));
    expect(says(ARMY, move('V', [48.01, 30]))).toBe('DW-AMOVE-1 NOT_ENOUGH_MOVEMENT');
    does(ARMY, move('V', [48, 30]));
    expect(state.vehicles.V).toMatchObject({ x: 4800, spentCi: 1800 });
  });

  test('DW-AMOVE-8 DW-R-64 a vehicle turns on the spot and reverses at no cost', () => {
    const { state, does } = truck();
    does(ARMY, move('V', [39, 30], [30, 30]));
    expect(state.vehicles.V).toMatchObject({ spentCi: 1800, facing: 180 });
    does(ARMY, { type: 'face', figure: 'V', facing: 45 });
    expect(state.vehicles.V).toMatchObject({ spentCi: 1800, facing: 45 });
  });

  test("DW-TRANS-6 people aboard ride at no cost and can't walk", () => {
    const { state, does, says } = truck();
    does(ARMY, move('V', [48, 30]));
    expect(state.soldiers.driver).toMatchObject({ aboard: 'V', spentCi: 0 });
    expect(says(ARMY, move('driver', [48, 33]))).toBe('DW-TRANS-6 ABOARD');
  });

  test('DW-R-29 a vehicle without a driver does not move', () => {
    const { says } = scene(MARCH, FAR, vehicle('truck', 'V', 30, 30), rider('V', 1, 'passenger'));
    expect(says(ARMY, move('V', [31, 30]))).toBe('DW-R-29 NO_DRIVER');
  });

  test("DW-SIDE-1 no player moves another player's vehicle", () => {
    expect(truck().says(HERD, move('V', [31, 30]))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    const { says } = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), rifle('S', 60, 60, { owner: 2 })],
    );
    expect(says(2, move('V', [31, 30]))).toBe('DW-SIDE-1 NOT_OWNER');
  });

  test("DW-R-5 every figure is in a vehicle's way, soldiers too", () => {
    const { says } = truck(rifle('S', 36, 30));
    expect(says(ARMY, move('V', [40, 30]))).toBe('DW-R-5 PATH_BLOCKED');
    expect(says(ARMY, move('V', [32.8, 30]))).toBe('legal');
  });

  test('DW-R-10 vehicles enter woods, but no buildings', () => {
    const terrain = [ground('building', [34, 28], [36, 32]), ground('woods', [24, 28], [26, 32])];
    const { says } = scene({ ...MARCH, terrain }, FAR, vehicle('jeep', 'V', 30, 30), rider('V', 0, 'driver'));
    expect(says(ARMY, move('V', [40, 30]))).toBe('DW-R-10 IMPASSABLE');
    expect(says(ARMY, move('V', [20, 30]))).toBe('legal');
  });

  test("DW-TOW-2 towing halves a vehicle's movement", () => {
    const light = gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' });
    const { says } = truck(light);
    expect(says(ARMY, move('V', [39, 30]))).toBe('legal');
    expect(says(ARMY, move('V', [39.01, 30]))).toBe('DW-TOW-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-TOW-6 DW-TOW-9 weapons do not move by themselves', () => {
    const { says } = truck(gun('heavy_artillery', 'H', 60, 60), gun('mortar', 'M', 70, 60));
    expect(says(ARMY, move('H', [61, 60]))).toBe('DW-TOW-6 IMMOBILE');
    expect(says(ARMY, move('M', [71, 60]))).toBe('DW-TOW-9 IMMOBILE');
  });
});

describe('leaving contact', () => {
  const touched = (variants: Scene['variants'] = []) =>
    scene(
      { ...MARCH, variants },
      ...[dino('allosaurus', 'A', 30, 30), vehicle('jeep', 'J', 33, 30), rider('J', 0, 'driver')],
    );

  test('DW-AMOVE-2 DW-R-59 costs a vehicle 6", once a turn', () => {
    const { state, does, says } = touched();
    expect(allowanceCi(state, 'J')).toBe(ci(12));
    expect(says(ARMY, move('J', [45.01, 30]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
    expect(only(does(ARMY, move('J', [38, 30])), 'leftContact')).toHaveLength(1);
    expect(only(does(ARMY, move('J', [33, 30])), 'leftContact')).toHaveLength(0);
    expect(leftCi(state, 'J')).toBe(ci(2));
  });

  test('DW-R-59 DW-D-7 costs 2" under the other reading', () => {
    expect(allowanceCi(touched(['quick_escape']).state, 'J')).toBe(ci(16));
  });

  test('DW-R-60 DW-R-62 ends the drive of a vehicle that has stopped in contact after 13"', () => {
    const { does, says } = scene(
      MARCH,
      ...[dino('allosaurus', 'A', 30, 30), vehicle('jeep', 'J', 46, 30), rider('J', 0, 'driver')],
    );
    does(ARMY, move('J', [33, 30]));
    expect(says(ARMY, move('J', [33, 30.5]))).toBe('DW-R-62 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-61 marks everybody aboard at the first movement', () => {
    const { state, does } = touched();
    does(ARMY, move('J', [40, 30]));
    expect(state.soldiers.driver?.exposed).toBe(true);
  });
});

test('DW-AMOVE-3 DW-AMOVE-4 DW-LOAD-5 subtractions come before halvings', () => {
  expect(reckonCi(1800, { subtractCi: 600, halvings: 1 })).toBe(600);
  expect(reckonCi(600, { subtractCi: 200, halvings: 1 })).toBe(200);
  expect(reckonCi(1800, { subtractCi: 1200, halvings: 1 })).toBe(300);
  expect(reckonCi(600, { subtractCi: 0, halvings: 2 })).toBe(150);
});

test('DW-AMOVE-5 half inches and less are kept', () => {
  expect(reckonCi(1800, { subtractCi: 0, halvings: 2 })).toBe(450);
  expect(reckonCi(600, { subtractCi: 0, halvings: 3 })).toBe(75);
});

test('DW-AMOVE-6 no movement is left if subtractions take all of it', () => {
  expect(reckonCi(200, { subtractCi: 200, halvings: 0 })).toBe(0);
  expect(reckonCi(200, { subtractCi: 400, halvings: 1 })).toBe(0);
});
