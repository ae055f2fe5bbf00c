import { dinoWars } from '../../rules';
import { type FigureText, playScenario, type ScenarioReport, type ScenarioText, scenarioOptions } from '.';
import { wishesOf } from './wish';

const MEN: readonly FigureText[] = [
  { id: 'A', type: 'soldier', pos: [6.4, 0] },
  { id: 'B', type: 'soldier', pos: [6.4, 4], rank: 'nco', weapon: 'Submachine gun' },
];
const TY: FigureText = { id: 'Ty', type: 'Tyrannosaurus', pos: [0, 0], facing_deg: 0 };

const play = (scenario: Partial<ScenarioText>): ScenarioReport =>
  playScenario(dinoWars, { figures: [TY, ...MEN], steps: [], ...scenario });

describe('the table', () => {
  test("is as large as needed, and the file's coordinates are reported", () => {
    const { options } = scenarioOptions({ figures: [TY, ...MEN], steps: [{ path: [[-10, 20]] }] });
    expect(options.table).toMatchObject({ widthCi: 1640 + 9600, heightCi: 2000 + 9600 });
    expect(play({}).state).toMatchObject({
      table: { origin: [-48, -48], widthIn: 102.4, heightIn: 100 },
      dinosaurs: { Ty: { pos: [0, 0] } },
      soldiers: { B: { pos: [6.4, 4], weapons: ['smg', 'rifle'], order: 'ask' } },
    });
  });

  test('may be given, with a corner anywhere', () => {
    const table: ScenarioText['table'] = {
      width: 40,
      height: 30,
      origin: [-20, -15],
      terrain: [
        {
          kind: 'woods',
          outline: [
            [0, 5],
            [5, 5],
            [5, 9],
          ],
        },
      ],
    };
    expect(play({ table }).state).toMatchObject({
      table: {
        widthIn: 40,
        heightIn: 30,
        origin: [-20, -15],
        terrain: [
          {
            id: 't1',
            outline: [
              [0, 5],
              [5, 5],
              [5, 9],
            ],
          },
        ],
      },
      soldiers: { A: { pos: [6.4, 0] } },
    });
  });

  test.each<[string, Partial<ScenarioText>, string]>([
    [
      'a figure off the table',
      { table: { width: 40, height: 30 } },
      'figures[0].pos: "Ty" is not on the table with its whole base (DW-SIDE-7 OFF_TABLE {"figure":"Ty"',
    ],
    [
      'two figures on one spot',
      { figures: [TY, { ...TY, id: 'T2' }, ...MEN] },
      'figures[1].pos: the base of "T2" overlaps that of "Ty" (DW-R-4 PATH_BLOCKED',
    ],
    [
      'an outline that crosses itself',
      {
        terrain: [{ kind: 'hill', outline: [[9, 9] as const, [12, 12] as const, [12, 9] as const, [9, 12] as const] }],
      },
      'terrain[0]: the outline is illegal: its edges cross or have no length (DW-R-10',
    ],
    ['an unknown kind', { figures: [{ ...TY, type: 'dragon' }] }, 'figures[0].type: "dragon" is none of allosaurus'],
    [
      'an unknown weapon',
      { figures: [TY, { ...TY, id: 'A', type: 'soldier', weapon: 'bow' }] },
      'figures[1].weapon: "bow"',
    ],
    ['a wrong owner', { figures: [{ ...TY, owner: 0 }] }, 'figures[0].owner: seat 0 does not play the dinosaurs'],
    ['a sixth phase', { start: { phase: 6 } }, 'start.phase: there is no phase 6'],
    ['an unknown intent', { steps: [{ intent: 'dance' }] }, 'steps[0].intent: "dance" is none of place'],
    ['a move without path', { steps: [{ intent: 'move', who: 'Ty' }] }, 'steps[0].path: is needed here'],
    ['a roll that belongs to nothing', { steps: [{ roll: 'luck', dice: [1, 2] }] }, 'steps[0].roll: no step before it'],
  ])('refuses %s', (_, scenario, message) => {
    expect(() => play(scenario)).toThrow(message);
  });
});

