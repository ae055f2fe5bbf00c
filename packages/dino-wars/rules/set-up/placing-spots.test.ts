/**
 * The places where a figure may be set up, and the refusals elsewhere (DW-SIDE-2, DW-R-71, DW-R-73, DW-R-74, DW-R-105).
 */
import type { Frozen } from '@dwo/kernel';
import {
  ARMY,
  ci,
  dino,
  type Game,
  game,
  ground,
  gun,
  HERD,
  optionsFor,
  rex,
  rider,
  rifle,
  vehicle,
} from '../../testing/table';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import type { Options } from './options';

const OFF = { at: null };
/** The army's lower 42" and the dinosaurs' upper 42" of 120" are 36" apart. */
const TERRAIN = [
  ground('mountain', [80, 100], [90, 110], 'rock'),
  ground('hill', [10, 100], [20, 110], 'knoll'),
  ground('woods', [100, 100], [110, 110], 'grove'),
];

type Sides = Parameters<typeof optionsFor>[0]['sides'];

function begun(more: Partial<Options>, sides: Sides = ['army', 'dinosaurs'], roll = () => 1): Game {
  const figures = [
    ...[rex('T', 0, 0, OFF), dino('pteranodon', 'F', 0, 0, OFF), dino('pteranodon', 'G', 60, 100, { z: 1200 })],
    ...[rex('X', 60, 80), rifle('S', 0, 0, OFF), rifle('A', 60, 20), vehicle('truck', 'V', 0, 0, OFF)],
    ...[rider('V', 0, 'R'), gun('light_artillery', 'W', 0, 0, { at: null, hitchedTo: 'V' })],
    rifle('J', 0, 0, { at: null, paratrooper: true }),
  ];
  const options = optionsFor(
    {
      terrain: TERRAIN,
      sides: sides ?? ['army', 'dinosaurs'],
      optional: ['paratroopers'],
      more: { separationCi: 3600, ...more },
    },
    ...figures,
  );
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return game(dinoWars.setup(options, { roll }));
}

/** Returns the rule, the code and the facts of a refusal. */
function said({ state }: Game, seat: number, intent: Intent): unknown {
  const no = dinoWars.check(state as Frozen<typeof state>, seat, intent);
  return no === null ? 'legal' : [no.rule, no.code, no.facts];
}

function place(figure: string, x: number, y: number, more: { facing?: number; z?: number } = {}) {
  return { type: 'place', figure, at: { x: ci(x), y: ci(y) }, facing: 0, z: 0, ...more } as const;
}

const TABLE = { widthCi: 12000, heightCi: 12000 };

/** The dinosaurs place first. */
const herdsTurn = begun({ placing: 'alternate' });
const armysTurn = begun({ placing: 'alternate' });
armysTurn.does(HERD, place('T', 20, 90));

