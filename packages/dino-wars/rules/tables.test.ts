import { dino, HERD, move, overrun, rex, rifle, scene } from '../testing/table';
import { aim } from './fire/aim';
import { type Tables, tablesFor } from './tables';

const PRINTED = tablesFor({ scale: { lengths: 1, bases: 1 }, variants: [] });

function scaledBy(lengths: 1 | 2 | 3 | 4, bases: 1 | 2 | 3 | 4 = 1): Tables {
  return tablesFor({ scale: { lengths, bases }, variants: [] });
}

test('DW-SCALE-1 at 1:32 all tables are as printed', () => {
  expect(PRINTED.dinosaurs.tyrannosaurus.moveCi).toBe(1800);
  expect(scaledBy(1)).toBe(PRINTED);
});

test('DW-SCALE-2 DW-R-103 half the scale halves rates, ranges, penalties and the distances of the rulings', () => {
  const half = scaledBy(2);
  expect(half.dinosaurs.tyrannosaurus.moveCi).toBe(900);
  expect(half.dinosaurs.pteranodon.moveCi).toBe(1800);
  expect(half.vehicles.tank.moveCi).toBe(900);
  expect(half.weapons.rifle.rangeCi).toBe(900);
  expect(half.weapons.automatic_rifle).toMatchObject({ rangeCi: 900, rangeFixedCi: 1200 });
  expect(half.crewedWeapons.mortar).toMatchObject({ rangeCi: 3000, leastRangeCi: 900 });
  expect(half.terrain.hill.heightCi).toBe(200);
  expect(half.parameters).toMatchObject({
    ...{ soldierMoveCi: 300, overrunCi: 100, leaveContactCi: 100, vehicleLeaveContactCi: 300, terrainCi: 100 },
    ...{ contactCi: 5, atWeaponCi: 50, ceilingCi: 1800, leastAltitudeCi: 300, chargeCi: 100, sniperRangeCi: 300 },
    ...{ gateCi: 300, spottingCi: 900, setupDistanceCi: 1800, leastSetupDistanceCi: 1200, flyerThicknessCi: 50 },
  });
});

test('DW-SCALE-3 a third and a quarter keep the proportion', () => {
  const { moveCi, heightCi, radiusCi } = PRINTED.dinosaurs.allosaurus;
  for (const by of [3, 4] as const) {
    expect(scaledBy(by).dinosaurs.allosaurus).toMatchObject({ moveCi: moveCi / by, radiusCi, heightCi });
    expect(scaledBy(by).weapons.rifle.rangeCi).toBe(1800 / by);
  }
});

test('DW-R-103 bases and bodies have a divisor of their own', () => {
  const small = scaledBy(1, 2);
  expect(small.dinosaurs.tyrannosaurus).toMatchObject({ moveCi: 1800, radiusCi: 95, heightCi: 375, lengthCi: 938 });
  expect(small.vehicles.truck).toMatchObject({ moveCi: 1800, radiusCi: 135, heightCi: 170 });
  expect(small.crewedWeapons.hmg).toMatchObject({ rangeCi: 4800, radiusCi: 40, heightCi: 60 });
  expect(small.parameters).toMatchObject({
    ...{ soldierRadiusCi: 25, soldierHeightCi: 110, soldierEyeCi: 100, poleHeightCi: 150 },
    ...{ soldierMoveCi: 600, flyerThicknessCi: 100 },
  });
  expect(small.terrain.hill.heightCi).toBe(400);
});

test('DW-R-103 no count, score or angle has a scale', () => {
  const quarter = scaledBy(4, 4);
  expect(quarter.dinosaurs.triceratops).toMatchObject({
    lifePoints: 14,
    attackScore: 9,
    armour: { front: 1, rear: 0 },
  });
  expect(quarter.parameters).toMatchObject({
    frontHalfAngle: 91,
    closingFireSeconds: 20,
    mostCorners: 64,
    ramRoll: 10,
  });
  expect(quarter.parameters).toMatchObject({ overlapCi: 0.1, mostTableCi: 60000, targetLateralTenths: [0, -9, 9] });
});

test('DW-SCALE-2 DW-EX-25 a tyrannosaurus at half scale walks 9" and pays 1" for an overrun', () => {
  const figures = [rex('T', 20, 20), rifle('S', 20, 22.4, { order: 'hold' }), rifle('far', 90, 90)];
  const { state, does, says } = scene({ scale: { lengths: 2, bases: 1 } }, ...figures);
  expect(says(HERD, move('T', [29.01, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  expect(says(HERD, move('T', [29, 20]))).toBe('legal');
  does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
  expect(state.dinosaurs.T?.spentCi).toBe(100);
});

test('DW-SCALE-4 figures of any size can touch: contact is between edges, whatever the scale of bases', () => {
  const figures = [dino('coelophysis', 'C', 20, 20), rifle('S', 20, 20.5), rifle('far', 90, 90)];
  const { says } = scene({ scale: { lengths: 1, bases: 2 } }, ...figures);
  expect(says(HERD, overrun('C', 'S'))).toBe('legal');
});

test('DW-R-106 DW-SCALE-4 the tables have no young dinosaurs, but a dinosaur may begin with fewer life points', () => {
  for (const { lifePoints, points, flyer } of Object.values(PRINTED.dinosaurs)) {
    expect(points).toBe(lifePoints + (flyer ? 1 : 0));
  }
  const { state } = scene({}, rex('T', 20, 20, { lifePoints: 5 }), rifle('far', 90, 90));
  expect(state.dinosaurs.T?.lifePoints).toBe(5);
});

test('DW-D-1 DW-ARM-2 a plated anatosaurus is harder to hit from the front', () => {
  const shot = (facing: number) => {
    const about = { phase: 'regular-fire', variants: ['plated_anatosaurus'] } as const;
    return aim(scene(about, dino('anatosaurus', 'A', 20, 20, { facing }), rifle('S', 30, 20)).state, 'S', 'rifle', 'A');
  };
  expect(shot(0)?.score).toBe(6);
  expect(shot(180)?.score).toBe(7);
});

test.each([
  ['DW-D-1 plated_anatosaurus', 'plated_anatosaurus', (it: Tables) => it.dinosaurs.anatosaurus.armour.front, 0, 1],
  ['DW-D-1 in front only', 'plated_anatosaurus', (it: Tables) => it.dinosaurs.anatosaurus.armour.rear, 0, 0],
  ['DW-D-7 quick_escape', 'quick_escape', (it: Tables) => it.parameters.vehicleLeaveContactCi, 600, 200],
  ['DW-R-91 wide_gate', 'wide_gate', (it: Tables) => it.parameters.gateCi, 600, 1200],
] as const)('%s', (_, variant, number, standard, varied) => {
  expect(number(PRINTED)).toBe(standard);
  expect(number(tablesFor({ scale: { lengths: 1, bases: 1 }, variants: [variant] }))).toBe(varied);
});