describe('figures of every class', () => {
  const options = (figures: readonly FigureText[], more: Partial<ScenarioText> = {}) =>
    scenarioOptions({ figures: [TY, ...figures], steps: [], ...more }).options;
  const TANK: FigureText = { id: 'K', type: 'tank', pos: [20, 0] };

  test('a tank has its weapons and a crew of four unless the file says otherwise', () => {
    const { vehicles, soldiers } = options([TANK]);
    expect(vehicles).toMatchObject([{ id: 'K', kind: 'tank', mg: 'lmg', cannon: true, gunFacing: null }]);
    expect(soldiers.map(({ id, rank, aboard }) => [id, rank, aboard?.seat])).toEqual([
      ['K-1', 'enlisted', 0],
      ['K-2', 'enlisted', 1],
      ['K-3', 'enlisted', 2],
      ['K-4', 'enlisted', 3],
    ]);
    expect(options([{ ...TANK, crew: false }]).soldiers).toEqual([]);
  });

  test('soldiers take the seats they name, and the others the first free ones', () => {
    const rider = (id: string, seat?: number | string): FigureText => ({ id, type: 'soldier', aboard: 'K', seat });
    const truck: FigureText = { id: 'K', type: 'half-track', pos: [20, 0], mounts: ['mg:hmg', 'cannon'] };
    const { vehicles, soldiers } = options([
      rider('A'),
      rider('B', 'cannon'),
      rider('C', 'passenger'),
      rider('D', 'mg'),
      truck,
    ]);
    expect(vehicles).toMatchObject([{ kind: 'half_track', mg: 'hmg', cannon: true }]);
    expect(Object.fromEntries(soldiers.map(({ id, aboard }) => [id, aboard?.seat]))).toEqual({
      A: 0,
      B: 2,
      C: 4,
      D: 1,
    });
    // Soldiers aboard are the crew; `crew: true` fills the seats they leave empty.
    const filled = options([rider('A'), { ...truck, crew: true }]).soldiers;
    expect(filled.map(({ id }) => id)).toEqual(['A', 'K-2', 'K-3', 'K-4']);
  });

  test("a gun gets its crew from its own field or from the soldiers'", () => {
    const men: FigureText[] = ['A', 'B'].map((id, i) => ({ id, type: 'soldier', pos: [20, i] }));
    const told = options([...men, { id: 'G', type: 'heavy machine gun', pos: [22, 0], crew: ['A', 'B'] }]);
    expect(told.crewedWeapons).toMatchObject([{ id: 'G', kind: 'hmg', hitchedTo: null }]);
    const other = options([...men.map((man) => ({ ...man, crew_of: 'G' })), { id: 'G', type: 'hmg', pos: [22, 0] }]);
    expect(told.soldiers.map(({ crewOf }) => crewOf)).toEqual(['G', 'G']);
    expect(other.soldiers).toEqual(told.soldiers);
  });

  test('all other fields of figures and matches', () => {
    const figures: FigureText[] = [
      { id: 'P', type: 'pteranodon', pos: [0, 9, 12] },
      { id: 'Q', type: 'pteranodon', pos: [0, 15], z: 3, hidden: true },
      { id: 'S', type: 'soldier', pos: [9, 9], sniper: true, high_caliber: true, elite: true, paratrooper: true },
      { id: 'J', type: 'jeep', pos: [30, 0], sp: 2, size: 'large', gun_facing: -90 },
      { id: 'L', type: 'light artillery', hitched_to: 'J' },
    ];
    const found = options(figures, {
      ...{ options: ['Dino Rage', 'high_caliber'], variants: ['wide gate'], scale: { lengths: 2, bases: 2 } },
      ...{ scenario: 'gate', placing: 'deliberate', army_zone: 30, separation: 24, spots: [[1, 2]] },
    });
    expect(found).toMatchObject({
      ...{ optional: ['dino_rage', 'high_caliber'], variants: ['wide_gate'], scale: { lengths: 2, bases: 2 } },
      ...{ scenario: 'gate', placing: 'deliberate', armyZoneCi: 3000, separationCi: 2400 },
    });
    expect(found.dinosaurs).toMatchObject([{}, { z: 1200, hidden: false }, { z: 300, hidden: true }]);
    expect(found.soldiers).toMatchObject([
      { sniper: true, highCalibre: true, elite: true, paratrooper: true },
      { aboard: { vehicle: 'J', seat: 0 } },
    ]);
    expect(found.vehicles).toMatchObject([{ structurePoints: 2, size: 'large', gunFacing: 270 }]);
    expect(found.crewedWeapons).toMatchObject([{ at: null, hitchedTo: 'J' }]);
    expect(options([], { options: ['all'] }).optional).toHaveLength(15);
    expect(options([], { scale: 0.5 }).scale).toEqual({ lengths: 2, bases: 1 });
  });

  test.each<[string, readonly FigureText[], Partial<ScenarioText>, string]>([
    [
      'a seat that does not exist',
      [TANK, { id: 'A', type: 'soldier', aboard: 'K', seat: 'sofa' }],
      {},
      'figures[2].seat: "sofa"',
    ],
    [
      'a vehicle that does not exist',
      [{ id: 'A', type: 'soldier', aboard: 'K' }],
      {},
      'figures[1].aboard: there is no vehicle',
    ],
    ['an unknown mount', [{ ...TANK, mounts: ['laser'] }], {}, 'figures[1].mounts[0]: "laser" is none of mg, cannon'],
    ['an unknown option', [], { options: ['lasers'] }, 'options[0]: "lasers" is none of terrain_penalties'],
    ['an unknown scale', [], { scale: 7 }, 'scale: 7 is none of 1, 2, 3, 4'],
  ])('%s is refused', (_, figures, more, message) => {
    expect(() => options(figures, more)).toThrow(message);
  });
});

