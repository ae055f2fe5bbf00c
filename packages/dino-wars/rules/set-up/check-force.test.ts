import fc from 'fast-check';
import { told } from '../../testing/bookkeeping';
import { OPTIONAL_RULE_IDS } from '../data/optional-rules';
import { checkForce, type ForceTerms } from './check-force';
import type { ArmyForce, Force, SquadLine, VehicleLine } from './force';
import { squadLine } from './muster';
import { WORKED_ARMY } from './ready-armies';

const BY_THE_BOOK: ForceTerms = { era: 'ww2', optional: [], variants: [], liftCaps: false };
const ALL_OPTIONS: ForceTerms = { ...BY_THE_BOOK, optional: OPTIONAL_RULE_IDS };

const says = (force: Force, terms: Partial<ForceTerms> = {}) =>
  checkForce(force, { ...BY_THE_BOOK, ...terms }).map(told);

function army(squad: readonly SquadLine[], more: Partial<ArmyForce> = {}): ArmyForce {
  return { side: 'army', name: '', squad: [...squad], vehicles: [], weapons: [], ...more };
}
const TRUCK: VehicleLine = { kind: 'truck', size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows: null };
const TANK: VehicleLine = { ...TRUCK, kind: 'tank', mg: 'lmg', cannon: true, crew: Array(4).fill('enlisted') };
const men = (count: number) => squadLine(count, 'enlisted', 'basic');

test('the sample army is legal on any terms', () => {
  expect(says(WORKED_ARMY)).toEqual([]);
  expect(says(WORKED_ARMY, ALL_OPTIONS)).toEqual([]);
});

