import { ARMY, move, rex, rider, rifle, scene, table, vehicle } from '../../testing/table';
import type { VehicleKind } from '../data/vehicles';
import { freeSeats, passengersIn } from './riders';
import { cannonSeats, capacityOf, crewSeats, mgSeat } from './seats';

test.each([
  [null, false, 1],
  ['lmg', false, 2],
  [null, true, 3],
  ['lmg', true, 4],
] as const)('DW-TRANS-3 a vehicle with %s and cannon %s has a crew of %d', (mg, cannon, crew) => {
  expect(crewSeats({ mg, cannon })).toBe(crew);
});

test('DW-TRANS-3 DW-R-109 the order of seats is driver, machine gunner, gunners', () => {
  expect(mgSeat({ mg: 'hmg' })).toBe(1);
  expect(mgSeat({ mg: null })).toBeNull();
  expect(cannonSeats({ mg: 'hmg', cannon: true })).toEqual([2, 3]);
  expect(cannonSeats({ mg: null, cannon: true })).toEqual([1, 2]);
  expect(cannonSeats({ mg: 'lmg', cannon: false })).toEqual([]);
});

/** The printed capacity without weapons, with a machine gun, and with a cannon; the tank's with both. */
const PRINT: readonly [VehicleKind, number, number | null, number | null][] = [
  ['motorcycle', 1, 0, null],
  ['jeep', 3, 2, null],
  ['truck', 8, 7, null],
  ['half_track', 4, 3, 2],
  ['armored_car', 3, 2, 1],
  ['apc', 6, 5, null],
];

test.each(PRINT)('DW-TRANS-4 a %s carries %d, with a machine gun %s, with a cannon %s', (kind, bare, mg, cannon) => {
  const vehicle = { kind, size: 'small' } as const;
  expect(capacityOf({ ...vehicle, mg: null, cannon: false }, false)).toBe(bare);
  expect(capacityOf({ ...vehicle, mg: 'lmg', cannon: false }, false)).toBe(mg);
  if (cannon !== null) expect(capacityOf({ ...vehicle, mg: null, cannon: true }, false)).toBe(cannon);
});

test('DW-TRANS-4 DW-TRANS-5 a tank of four carries four with all its weapons', () => {
  const tank = { kind: 'tank', size: 'small', mg: 'lmg', cannon: true } as const;
  expect(crewSeats(tank)).toBe(4);
  expect(capacityOf(tank, false)).toBe(4);
});

test('DW-R-65 size classes multiply before the mounts are subtracted, and only if they are in use', () => {
  const halfTrack = { kind: 'half_track', mg: null, cannon: false } as const;
  expect(capacityOf({ ...halfTrack, size: 'medium' }, true)).toBe(6);
  expect(capacityOf({ ...halfTrack, size: 'large' }, true)).toBe(8);
  expect(capacityOf({ ...halfTrack, size: 'large' }, false)).toBe(4);
  expect(capacityOf({ ...halfTrack, size: 'medium', mg: 'lmg' }, true)).toBe(5);
  expect(capacityOf({ ...halfTrack, size: 'medium', cannon: true }, true)).toBe(4);
  expect(capacityOf({ kind: 'jeep', size: 'medium', mg: null, cannon: false }, true)).toBe(4);
});

test('DW-TRANS-2 passengers are counted apart from the crew', () => {
  const { state } = table(
    rex('T', 90, 90),
    vehicle('jeep', 'J', 30, 30, { mg: 'lmg' }),
    rider('J', 0, 'driver'),
    rider('J', 3, 'passenger'),
  );
  const jeep = state.vehicles.J as NonNullable<typeof state.vehicles.J>;
  expect(passengersIn(jeep)).toEqual(['passenger']);
  expect(freeSeats(state, jeep)).toEqual([1, 2]);
});

test("DW-GATE-6 DW-R-92 a pole takes a passenger's place", () => {
  const { state } = table(rex('T', 90, 90), vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'));
  const jeep = state.vehicles.J as NonNullable<typeof state.vehicles.J>;
  jeep.cargo.push('pole');
  expect(freeSeats(state, jeep)).toEqual([1, 2]);
});

test('DW-SIDE-6 soldiers may begin aboard, and ride', () => {
  const { state, does } = scene(
    { phase: 'army-movement' },
    ...[rex('T', 90, 90), vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), rider('J', 1, 'mate')],
    rifle('S', 60, 60),
  );
  expect(state.vehicles.J?.seats).toEqual(['driver', 'mate', null, null]);
  does(ARMY, move('J', [40, 30]));
  expect(state.soldiers.mate).toMatchObject({ aboard: 'J', spentCi: 0 });
});