describe('intents of every kind', () => {
  const state = { poles: {}, secrets: [], dinosaurs: {}, soldiers: {}, vehicles: {}, crewedWeapons: {} };
  const wishes = (step: ScenarioText['steps'][number]) =>
    wishesOf({ step, state: state as never, origin: { x: 0, y: 0 }, path: 'steps[0]' });
  const at = { x: 100, y: 200 };

  test.each<[ScenarioText['steps'][number], object]>([
    [
      { intent: 'Place', figure: 'A', pos: [1, 2, 3], facing: 90 },
      { type: 'place', figure: 'A', at, facing: 90, z: 300 },
    ],
    [
      { intent: 'Hide', dino: 'A', pos: [1, 2], facing: 0 },
      { type: 'hide', figure: 'A', at, facing: 0 },
    ],
    [
      { intent: 'unplace', figure: 'A' },
      { type: 'unplace', figure: 'A' },
    ],
    [
      { intent: 'MoveDino', dino: 'A', path: [[1, 2, 0]] },
      { type: 'fly', figure: 'A', path: [{ ...at, z: 0 }], stopAt: null },
    ],
    [
      { intent: 'fly', figure: 'A', path: [[1, 2]], stopAt: 'B' },
      { type: 'fly', path: [{ ...at, z: 0 }], stopAt: 'B' },
    ],
    [
      { intent: 'Reface', weapon: 'G', facing: 180 },
      { type: 'face', figure: 'G', facing: 180 },
    ],
    [
      { intent: 'GunFacing', vehicle: 'V', angle: -90 },
      { type: 'turnGun', vehicle: 'V', facing: 270 },
    ],
    [
      { intent: 'PlaceSurvivors', vehicle: 'V', spots: [{ figure: 'A', at: [1, 2] }] },
      { type: 'placeSurvivors', vehicle: 'V', spots: [{ figure: 'A', at }] },
    ],
    [
      { intent: 'Fire', firer: 'G', weapon: 'howitzer', target: 'T', spotter: 'S' },
      { type: 'fire', figure: 'G', weapon: 'heavy_artillery', target: 'T', spotter: 'S' },
    ],
    [
      { intent: 'Board', soldier: 'A', vehicle: 'V', place: 2, path: [[1, 2]] },
      { type: 'board', figure: 'A', vehicle: 'V', seat: 2, path: [at] },
    ],
    [
      { intent: 'Leave', soldier: 'A', vehicle: 'V', pos: [1, 2] },
      { type: 'alight', figure: 'A', at },
    ],
    [
      { intent: 'SwapSeat', vehicle: 'V', seats: [0, 3] },
      { type: 'swapSeats', vehicle: 'V', seats: [0, 3] },
    ],
    [
      { intent: 'Assign', weapon: 'G', crew: ['A', 'B'] },
      { type: 'assign', weapon: 'G', crew: ['A', 'B'] },
    ],
    [
      { intent: 'Dismantle', weapon: 'G' },
      { type: 'dismantle', weapon: 'G' },
    ],
    [
      { intent: 'SetUp', weapon: 'G', facing: 45 },
      { type: 'setUp', weapon: 'G', facing: 45 },
    ],
    [
      { intent: 'SetUpPole', weapon: 'P' },
      { type: 'setUp', weapon: 'P', facing: 0 },
    ],
    [
      { intent: 'MoveWeapon', weapon: 'G', carriers: ['A'], path: [[1, 2]] },
      { type: 'carry', weapon: 'G', carriers: ['A'], path: [at] },
    ],
    [
      { intent: 'stow', weapon: 'G', vehicle: 'V' },
      { type: 'stow', weapon: 'G', vehicle: 'V' },
    ],
    [
      { intent: 'unstow', weapon: 'G', at: [1, 2] },
      { type: 'unstow', weapon: 'G', at },
    ],
    [
      { intent: 'Hitch', vehicle: 'V', weapon: 'G', board: ['A'] },
      { type: 'hitch', vehicle: 'V', weapon: 'G', board: ['A'] },
    ],
    [
      { intent: 'Unhitch', vehicle: 'V', at: [1, 2], facing: 0, crew: [{ figure: 'A', at: [1, 2] }] },
      { type: 'unhitch', vehicle: 'V', at, facing: 0, crew: [{ figure: 'A', at }] },
    ],
    [
      { intent: 'PickUpLmg', hero: 'A', weapon: 'G' },
      { type: 'pickUp', figure: 'A', weapon: 'G' },
    ],
    [
      { intent: 'DropLmg', hero: 'A', at: [1, 2] },
      { type: 'layDown', figure: 'A', at },
    ],
    [
      { intent: 'Ram', vehicle: 'V', path: [[1, 2]], dino: 'T' },
      { type: 'ram', vehicle: 'V', path: [at], target: 'T' },
    ],
    [
      { intent: 'Drop', from: [1, 2], direction: 400 },
      { type: 'airDrop', from: at, direction: 40 },
    ],
    [
      { intent: 'PlaceParatrooper', soldier: 'A', at: [1, 2] },
      { type: 'land', figure: 'A', at },
    ],
    [
      { intent: 'allowSpotting', soldier: 'A', allow: 'no' },
      { type: 'allowSpotting', figure: 'A', allow: 'no' },
    ],
  ])('%j', (step, intent) => {
    expect(wishes(step)).toMatchObject([intent]);
  });

  test('a vehicle may move and turn in one step', () => {
    expect(wishes({ intent: 'MoveVehicle', vehicle: 'V', path: [[1, 2]], facing_deg: 90 })).toEqual([
      { type: 'move', figure: 'V', path: [at], stopAt: null },
      { type: 'face', figure: 'V', facing: 90 },
    ]);
  });

  test.each<[ScenarioText['steps'][number], string]>([
    [{ intent: 'Assign', weapon: 'G' }, 'steps[0].crew: is needed here'],
    [
      { intent: 'Unhitch', vehicle: 'V', at: [1, 2], facing: 0, crew: ['A'] },
      'steps[0].crew[0]: needs a figure and its spot',
    ],
    [{ intent: 'allowSpotting', soldier: 'A', allow: 'perhaps' }, 'steps[0].allow: "perhaps" is none of auto, yes, no'],
  ])('%j is refused', (step, message) => {
    expect(() => wishes(step)).toThrow(message);
  });
});

