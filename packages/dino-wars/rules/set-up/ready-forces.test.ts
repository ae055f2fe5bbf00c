import { checkForce, type ForceTerms } from './check-force';
import { muster } from './muster';
import { isFair, pointsOfForce, pointsOfForces } from './points';
import { WORKED_ARMY } from './ready-armies';
import { READY_FORCES } from './ready-forces';
import { WORKED_HERD } from './ready-herds';

const BY_THE_BOOK: ForceTerms = { era: 'ww2', optional: [], variants: [], liftCaps: false };
const points = Object.fromEntries(READY_FORCES.map((force) => [force.name, pointsOfForce(force)]));

test('every ready-made force can be fielded by the rulebook, and no two are alike', () => {
  expect(READY_FORCES.flatMap((force) => checkForce(force, BY_THE_BOOK))).toEqual([]);
  expect(Object.keys(points)).toHaveLength(READY_FORCES.length);
});

test('DW-PTS-6 the prices of ready-made forces', () => {
  expect(points).toEqual({
    Picket: 12,
    'Rifle section': 21,
    'Motor patrol': 43,
    'Infantry platoon': 51,
    'Beach party': 53,
    'Gun line': 57,
    'The worked army': 80,
    'Armoured column': 121,
    'A pair': 24,
    'A small herd': 39,
    'Hunting packs': 86,
    'A mixed herd': 110,
    'Sky and shore': 107,
    'Horns and plates': 114,
    'The worked herd': 162,
    'The great migration': 236,
  });
});

test('DW-PTS-6 DW-R-70 for every army there is a herd of about twice its points', () => {
  for (const army of READY_FORCES.filter(({ side }) => side === 'army')) {
    const fair = READY_FORCES.filter((herd) => {
      return herd.side === 'dinosaurs' && isFair({ army: pointsOfForce(army), dinosaurs: pointsOfForce(herd) });
    });
    expect([army.name, fair.length > 0]).toEqual([army.name, true]);
  }
});

test('DW-PTS-1 DW-PTS-2 DW-PTS-3 DW-R-67 the sample army: 44 + 7 + 2 + 22 + 5', () => {
  const none = { ...WORKED_ARMY, squad: [], vehicles: [], weapons: [] };
  const enlisted = WORKED_ARMY.squad.map((line) => ({ ...line, rank: 'enlisted' as const }));
  const parts = [
    { ...none, squad: enlisted },
    { ...none, weapons: WORKED_ARMY.weapons },
    { ...none, vehicles: WORKED_ARMY.vehicles.slice(0, 1) },
    { ...none, vehicles: WORKED_ARMY.vehicles.slice(1) },
    WORKED_ARMY,
  ];
  expect(parts.map(pointsOfForce)).toEqual([44, 2, 22, 5, 80]);
});

test('DW-PTS-5 DW-R-68 the sample herd costs what the table says', () => {
  expect(WORKED_HERD.herd.map((line) => pointsOfForce({ ...WORKED_HERD, herd: [line] }))).toEqual([
    30, 28, 24, 12, 16, 22, 6, 24,
  ]);
});

test('a mustered force costs the same', () => {
  for (const force of READY_FORCES) {
    const other = force.side === 'army' ? WORKED_HERD : WORKED_ARMY;
    const table = { widthCi: 12000, heightCi: 12000, terrain: [] };
    const options = muster({ era: 'modern', table, forces: [force, other], liftCaps: false });
    expect(pointsOfForces(options)[force.side]).toBe(pointsOfForce(force));
  }
});
