/** The worked examples of vehicles, guns, flyers, options and scenarios, played through the real rules. */
import examples from '../fixtures/examples.json';
import { OPTIONAL_RULE_IDS, OPTIONAL_RULES } from '../rules/data/optional-rules';
import { VEHICLES, type VehicleKind } from '../rules/data/vehicles';
import { spotsOf } from '../rules/set-up/island';
import { pointsOfForces } from '../rules/set-up/points';
import { capacityOf, crewSeats } from '../rules/vehicles/seats';
import type { FigureText, ScenarioText, StepText } from '../scenarios/player';
import { scenarioOptions } from '../scenarios/player';
import { codes, eventsOf, facingOff, pair, played } from './example';

/** A soldier far away, so that the match goes on. */
const FAR: FigureText = { id: 'Z', type: 'soldier', pos: [100, 100] };
const REX: FigureText = { id: 'D', type: 'tyrannosaurus', pos: [0, 0], facing: 0 };
const at4 = { start: { phase: 4 } } as const;

/** Reads a figure without playing anything. */
const see = (figure: string, expected: Record<string, unknown>): StepText => ({ figure, expect: expected });

test('all 39 worked examples are here, each with its rules', () => {
  expect(Object.keys(examples)).toEqual(Array.from({ length: 39 }, (_, i) => `DW-EX-${i + 1}`));
});

describe('DW-EX-1: flight costs level distance and height (DW-FLY-2)', () => {
  test.each(examples['DW-EX-1'].cases)('%j', ({ input, expect: wanted }) => {
    const [start, end] = input.path as [[number, number, number], [number, number, number]];
    const flyer: FigureText = { id: 'D', type: input.dinosaur, pos: start };
    const steps: StepText[] = [{ intent: 'MoveDino', who: 'D', path: [end] }];
    const report = played([flyer, { ...FAR, pos: [90, 0] }], steps);
    expect(codes(report)).toEqual(wanted.legal ? [] : ['NOT_ENOUGH_MOVEMENT']);
    const spent = wanted.legal ? wanted.cost_in : 0;
    expect(report.state).toMatchObject({ dinosaurs: { D: { spentIn: spent } } });
    if (wanted.left_in !== undefined) expect(36 - spent).toBe(wanted.left_in);
  });
});

describe('DW-EX-8: direct and indirect scores (DW-IND-2, DW-IND-3, DW-RANGE-5)', () => {
  test.each(examples['DW-EX-8'].cases)('%j', ({ input, expect: wanted }) => {
    const crew = ['A', 'B', 'C', 'E'];
    const off = input.weapon === 'mortar' ? 1.2 : 2.7;
    const around: [number, number][] = [
      [-off, 0],
      [0, off],
      [0, -off],
      [off, 0],
    ];
    const figures: FigureText[] = [
      { id: 'G', type: input.weapon, pos: [0, 0], facing: 0, crew },
      ...crew.map((id, i): FigureText => ({ id, type: 'soldier', pos: around[i] as [number, number] })),
      { id: 'S', type: 'soldier', pos: [30, 20] },
      { ...REX, pos: [40, 0] },
    ];
    // The wall blocks every soldier at the gun. The spotter sees past it unless they have a wall of their own.
    const wall = (left: number, low: number, right: number, high: number) => {
      return {
        kind: 'building',
        outline: [
          [left, low],
          [right, low],
          [right, high],
          [left, high],
        ] as [number, number][],
      };
    };
    const terrain = [
      ...(input.los ? [] : [wall(10, -15, 12, 15)]),
      ...('spotter_with_los' in input && !input.spotter_with_los ? [wall(24, 16, 36, 17)] : []),
    ];
    const fire: StepText = { intent: 'fire', who: 'G', target: 'D', spotter: input.los ? null : 'S', dice: [3, 4] };
    const report = played(figures, [fire], { terrain, start: { phase: 2 } });
    if (wanted.legal === false) expect(codes(report)).toEqual(['NO_SPOTTER']);
    else {
      const spotter = wanted.mode === 'indirect' ? 'S' : null;
      expect(eventsOf(report, 'shot')).toMatchObject([{ score: wanted.score, spotter }]);
    }
  });
});

