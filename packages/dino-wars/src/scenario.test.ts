import { dinoWars } from './index';
import { type FigureText, playScenario, type ScenarioReport, type ScenarioText, scenarioOptions } from './scenario';

const MEN: readonly FigureText[] = [
  { id: 'A', type: 'soldier', pos: [6.4, 0] },
  { id: 'B', type: 'soldier', pos: [6.4, 4], rank: 'nco', weapon: 'Submachine gun' },
];
const TY: FigureText = { id: 'Ty', type: 'Tyrannosaurus', pos: [0, 0], facing_deg: 0 };

const play = (scenario: Partial<ScenarioText>): ScenarioReport =>
  playScenario(dinoWars, { figures: [TY, ...MEN], steps: [], ...scenario });

describe('the table', () => {
  test('is as large as it has to be, and its coordinates come back', () => {
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
    ['a figure off it', { table: { width: 40, height: 30 } }, 'figures: DW-SIDE-7 OFF_TABLE {"figure":"Ty"'],
    ['two figures on one spot', { figures: [TY, { ...TY, id: 'T2' }, ...MEN] }, 'figures: DW-R-4 PATH_BLOCKED'],
    ['an unknown kind', { figures: [{ ...TY, type: 'dragon' }] }, 'figures[0].type: "dragon" is none of allosaurus'],
    [
      'an unknown weapon',
      { figures: [TY, { ...TY, id: 'A', type: 'soldier', weapon: 'bow' }] },
      'figures[1].weapon: "bow"',
    ],
    ['a wrong owner', { figures: [{ ...TY, owner: 0 }] }, 'figures[0].owner: seat 0 does not play the dinosaurs'],
    ['a sixth phase', { start: { phase: 6 } }, 'start.phase: there is no phase 6'],
    ['an unknown intent', { steps: [{ intent: 'fly' }] }, 'steps[0].intent: "fly" is none of move'],
    ['a move without path', { steps: [{ intent: 'move', who: 'Ty' }] }, 'steps[0].path: is needed here'],
    ['a roll that belongs to nothing', { steps: [{ roll: 'luck', dice: [1, 2] }] }, 'steps[0].roll: no step before it'],
  ])('refuses %s', (_, scenario, message) => {
    expect(() => play(scenario)).toThrow(message);
  });
});

describe('steps', () => {
  const close: ScenarioText['steps'] = [
    { intent: 'MoveDino', who: 'Ty', path: [[6.4, 0]], stopAtContactWith: 'A' },
    { intent: 'Overrun', who: 'Ty', target: 'A' },
  ];

  test('by the names of the decision sequence and by ours come to the same', () => {
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

  test('later rolls may bring their dice in steps of their own', () => {
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

  test('share the dice of the file if they bring none', () => {
    const report = play({
      dice: [[3, 4], [5, 6], 2],
      steps: [...close, { intent: 'ClosingFire', who: 'A', weapon: 'rifle' }],
    });
    expect(report).toMatchObject({ diceLeft: [2], state: { dinosaurs: { Ty: { lifePoints: 14 } } } });
  });

  test('that are refused change nothing, keep their dice and let the play go on', () => {
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
    ['too few dice', [3, 4], 'step 3: the dice ran out: "to-hit" wants one more d6'],
    ['a die with seven pips', [3, 4, 7, 1], 'step 3: "to-hit" is rolled on a d6, which can\'t show 7'],
  ])('with %s stop the play before they change anything', (_, dice, message) => {
    const report = play({
      steps: [...close, { intent: 'ClosingFire', who: 'A', weapon: 'rifle', dice }, { phase: 2 }],
    });
    expect(report.error).toEqual({ step: 3, roll: 'to-hit', message });
    expect(report.state).toEqual(play({ steps: close }).state);
  });

  test('wait for a phase by letting everybody finish, into the next turn if it comes earlier', () => {
    const quiet: ScenarioText['steps'] = [{ phase: 4, expect: { turn: 1, phase: 'army-movement' } }, { phase: 1 }];
    const report = play({ steps: quiet, final: { turn: 2, phase: 'dinosaur-movement' } });
    expect(report.mismatches).toEqual([]);
    const phases = (report.events as { phase?: string }[]).flatMap(({ phase }) => phase ?? []);
    expect(phases).toHaveLength(5);
  });

  test('say so if their phase can not come', () => {
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
    ['alive', ['A', 'Z'], { dead: ['Z'] }],
    ['game_over', true, false],
  ])('%s is looked at', (key, wrong, right) => {
    const move = { intent: 'move', who: 'Ty', path: [[4, 0]] as const, expect: { [key]: wrong } };
    expect(play({ steps: [move] })).toMatchObject({
      mismatches: [{ step: 1, key, expected: wrong, actual: right }],
      unchecked: [],
    });
    const met = key === 'alive' ? ['A', 'Ty'] : right;
    expect(play({ steps: [{ ...move, expect: { [key]: met } }] })).toMatchObject({ mismatches: [], unchecked: [] });
  });

  test('figures may have names that every object knows, and strangers are nobody', () => {
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

  test('that nobody knows are named, and a length may be off by rounding', () => {
    const report = play({
      steps: [{ intent: 'move', who: 'Ty', path: [[4, 0]], expect: { mood: 'bad', spent_in: 3.99 } }],
    });
    expect(report).toMatchObject({ mismatches: [], unchecked: ['1: mood'] });
  });
});