test.each<[string, ReturnType<typeof place>, unknown]>([
  [
    'whole hundredths',
    { ...place('T', 20, 90), at: { x: 2000.5, y: 9000 } },
    ['DW-R-1', '', { figure: 'T', x: 2000.5, y: 9000 }],
  ],
  [
    'both of them',
    { ...place('T', 20, 90), at: { x: 2000, y: 9000.5 } },
    ['DW-R-1', '', { figure: 'T', x: 2000, y: 9000.5 }],
  ],
  ['whole degrees', place('T', 20, 90, { facing: 0.5 }), ['DW-R-1', '', { figure: 'T', facing: 0.5 }]],
  ['no less than 0', place('T', 20, 90, { facing: -1 }), ['DW-R-1', '', { figure: 'T', facing: -1 }]],
  ['less than 360', place('T', 20, 90, { facing: 360 }), ['DW-R-1', '', { figure: 'T', facing: 360 }]],
  ['as much as 359', place('T', 20, 90, { facing: 359 }), 'legal'],
  ['DW-FLY-1 on the ground', place('T', 20, 90, { z: 500 }), ['DW-FLY-1', '', { figure: 'T', z: 500, most: 0 }]],
  ['DW-FLY-1 a flyer in the air', place('F', 20, 90, { z: 1200 }), 'legal'],
  ['DW-FLY-3 as high as 36"', place('F', 20, 90, { z: 3600 }), 'legal'],
  ['DW-FLY-3 no higher', place('F', 20, 90, { z: 3601 }), ['DW-FLY-3', '', { figure: 'F', z: 3601, most: 3600 }]],
  ['DW-FLY-3 not below', place('F', 20, 90, { z: -1 }), ['DW-FLY-3', '', { figure: 'F', z: -1, most: 3600 }]],
  [
    'DW-FLY-3 in whole hundredths',
    place('F', 20, 90, { z: 1.5 }),
    ['DW-FLY-3', '', { figure: 'F', z: 1.5, most: 3600 }],
  ],
  [
    'DW-SIDE-7 on the table',
    place('T', 1.89, 90),
    ['DW-SIDE-7', 'OFF_TABLE', { figure: 'T', x: 189, y: 9000, ...TABLE }],
  ],
  ['DW-SIDE-7 up to its edge', place('T', 1.9, 90), 'legal'],
  [
    'DW-SIDE-7 in the air too',
    place('F', 120, 90, { z: 1200 }),
    ['DW-SIDE-7', 'OFF_TABLE', { figure: 'F', x: 12000, y: 9000, ...TABLE }],
  ],
  ['DW-R-4 on no other base', place('T', 63.78, 80), ['DW-R-4', 'PATH_BLOCKED', { figure: 'T', blocker: 'X' }]],
  ['DW-R-4 beside another base', place('T', 63.8, 80), 'legal'],
  ['DW-R-10 on open ground', place('T', 85, 105), ['DW-R-10', 'IMPASSABLE', { figure: 'T', terrain: 'rock' }]],
  [
    'DW-R-12 in no other flyer in the air',
    place('F', 60, 100, { z: 1299 }),
    ['DW-R-12', 'PATH_BLOCKED', { figure: 'F', blocker: 'G' }],
  ],
  ['DW-R-12 an inch above another flyer', place('F', 60, 100, { z: 1300 }), 'legal'],
  ['DW-R-12 in no rock', place('F', 85, 105, { z: 1000 }), ['DW-R-12', 'IMPASSABLE', { figure: 'F', terrain: 'rock' }]],
  [
    'DW-R-11 no lower than the top of a hill',
    place('F', 15, 105, { z: 400 }),
    ['DW-R-11', '', { figure: 'F', z: 400, least: 401 }],
  ],
  ['DW-R-11 DW-R-3 as low as contact with the ground', place('F', 20, 90, { z: 10 }), 'legal'],
  ['DW-R-11 above a hill', place('F', 15, 105, { z: 401 }), 'legal'],
  [
    'DW-SIDE-2 in their own strip',
    place('T', 20, 77.99),
    ['DW-SIDE-2', 'OUT_OF_RANGE', { figure: 'T', low: 7800, high: 12000 }],
  ],
  ['DW-SIDE-2 down to its edge', place('T', 20, 78), 'legal'],
  ['DW-R-73 each figure once', place('X', 20, 90), ['DW-R-73', 'MOVE_OVER', { figure: 'X' }]],
  ['DW-SIDE-1 figures of their own', place('S', 20, 90), ['DW-SIDE-1', 'NOT_OWNER', { figure: 'S', owner: ARMY }]],
  ['DW-SIDE-1 an unknown figure', place('Z', 20, 90), ['DW-SIDE-1', 'NOT_OWNER', { figure: 'Z' }]],
])('the dinosaurs place %s', (_, wish, expected) => {
  expect(said(herdsTurn, HERD, wish)).toEqual(expected);
});