describe('DW-EX-14: dinosaurs against vehicles (DW-AUTO-3, DW-AUTO-4, DW-AUTO-5, DW-DMG-9)', () => {
  const beside = (dinosaur: string, vehicle: string): FigureText[] => {
    const { radiusCi } = VEHICLES[vehicle as VehicleKind];
    const radius: Record<string, number> = { pterodactyl: 0.5, monoclonius: 1.1, triceratops: 1.7 };
    const x = (radius[dinosaur] ?? 0) + radiusCi / 100;
    return [
      { id: 'D', type: dinosaur, pos: [0, 0], facing: 0 },
      { id: 'V', type: vehicle, pos: [x, 0], crew: false },
      FAR,
    ];
  };

  test.each(examples['DW-EX-14'].cases)('%j', ({ input, expect: wanted }) => {
    const figures = beside(input.dinosaur, input.vehicle);
    const attack = (total: number, turn = 1): StepText => {
      return { turn, phase: 3, intent: 'Attack', who: 'D', target: 'V', dice: pair(total) };
    };
    if ('roll' in input) {
      const report = played(figures, [attack(input.roll as number)], { start: { phase: 3 } });
      expect(eventsOf(report, 'attacked')).toMatchObject([{ hit: wanted.hit }]);
      expect(eventsOf(report, 'damaged')).toMatchObject([{ lost: wanted.sp_lost }]);
      expect(eventsOf(report, 'destroyed').length > 0).toBe(wanted.destroyed);
      return;
    }
    const turns = Array.from({ length: 5 }, (_, i) => attack(7, i + 1));
    const needed = wanted.ordinary_hits_to_destroy ?? 0;
    const report = played(figures, turns.slice(0, needed), { start: { phase: 3 } });
    expect(eventsOf(report, 'damaged')).toHaveLength(needed);
    expect(eventsOf(report, 'destroyed')).toMatchObject([{ figure: 'V', step: needed, rule: 'DW-DMG-9' }]);
    const automatic = [2, 3, 4].filter((total) => {
      const [damaged] = eventsOf(played(figures, [attack(total)], { start: { phase: 3 } }), 'damaged');
      return String(damaged?.rule).startsWith('DW-AUTO-');
    });
    expect(automatic).toEqual(wanted.auto_on);
  });
});

describe('DW-EX-16: crews by armament (DW-TRANS-3)', () => {
  test.each(examples['DW-EX-16'].cases)('%j', ({ input: { mounts }, expect: { crew } }) => {
    expect(crewSeats({ mg: mounts.includes('mg') ? 'lmg' : null, cannon: mounts.includes('cannon') })).toBe(crew);
    const figures: FigureText[] = [REX, { id: 'V', type: 'half_track', pos: [40, 0], mounts }];
    expect(scenarioOptions({ figures, steps: [] }).options.soldiers).toHaveLength(crew);
  });
});

test.each(examples['DW-EX-17'].cases)(
  'DW-EX-17: a half-track of capacity six (DW-TRANS-4, DW-R-65) %j',
  ({ input, expect: wanted }) => {
    const outfit = { kind: 'half_track', size: 'medium', mg: input.mounts.includes('mg') ? 'lmg' : null } as const;
    expect(capacityOf({ ...outfit, cannon: input.mounts.includes('cannon') }, true)).toBe(wanted.capacity);
  },
);

/** A truck at the origin with its driver, a passenger, and a soldier who touches it. */
const TRUCK: readonly FigureText[] = [
  { id: 'V', type: 'truck', pos: [0, 0], facing: 0 },
  { id: 'A', type: 'soldier', aboard: 'V' },
  { id: 'P', type: 'soldier', aboard: 'V', seat: 'passenger' },
  { id: 'S', type: 'soldier', pos: [0, 3.2] },
];
const LOAD: StepText = { intent: 'Board', soldier: 'S', vehicle: 'V' };
const UNLOAD: StepText = { intent: 'Leave', soldier: 'P', vehicle: 'V', pos: [0, -3.2] };
const BEHIND: FigureText = { ...REX, pos: [-4.6, 0] };

describe('DW-EX-18: loading and unloading (DW-LOAD-1, DW-LOAD-2)', () => {
  test.each(examples['DW-EX-18'].cases)('%j', ({ input, expect: { allowance_in } }) => {
    const loads = input.ops[0] === 'load';
    const who = input.kind === 'vehicle' ? 'V' : loads ? 'S' : 'P';
    const figures = [...TRUCK, { ...REX, pos: [50, 0] as const }];
    const report = played(figures, [loads ? LOAD : UNLOAD, see(who, { allowance_in })], at4);
    expect(report).toMatchObject({ mismatches: [], refusals: [] });
  });
});

