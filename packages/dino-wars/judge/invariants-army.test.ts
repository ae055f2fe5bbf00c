/** The judge finds forged stories of vehicles, guns, flyers and options. */
import { clone, type Frozen, frozen, type Seat } from '@dwo/kernel';
import { dinoWars } from '../rules';
import type { Event } from '../rules/events';
import type { Intent } from '../rules/intents';
import type { Options } from '../rules/set-up/options';
import type { Dinosaur, State } from '../rules/state';
import { type FigureText, scenarioOptions } from '../scenarios/player';
import { auditor, diceIn, type Played } from '.';

interface Step {
  seat: Seat;
  intent: Intent;
  events: Event[];
  rolls: number[];
  after: State;
}

interface Told {
  start: State;
  steps: Step[];
}

const ARMY = 0;
const HERD = 1;

const FIGURES: readonly FigureText[] = [
  { id: 'R', type: 'tyrannosaurus', pos: [20, 20], facing: 0 },
  { id: 'P', type: 'pteranodon', pos: [60, 44, 10], facing: 0 },
  { id: 'V', type: 'jeep', pos: [27.4, 20], facing: 180, mounts: ['mg'] },
  { id: 'Vd', type: 'soldier', aboard: 'V', seat: 'driver' },
  { id: 'Vg', type: 'soldier', aboard: 'V', seat: 'mg', rank: 'nco' },
  { id: 'Va', type: 'soldier', aboard: 'V', seat: 'passenger' },
  { id: 'M', type: 'mortar', pos: [40, 5], crew: ['A', 'B'] },
  { id: 'A', type: 'soldier', pos: [40, 6.2] },
  { id: 'B', type: 'soldier', pos: [40, 3.8] },
  { id: 'L', type: 'lmg', pos: [50, 20], facing: 180, crew: ['C', 'H'] },
  { id: 'C', type: 'soldier', pos: [50, 21.2] },
  { id: 'H', type: 'soldier', rank: 'hero', pos: [50, 18.8] },
  { id: 'X', type: 'soldier', pos: [27.8, 33] },
  { id: 'K', type: 'truck', pos: [33, 34], facing: 0 },
  { id: 'Kd', type: 'soldier', aboard: 'K', seat: 'driver' },
  { id: 'Ka', type: 'soldier', aboard: 'K', seat: 'passenger' },
  { id: 'Kb', type: 'soldier', aboard: 'K', seat: 'passenger' },
  { id: 'Kc', type: 'soldier', aboard: 'K', seat: 'passenger' },
];

function optionsOf(options: readonly string[]): Options {
  // A wall hides the dinosaur from the mortar, but not from its spotter.
  const wall = {
    kind: 'mountain',
    outline: [
      [31, 8],
      [36, 8],
      [36, 12],
      [31, 12],
    ] as [number, number][],
  };
  const table = { width: 90, height: 60, terrain: [wall] };
  return scenarioOptions({ figures: FIGURES, table, steps: [], options, dice: [] }).options;
}

const OPTIONS = optionsOf([
  'moving_fire',
  'wounded_soldiers',
  'limited_grenades',
  'dino_charge',
  'ramming_move',
  'fire_into_combat',
  'dino_rage',
]);

type Act = readonly [seat: Seat, intent: Intent, dice?: readonly number[]];
const at = (x: number, y: number) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });
const fire = (
  figure: string,
  weapon: 'rifle' | 'grenade' | 'lmg' | 'mortar',
  target: string,
  spotter: string | null = null,
): Intent => {
  return { type: 'fire', figure, weapon, target, spotter };
};