test.each<[string, Force, string[]]>([
  ['DW-SIDE-1 nobody', army([]), ['DW-SIDE-1 QUOTA']],
  ['DW-SIDE-1 an empty herd', { side: 'dinosaurs', name: '', herd: [] }, ['DW-SIDE-1 QUOTA']],
  ['DW-SIDE-1 more than fit any table', army([men(1000), men(1)]), ['DW-SIDE-1 QUOTA']],
  ['DW-SIDE-1 an illegal count', army([men(1.5)]), ['DW-SIDE-1 QUOTA']],
  [
    'DW-SIDE-1 an unknown dinosaur',
    { side: 'dinosaurs', name: '', herd: [{ count: 0, kind: 'toString' as 'allosaurus' }] },
    ['DW-SIDE-1 QUOTA', 'DW-SIDE-1'],
  ],
  ['DW-PTS-1 an unknown rank', army([squadLine(1, 'valueOf' as 'hero', 'rifle')]), ['DW-PTS-1']],
  ['DW-SIDE-4 a grenade as the weapon shown', army([squadLine(1, 'enlisted', 'grenade')]), ['DW-SIDE-4']],
  ['DW-SIDE-4 an unknown gun', army([men(2)], { weapons: [{ kind: 'at' as 'lmg' }] }), ['DW-SIDE-4']],
  ['DW-SIDE-5 a gun that does not exist', army([{ ...men(2), serves: 0 }]), ['DW-SIDE-5']],
  ['DW-SIDE-6 a vehicle that does not exist', army([{ ...men(2), rides: -1 }]), ['DW-SIDE-6']],
  [
    'DW-SIDE-5 DW-CREW-1 too small a crew',
    army([{ ...men(3), serves: 0 }], { weapons: [{ kind: 'heavy_artillery' }] }),
    ['DW-SIDE-5 UNDERMANNED'],
  ],
  [
    'DW-SIDE-6 DW-TRANS-1 a truck for eight',
    army([{ ...men(9), rides: 0 }], { vehicles: [TRUCK] }),
    ['DW-SIDE-6 NO_SPACE'],
  ],
  [
    'DW-TRANS-4 a machine gun takes one place',
    army([{ ...men(8), rides: 0 }], { vehicles: [{ ...TRUCK, mg: 'lmg', crew: ['enlisted', 'enlisted'] }] }),
    ['DW-SIDE-6 NO_SPACE'],
  ],
  [
    'DW-TRANS-3 no gunner for the machine gun',
    army([men(1)], { vehicles: [{ ...TRUCK, mg: 'hmg' }] }),
    ['DW-TRANS-3 NO_SPACE'],
  ],
  ['DW-PTS-1 a driver without a rank', army([], { vehicles: [{ ...TRUCK, crew: ['' as 'nco'] }] }), ['DW-PTS-1']],
  [
    'DW-R-66 a truck with a cannon',
    army([], { vehicles: [{ ...TRUCK, cannon: true, crew: Array(3).fill('enlisted') }] }),
    ['DW-R-66'],
  ],
  ['DW-R-66 a half-track with both', army([], { vehicles: [{ ...TANK, kind: 'half_track' }] }), ['DW-R-66']],
  [
    'DW-R-66 a tank without its cannon',
    army([], { vehicles: [{ ...TANK, cannon: false, crew: ['enlisted', 'enlisted'] }] }),
    ['DW-R-66'],
  ],
  ['DW-R-66 an unknown vehicle', army([], { vehicles: [{ ...TRUCK, kind: 'constructor' as 'jeep' }] }), ['DW-R-66']],
  ['DW-R-28 an unknown machine gun', army([], { vehicles: [{ ...TANK, mg: 'big' as 'lmg' }] }), ['DW-R-28']],
  [
    'DW-R-65 a size class that is not in use',
    army([], { vehicles: [{ ...TRUCK, size: 'large' }] }),
    ['DW-R-65 OPTION_OFF'],
  ],
  ['DW-R-65 an unknown size', army([], { vehicles: [{ ...TRUCK, size: 'huge' as 'large' }] }), ['DW-R-65']],
  ['DW-TOW-1 a gun that does not exist', army([], { vehicles: [{ ...TRUCK, tows: 3 }] }), ['DW-TOW-1']],
  [
    'DW-TOW-1 DW-TOW-6 heavy artillery is not towed',
    army([{ ...men(4), serves: 0 }], { vehicles: [{ ...TRUCK, tows: 0 }], weapons: [{ kind: 'heavy_artillery' }] }),
    ['DW-TOW-1'],
  ],
  [
    'DW-TOW-1 a jeep tows nothing',
    army([{ ...men(3), serves: 0 }], {
      vehicles: [{ ...TRUCK, kind: 'jeep', tows: 0 }],
      weapons: [{ kind: 'light_artillery' }],
    }),
    ['DW-TOW-1'],
  ],
  [
    'DW-TOW-1 two trucks tow one gun',
    army([{ ...men(3), serves: 0 }], {
      vehicles: [
        { ...TRUCK, tows: 0 },
        { ...TRUCK, tows: 0 },
      ],
      weapons: [{ kind: 'light_artillery' }],
    }),
    ['DW-TOW-1'],
  ],
])('%s', (_, force, expected) => {
  expect(says(force)).toEqual(expected);
});

test.each<[string, SquadLine, string[]]>([
  ['DW-OPT-SNIPE-1 a sniper', { ...men(1), sniper: true }, ['DW-OPT-1 OPTION_OFF']],
  ['DW-OPT-HICAL-1 high calibre', { ...men(1), highCalibre: true }, ['DW-OPT-1 OPTION_OFF']],
  ['DW-OPT-PARA-1 a paratrooper', { ...men(1), paratrooper: true }, ['DW-OPT-1 OPTION_OFF']],
  ['DW-OPT-SF-1 a hero of the elite', { ...squadLine(1, 'hero', 'basic'), elite: true }, ['DW-OPT-1 OPTION_OFF']],
])('%s needs its option', (_, line, expected) => {
  expect(says(army([men(19), line]))).toEqual(expected);
  expect(says(army([men(19), line]), ALL_OPTIONS)).toEqual([]);
});

