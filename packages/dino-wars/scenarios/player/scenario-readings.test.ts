/** The fields of a match that a scenario file may read. */
import { dinoWars } from '../../rules';
import { type FigureText, playScenario, type ScenarioReport, type ScenarioText } from '.';

const T: FigureText = { id: 'T', type: 'tyrannosaurus', pos: [0, 0], facing: 0 };
const man = (id: string, x: number, y: number, more: Partial<FigureText> = {}): FigureText => {
  return { id, type: 'soldier', pos: [x, y], facing: 180, ...more };
};
const rider = (id: string, vehicle: string, seat: number): FigureText => ({
  id,
  type: 'soldier',
  aboard: vehicle,
  seat,
});
const FAR = man('far', 60, 60);

function play(figures: readonly FigureText[], more: Partial<ScenarioText>): ScenarioReport {
  return playScenario(dinoWars, { figures, steps: [], ...more });
}

/** Returns the report of expectations at the end of a file. */
function at(end: Readonly<Record<string, unknown>>, figures: readonly FigureText[], more: Partial<ScenarioText> = {}) {
  const { mismatches, unchecked, refusals, error } = play(figures, { ...more, final: { ...end } });
  return { mismatches, unchecked, refusals, error };
}

const MET = { mismatches: [], unchecked: [], refusals: [], error: null };
const BITE = { seat: 1, intent: 'attack', figure: 'T' };
const SHOT = { intent: 'fire', target: 'T' };

describe('fields', () => {
  const motors: FigureText[] = [
    T,
    { id: 'J', type: 'jeep', pos: [5, 0], facing: 0, sp: 2, mounts: ['mg:hmg'] },
    ...[rider('D', 'J', 0), rider('P', 'J', 2)],
    { id: 'K', type: 'tank', pos: [20, 0] },
    { id: 'G', type: 'hmg', pos: [30, 0], crew: ['A', 'B'] },
    ...[man('A', 30, 2), man('B', 30, -2), FAR],
  ];

  test.each<[string, unknown]>([
    ['T_lp', 15],
    ['T_spent_in', 0],
    ['T_most_life', 15],
    ['T_charge_turn', null],
    ['J_sp', 2],
    ['J_gun_facing', 0],
    ['J_spent_in', 0],
    ['J_aboard', ['D', 'P']],
    ['J_crew', ['D', 'P']],
    ['P_aboard', 'J'],
    ['A_aboard', null],
    ['G_crew', ['A', 'B']],
    ['G_spent_in', 0],
    ['A_crew_of', 'G'],
    ['K_cannon_loaded', true],
    ['K_secondary_fire_left', true],
    ['G_secondary_fire_left', true],
    ['A_left_contact', false],
  ])('%s is %j', (key, value) => {
    expect(at({ [key]: value }, motors)).toEqual(MET);
    const wrong = typeof value === 'number' ? value + 1 : 'nothing of the kind';
    expect(at({ [key]: wrong }, motors).mismatches).toEqual([{ step: 'final', key, expected: wrong, actual: value }]);
  });

  test.each([
    'J_lp',
    'T_sp',
    'T_cannon_loaded',
    'J_cannon_loaded',
    'A_crew',
    'T_crew',
    'T_aboard',
    'G_aboard',
    'T_secondary_fire_left',
    'A_z_in',
    'A_mood',
    'A_mood_in',
    'nobody_lp',
  ])('%s is unknown', (key) => {
    expect(at({ [key]: 1 }, motors)).toEqual({ ...MET, unchecked: [`final: ${key}`] });
  });

  test('the longer of two possible names is meant', () => {
    const twins = [T, man('A', 9, 0, { rank: 'hero' }), man('A_B', 12, 0, { rank: 'nco' })];
    expect(at({ A_B_rank: 'nco', A_rank: 'hero' }, twins)).toEqual(MET);
  });
});

describe('DW-BUDGET-2 secondary_fire_left', () => {
  const figures = [T, man('A', 12, 0), man('B', 2.4, 0), FAR];

  test('an attack is left after phase 2, and not after phase 5', () => {
    const shot = { ...SHOT, figure: 'A', weapon: 'rifle', dice: [6, 6] };
    const steps = [
      { phase: 2, ...shot, expect: { A_secondary_fire_left: true, score: 7, hit: false } },
      { phase: 5, ...shot, expect: { A_secondary_fire_left: false } },
    ];
    expect(at({}, figures, { steps })).toEqual(MET);
  });

  test('no attack is left after closing fire, nor to the dead', () => {
    const overrun = { intent: 'overrun', figure: 'T', target: 'B' };
    const open = {
      ...{ reaction_to: 'B', closing_options: ['rifle'], closing_fire: true, score: null, hit: null },
      ...{ move_ended: false, may_continue: true },
    };
    const answered = (dice: readonly number[], expect: object) => [
      { ...overrun, expect: { ...open, B_secondary_fire_left: true } },
      { intent: 'closingFire', figure: 'B', weapon: 'rifle', dice, expect: { ...expect, reaction_to: null } },
    ];
    const missed = {
      B_secondary_fire_left: false,
      dead: [],
      T_move_over: true,
      closing_fire: true,
    };
    expect(at({}, figures, { steps: answered([6, 6, 6, 6], missed) })).toEqual(MET);
    const killed = { B_secondary_fire_left: false, dead: ['B'], alive: ['T', 'A'], T_move_over: false };
    expect(at({}, figures, { steps: answered([6, 6, 1, 1], killed) })).toEqual(MET);
    const held = { intent: 'closingFire', figure: 'B', weapon: 'hold', dice: [1, 1] };
    const end = { B_secondary_fire_left: false, dead: ['B'], closing_fire: false };
    expect(at({}, figures, { steps: [overrun, { ...held, expect: end }] })).toEqual(MET);
  });
});