describe('DW-EX-19: a truck in contact drives off and unloads (DW-AMOVE-3, DW-LOAD-5, DW-LOAD-6, DW-R-61)', () => {
  test.each(examples['DW-EX-19'].cases)('%j', ({ input, expect: { allowance_in } }) => {
    const drive: StepText = { intent: 'MoveVehicle', vehicle: 'V', path: [[6, 0]] };
    const leave: StepText = { ...UNLOAD, pos: [6, -3.2] };
    const who = input.kind === 'vehicle' ? 'V' : 'P';
    const report = played([...TRUCK, BEHIND], [drive, leave, see(who, { allowance_in })], at4);
    expect(report).toMatchObject({ mismatches: [], refusals: [] });
  });
});

describe('DW-EX-20: people in a destroyed vehicle (DW-CAS-1, DW-CAS-2, DW-R-57)', () => {
  test.each(examples['DW-EX-20'].cases)('%j', ({ input, expect: wanted }) => {
    const figures: FigureText[] = [
      REX,
      { id: 'V', type: 'motorcycle', pos: [3.2, 0] },
      { id: 'A', type: 'soldier', aboard: 'V', rank: input.figure },
      FAR,
    ];
    const luck = 'luck' in input && input.luck !== undefined ? [pair(input.luck)] : [];
    const dice = [[3, 4], pair(input.roll), ...luck];
    const attack: StepText = { intent: 'Attack', who: 'D', target: 'V', dice };
    const report = played(figures, [attack], { start: { phase: 3 } });
    expect(report.diceLeft).toEqual([]);
    expect(eventsOf(report, 'killed').length > 0).toBe(wanted.dead);
    if ('luck_rolls_made' in wanted) expect(eventsOf(report, 'luckRolled')).toHaveLength(wanted.luck_rolls_made ?? 0);
  });
});

describe('DW-EX-21: towing and loading together (DW-TOW-2, DW-AMOVE-4)', () => {
  test.each(examples['DW-EX-21'].cases)('%j', ({ input, expect: { allowance_in } }) => {
    const gun: FigureText = { id: 'G', type: 'light_artillery', hitched_to: 'V' };
    const steps = [...(input.ops.includes('load') ? [LOAD] : []), see('V', { allowance_in })];
    const report = played([...TRUCK, gun, { ...REX, pos: [50, 0] }], steps, at4);
    expect(report).toMatchObject({ mismatches: [], refusals: [] });
  });
});

describe('DW-EX-22: setting up a machine gun after moving (DW-TOW-8, DW-TOW-10, DW-TOW-12, DW-R-49)', () => {
  const figures: FigureText[] = [
    { id: 'G', type: 'hmg', pos: [0, 0], facing: 0, crew: ['A', 'B'] },
    { id: 'A', type: 'soldier', pos: [0, 1.4] },
    { id: 'B', type: 'soldier', pos: [0, -1.4] },
    { ...REX, pos: [40, 0] },
  ];

  test.each(examples['DW-EX-22'].cases)('%j', ({ input, expect: wanted }) => {
    const steps: StepText[] = [
      { phase: 4, intent: 'Dismantle', weapon: 'G' },
      { turn: 2, phase: 4, intent: 'MoveWeapon', weapon: 'G', carriers: ['A', 'B'], path: [[input.moved_in, 0]] },
      { intent: 'SetUp', weapon: 'G', facing: 0, expect: { legal: wanted.legal } },
      ...(wanted.left_in === undefined ? [] : [see('A', { allowance_in: input.moved_in + wanted.left_in })]),
      {
        phase: 5,
        intent: 'fire',
        who: 'G',
        target: 'D',
        dice: [3, 4],
        expect: { legal: wanted.may_fire_secondary ?? false },
      },
    ];
    expect(played(figures, steps, at4)).toMatchObject({ mismatches: [] });
  });
});