test.each<[string, SquadLine, string[]]>([
  [
    'DW-OPT-SNIPE-3 a leader is no sniper',
    { ...squadLine(1, 'leader', 'basic'), sniper: true },
    ['DW-OPT-SNIPE-3 QUOTA'],
  ],
  [
    'DW-R-83 DW-OPT-HICAL-1 a submachine gun has one calibre',
    { ...squadLine(1, 'enlisted', 'smg'), highCalibre: true },
    ['DW-R-83 QUOTA'],
  ],
  ['DW-OPT-SF-1 heroes alone', { ...men(1), elite: true }, ['DW-OPT-SF-1 QUOTA']],
  ['DW-OPT-PARA-1 a paratrooper in a vehicle', { ...men(1), paratrooper: true, rides: 0 }, ['DW-OPT-PARA-1 ABOARD']],
])('%s, with or without caps', (_, line, expected) => {
  expect(says(army([men(9), line], { vehicles: [TRUCK] }), { ...ALL_OPTIONS, liftCaps: true })).toEqual(expected);
});

test('DW-R-83 the basic weapon is a rifle in one era only', () => {
  const line = { ...men(1), highCalibre: true };
  expect(says(army([line]), ALL_OPTIONS)).toEqual([]);
  expect(says(army([line]), { ...ALL_OPTIONS, era: 'modern' })).toEqual(['DW-R-83 QUOTA']);
});

test.each<[string, readonly SquadLine[], string]>([
  ['DW-SPEC-3 DW-R-69 two NCOs of nineteen', [men(17), squadLine(2, 'nco', 'basic')], 'DW-SPEC-3 QUOTA'],
  [
    'DW-SPEC-4 a leader without two NCOs',
    [men(18), squadLine(1, 'nco', 'basic'), squadLine(1, 'leader', 'basic')],
    'DW-SPEC-4 QUOTA',
  ],
  [
    'DW-SPEC-4 a hero too many',
    [men(16), squadLine(2, 'nco', 'basic'), squadLine(2, 'hero', 'basic')],
    'DW-SPEC-4 QUOTA',
  ],
  ['DW-R-32 three submachine guns of nineteen', [men(16), squadLine(3, 'enlisted', 'smg')], 'DW-R-32 QUOTA'],
  ['DW-R-32 a bazooka among nine', [men(8), squadLine(1, 'enlisted', 'bazooka')], 'DW-R-32 QUOTA'],
  ['DW-R-84 DW-OPT-SNIPE-1 two snipers of nineteen', [men(17), { ...men(2), sniper: true }], 'DW-OPT-SNIPE-1 QUOTA'],
  ['DW-R-87 DW-OPT-PARA-1 two paratroopers of nine', [men(7), { ...men(2), paratrooper: true }], 'DW-OPT-PARA-1 QUOTA'],
  [
    'DW-R-87 DW-OPT-SF-1 two heroes of nine',
    [men(7), { ...squadLine(2, 'hero', 'basic'), elite: true }],
    'DW-OPT-SF-1 QUOTA',
  ],
])('%s, unless caps are lifted', (_, squad, expected) => {
  expect(says(army(squad), ALL_OPTIONS)).toEqual([expected]);
  expect(says(army(squad), { ...ALL_OPTIONS, liftCaps: true })).toEqual([]);
  const bigger = army([...squad, men(5)]);
  expect(expected === 'DW-SPEC-4 QUOTA' || says(bigger, ALL_OPTIONS).length === 0).toBe(true);
});

test('DW-OPT-SF-1 DW-R-69 the unit of heroes does not count in their quota, and its own quota is named (DW-R-87)', () => {
  const elite = { ...squadLine(2, 'hero', 'basic'), elite: true, paratrooper: true };
  expect(says(army([men(8), elite]), ALL_OPTIONS)).toEqual([]);
  expect(says(army([men(8), { ...elite, elite: false }]), ALL_OPTIONS)).toEqual(['DW-SPEC-4 QUOTA']);
});