/** A turn with many kinds of acts. Each has its number for the forgeries below. */
const ACTS: readonly Act[] = [
  /* 0 */ [HERD, { type: 'fly', figure: 'P', path: [{ ...at(54, 40), z: 600 }], stopAt: null }],
  /* 1 */ [HERD, { type: 'move', figure: 'R', path: [at(27.4, 20)], stopAt: 'V' }],
  /* 2 */ [HERD, { type: 'overrun', figure: 'R', target: 'V' }],
  /* 3 */ [ARMY, { type: 'closingFire', figure: 'V', weapon: 'lmg' }, [3, 4, 1, 1, 3, 3, 5, 4, 3, 4, 2, 2]],
  /* 4 */ [
    ARMY,
    {
      type: 'placeSurvivors',
      vehicle: 'V',
      spots: [
        { figure: 'Vd', at: at(27.6, 20.9) },
        { figure: 'Vg', at: at(27.6, 19.1) },
        { figure: 'Va', at: at(26.45, 20) },
      ],
    },
  ],
  /* 5 */ [HERD, { type: 'done' }],
  /* 6 */ [ARMY, fire('M', 'mortar', 'R', 'X'), [6, 6, 3, 3]],
  /* 7 */ [ARMY, fire('X', 'rifle', 'R'), [5, 4, 2, 3]],
  /* 8 */ [ARMY, fire('Va', 'grenade', 'R'), [3, 2]],
  /* 9 */ [ARMY, fire('Vg', 'rifle', 'R'), [3, 2]],
  /* 10 */ [ARMY, fire('Ka', 'rifle', 'R'), [6, 6, 3, 3]],
  /* 11 */ [ARMY, { type: 'done' }],
  /* 12 */ [HERD, { type: 'attack', figure: 'R', target: 'Va' }, [6, 6]],
  /* 13 */ [ARMY, { type: 'pickUp', figure: 'H', weapon: 'L' }, [4]],
  /* 14 */ [ARMY, { type: 'dismantle', weapon: 'M' }],
  /* 15 */ [ARMY, { type: 'carry', weapon: 'M', carriers: ['A', 'B'], path: [at(41, 5)] }],
  /* 16 */ [ARMY, { type: 'alight', figure: 'Kb', at: at(33, 37.2) }],
  /* 17 */ [ARMY, { type: 'board', figure: 'X', vehicle: 'K', seat: null, path: [at(29.85, 33.39)] }],
  /* 18 */ [ARMY, { type: 'done' }],
  /* 19 */ [ARMY, fire('H', 'lmg', 'P'), [6, 6]],
  /* 20 */ [HERD, { type: 'resign', agreed: true }],
];