test.each(examples['DW-EX-23'].cases)(
  'DW-EX-23: the range of a mortar (DW-RANGE-5, DW-R-35) %j',
  ({ input, expect: wanted }) => {
    const figures: FigureText[] = [
      { id: 'G', type: 'mortar', pos: [0, 0], crew: ['A', 'B'] },
      { id: 'A', type: 'soldier', pos: [0, 1.2] },
      { id: 'B', type: 'soldier', pos: [0, -1.2] },
      { ...REX, pos: [0.6 + 1.9 + input.gap_in, 0] },
    ];
    const report = played(figures, [{ intent: 'fire', who: 'G', target: 'D', dice: [3, 4] }], { start: { phase: 2 } });
    expect(codes(report)).toEqual(wanted.legal ? [] : ['OUT_OF_RANGE']);
  },
);

describe('DW-EX-24: a hero with a light machine gun (DW-RAMBO-1, DW-RAMBO-3, DW-RAMBO-4, DW-RAMBO-5, DW-R-54)', () => {
  const figures = (rank: string, gap: number): FigureText[] => [
    { id: 'G', type: 'lmg', pos: [0, 0], facing: 0, crew: ['H'] },
    { id: 'H', type: 'soldier', rank, pos: [0, 1] },
    { ...REX, type: 'brachiosaurus', pos: [gap + 3.3, 1] },
    { id: 'R', type: 'soldier', pos: [gap - 4, 6] },
  ];
  const pickUp = (die: number): StepText => ({ intent: 'PickUpLmg', hero: 'H', weapon: 'G', dice: [die] });
  const fire = (more: Partial<StepText>): StepText => ({
    intent: 'fire',
    who: 'H',
    weapon: 'lmg',
    target: 'D',
    dice: [3, 4],
    ...more,
  });
  const [hero, leader, spent] = examples['DW-EX-24'].cases;

  test('a hero picks it up with this many turns of ammunition, range 24" and score 10', () => {
    const wanted = { ammunition: hero?.expect.ammo_turns ?? 0, range: hero?.expect.range_in ?? 0 };
    const steps = [pickUp(hero?.input.d6 ?? 0), see('G', { ammunition: wanted.ammunition }), fire({ phase: 5 })];
    const report = played(figures('hero', wanted.range), steps, at4);
    expect(report).toMatchObject({ mismatches: [], refusals: [], diceLeft: [] });
    expect(eventsOf(report, 'shot')).toMatchObject([{ score: hero?.expect.score }]);
    expect(codes(played(figures('hero', wanted.range + 0.1), steps, at4))).toEqual(['OUT_OF_RANGE']);
  });

  test('a leader may not pick it up', () => {
    expect(leader?.expect.legal).toBe(false);
    expect(played(figures('leader', 10), [pickUp(4)], at4).refusals).toMatchObject([{ rule: 'DW-RAMBO-1' }]);
  });

  test('a turn of firing, in two windows, uses up one turn of ammunition', () => {
    expect(spent?.expect).toMatchObject({ ammo_turns_left: 0, next_turn_fire_legal: false });
    const steps = [
      pickUp(spent?.input.d6 ?? 0),
      fire({ turn: 2, phase: 2 }),
      fire({ phase: 5, expect: { legal: true } }),
      { ...see('G', { ammunition: 0, loaded: false }), turn: 3, phase: 2 },
      fire({ expect: { legal: false } }),
    ];
    const report = played(figures('hero', 10), steps, at4);
    expect(report).toMatchObject({ mismatches: [], refusals: [{ rule: 'DW-RAMBO-5' }] });
  });
});