test('DW-R-69 vehicle crews do not count as soldiers', () => {
  const trucks = Array(3).fill(TRUCK);
  expect(says(army([men(8), squadLine(1, 'nco', 'basic')], { vehicles: trucks }))).toEqual(['DW-SPEC-3 QUOTA']);
});

describe('DW-SPEC-5 DW-TRANS-5 DW-R-58 tank crews', () => {
  const tanks = (count: number, ...crews: VehicleLine['crew'][]) =>
    army([men(1)], {
      vehicles: Array.from({ length: count }, (_, i) => {
        return { ...TANK, crew: [...(crews[i] ?? []), ...TANK.crew].slice(0, 4) };
      }),
    });

  test.each<[string, ArmyForce, string[]]>([
    ['an NCO in each', tanks(2, ['nco'], ['nco']), []],
    ['two in one', tanks(2, ['nco', 'nco']), ['DW-SPEC-5 QUOTA']],
    ['a leader in one of three', tanks(3, ['leader']), []],
    ['a leader in one of two', tanks(2, ['leader']), ['DW-SPEC-5 QUOTA']],
    ['a hero in one of five', tanks(5, ['hero', 'nco']), []],
    ['a hero in one of four', tanks(4, ['hero']), ['DW-SPEC-5 QUOTA']],
  ])('%s', (_, force, expected) => {
    expect(says(force)).toEqual(expected);
  });

  test('an NCO who drives a truck counts among the special figures on foot', () => {
    expect(says(army([men(9)], { vehicles: [{ ...TRUCK, crew: ['nco'] }] }))).toEqual(['DW-SPEC-3 QUOTA']);
    expect(says(army([men(10)], { vehicles: [{ ...TRUCK, crew: ['nco'] }] }))).toEqual([]);
  });
});

test('all errors are refused at once, each with its line', () => {
  const force = army([men(4), { ...squadLine(2, 'leader', 'smg'), sniper: true }, { ...men(1), elite: true }], {
    vehicles: [{ ...TRUCK, size: 'medium' }],
    weapons: [{ kind: 'mortar' }],
  });
  const told = checkForce(force, BY_THE_BOOK).map(({ rule, facts }) => [
    rule,
    facts.squad ?? facts.vehicle ?? facts.weapon,
  ]);
  expect(told).toEqual([
    ['DW-R-65', 0],
    ['DW-OPT-1', 1],
    ['DW-OPT-1', 2],
    ['DW-SPEC-4', undefined],
    ['DW-R-32', 'smg'],
    ['DW-OPT-SNIPE-1', undefined],
    ['DW-SIDE-5', 0],
  ]);
});

test('no force makes the check throw', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(Number.NaN, 1e300, 0.5, Infinity));
  const any = <T>() => fc.constantFrom('nco', 'tank', 'mortar', 'basic', 'smg', '__proto__', '') as fc.Arbitrary<T>;
  const line: fc.Arbitrary<SquadLine> = fc.record({
    ...{ count: number, rank: any<'nco'>(), weapon: any<'smg'>() },
    ...{ sniper: fc.boolean(), highCalibre: fc.boolean(), elite: fc.boolean(), paratrooper: fc.boolean() },
    ...{ serves: fc.option(number), rides: fc.option(number) },
  });
  const vehicle: fc.Arbitrary<VehicleLine> = fc.record({
    ...{ kind: any<'tank'>(), size: any<'small'>(), mg: fc.option(any<'lmg'>()), cannon: fc.boolean() },
    ...{ crew: fc.array(any<'nco'>()), tows: fc.option(number) },
  });
  const force = fc.record({
    ...{ side: fc.constant('army' as const), name: fc.string(), squad: fc.array(line), vehicles: fc.array(vehicle) },
    weapons: fc.array(fc.record({ kind: any<'mortar'>() })),
  });
  fc.assert(
    fc.property(force, (each) => {
      expect(Array.isArray(says(each))).toBe(true);
    }),
  );
});
