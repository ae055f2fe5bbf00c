/** Odds of attacks that may need many more dice than their own: vehicles full of people, and bystanders. */
import { dinoWars, type Options, type SoldierSetup, type State, type VehicleSetup } from '@dwo/dino-wars';
import { clone, frozen } from '@dwo/kernel';
import { biteOdds } from './bites';
import { closingOdds, shotOdds } from './shots';
import { beast, car, Hand, man, rider, tableOf } from './testing/table';

const HERD = 1;
const OVERRUN = { type: 'overrun', figure: 'd', target: 'v' } as const;

/** People in the first seats of the vehicle, special figures last. */
function people(count: number, special: readonly SoldierSetup['rank'][] = []): SoldierSetup[] {
  return Array.from({ length: count }, (_, seat) => ({
    ...rider(`p${seat}`, 'v', seat),
    rank: special[seat - (count - special.length)] ?? 'enlisted',
  }));
}

interface Scene {
  readonly car?: Partial<VehicleSetup>;
  readonly aboard: readonly SoldierSetup[];
  readonly others?: readonly SoldierSetup[];
  readonly phase?: State['phase'];
  readonly more?: Partial<Options>;
}

/** A tyrannosaurus that touches a vehicle. */
function atWheels({ car: kind = {}, aboard, others = [], phase = 'dinosaur-movement', more }: Scene): State {
  const wide = kind.kind === 'apc' || kind.kind === 'jeep' ? 0 : 40;
  const figures = {
    soldiers: [...aboard, ...others, man('far', 5000, 3500)],
    vehicles: [car('v', 1000 + 190 + 230 + wide, 1000, kind)],
    dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
  };
  return tableOf(figures, phase, more);
}

const MG = { mg: 'lmg', gunFacing: 180, order: 'fire-best' } as const;
const everybody = (count: number) => people(count, new Array<SoldierSetup['rank']>(count).fill('hero'));
const SIZES: Partial<Options> = { variants: ['size_classes'] };

type Case = [string, Partial<VehicleSetup>, SoldierSetup[], SoldierSetup[], Partial<Options>];

/** A vehicle with few enough people that it still fires. */
const CASES: readonly Case[] = [
  ['a truck, driver and eight', {}, people(9), people(1), {}],
  ['a truck with an NCO among the eight', {}, people(9, ['nco']), people(1), {}],
  ['a truck with a gun, two and seven', MG, people(9), people(2), {}],
  ['an APC with a gun, an NCO and a leader', { ...MG, kind: 'apc' }, people(7, ['nco', 'leader']), people(2), {}],
  ['a large truck full of heroes', { ...MG, size: 'large' }, everybody(17), people(2), SIZES],
];

describe('DW-CAS-1 survivors of a wreck are no part of the odds', () => {
  describe.each(['overrun', 'attack'] as const)('DW-DMG-9 of an %s on', (type) => {
    test.each(CASES)('%s', (_, kind, full, few, more) => {
      const phase = type === 'overrun' ? 'dinosaur-movement' : 'dinosaur-attack';
      const of = (aboard: SoldierSetup[]) =>
        biteOdds(frozen(atWheels({ car: kind, aboard, phase, more })), type, 'd', 'v');
      expect(of(full)).toEqual(of(few));
      expect(of(full)).toMatchObject({ of36: 33, score: 10, luck: null, kill: 3 / 36 });
    });
  });

  test.each(CASES.filter(([, { mg }]) => mg !== undefined))('DW-CLOSE-8 of closing fire from %s', (...of) => {
    const [, kind, full, few, more] = of;
    const odds = (aboard: SoldierSetup[]) => {
      const asked = atWheels({ car: { ...kind, order: 'ask' }, aboard, more });
      dinoWars.resolve(frozen(asked), HERD, OVERRUN, { roll: () => 1 }, (event) => dinoWars.evolve(asked, event));
      return closingOdds(frozen(clone(asked)), 'v', 'lmg');
    };
    expect(odds(full)).not.toBeNull();
    expect(odds(full)).toEqual(odds(few));
  });
});

describe('DW-OPT-FIC-2 a damaged truck with nine people stands by', () => {
  const more: Partial<Options> = { optional: ['fire_into_combat'] };
  const broken = { structurePoints: 1 };

  test('a shot past it', () => {
    const others = [man('s', 1000, 2000)];
    const of = (aboard: SoldierSetup[]) =>
      shotOdds(frozen(atWheels({ car: broken, aboard, others, phase: 'regular-fire', more })), {
        ...{ figure: 's', weapon: 'rifle', target: 'd', spotter: null },
      });
    expect(of(people(9, ['nco']))).toEqual(of(people(1)));
    expect(of(people(9))).toMatchObject({ of36: 21, luck: null });
  });

  test('an overrun whose closing fire may hit it', () => {
    const others = [man('s', 1000, 1240)];
    const of = (aboard: SoldierSetup[]) =>
      biteOdds(frozen(atWheels({ car: broken, aboard, others, more })), 'overrun', 'd', 's');
    expect(of(everybody(9))).toEqual(of(people(1)));
    expect(of(people(9))).toMatchObject({ of36: 33, luck: null });
  });
});

test('DW-OVER-1 a full truck is overrun with two clicks', async () => {
  const hand = new Hand(atWheels({ aboard: people(9, ['nco']) }), HERD);
  hand.toolbox.select('d');
  hand.tapFigure('v');
  expect(hand.plan).toMatchObject({ kind: 'overrun', target: 'v', odds: { of36: 33 }, refusal: null });
  hand.toolbox.confirm();
  await hand.settle();
  expect(hand.sent).toEqual([OVERRUN]);
});

test('an attack with too many dice to compute has no odds, and is possible all the same', async () => {
  const hand = new Hand(atWheels({ aboard: people(1) }), HERD);
  const resolve = jest.spyOn(dinoWars, 'resolve').mockImplementation((_state, _seat, _intent, dice) => {
    for (let i = 0; i < 40; i++) dice.roll(6, 'to-hit');
  });
  try {
    hand.toolbox.select('d');
    hand.tapFigure('v');
    expect(hand.plan).toMatchObject({ kind: 'overrun', target: 'v', odds: null, refusal: null });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([OVERRUN]);
  } finally {
    resolve.mockRestore();
  }
});

test('any other fault is thrown', () => {
  const resolve = jest.spyOn(dinoWars, 'resolve').mockImplementation(() => {
    throw new Error('no rules');
  });
  try {
    expect(() => biteOdds(frozen(atWheels({ aboard: people(1) })), 'overrun', 'd', 'v')).toThrow('no rules');
  } finally {
    resolve.mockRestore();
  }
});