test.each<[string, ReturnType<typeof place>, unknown]>([
  ['DW-SIDE-2 up to the edge of their strip', place('S', 20, 42), 'legal'],
  [
    'DW-SIDE-2 nothing farther up',
    place('S', 20, 42.01),
    ['DW-SIDE-2', 'OUT_OF_RANGE', { figure: 'S', low: 0, high: 4200 }],
  ],
  ['DW-FLY-1 nothing in the air', place('S', 20, 20, { z: 500 }), ['DW-FLY-1', '', { figure: 'S', z: 500, most: 0 }]],
  ['DW-SIDE-6 no rider', place('R', 20, 20), ['DW-SIDE-6', 'ABOARD', { figure: 'R', vehicle: 'V' }]],
  ['DW-TOW-1 no towed weapon', place('W', 20, 20), ['DW-TOW-1', 'ABOARD', { figure: 'W', vehicle: 'V' }]],
  ['DW-OPT-PARA-1 no paratrooper', place('J', 20, 20), ['DW-OPT-PARA-1', 'ABOARD', { figure: 'J' }]],
  [
    'DW-R-4 nothing that overlaps a friend by a hundredth of an inch',
    place('S', 60.99, 20),
    ['DW-R-4', 'PATH_BLOCKED', { figure: 'S', blocker: 'A' }],
  ],
  ['DW-R-4 a soldier beside another', place('S', 61, 20), 'legal'],
])('the army places %s', (_, wish, expected) => {
  expect(said(armysTurn, ARMY, wish)).toEqual(expected);
});

test('DW-R-73 only the player on turn places', () => {
  expect(said(herdsTurn, ARMY, place('S', 20, 20))).toEqual(['DW-R-73', 'NOT_YOUR_PHASE', { placers: [HERD] }]);
  expect(said(armysTurn, HERD, place('F', 20, 80))).toEqual(['DW-R-73', 'NOT_YOUR_PHASE', { placers: [ARMY] }]);
});

/** Places all of the army. */
function armyPlaced(match: Game): void {
  match.does(ARMY, place('S', 10, 10));
  match.does(ARMY, place('V', 20, 10));
  match.does(ARMY, { type: 'done' });
}

describe('a deliberate set-up (DW-R-74)', () => {
  const match = begun({ placing: 'deliberate', armyZoneCi: 3000 });

  test.each<[string, number, ReturnType<typeof place>, unknown]>([
    ['DW-R-105 the army up to its edge', ARMY, place('S', 20, 30), 'legal'],
    [
      'DW-R-105 the army no farther',
      ARMY,
      place('S', 20, 30.01),
      ['DW-R-105', 'OUT_OF_RANGE', { figure: 'S', low: 0, high: 3000 }],
    ],
    ['the dinosaurs later', HERD, place('T', 20, 90), ['DW-R-74', 'NOT_YOUR_PHASE', { placers: [ARMY] }]],
  ])('%s', (_, seat, wish, expected) => {
    expect(said(match, seat, wish)).toEqual(expected);
  });

  test('DW-SIDE-2 DW-R-71 the dinosaurs begin anywhere, far enough from every enemy', () => {
    const after = begun({ placing: 'deliberate' });
    armyPlaced(after);
    expect(after.state.placing?.side).toBe('dinosaurs');
    expect(said(after, HERD, place('T', 60, 56))).toBe('legal');
    const near = place('T', 60, 55.99);
    expect(said(after, HERD, near)).toEqual([
      'DW-SIDE-2',
      'TOO_CLOSE',
      { figure: 'T', enemy: 'A', separationCi: 3600 },
    ]);
    expect(said(after, HERD, { type: 'hide', figure: 'T', at: { x: 10500, y: 10500 }, facing: 0 })).toEqual([
      ...['DW-GATE-4', ''],
      { figure: 'T', scenario: 'battle' },
    ]);
  });

  test('DW-R-94 dinosaurs hide where nobody would see them', () => {
    const gate = begun({ scenario: 'gate', placing: 'deliberate' });
    armyPlaced(gate);
    const hide = (figure: string, x: number, y: number) =>
      said(gate, HERD, { type: 'hide', figure, at: { x: ci(x), y: ci(y) }, facing: 0 });
    expect(hide('T', 105, 105)).toBe('legal');
    expect(hide('T', 60, 90)).toEqual(['DW-R-94', '', { figure: 'T', x: 6000, y: 9000 }]);
    expect(hide('T', 60, 81)).toEqual(['DW-R-4', 'PATH_BLOCKED', { figure: 'T', blocker: 'X' }]);
    expect(hide('X', 105, 105)).toBe('legal');
    gate.does(HERD, { type: 'hide', figure: 'T', at: { x: ci(105), y: ci(105) }, facing: 0 });
    // Hidden or not, they may not overlap.
    expect(hide('X', 106, 106)).toEqual(['DW-R-4', 'PATH_BLOCKED', { figure: 'X', blocker: 'T' }]);
    expect(said(gate, HERD, place('X', 101.19, 105))).toBe('legal');
    expect(said(gate, HERD, place('X', 101.22, 105))).toEqual([
      'DW-R-4',
      'PATH_BLOCKED',
      { figure: 'X', blocker: 'T' },
    ]);
    // It may be moved, even to a place that overlaps its old one.
    expect(hide('T', 105.5, 105)).toBe('legal');
    expect(said(gate, HERD, { type: 'unplace', figure: 'F' })).toEqual([
      ...['DW-R-74', ''],
      { figure: 'F', absence: 'unplaced' },
    ]);
    gate.does(HERD, { type: 'unplace', figure: 'T' });
    expect(gate.state.dinosaurs.T).toMatchObject({ absence: 'unplaced', x: 0, y: 0, z: 0, facing: 0 });
    expect(gate.state.secrets[HERD]?.dinosaurs).toEqual({});
    expect(gate.state.players[HERD]?.unseen).toEqual({ figures: 0, points: 0 });
  });
});