describe('gap_in', () => {
  const jeep: FigureText = { id: 'J', type: 'jeep', pos: [0, 6], crew: false };

  test.each<[string, string, number, FigureText[]]>([
    ['to the nearest enemy', 'T', 7.6, [man('A', 10, 0), FAR]],
    ['of a soldier to a dinosaur, although a friend is nearer', 'A', 7.6, [man('A', 10, 0), man('B', 11.5, 0)]],
    ['to a vehicle', 'T', 2.6, [jeep, FAR]],
    ['of a rider, from the vehicle', 'R', 2.6, [jeep, rider('R', 'J', 0), FAR]],
  ])('the gap is the distance %s', (_, who, gap, figures) => {
    const turn = { intent: 'face', who: 'T', facing: 10 };
    const steps = [
      { ...turn, figure: 'T' },
      { who, expect: { gap_in: gap } },
    ];
    expect(at({}, [T, ...figures], { steps })).toEqual(MET);
    const near = [{ who, expect: { gap_in: gap - 0.05 } }];
    expect(at({}, [T, ...figures], { steps: near }).mismatches).toHaveLength(1);
  });

  test('the gap is null once no enemy is left', () => {
    const kill = { ...SHOT, figure: 'A', weapon: 'rifle', dice: [1, 1], expect: { gap_in: null, dead: ['T'] } };
    expect(at({}, [{ ...T, lp: 1 }, man('A', 12, 0)], { start: { phase: 2 }, steps: [kill] })).toEqual(MET);
  });
});

describe('the places of figures', () => {
  test('DW-CAS-1 `dead` lists soldiers and dinosaurs, `destroyed` lists vehicles and weapons', () => {
    const figures = [
      { ...T, type: 'tyrannosaurus' },
      { id: 'J', type: 'jeep', pos: [3.4, 0] as const, sp: 1 },
      { id: 'G', type: 'hmg', pos: [0, 2.7] as const },
      { id: 'U', type: 'tyrannosaurus', pos: [0, 5.5] as const },
      FAR,
    ];
    const steps = [
      { ...BITE, target: 'J', dice: [3, 3, 6, 6], expect: { score: 10, hit: true, dead: ['J-1'], destroyed: ['J'] } },
      { ...BITE, figure: 'U', target: 'G', dice: [3, 3], expect: { destroyed: ['J', 'G'], dead: ['J-1'] } },
    ];
    const end = { alive: ['T', 'U', 'far'], legal_attacks_of_T: [], game_over: false, phase: 'army-movement' };
    expect(at(end, figures, { start: { phase: 3 }, steps })).toEqual(MET);
    expect(at({ alive: ['G', 'far'] }, figures, { start: { phase: 3 }, steps }).mismatches).toEqual([
      { step: 'final', key: 'alive', expected: ['G', 'far'], actual: { dead: ['G'] } },
    ]);
  });

  test('DW-R-56 `survivors` lists those who wait for a place', () => {
    const figures = [T, { id: 'J', type: 'jeep', pos: [3.4, 0] as const, sp: 1 }, FAR];
    const bite = {
      ...BITE,
      target: 'J',
      dice: [3, 3, 1, 1],
      expect: { survivors: ['J-1'], dead: [], destroyed: ['J'] },
    };
    expect(at({ survivors: ['J-1'] }, figures, { start: { phase: 3 }, steps: [bite] })).toEqual(MET);
  });

  test('DW-GATE-5 DW-OPT-PARA-1 hidden, waiting and not placed yet', () => {
    const figures: FigureText[] = [
      { ...T, hidden: true, pos: [60, 100] },
      { id: 'X', type: 'soldier', paratrooper: true },
      { id: 'Y', type: 'soldier' },
      man('A', 60, 10),
    ];
    const woods = {
      kind: 'woods',
      outline: [
        [55, 95],
        [65, 95],
        [65, 105],
        [55, 105],
      ] as const,
    };
    const more: Partial<ScenarioText> = {
      ...{ options: ['paratroopers'], scenario: 'gate', placing: 'deliberate' },
      table: { width: 144, height: 180, terrain: [woods] },
    };
    const end = {
      hidden: ['T'],
      unplaced: ['Y'],
      waiting: ['X'],
      escaped: [],
      placing: true,
      winner: null,
      ending: null,
    };
    expect(at(end, figures, more)).toEqual(MET);
    expect(at({ hidden: [], unplaced: [], waiting: [] }, figures, more).mismatches).toHaveLength(3);
  });

  test('DW-WIN-3 how the match ended', () => {
    const kill = { ...SHOT, figure: 'A', weapon: 'rifle', dice: [1, 1] };
    const end = { winner: 'army', ending: 'DW-WIN-3', game_over: true, turn: 1, placing: false };
    const figures = [{ ...T, lp: 1 }, man('A', 12, 0)];
    expect(at(end, figures, { start: { phase: 2 }, steps: [kill] })).toEqual(MET);
    expect(play(figures, { start: { phase: 2 }, steps: [kill] }).outcome).toMatchObject({ winners: [0] });
  });

  test('a refusal, by its rule and code', () => {
    const far = {
      ...BITE,
      target: 'far',
      expect: { accepted: false, legal: false, rule: 'DW-DATK-2', rejected: 'NO_CONTACT' },
    };
    expect(play([T, FAR, man('A', 2.4, 0)], { start: { phase: 3 }, steps: [far] })).toMatchObject({
      mismatches: [],
      refusals: [{ step: 1, rule: 'DW-DATK-2', code: 'NO_CONTACT', facts: { figure: 'T', target: 'far' } }],
    });
    const end = { legal_attacks_of_T: ['A'], contact_with: ['A'] };
    expect(at({}, [T, FAR, man('A', 2.4, 0)], { start: { phase: 3 }, steps: [{ who: 'T', expect: end }] })).toEqual(
      MET,
    );
  });
});