describe('DW-EX-25: a smaller scale (DW-SCALE-2, DW-R-103)', () => {
  test.each(examples['DW-EX-25'].cases)('%j', ({ input, expect: wanted }) => {
    const half = { scale: { lengths: 2 } } as const;
    if ('dinosaur' in input) {
      const figures: FigureText[] = [REX, { id: 'S', type: 'soldier', pos: [2.4, 0], order: 'hold' }, FAR];
      const steps = [
        see('D', { allowance_in: wanted.move_in }),
        { intent: 'Overrun', who: 'D', target: 'S', dice: [1, 1] },
      ];
      const report = played(figures, steps, half);
      expect(report).toMatchObject({ mismatches: [], state: { dinosaurs: { D: { spentIn: wanted.overrun_in } } } });
    } else if ('kind' in input) {
      const open = played([...TRUCK, { ...REX, pos: [50, 0] }], [see('V', { allowance_in: wanted.move_in })], {
        ...half,
        ...at4,
      });
      const left = (wanted.move_in ?? 0) + (wanted.escape_in ?? 0);
      const fled = played([...TRUCK, BEHIND], [see('V', { allowance_in: left })], { ...half, ...at4 });
      expect([...open.mismatches, ...fled.mismatches]).toEqual([]);
    } else {
      const range = wanted.range_in ?? 0;
      const fire = (gap: number) =>
        codes(
          played(
            facingOff('allosaurus', 1.5, {}, gap),
            [{ intent: 'fire', who: 'S', weapon: 'rifle', target: 'D', dice: [1, 2] }],
            {
              ...half,
              start: { phase: 2 },
            },
          ),
        );
      expect([fire(range), fire(range + 0.1)]).toEqual([[], ['OUT_OF_RANGE']]);
    }
  });
});

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('DW-EX-26: one terrain penalty a turn (DW-OPT-TERR-2, DW-OPT-TERR-3)', () => {
  test.each(examples['DW-EX-26'].cases)('%j', ({ input, expect: { allowance_in } }) => {
    const terrain = input.terrain_crossed.map((kind, i) => ({ kind, outline: square(2 + 3 * i, -1, 2) }));
    const drive = (length: number): StepText => ({ intent: 'MoveVehicle', vehicle: 'V', path: [[length, 0]] });
    const about: Partial<ScenarioText> = { ...at4, terrain, options: examples['DW-EX-26'].options };
    const figures = [...TRUCK, { ...REX, pos: [0, 60] as const }];
    expect(codes(played(figures, [drive(allowance_in)], about))).toEqual([]);
    expect(codes(played(figures, [drive(allowance_in + 0.01)], about))).toEqual(['NOT_ENOUGH_MOVEMENT']);
  });
});

test.each(examples['DW-EX-27'].cases)(
  'DW-EX-27: subtract, then divide (DW-AMOVE-3) %j',
  ({ expect: { allowance_in } }) => {
    const about = {
      ...at4,
      options: examples['DW-EX-27'].options,
      terrain: [{ kind: 'hill', outline: square(1, -1, 1) }],
    };
    const drive: StepText = { intent: 'MoveVehicle', vehicle: 'V', path: [[allowance_in, 0]] };
    const leave: StepText = { ...UNLOAD, pos: [allowance_in, -3.2] };
    const report = played([...TRUCK, BEHIND], [drive, leave, see('V', { allowance_in })], about);
    expect(report).toMatchObject({ mismatches: [], refusals: [] });
  },
);

describe('DW-EX-28: soldiers in a building (DW-OPT-COVER-2, DW-R-77)', () => {
  test.each(examples['DW-EX-28'].cases)('%j', ({ input, expect: { score } }) => {
    const man = (id: string, y: number): FigureText => ({ id, type: 'soldier', pos: [2.35, y], order: 'hold' });
    const figures = [REX, man('A', 0.55), man('B', -0.55), FAR];
    const about = { options: examples['DW-EX-28'].options, terrain: [{ kind: 'building', outline: square(2, -2, 4) }] };
    const attack = (turn: number, target: string): StepText => {
      return { turn, phase: 3, intent: 'Attack', who: 'D', target, dice: [6, 6] };
    };
    const report = played(figures, [attack(1, 'A'), attack(2, 'B')], { ...about, start: { phase: 3 } });
    expect(eventsOf(report, 'attacked')[input.first_turn_at_building ? 0 : 1]).toMatchObject({ score });
  });
});