test('runs begin anew, each with its own steps and its own expectations at the end', () => {
  const walk = (run: string | undefined, x: number) => ({ run, intent: 'move', who: 'Ty', path: [[x, 0]] as const });
  const report = play({
    steps: [walk('a', 1), walk('b', 2), { ...walk(undefined, 4), expect: { spent_in: 4 } }],
    final: { Ty_spent_in: 4, run_a: { facing: 0 }, run_b: { facing: 90 } },
  });
  expect(report.steps.map(({ step, run }) => [step, run])).toEqual([
    [1, 'a'],
    [3, 'a'],
    [2, 'b'],
    [3, 'b'],
  ]);
  expect(report.mismatches).toEqual([{ step: 'final', key: 'facing', expected: 90, actual: 0 }]);
});

describe('steps', () => {
  const close: ScenarioText['steps'] = [
    { intent: 'MoveDino', who: 'Ty', path: [[6.4, 0]], stopAtContactWith: 'A' },
    { intent: 'Overrun', who: 'Ty', target: 'A' },
  ];

  test('steps by the names of the decision sequence and by ours have the same result', () => {
    const theirs = play({
      steps: [...close, { intent: 'ClosingFire', who: 'A', weapon: 'hold', dice: [[6, 6]] }, { phase: 2 }],
    });
    const ours = play({
      steps: [
        { seat: 'dinosaurs', intent: 'move', figure: 'Ty', path: [[6.4, 0]], stopAt: 'A' },
        { seat: 1, intent: 'overrun', figure: 'Ty', target: 'A' },
        { seat: 'army', intent: 'closingFire', figure: 'A', weapon: null, dice: [6, 6] },
        { phase: 'regular-fire' },
      ],
    });
    expect(theirs.refusals).toEqual([]);
    expect(theirs.state).toEqual(ours.state);
    expect(theirs.events).toEqual(ours.events);
  });

  test('later rolls may have their dice in steps of their own', () => {
    const report = play({
      steps: [
        ...close,
        { intent: 'ClosingFire', who: 'A', weapon: 'rifle', dice: [3, 4], expect: { hit: true, Ty_lp: 14 } },
        { roll: 'dinosaur_attack', who: 'Ty', dice: [5, 6], expect: { hit: false, move_ended: true } },
      ],
    });
    expect(report).toMatchObject({ mismatches: [], diceLeft: [], error: null });
    expect(report.events).toMatchObject([
      {
        step: 1,
        type: 'moved',
        path: [
          [0, 0],
          [4, 0],
        ],
        costIn: 4,
      },
      { step: 2, type: 'overrunDeclared', costIn: 2 },
      { step: 2, type: 'reactionOpened' },
      { step: 3, type: 'reactionClosed' },
      { step: 3, type: 'shot', dice: [3, 4] },
      { step: 3, type: 'wounded', lost: 1 },
      { step: 3, type: 'attacked', dice: [5, 6] },
      { step: 3, type: 'overrunEnded' },
    ]);
  });

  test('steps share the dice of the file if they have none', () => {
    const report = play({
      dice: [[3, 4], [5, 6], 2],
      steps: [...close, { intent: 'ClosingFire', who: 'A', weapon: 'rifle' }],
    });
    expect(report).toMatchObject({ diceLeft: [2], state: { dinosaurs: { Ty: { lifePoints: 14 } } } });
  });

  test('steps that are refused change nothing, keep their dice and let the play go on', () => {
    const far = { intent: 'Overrun', who: 'Ty', target: 'B', dice: [1, 2] };
    const report = play({ steps: [far, ...close] });
    expect(report.refusals).toEqual([
      { step: 1, rule: 'DW-OVER-1', code: 'NO_CONTACT', facts: { figure: 'Ty', target: 'B' } },
    ]);
    expect(report.steps[0]).toMatchObject({ step: 1, seat: 1, events: [], diceLeft: [1, 2] });
    expect(report.diceLeft).toEqual([1, 2]);
    expect(report.state).toEqual(play({ steps: close }).state);
  });

  test.each([
    ['too few dice', [3, 4], 'step 3: the dice ran out: "to-hit" needs one more d6'],
    ['a die with seven pips', [3, 4, 7, 1], 'step 3: "to-hit" is rolled on a d6, which can\'t show 7'],
  ])('steps with %s stop the play before they change anything', (_, dice, message) => {
    const report = play({
      steps: [...close, { intent: 'ClosingFire', who: 'A', weapon: 'rifle', dice }, { phase: 2 }],
    });
    expect(report.error).toEqual({ step: 3, roll: 'to-hit', message });
    expect(report.state).toEqual(play({ steps: close }).state);
  });

  test('steps wait for a phase by letting everybody finish, into the next turn if needed', () => {
    const quiet: ScenarioText['steps'] = [{ phase: 4, expect: { turn: 1, phase: 'army-movement' } }, { phase: 1 }];
    const report = play({ steps: quiet, final: { turn: 2, phase: 'dinosaur-movement' } });
    expect(report.mismatches).toEqual([]);
    const phases = (report.events as { phase?: string }[]).flatMap(({ phase }) => phase ?? []);
    expect(phases).toHaveLength(5);
  });

  test("steps report that their phase can't come", () => {
    expect(play({ steps: [...close, { phase: 2 }] }).mismatches).toEqual([
      { step: 3, key: 'phase', expected: 'regular-fire', actual: 'dinosaur-movement' },
    ]);
  });
});

