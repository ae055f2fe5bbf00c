import {
  type ArmyForce,
  CREWED_KINDS,
  CREWED_WEAPONS,
  checkForce,
  DINOSAUR_KINDS,
  DINOSAURS,
  OPTIONAL_RULE_IDS,
  pointsOfForce,
  VEHICLE_KINDS,
  VEHICLES,
} from '@dwo/dino-wars';
import { BY_THE_BOOK } from '../plan/agreement';
import {
  canBeHighCalibre,
  canSnipe,
  countOf,
  crewAt,
  EMPTY_ARMY,
  EMPTY_HERD,
  filledUp,
  passengersIn,
  withCount,
  withLine,
  withoutVehicle,
  withoutWeapon,
  withSoldier,
  withVehicle,
  withVehicleLine,
  withWeapon,
} from './draft';
import { soldierName, vehicleName, weaponName } from './words';

const riflemen = (count: number): ArmyForce => withSoldier(EMPTY_ARMY, { count });
const terms = { ...BY_THE_BOOK, optional: OPTIONAL_RULE_IDS };

test('a soldier joins the line of equal soldiers, until it is full', () => {
  const army = withSoldier(withSoldier(riflemen(1), {}), { rank: 'nco' });
  expect(army.squad.map(({ count, rank }) => [count, rank])).toEqual([
    [2, 'enlisted'],
    [1, 'nco'],
  ]);
  expect(withSoldier(riflemen(99), {}).squad.map(({ count }) => count)).toEqual([99, 1]);
});

test('a line with a count of 0 is gone, and what no longer fits goes with a change', () => {
  const army = withLine(riflemen(3), 0, { sniper: true, highCalibre: true, paratrooper: true });
  expect(withLine(army, 0, { count: 0 }).squad).toEqual([]);
  expect(withLine(army, 0, { weapon: 'smg' }).squad[0]).toMatchObject({
    sniper: false,
    highCalibre: false,
    paratrooper: true,
  });
  expect(withLine(army, 0, { weapon: 'pistol' }).squad[0]).toMatchObject({ sniper: false, highCalibre: true });
  expect(withLine(army, 0, { rank: 'leader' }).squad[0]).toMatchObject({ sniper: false, highCalibre: true });
  expect(withLine(army, 0, { rides: 0 }).squad[0]?.paratrooper).toBe(false);
  expect(withLine(army, 0, { serves: 0 }).squad[0]?.paratrooper).toBe(false);
  const hero = withLine(riflemen(1), 0, { rank: 'hero', elite: true });
  expect(hero.squad[0]?.elite).toBe(true);
  expect(withLine(hero, 0, { rank: 'nco' }).squad[0]?.elite).toBe(false);
});

test('DW-OPT-SNIPE-3 DW-R-83 leaders are no snipers; rifles and pistols come in high calibre', () => {
  expect(canSnipe({ rank: 'leader', weapon: 'basic' })).toBe(false);
  expect(canSnipe({ rank: 'hero', weapon: 'assault_rifle' })).toBe(true);
  expect(canSnipe({ rank: 'nco', weapon: 'bazooka' })).toBe(false);
  expect(canBeHighCalibre({ weapon: 'pistol' })).toBe(true);
  expect(canBeHighCalibre({ weapon: 'assault_rifle' })).toBe(false);
});

test.each(VEHICLE_KINDS)(
  'DW-TRANS-3 DW-R-66 a %s comes with its crew and may be fielded whatever is mounted',
  (kind) => {
    const army = withVehicle(riflemen(1), kind);
    const { mg, cannon, tank } = VEHICLES[kind];
    expect(checkForce(army, terms)).toEqual([]);
    expect(army.vehicles[0]?.crew).toHaveLength(tank ? 4 : 1);
    if (mg === 'may') {
      const armed = withVehicleLine(army, 0, { mg: 'hmg' });
      expect(armed.vehicles[0]?.crew).toHaveLength(2);
      expect(checkForce(armed, terms)).toEqual([]);
      if (cannon === 'may') {
        const gun = withVehicleLine(armed, 0, { cannon: true });
        expect(gun.vehicles[0]).toMatchObject({ mg: null, cannon: true, crew: ['enlisted', 'enlisted', 'enlisted'] });
        expect(withVehicleLine(gun, 0, { mg: 'lmg' }).vehicles[0]).toMatchObject({ mg: 'lmg', cannon: false });
        expect(checkForce(gun, terms)).toEqual([]);
      }
    }
  },
);