describe('DW-EX-29: the luck of rage (DW-OPT-RAGE-1, DW-OPT-RAGE-2, DW-OPT-RAGE-3)', () => {
  const about = { options: examples['DW-EX-29'].options, start: { phase: 2 } };
  const KINDS: Record<number, [string, number]> = {
    8: ['plateosaurus', 1.1],
    9: ['ceratosaurus', 0.8],
    10: ['allosaurus', 1.5],
  };
  const bazooka = (dice: number[][]): StepText => ({ intent: 'fire', who: 'S', weapon: 'bazooka', target: 'D', dice });
  const beast = (kind: string, radius: number, lp: number): FigureText[] => {
    const [dinosaur, soldier] = facingOff(kind, radius, { weapon: 'bazooka' }, 5) as [FigureText, FigureText];
    return [
      { ...dinosaur, lp },
      soldier,
      { id: 'R', type: 'soldier', pos: [8, 3] },
      { ...REX, id: 'E', pos: [90, 90] },
    ];
  };

  test.each(examples['DW-EX-29'].cases)('%j', ({ input, expect: wanted }) => {
    if ('attack_score' in input) {
      const [kind, radius] = KINDS[input.attack_score ?? 0] ?? ['', 0];
      const report = played(beast(kind, radius, 1), [bazooka([[3, 3], pair(wanted.luck ?? 0)])], about);
      expect(eventsOf(report, 'raged')).toMatchObject([{ needed: wanted.luck, alive: true }]);
      return;
    }
    const figures = beast('allosaurus', 1.5, Math.max(1, input.lp ?? 0));
    const first = bazooka([[3, 3], pair(input.lp === 0 ? 2 : (input.luck_roll ?? 0))]);
    const second: StepText = {
      intent: 'fire',
      who: 'R',
      weapon: 'rifle',
      target: 'D',
      dice: [[3, 3], pair(input.luck_roll ?? 0)],
    };
    const report = played(figures, input.lp === 0 ? [first, second] : [first], about);
    expect(report).toMatchObject({ diceLeft: [], state: { dinosaurs: { D: { alive: wanted.alive, lifePoints: 0 } } } });
  });
});

describe('DW-EX-30: ramming (DW-OPT-RAM-2, DW-OPT-RAM-3, DW-OPT-RAM-4)', () => {
  test.each(examples['DW-EX-30'].cases)('%j', ({ input, expect: wanted }) => {
    const figures: FigureText[] = [
      { id: 'V', type: input.vehicle, pos: [0, 0] },
      { id: 'D', type: 'brachiosaurus', pos: [12, 0] },
      FAR,
    ];
    const ram: StepText = { intent: 'Ram', vehicle: 'V', path: [[12, 0]], target: 'D', dice: pair(input.roll) };
    const report = played(figures, [ram], { ...at4, options: examples['DW-EX-30'].options });
    expect(eventsOf(report, 'rammed')).toMatchObject([{ hit: wanted.hit }]);
    expect(report.state).toMatchObject({
      dinosaurs: { D: { lifePoints: 32 - wanted.lp_lost } },
      vehicles: { V: { immobile: wanted.vehicle_immobile } },
    });
  });
});

describe('DW-EX-31: firing from a truck (DW-OPT-MFIRE-1, DW-OPT-MFIRE-2, DW-R-82)', () => {
  test.each(examples['DW-EX-31'].cases)('%j', ({ input, expect: wanted }) => {
    const passengers = 'passengers' in input ? (input.passengers ?? 0) : 1;
    const riders = Array.from({ length: passengers }, (_, i): FigureText => {
      return { id: `P${i}`, type: 'soldier', aboard: 'V', seat: 'passenger' };
    });
    const figures: FigureText[] = [
      { id: 'V', type: 'truck', pos: [0, 0] },
      { id: 'A', type: 'soldier', aboard: 'V', seat: 'driver' },
      ...riders,
      { ...REX, type: 'brachiosaurus', pos: [12, 0] },
    ];
    const fire = riders.map(
      ({ id }): StepText => ({ intent: 'fire', who: id, weapon: 'rifle', target: 'D', dice: [6, 6] }),
    );
    const report = played(figures, fire, { options: examples['DW-EX-31'].options, start: { phase: 2 } });
    const shots = eventsOf(report, 'shot');
    expect(shots).toHaveLength(wanted.may_fire ?? 1);
    if (wanted.score !== undefined) expect(shots).toMatchObject([{ score: wanted.score }]);
  });
});

test.each(examples['DW-EX-32'].cases)(
  'DW-EX-32: a high-calibre pistol (DW-OPT-HICAL-1) %j',
  ({ input, expect: wanted }) => {
    const figures = facingOff('allosaurus', 1.5, { weapon: input.weapon, high_caliber: input.high_caliber }, 3);
    const fire: StepText = { intent: 'fire', who: 'S', weapon: input.weapon, target: 'D', dice: [1, 1] };
    const report = played(figures, [fire], { options: examples['DW-EX-32'].options, start: { phase: 2 } });
    expect(eventsOf(report, 'shot')).toMatchObject([{ score: wanted.score }]);
    expect(eventsOf(report, 'wounded')).toMatchObject([{ lost: wanted.damage }]);
  },
);