function tell(options: Options, acts: readonly Act[]): Told {
  const no = dinoWars.checkSetup(frozen(options));
  if (no.length > 0) throw new Error(JSON.stringify(no));
  const state = dinoWars.setup(frozen(options), { roll: () => 1 });
  const start = clone(state);
  const steps = acts.map(([seat, intent, dice = []], i) => {
    const refusal = dinoWars.check(frozen(state), seat, intent);
    if (refusal) throw new Error(`${i} ${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
    const left = [...dice];
    const events: Event[] = [];
    const roll = (): number => left.shift() ?? 0;
    dinoWars.resolve(frozen(state), seat, intent, { roll }, (event) => {
      dinoWars.evolve(state, event);
      events.push(clone(event));
    });
    return { seat, intent, events, rolls: events.flatMap(diceIn), after: clone(state) };
  });
  return { start, steps };
}

const STORY = tell(OPTIONS, ACTS);

function judged({ start, steps }: Told): string[] {
  const judge = auditor(frozen(start));
  const found = [...judge.start, ...steps.flatMap((step) => judge.played(step as Played))];
  return [...new Set(found.map((violation) => violation.rule))];
}

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

/** Returns the first event of a type in a step, for a forgery. */
function event<T extends Event['type']>(told: Told, step: number, type: T): Mutable<Extract<Event, { type: T }>> {
  const found = told.steps[step]?.events.find((one) => one.type === type);
  if (!found) throw new Error(`No ${type} in step ${step}`);
  return found as Mutable<Extract<Event, { type: T }>>;
}

function insert(told: Told, step: number, place: number, ...events: Event[]): void {
  told.steps[step]?.events.splice(place, 0, ...events);
}

function remove(told: Told, step: number, type: Event['type']): void {
  const events = told.steps[step]?.events ?? [];
  events.splice(
    events.findIndex((one) => one.type === type),
    1,
  );
}

/** Removes an option from the match, so that its events become illegal. */
function without(told: Told, option: string): void {
  const { rules } = told.start;
  rules.optional = rules.optional.filter((one) => one !== option);
}

test('an honest story passes', () => {
  expect(judged(STORY)).toEqual([]);
  const told = new Set(STORY.steps.flatMap(({ events }) => events.map(({ type }) => type)));
  const wanted = [
    'flew',
    'damaged',
    'destroyed',
    'survivalRolled',
    'crippled',
    'survivorsPlaced',
    'strayed',
    'pickedUp',
    'carried',
  ];
  expect([...told]).toEqual(expect.arrayContaining(wanted));
});

describe('a forged story is found', () => {
  const forgeries: readonly [rule: string, how: string, forge: (told: Told) => void][] = [
    [
      'DW-INV-1',
      'a mounted gun that fires twice in a window',
      (t) => insert(t, 3, 2, { ...event(t, 3, 'shot'), hit: false }),
    ],
    ['DW-INV-3', 'a spotter who had fired twice', (t) => void t.start.soldiers.X?.shots.push('closing', 'regular')],
    ['DW-INV-3', 'a spotter who fires twice', (t) => insert(t, 19, 0, { ...event(t, 7, 'shot'), window: 'secondary' })],
    [
      'DW-INV-4',
      'a crewman who fires their own weapon beside their gun',
      (t) => insert(t, 7, 0, { ...event(t, 7, 'shot'), figure: 'A', hit: false }),
    ],
    [
      'DW-INV-4',
      'a gun that fires beside its crewman',
      (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { locked: true }),
    ],
    ['DW-INV-6', 'indirect fire that nobody sees for', (t) => Object.assign(event(t, 6, 'shot'), { spotter: null })],
    ['DW-INV-6', 'a spotter behind the wall', (t) => Object.assign(event(t, 6, 'shot'), { spotter: 'A' })],
    ['DW-INV-6', 'closing fire behind the gun', (t) => Object.assign(t.start.vehicles.V ?? {}, { gunFacing: 0 })],
    ['DW-INV-7', 'an unloaded gun', (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { loaded: false })],
    ['DW-INV-7', 'a gun without crew', (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { crew: [] })],
    ['DW-INV-7', 'a gun that is not ready', (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { readyTurn: 2 })],
    ['DW-INV-7', 'a dismantled gun', (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { status: 'dismantled' })],
    ['DW-INV-7', 'a mounted gun without a gunner', (t) => void t.start.vehicles.V?.seats.splice(1, 1, null)],
    ['DW-INV-8', 'a mortar too near its target', (t) => Object.assign(t.start.crewedWeapons.M ?? {}, at(30, 12))],
    ['DW-INV-9', 'fire from aboard where it is not played', (t) => without(t, 'moving_fire')],
    ['DW-INV-9', 'too many who fire from aboard', (t) => void t.start.vehicles.K?.firing.push('Kb', 'Kc')],
    ['DW-INV-9', 'a driver who fires', (t) => Object.assign(event(t, 10, 'shot'), { figure: 'Kd' })],
    ['DW-INV-10', 'carriers who walk too far', (t) => Object.assign(event(t, 15, 'carried'), { costCi: 400 })],
    ['DW-INV-11', 'a flight that costs too little', (t) => Object.assign(event(t, 0, 'flew'), { costCi: 700 })],
    [
      'DW-INV-17',
      'artillery that moves',
      (t) => Object.assign(t.start.crewedWeapons.M ?? {}, { kind: 'heavy_artillery' }),
    ],
    ['DW-INV-17', 'a rammer that moves', (t) => insert(t, 16, 0, ram(), drive())],
    ['DW-INV-18', 'a flyer above the ceiling', (t) => Object.assign(event(t, 0, 'flew').path[1] ?? {}, { z: 3700 })],
    ['DW-INV-18', 'a tyrannosaurus in the air', (t) => Object.assign(t.start.dinosaurs.R ?? {}, { z: 300 })],
    ['DW-INV-19', 'a vehicle damaged too much', (t) => Object.assign(event(t, 3, 'damaged'), { lost: 1 })],
    ['DW-INV-19', 'a jeep destroyed with points left', (t) => remove(t, 3, 'damaged')],
    [
      'DW-INV-20',
      'survivors nobody knows of fire',
      (t) => Object.assign(event(t, 8, 'shot'), { figure: 'V', weapon: 'lmg' }),
    ],
    ['DW-INV-21', 'a crewman who vanishes', (t) => void delete t.steps[6]?.after.soldiers.A],
    ['DW-INV-22', 'two people in one seat', (t) => Object.assign(event(t, 17, 'boarded'), { seat: 0 })],
    ['DW-INV-22', 'somebody in two vehicles', (t) => void t.steps[1]?.after.vehicles.K?.seats.splice(4, 1, 'Va')],
    ['DW-INV-22', 'somebody in two crews', (t) => void t.steps[1]?.after.crewedWeapons.L?.crew.push('A')],
    ['DW-INV-24', 'a person who does not roll', (t) => remove(t, 3, 'survivalRolled')],
    ['DW-INV-24', 'a person who is not placed', (t) => void event(t, 4, 'survivorsPlaced').spots.pop()],
    [
      'DW-INV-27',
      'a roll for a stray that was not told',
      (t) => Object.assign(event(t, 6, 'strayed'), { dice: [3, 2] }),
    ],
    ['DW-INV-28', 'a stray that hits on less than 10', (t) => Object.assign(event(t, 6, 'strayed'), { target: 'Va' })],
    ['DW-INV-28', 'a soldier who survives on 8', (t) => Object.assign(event(t, 3, 'survivalRolled'), { dice: [4, 4] })],
    ['DW-INV-29', 'a stray where none are played', (t) => without(t, 'fire_into_combat')],
    ['DW-INV-29', 'a wound where none are played', (t) => without(t, 'wounded_soldiers')],
    ['DW-INV-29', 'a part of an option that is off', (t) => without(t, 'moving_fire')],
    ['DW-INV-32', 'a turn that begins in the set-up', (t) => Object.assign(t.start, { placing: PLACING })],
    ['DW-INV-33', 'a phase that ends while survivors wait', (t) => insert(t, 3, 99, event(t, 5, 'phaseBegan'))],
    ['DW-INV-35', 'a shot at a dinosaur nobody has spotted', (t) => conceal(t)],
    ['DW-INV-37', 'a second grenade', (t) => Object.assign(t.start.soldiers.Va ?? {}, { grenade: false })],
    ['DW-INV-38', 'a charge in a second turn', (t) => lateCharge(t)],
    ['DW-INV-39', 'a wounded special figure with a bonus', (t) => Object.assign(event(t, 9, 'shot'), BONUS)],
    ['DW-INV-40', 'seven turns of ammunition', (t) => Object.assign(event(t, 13, 'pickedUp'), { die: 7 })],
    [
      'DW-INV-40',
      'a turn of fire that uses nothing',
      (t) => Object.assign(t.steps[19]?.after.crewedWeapons.L ?? {}, { ammunition: 4 }),
    ],
    ['DW-LOAD-3', 'somebody who boards from afar', (t) => remove(t, 17, 'moved')],
    ['DW-R-112', 'a spotter who is not needed', (t) => void t.start.table.terrain.pop()],
    [
      'DW-RAMBO-1',
      'an enlisted soldier takes the gun',
      (t) => Object.assign(t.start.soldiers.H ?? {}, { rank: 'enlisted' }),
    ],
    ['DW-TOW-8', 'a mortar taken apart by one', (t) => void event(t, 14, 'dismantled').by.pop()],
    ['DW-TOW-9', 'a mortar carried by one', (t) => void event(t, 15, 'carried').carriers.pop()],
  ];

  const PLACING = { kind: 'deliberate', order: [0], turn: 0, side: 'army', spots: [] };
  /** A rifle's 7, with a bonus that the soldier has lost. */
  const BONUS = {
    score: 8,
    parts: [
      { rule: 'DW-ATK-2', value: 7 },
      { rule: 'DW-MOD-1', value: 1 },
    ],
  };

  function ram(): Event {
    const parts = [{ rule: 'DW-OPT-RAM-2', value: 10 } as const];
    return { type: 'rammed', figure: 'K', target: 'R', dice: [6, 5], score: 10, parts, hit: false };
  }

  function drive(): Event {
    return { type: 'moved', figure: 'K', path: [at(33, 34), at(34, 34)], facing: 0, costCi: 100 };
  }

  /** Makes the dinosaur hidden from the start. */
  function conceal(told: Told): void {
    const hidden = told.start.dinosaurs.R as Dinosaur;
    delete told.start.dinosaurs.R;
    told.start.secrets = [null, { dinosaurs: { R: hidden }, pole: null }];
  }

  /** The dinosaur charged in the turn before, and goes beyond its rate once more. */
  function lateCharge(told: Told): void {
    Object.assign(told.start.dinosaurs.R ?? {}, { chargeTurn: 1, spentCi: 1350 });
    told.start.turn = 2;
    for (const { events, after } of told.steps) {
      after.turn++;
      for (const one of events) if (one.type === 'phaseBegan') Object.assign(one, { turn: one.turn + 1 });
    }
  }

  test.each(forgeries)('%s: %s', (rule, _, forge) => {
    const told = clone(STORY) as Told;
    forge(told);
    expect(judged(told)).toContain(rule);
  });
});

test("DW-INV-6: a false refusal for a gun's sight or range is found", () => {
  const judge = auditor(frozen(STORY.start) as Frozen<State>);
  const wish = (figure: string, weapon: 'lmg' | 'mortar') =>
    ({ type: 'fire', figure, weapon, target: 'R', spotter: null }) as const;
  const found = (figure: string, weapon: 'lmg' | 'mortar', code: string) =>
    judge.refused(wish(figure, weapon), code).map(({ rule }) => rule);
  expect(found('L', 'lmg', 'OUT_OF_RANGE')).toEqual(['DW-INV-6']);
  expect(found('L', 'lmg', 'NO_LOS')).toEqual(['DW-INV-6']);
  expect(found('M', 'mortar', 'NO_LOS')).toEqual([]);
});