describe('DW-ISLE-6 DW-R-71 on the island', () => {
  const SPOTS = [
    { x: 2000, y: 2000 },
    { x: 2000, y: 8000 },
    { x: 8000, y: 5000 },
  ];
  const figures = [
    ...[rex('T', 0, 0, OFF), dino('gallimimus', 'U', 0, 0, OFF), rifle('S', 0, 0, OFF), rifle('P', 0, 0, OFF)],
    ...[rifle('Q', 0, 0, { ...OFF, owner: 2 })],
  ];
  const island = () => {
    const more = {
      scenario: 'island',
      placing: 'alternate',
      separationCi: 2400,
      spots: SPOTS,
      liftCaps: true,
    } as const;
    const options = optionsFor({ sides: ['army', 'dinosaurs', 'army'], more }, ...figures);
    expect(dinoWars.checkSetup(options)).toEqual([]);
    return game(dinoWars.setup(options, { roll: () => 1 }));
  };

  test('the first figure stands on the spot, others within 12" of it', () => {
    const match = island();
    expect(match.state.placing?.spots).toEqual(SPOTS);
    const spot = { x: 2000, y: 8000 };
    expect(said(match, HERD, place('T', 20, 81.91))).toEqual([
      ...['DW-ISLE-6', 'OUT_OF_RANGE'],
      { figure: 'T', ...spot, mostCi: 190 },
    ]);
    match.does(HERD, place('T', 20, 81.9));
    match.does(ARMY, place('S', 20, 20));
    expect(said(match, 2, place('Q', 80.51, 50))).toEqual([
      ...['DW-ISLE-6', 'OUT_OF_RANGE'],
      { figure: 'Q', x: 8000, y: 5000, mostCi: 50 },
    ]);
    expect(said(match, 2, place('Q', 80.5, 50))).toBe('legal');
    match.does(2, place('Q', 80, 50));
    match.does(HERD, place('U', 20, 92));
    expect(said(match, ARMY, place('P', 32, 20))).toBe('legal');
    expect(said(match, ARMY, place('P', 32.01, 20))).toEqual([
      ...['DW-ISLE-6', 'OUT_OF_RANGE'],
      { figure: 'P', x: 2000, y: 2000, mostCi: 1200 },
    ]);
  });
});