describe('a move with a facing', () => {
  const poles: FigureText[] = [
    { id: 'P1', type: 'pole', pos: [60, 100], status: 'set-up' },
    { id: 'P2', type: 'pole', pos: [60, 105.5], status: 'set-up' },
  ];
  const more = { scenario: 'gate', table: { width: 144, height: 180 }, start: { phase: 4 } };
  const jeep: FigureText = { id: 'V', type: 'jeep', pos: [50, 103], facing: 0 };
  const home = { intent: 'move', figure: 'V', path: [[64, 103] as const], facing: 90 };

  test('DW-R-93 a move that leads off the table is not refused because of the turn after it', () => {
    const steps = [{ ...home, expect: { accepted: true, escaped: ['V', 'V-1'] } }];
    expect(at({}, [...poles, jeep, man('A', 40, 40), { ...T, pos: [110, 150] }], { ...more, steps })).toEqual(MET);
  });

  test('DW-GATE-8 a move that ends the game is not refused because of the turn after it', () => {
    const steps = [{ ...home, expect: { accepted: true, game_over: true, winner: 'army' } }];
    expect(at({}, [...poles, jeep, { ...T, pos: [110, 150] }], { ...more, steps })).toEqual(MET);
  });

  test('a figure turns after its move in any other case', () => {
    const steps = [{ ...home, path: [[55, 103] as const], expect: { facing: 90, spent_in: 5 } }];
    expect(at({}, [...poles, jeep, { ...T, pos: [110, 150] }], { ...more, steps })).toEqual(MET);
  });
});

test.each([
  ['is on the ground and would walk by flying', 0, { intent: 'fly', path: [[10, 30, 0] as const] }, true],
  ['is on the ground and too far away', 0, { intent: 'move', path: [[60, 30] as const] }, true],
  ['is on the ground and held down by DW-OPT-ALT-1', 0, { intent: 'fly', path: [[20, 30, 5] as const] }, true],
  ['is in the air and attacks nobody', 12, { intent: 'overrun', target: 'far' }, false],
])('DW-R-11 the refusal of a flyer that %s says so', (_, z, step, grounded) => {
  const flyer: FigureText = { id: 'F', type: 'pteranodon', pos: [0, 30], z };
  const steps = [{ ...step, figure: 'F' }];
  const { refusals } = play([T, flyer, FAR], { steps, options: ['minimum altitude'] });
  expect(refusals).toMatchObject([{ step: 1, facts: { figure: 'F', grounded } }]);
});

test('an unknown name is an error, unless the step expects a refusal', () => {
  const stranger = { intent: 'overrun', figure: 'T', target: 'nobody' };
  const steps = (expected: object) => ({ steps: [{ ...stranger, expect: { ...expected } }] });
  expect(() => at({}, [T, FAR], steps({}))).toThrow('steps[0].target: no figure is called "nobody"; there are T, far');
  for (const expected of [{ accepted: false }, { legal: false }, { rejected: true }, { rule: 'DW-OVER-2' }]) {
    const { mismatches, unchecked } = at({}, [T, FAR], steps(expected));
    expect({ mismatches, unchecked }).toEqual({ mismatches: [], unchecked: [] });
  }
  expect(() => at({}, [T, FAR], { steps: [{ intent: 'done', seat: 2 }] })).toThrow('steps[0].seat: there is no seat 2');
  const crew = { intent: 'assign', weapon: 'far', crew: ['who'] };
  expect(() => at({}, [T, FAR], { steps: [crew] })).toThrow('steps[0].crew[0]: no figure is called "who"');
});
