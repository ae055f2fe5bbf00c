/** Every number in a refusal of a force, and forces that are just legal. */

import { OPTIONAL_RULE_IDS } from '../data/optional-rules';
import { checkForce, type ForceTerms } from './check-force';
import type { ArmyForce, Force, SquadLine, VehicleLine } from './force';
import { squadLine } from './muster';

const LIFTED: ForceTerms = { era: 'ww2', optional: OPTIONAL_RULE_IDS, variants: [], liftCaps: true };
const TRUCK: VehicleLine = { kind: 'truck', size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows: null };
const men = (count: number) => squadLine(count, 'enlisted', 'basic');

function army(squad: readonly SquadLine[], more: Partial<ArmyForce> = {}): ArmyForce {
  return { side: 'army', name: '', squad: [...squad], vehicles: [], weapons: [], ...more };
}

describe("DW-R-108 the refusals of a force that can't be fielded", () => {
  const said = (force: Force, terms: Partial<ForceTerms> = {}) =>
    checkForce(force, { ...LIFTED, ...terms }).map(({ rule, code, facts }) => [rule, code, facts]);
  const herd = (...counts: number[]): Force => {
    return { side: 'dinosaurs', name: '', herd: counts.map((count) => ({ count, kind: 'gallimimus' })) };
  };
  const GUN: VehicleLine = { ...TRUCK, tows: 0 };
  const most = 1000;

  test.each<[string, Force, unknown[]]>([
    ['DW-SIDE-1 as many dinosaurs as fit', herd(most), []],
    ['DW-SIDE-1 one dinosaur too many in a line', herd(1001), [['DW-SIDE-1', 'QUOTA', { herd: 0, count: 1001 }]]],
    ['DW-SIDE-1 one dinosaur too many in all', herd(most, 1), [['DW-SIDE-1', 'QUOTA', { figures: 1001, most }]]],
    ['DW-SIDE-1 no dinosaur in a line', herd(5, 0), [['DW-SIDE-1', 'QUOTA', { herd: 1, count: 0 }]]],
    ['DW-SIDE-1 a whole army', army([men(997)], { vehicles: [TRUCK], weapons: [{ kind: 'lmg' }] }), []],
    [
      'DW-SIDE-1 crews, vehicles and weapons count among the figures',
      army([men(998)], { vehicles: [TRUCK], weapons: [{ kind: 'lmg' }] }),
      [['DW-SIDE-1', 'QUOTA', { figures: 1001, most }]],
    ],
    ['DW-SIDE-1 half a soldier', army([men(1), men(0.5)]), [['DW-SIDE-1', 'QUOTA', { squad: 1, count: 0.5 }]]],
    [
      'DW-SIDE-4 an unknown weapon',
      army([men(1)], { weapons: [{ kind: 'bow' as 'lmg' }] }),
      [['DW-SIDE-4', '', { weapon: 0, kind: 'bow' }]],
    ],
    [
      'DW-SIDE-5 service at an unknown gun',
      army([{ ...men(1), serves: 2 }]),
      [['DW-SIDE-5', '', { squad: 0, serves: 2 }]],
    ],
    [
      'DW-SIDE-6 a ride in an unknown vehicle',
      army([{ ...men(1), rides: 2 }]),
      [['DW-SIDE-6', '', { squad: 0, rides: 2 }]],
    ],
    [
      'DW-OPT-PARA-1 a paratrooper who serves a gun',
      army([{ ...men(2), serves: 0, paratrooper: true }], { weapons: [{ kind: 'lmg' }] }),
      [['DW-OPT-PARA-1', 'ABOARD', { squad: 0, serves: 0, rides: null }]],
    ],
    [
      'DW-SIDE-6 a full truck',
      army(
        [
          { ...men(5), rides: 0 },
          { ...men(3), rides: 0 },
        ],
        { vehicles: [TRUCK] },
      ),
      [],
    ],
    [
      'DW-SIDE-6 one passenger too many',
      army([{ ...men(5), rides: 0 }, { ...men(4), rides: 0 }, men(3)], { vehicles: [TRUCK] }),
      [['DW-SIDE-6', 'NO_SPACE', { vehicle: 0, riders: 9, capacity: 8 }]],
    ],
    [
      'DW-TRANS-3 a driver too many',
      army([], { vehicles: [{ ...TRUCK, crew: ['enlisted', 'nco'] }] }),
      [['DW-TRANS-3', 'NO_SPACE', { vehicle: 0, crew: 2, needed: 1 }]],
    ],
    [
      'DW-TOW-1 a recoilless rifle behind a truck',
      army([men(1)], { vehicles: [GUN], weapons: [{ kind: 'recoilless_rifle' }] }),
      [],
    ],
    [
      'DW-TOW-1 a mortar behind a truck',
      army([men(1)], { vehicles: [GUN], weapons: [{ kind: 'mortar' }] }),
      [['DW-TOW-1', '', { vehicle: 0, kind: 'truck', tows: 0, weaponKind: 'mortar', twice: false }]],
    ],
    [
      'DW-TOW-1 an unknown gun behind a truck',
      army([men(1)], { vehicles: [GUN] }),
      [['DW-TOW-1', '', { vehicle: 0, kind: 'truck', tows: 0, weaponKind: null, twice: false }]],
    ],
    [
      'DW-TOW-1 one gun behind two trucks',
      army([men(1)], { vehicles: [TRUCK, GUN, GUN], weapons: [{ kind: 'light_artillery' }] }),
      [['DW-TOW-1', '', { vehicle: 2, kind: 'truck', tows: 0, weaponKind: 'light_artillery', twice: true }]],
    ],
    [
      'DW-R-66 a cannon on a truck',
      army([men(1)], { vehicles: [{ ...TRUCK, cannon: true, crew: ['enlisted', 'enlisted', 'enlisted'] }] }),
      [['DW-R-66', '', { vehicle: 0, kind: 'truck', mg: null, cannon: true }]],
    ],
    [
      'DW-R-65 a large truck',
      army([men(1)], { vehicles: [TRUCK, { ...TRUCK, size: 'large' }] }),
      [['DW-R-65', 'OPTION_OFF', { vehicle: 1, size: 'large', variant: 'size_classes' }]],
    ],
  ])('%s', (_, force, expected) => {
    expect(said(force)).toEqual(expected);
  });

  test('DW-R-65 a large truck carries more if size classes are in use', () => {
    const vehicles: VehicleLine[] = [{ ...TRUCK, size: 'large' }];
    const riders = (count: number) =>
      said(army([{ ...men(count), rides: 0 }], { vehicles }), { variants: ['size_classes'] });
    const [[, , facts] = []] = riders(100) as [string, string, { capacity: number }][];
    expect(facts?.capacity).toBeGreaterThan(8);
    expect(riders(facts?.capacity ?? 0)).toEqual([]);
  });

  test.each([
    [3, [['DW-SIDE-5', 'UNDERMANNED', { weapon: 0, kind: 'heavy_artillery', crew: 3, needed: 4 }]]],
    [4, []],
  ])('DW-SIDE-5 heavy artillery needs four, not %d', (count, expected) => {
    const force = army([{ ...men(count), serves: 0 }, men(9)], { weapons: [{ kind: 'heavy_artillery' }] });
    expect(said(force, { liftCaps: false })).toEqual(expected);
  });
});