describe('DW-EX-33: snipers (DW-OPT-SNIPE-2, DW-OPT-SNIPE-3)', () => {
  test.each(examples['DW-EX-33'].cases)('%j', ({ input, expect: wanted }) => {
    const about = { options: examples['DW-EX-33'].options, start: { phase: 2 } };
    const weapon = input.weapon ?? 'rifle';
    const fire: StepText = { intent: 'fire', who: 'S', weapon, target: 'D', dice: [1, 1] };
    const shoot = (gap: number) =>
      played(facingOff('allosaurus', 1.5, { weapon, rank: input.figure, sniper: input.sniper }, gap), [fire], about);
    if (wanted.legal === false) {
      expect(() => shoot(3)).toThrow('DW-OPT-SNIPE-3');
      return;
    }
    // A sniper has no bonus with an automatic rifle. A rifle that has moved keeps its range.
    const range = wanted.range_in ?? 0;
    expect(eventsOf(shoot(range), 'shot')).toMatchObject([{ score: wanted.score }]);
    expect(codes(shoot(range + 0.1))).toEqual(['OUT_OF_RANGE']);
  });
});

test.each(examples['DW-EX-34'].cases)('DW-EX-34: all options together balance (DW-OPT-2) %j', ({ expect: wanted }) => {
  const sum = (side: string) =>
    OPTIONAL_RULE_IDS.reduce(
      (total, id) => total + (OPTIONAL_RULES[id].favours === side ? OPTIONAL_RULES[id].strength : 0),
      0,
    );
  expect({ army: sum('A'), dinosaurs: sum('D') }).toEqual(wanted);
});

test.each(examples['DW-EX-35'].cases)(
  'DW-EX-35: the sample army (DW-PTS-1, DW-PTS-2, DW-PTS-3) %j',
  ({ input, expect: wanted }) => {
    const ranks = [
      ...Array<string>(input.nco).fill('nco'),
      ...Array<string>(input.leader).fill('leader'),
      ...Array<string>(input.hero).fill('hero'),
    ];
    const men = Array.from({ length: input.soldiers }, (_, i): FigureText => {
      return { id: `s${i}`, type: 'soldier', rank: ranks[i] ?? 'enlisted', pos: [2 * i, 0] };
    });
    const guns = input.weapons.map((type, i): FigureText => ({ id: `w${i}`, type, pos: [3 * i, 10] }));
    const rides = input.vehicles.map(
      (name, i): FigureText => ({ id: `v${i}`, type: name.split(':')[0] ?? '', pos: [8 * i, 20] }),
    );
    const cost = (figures: readonly FigureText[]): number => {
      return pointsOfForces(scenarioOptions({ figures: [...figures, { ...REX, pos: [0, 80] }], steps: [] }).options)
        .army;
    };
    expect(cost(men)).toBe(wanted.soldiers_base + wanted.special_extra);
    expect(cost(guns)).toBe(wanted.weapons);
    expect(rides.map((ride) => cost([ride]))).toEqual([wanted.tank, wanted.truck]);
    expect(cost([...men, ...guns, ...rides])).toBe(wanted.total);
  },
);

test.each(examples['DW-EX-36'].cases.filter(({ input }) => input.prices.startsWith('table')))(
  'DW-EX-36: the sample herd (DW-PTS-5, DW-R-68) %j',
  ({ input, expect: wanted }) => {
    const cost = (herd: Readonly<Record<string, number>>): number => {
      const figures = Object.entries(herd).flatMap(([type, count], row) =>
        Array.from({ length: count }, (_, i): FigureText => ({ id: `${type}${i}`, type, pos: [8 * i, 8 * row] })),
      );
      return pointsOfForces(scenarioOptions({ figures, steps: [] }).options).dinosaurs;
    };
    for (const [type, points] of Object.entries(wanted.parts)) {
      expect(cost({ [type]: (input.herd as Record<string, number>)[type] ?? 0 })).toBe(points);
    }
    expect(cost(input.herd)).toBe(wanted.total);
  },
);