test('directions may be any number of degrees', () => {
  const face = { intent: 'Face', who: 'Ty', angle: -90.2, expect: { facing: 270 } };
  const report = play({ figures: [{ ...TY, facing_deg: 725 }, ...MEN], steps: [{ expect: {} }, face] });
  expect(report).toMatchObject({ mismatches: [], refusals: [], events: [{ type: 'faced', facing: 270 }] });
});

describe('expectations', () => {
  test.each<[string, unknown, unknown]>([
    ['accepted', false, true],
    ['legal', false, true],
    ['rejected', 'NO_LOS', null],
    ['rule', 'DW-LOS-1', null],
    ['spent_in', 3.97, 4],
    ['facing', 90, 0],
    ['allowance_in', 12, 18],
    ['contact_with', [], ['A']],
    ['reaction_to', 'A', null],
    ['closing_options', ['rifle'], []],
    ['closing_fire', true, false],
    ['score', 7, null],
    ['hit', true, null],
    ['dead', ['A'], []],
    ['may_continue', false, true],
    ['move_ended', true, false],
    ['phase', 'regular-fire', 'dinosaur-movement'],
    ['turn', 2, 1],
    ['winner', 'army', null],
    ['ending', 'DW-WIN-2', null],
    ['Ty_lp', 14, 15],
    ['Ty_spent_in', 5, 4],
    ['gap_in', 3, 0],
    ['destroyed', ['A'], []],
    ['escaped', ['A'], []],
    ['survivors', ['A'], []],
    ['placing', true, false],
    ['hidden', ['Ty'], []],
    ['A_order', 'hold', 'ask'],
    ['A_secondary_fire_left', false, true],
    ['B_rank', 'hero', 'nco'],
    ['Ty_z_in', 5, 0],
    ['climb_to_in', 5, null],
    ['kind', 'allosaurus', 'tyrannosaurus'],
    ['legal_attacks_of_Ty', ['A'], []],
    ['alive', ['A', 'Z'], { dead: ['Z'] }],
    ['game_over', true, false],
  ])('%s is compared', (key, wrong, right) => {
    const move = { intent: 'move', who: 'Ty', path: [[4, 0]] as const, expect: { [key]: wrong } };
    expect(play({ steps: [move] })).toMatchObject({
      mismatches: [{ step: 1, key, expected: wrong, actual: right }],
      unchecked: [],
    });
    const met = key === 'alive' ? ['A', 'Ty'] : right;
    expect(play({ steps: [{ ...move, expect: { [key]: met } }] })).toMatchObject({ mismatches: [], unchecked: [] });
  });

  test('a figure may be called like a property of every object, and an unknown name is none', () => {
    const figures = [{ ...TY, id: 'constructor' }, ...MEN];
    const move = { intent: 'move', who: 'constructor', path: [[4, 0]] as const };
    const expected = { contact_with: ['A'], spent_in: 4, constructor_lp: 15, alive: ['constructor', 'A'] };
    expect(play({ figures, steps: [{ ...move, expect: expected }] })).toMatchObject({ mismatches: [], unchecked: [] });
    const stranger = { ...move, who: 'toString', expect: { rejected: 'NOT_OWNER', facing: null, contact_with: [] } };
    expect(play({ steps: [stranger] })).toMatchObject({ mismatches: [] });
    expect(play({ steps: [{ expect: { alive: ['valueOf'], toString: 1 } }] })).toMatchObject({
      mismatches: [{ key: 'alive', actual: { dead: ['valueOf'] } }],
      unchecked: ['1: toString'],
    });
    expect(() => play({ figures: [{ id: 'S', type: 'soldier', weapon: 'constructor', pos: [0, 0] }] })).toThrow();
  });

  test('DW-AMOVE-2 a soldier in contact may walk 4"', () => {
    const figures = [
      { id: 'T', type: 'triceratops', pos: [0, 0] as const, facing: 0 },
      { id: 'S', type: 'soldier', pos: [2.2, 0] as const },
    ];
    const walk = { intent: 'move', figure: 'S', path: [[9, 0]] as const };
    const expected = { rejected: 'NOT_ENOUGH_MOVEMENT', allowance_in: 4 };
    expect(play({ start: { phase: 4 }, figures, steps: [{ ...walk, expect: expected }] }).mismatches).toEqual([]);
  });

  test('unknown expectations are named, and a length may differ by rounding', () => {
    const report = play({
      steps: [{ intent: 'move', who: 'Ty', path: [[4, 0]], expect: { mood: 'bad', spent_in: 3.99 } }],
    });
    expect(report).toMatchObject({ mismatches: [], unchecked: ['1: mood'] });
  });
});