test('a crew keeps its ranks when the vehicle is armed anew', () => {
  const army = withVehicleLine(withVehicle(EMPTY_ARMY, 'tank'), 0, {
    crew: ['nco', 'enlisted', 'enlisted', 'enlisted'],
  });
  expect(withVehicleLine(army, 0, { mg: 'hmg' }).vehicles[0]).toMatchObject({
    mg: 'hmg',
    cannon: true,
    crew: army.vehicles[0]?.crew,
  });
});

test.each(CREWED_KINDS)('DW-CREW-1 a %s comes with its crew, and goes with it', (kind) => {
  const army = withWeapon(riflemen(2), kind);
  expect(crewAt(army, 0)).toBe(CREWED_WEAPONS[kind].minCrew);
  expect(checkForce(army, terms)).toEqual([]);
  expect(withoutWeapon(army, 0)).toEqual(riflemen(2));
});

test('after any removal the rest still serves, rides and tows as before', () => {
  let army = withWeapon(withWeapon(EMPTY_ARMY, 'mortar'), 'light_artillery');
  army = withVehicle(withVehicle(army, 'jeep'), 'truck');
  army = withVehicleLine(army, 1, { tows: 1 });
  army = withSoldier(army, { count: 4, rides: 1 });
  expect(passengersIn(army, 1)).toBe(4);
  const less = withoutWeapon(withoutVehicle(army, 0), 0);
  expect(less.vehicles).toEqual([{ ...army.vehicles[1], tows: 0 }]);
  expect(less.squad.map(({ count, serves, rides }) => [count, serves, rides])).toEqual([
    [3, 0, null],
    [4, null, 0],
  ]);
  expect(checkForce(less, terms)).toEqual([]);
  const afoot = withoutVehicle(less, 0);
  expect(afoot.squad.map(({ rides }) => rides)).toEqual([null, null]);
  expect(withoutWeapon(less, 0).vehicles[0]?.tows).toBeNull();
});

test('a kind that is there twice has a number', () => {
  const army = withVehicle(withVehicle(withVehicle(EMPTY_ARMY, 'truck'), 'jeep'), 'truck');
  expect([0, 1, 2, 3].map((at) => vehicleName(army, at))).toEqual([
    'Truck 1',
    'Jeep',
    'Truck 2',
    'nothing that is there',
  ]);
  expect(weaponName(withWeapon(EMPTY_ARMY, 'light_artillery'), 0)).toBe('Light artillery');
  expect(soldierName({ rank: 'nco', weapon: 'smg' })).toBe('NCO, submachine gun');
  expect(soldierName({ rank: 'enlisted', weapon: 'basic' })).toBe('Enlisted, basic weapon');
});

test('a herd has each kind once', () => {
  const twice = {
    ...EMPTY_HERD,
    herd: [
      { count: 2, kind: 'allosaurus' as const },
      { count: 1, kind: 'allosaurus' as const },
    ],
  };
  expect(countOf(twice, 'allosaurus')).toBe(3);
  expect(withCount(twice, 'allosaurus', 4).herd).toEqual([{ count: 4, kind: 'allosaurus' }]);
  expect(withCount(twice, 'allosaurus', 0).herd).toEqual([]);
  expect(withCount(EMPTY_HERD, 'allosaurus', 0).herd).toEqual([]);
});

test('DW-PTS-6 a herd fills up to a price, with kinds that are missing first', () => {
  for (const points of [0, 1, 7, 44, 160, 2000]) {
    expect(pointsOfForce(filledUp(EMPTY_HERD, points))).toBe(points);
  }
  const filled = filledUp(withCount(EMPTY_HERD, 'tyrannosaurus', 1), 60);
  expect(countOf(filled, 'tyrannosaurus')).toBe(1);
  expect(pointsOfForce(filled)).toBe(60);
  const rich = withCount(EMPTY_HERD, 'tyrannosaurus', 9);
  expect(filledUp(rich, 50)).toBe(rich);
  const all = filledUp(EMPTY_HERD, 100_000);
  expect(all.herd.every(({ count }) => count === 99)).toBe(true);
  expect(pointsOfForce(all)).toBe(DINOSAUR_KINDS.reduce((sum, kind) => sum + 99 * DINOSAURS[kind].points, 0));
});