test.each(examples['DW-EX-37'].cases)(
  'DW-EX-37: prices of vehicles (DW-PTS-2, DW-R-67) %j',
  ({ input, expect: { points } }) => {
    const figures: FigureText[] = [
      { id: 'V', type: input.vehicle, mounts: input.mounts, pos: [0, 0] },
      { ...REX, pos: [0, 50] },
    ];
    expect(pointsOfForces(scenarioOptions({ figures, steps: [] }).options).army).toBe(points);
  },
);

test.each(examples['DW-EX-38'].cases)(
  'DW-EX-38: the grid of the island (DW-ISLE-2, DW-ISLE-3, DW-R-72) %j',
  ({ input, expect: wanted }) => {
    const [width, height] = input.table_in as [number, number];
    const spots = spotsOf({ spots: [], table: { widthCi: width * 100, heightCi: height * 100, terrain: [] } });
    const gaps = (values: readonly number[]): number[] => {
      const sorted = [...new Set(values)].sort((a, b) => a - b);
      return [...new Set(sorted.slice(1).map((value, i) => (value - (sorted[i] ?? 0)) / 100))];
    };
    const xs = spots.map(({ x }) => x);
    const ys = spots.map(({ y }) => y);
    expect(spots).toHaveLength(wanted.spots);
    expect([gaps(xs), gaps(ys)]).toEqual([[wanted.spacing_in], [wanted.spacing_in]]);
    const margins = [
      Math.min(...xs) / 100,
      Math.min(...ys) / 100,
      width - Math.max(...xs) / 100,
      height - Math.max(...ys) / 100,
    ];
    expect(margins).toEqual(Array(4).fill(wanted.margin_in));
  },
);

describe('DW-EX-39: the Time Gate (DW-GATE-4, DW-GATE-6, DW-R-92, DW-R-94)', () => {
  const gate = { scenario: 'gate', start: { phase: 4 }, table: { width: 144, height: 180 } } as const;
  const pole: FigureText = { id: 'P1', type: 'pole', pos: [30, 30] };

  test.each(examples['DW-EX-39'].cases)('%j', ({ input, expect: wanted }) => {
    if ('gap_in' in input) {
      // The soldier walks up to the dinosaur, behind its wood, until the gap is this.
      const end = 100 - 1.5 - 0.5 - (input.gap_in ?? 0);
      const wood = {
        kind: 'woods',
        outline: [
          [90, 20],
          [110, 20],
          [110, 40],
          [90, 40],
        ] as [number, number][],
      };
      const figures: FigureText[] = [
        { id: 'S', type: 'soldier', pos: [end - 1, 30] },
        { id: 'D', type: 'allosaurus', pos: [100, 30], hidden: true },
      ];
      const report = played(figures, [{ intent: 'move', who: 'S', path: [[end, 30]] }], { ...gate, terrain: [wood] });
      expect(report.refusals).toEqual([]);
      expect(eventsOf(report, 'spotted').length > 0).toBe(wanted.spotted);
    } else if ('carriers' in input) {
      const men = ['A', 'B']
        .slice(0, input.carriers)
        .map((id, i): FigureText => ({ id, type: 'soldier', pos: [30, 31 - 2 * i] }));
      const carry: StepText = { intent: 'MovePole', weapon: 'P1', carriers: men.map(({ id }) => id), path: [[33, 30]] };
      const report = played([pole, ...men, FAR, { ...REX, pos: [120, 150] }], [carry], gate);
      expect(report.refusals.length === 0).toBe(wanted.can_carry);
    } else {
      const riders = Array.from({ length: 8 - (input.truck_free_spaces ?? 0) }, (_, i): FigureText => {
        return { id: `r${i}`, type: 'soldier', aboard: 'V', seat: 'passenger' };
      });
      const figures: FigureText[] = [
        { ...pole, pos: [33, 30] },
        { id: 'V', type: 'truck', pos: [30, 30] },
        { id: 'A', type: 'soldier', aboard: 'V', seat: 'driver' },
        ...riders,
        { id: 'S', type: 'soldier', pos: [33.5, 31] },
        { id: 'U', type: 'soldier', pos: [33.5, 29] },
        { ...REX, pos: [120, 150] },
      ];
      const report = played(figures, [{ intent: 'TakePole', weapon: 'P1', vehicle: 'V' }], gate);
      expect(report.refusals.length === 0).toBe(wanted.can_load_pole);
    }
  });
});
