/** The judge finds nothing wrong with an honest match, and something wrong with every kind of forgery. */
import { clone, frozen, type Seat } from '@dwo/kernel';
import { dinoWars } from '../rules';
import type { Event } from '../rules/events';
import type { Fire, Intent } from '../rules/intents';
import type { Options } from '../rules/set-up/options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '../rules/set-up/plain';
import type { State } from '../rules/state';
import { auditor, type Played } from '.';

type Act = readonly [seat: Seat, intent: Intent, dice?: readonly number[]];

interface Told {
  start: State;
  steps: { seat: Seat; intent: Intent; events: Event[]; rolls: number[]; after: State }[];
}

const ARMY = 0;
const HERD = 1;

const OPTIONS: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 6000, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    {
      id: 'T',
      kind: 'tyrannosaurus',
      owner: HERD,
      at: { x: 2000, y: 1800 },
      facing: 0,
      lifePoints: null,
      ...PLAIN_DINOSAUR,
    },
    {
      id: 'C',
      kind: 'coelophysis',
      owner: HERD,
      at: { x: 4000, y: 2600 },
      facing: 180,
      lifePoints: null,
      ...PLAIN_DINOSAUR,
    },
  ],
  soldiers: [
    {
      id: 'E',
      owner: ARMY,
      at: { x: 2640, y: 1800 },
      facing: 180,
      rank: 'enlisted',
      weapon: 'rifle',
      order: 'ask',
      ...PLAIN_SOLDIER,
    },
    {
      id: 'N',
      owner: ARMY,
      at: { x: 2640, y: 2152 },
      facing: 180,
      rank: 'nco',
      weapon: 'bazooka',
      order: 'ask',
      ...PLAIN_SOLDIER,
    },
    {
      id: 'H',
      owner: ARMY,
      at: { x: 3000, y: 1400 },
      facing: 180,
      rank: 'hero',
      weapon: 'rifle',
      order: 'ask',
      ...PLAIN_SOLDIER,
    },
  ],
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

/** A little more than a turn with many kinds of acts: overruns that succeed and fail, luck, wounds, deaths, leaving contact. */
const ACTS: readonly Act[] = [
  [HERD, { type: 'move', figure: 'T', path: [{ x: 2640, y: 1800 }], stopAt: 'E' }],
  [HERD, { type: 'overrun', figure: 'T', target: 'E' }],
  [ARMY, { type: 'closingFire', figure: 'E', weapon: 'rifle' }, [3, 4, 4, 6]],
  [HERD, { type: 'move', figure: 'T', path: [{ x: 2640, y: 2152 }], stopAt: 'N' }],
  [HERD, { type: 'overrun', figure: 'T', target: 'N' }],
  [ARMY, { type: 'closingFire', figure: 'N', weapon: null }, [1, 1, 3, 3]],
  [HERD, { type: 'done' }],
  [ARMY, { type: 'fire', figure: 'N', weapon: 'bazooka', target: 'T', spotter: null }, [2, 3]],
  [ARMY, { type: 'fire', figure: 'H', weapon: 'rifle', target: 'C', spotter: null }, [2, 3]],
  [HERD, { type: 'attack', figure: 'T', target: 'N' }, [6, 5]],
  [ARMY, { type: 'move', figure: 'N', path: [{ x: 2640, y: 2552 }], stopAt: null }],
  [ARMY, { type: 'done' }],
  [ARMY, { type: 'fire', figure: 'N', weapon: 'rifle', target: 'T', spotter: null }, [1, 2]],
  [ARMY, { type: 'done' }],
  [HERD, { type: 'resign', agreed: true }],
];

function tell(): Told {
  const state = dinoWars.setup(frozen(OPTIONS), { roll: () => 1 });
  const start = clone(state);
  const steps = ACTS.map(([seat, intent, dice = []]) => {
    const refusal = dinoWars.check(frozen(state), seat, intent);
    if (refusal) throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
    const left = [...dice];
    const events: Event[] = [];
    const roll = (): number => left.shift() ?? 0;
    dinoWars.resolve(frozen(state), seat, intent, { roll }, (event) => {
      dinoWars.evolve(state, event);
      events.push(clone(event));
    });
    return { seat, intent, events, rolls: [...dice], after: clone(state) };
  });
  return { start, steps };
}

const STORY = tell();

function judged({ start, steps }: Told): string[] {
  const judge = auditor(frozen(start));
  const found = [...judge.start, ...steps.flatMap((step) => judge.played(step as Played))];
  return [...new Set(found.map((violation) => violation.rule))];
}

/** Returns the first event of a type in a step, for a forgery. */
function event<T extends Event['type']>(
  told: Told,
  step: number,
  type: T,
  nth = 0,
): Mutable<Extract<Event, { type: T }>> {
  const found = told.steps[step]?.events.filter((one) => one.type === type)[nth];
  if (!found) throw new Error(`No ${type} in step ${step}`);
  return found as Mutable<Extract<Event, { type: T }>>;
}

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> };

function insert(told: Told, step: number, at: number, ...events: Event[]): void {
  told.steps[step]?.events.splice(at, 0, ...events);
}

function remove(told: Told, step: number, type: Event['type']): void {
  const events = told.steps[step]?.events ?? [];
  events.splice(
    events.findIndex((one) => one.type === type),
    1,
  );
}

const hill = { id: 'wall', kind: 'building', outline: square(2500, 1300, 2800, 1650) } as const;

function square(left: number, low: number, right: number, high: number) {
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
}

test('an honest story passes', () => {
  expect(judged(STORY)).toEqual([]);
});

describe('a forged story is found', () => {
  const forgeries: readonly [rule: string, how: string, forge: (told: Told) => void][] = [
    [
      'DW-INV-1',
      'a second shot in the same phase',
      (t) => insert(t, 7, 1, { ...event(t, 7, 'shot'), hit: false, dice: [6, 6] }),
    ],
    ['DW-INV-1', 'a shot of another window', (t) => Object.assign(event(t, 12, 'shot'), { window: 'regular' })],
    ['DW-INV-1', 'a shot nobody wrote down', (t) => t.steps[7]?.after.soldiers.N?.shots.pop()],
    ['DW-INV-2', 'a single-shot weapon in phase 5', (t) => Object.assign(event(t, 12, 'shot'), { weapon: 'bazooka' })],
    ['DW-INV-2', 'a grenade in closing fire', (t) => Object.assign(event(t, 2, 'shot'), { weapon: 'grenade' })],
    ['DW-INV-2', 'a grenade offered in closing fire', (t) => event(t, 1, 'reactionOpened').weapons.push('grenade')],
    ['DW-INV-5', 'closing fire without an answer', (t) => remove(t, 2, 'reactionClosed')],
    [
      'DW-INV-5',
      'closing fire after the attack',
      (t) => t.steps[2]?.events.push(...(t.steps[2]?.events.splice(1, 1) ?? [])),
    ],
    ['DW-INV-5', 'an attack before the answer', (t) => remove(t, 5, 'reactionClosed')],
    ['DW-INV-6', 'a shot out of range', (t) => Object.assign(event(t, 8, 'shot'), { weapon: 'pistol' })],
    [
      'DW-INV-6',
      'a shot through a building',
      (t) => {
        t.start.table.terrain.push({ ...hill, outline: square(3300, 1500, 3700, 2300) });
      },
    ],
    ['DW-INV-7', 'a shot with a weapon left at home', (t) => Object.assign(event(t, 8, 'shot'), { weapon: 'smg' })],
    ['DW-INV-10', 'a move too far', (t) => Object.assign(event(t, 10, 'moved'), { costCi: 401 })],
    ['DW-INV-10', 'spent movement that falls', (t) => Object.assign(event(t, 3, 'moved'), { costCi: -1 })],
    [
      'DW-INV-10',
      'spent movement nobody wrote down',
      (t) => Object.assign(t.steps[0]?.after.dinosaurs.T ?? {}, { spentCi: 0 }),
    ],
    [
      'DW-INV-11',
      'a path that starts elsewhere',
      (t) => Object.assign(event(t, 3, 'moved').path[0] ?? {}, { x: 2300 }),
    ],
    [
      'DW-INV-11',
      'a wrong price',
      (t) => {
        event(t, 3, 'moved').costCi += 1;
      },
    ],
    ['DW-INV-11', 'contact left for free', (t) => remove(t, 10, 'leftContact')],
    [
      'DW-INV-12',
      'a stop on another base',
      (t) => Object.assign(event(t, 10, 'moved').path[1] ?? {}, { x: 3000, y: 1420 }),
    ],
    ['DW-R-4', 'a way through another base', (t) => event(t, 0, 'moved').path.splice(1, 0, { x: 2640, y: 1800 })],
    [
      'DW-R-9',
      'a wrong facing',
      (t) => {
        event(t, 0, 'moved').facing = 90;
      },
    ],
    ['DW-INV-13', 'a step off the table', (t) => event(t, 0, 'moved').path.splice(1, 0, { x: 2000, y: 100 })],
    [
      'DW-INV-13',
      'a swim in deep water',
      (t) => {
        t.start.table.terrain.push({ id: 'lake', kind: 'deep_water', outline: square(2500, 2300, 2800, 2700) });
      },
    ],
    [
      'DW-INV-14',
      'a cheap overrun',
      (t) => {
        event(t, 1, 'overrunDeclared').costCi = 100;
      },
    ],
    ['DW-INV-14', 'an overrun from afar', (t) => Object.assign(event(t, 1, 'overrunDeclared'), { target: 'H' })],
    ['DW-INV-15', 'a step after a failed overrun', (t) => insert(t, 5, 4, { ...event(t, 3, 'moved') })],
    ['DW-MOVE-8', 'a step after the end of the move', (t) => insert(t, 0, 0, { type: 'moveEnded', figure: 'T' })],
    ['DW-INV-16', 'a soldier who moves in phase 1', (t) => insert(t, 0, 1, { ...event(t, 10, 'moved') })],
    [
      'DW-INV-19',
      'a wound that heals',
      (t) => {
        event(t, 2, 'wounded').lost = -1;
      },
    ],
    [
      'DW-INV-19',
      'a wound too deep',
      (t) => {
        event(t, 7, 'wounded').lost = 4;
      },
    ],
    [
      'DW-INV-19',
      'a death with life left',
      (t) => insert(t, 2, 3, { type: 'killed', figure: 'T', by: 'E', rule: 'DW-DMG-8' }),
    ],
    [
      'DW-INV-20',
      'the dead fire',
      (t) => insert(t, 8, 0, { ...event(t, 8, 'shot'), figure: 'E', hit: false, dice: [6, 6] }),
    ],
    ['DW-INV-20', 'the dead move', (t) => insert(t, 10, 0, { ...event(t, 10, 'moved'), figure: 'E' })],
    ['DW-INV-20', 'the dead turn', (t) => insert(t, 14, 0, { type: 'faced', figure: 'C', facing: 0 })],
    [
      'DW-INV-21',
      'a figure that vanishes',
      (t) => {
        delete t.steps[0]?.after.soldiers.H;
      },
    ],
    [
      'DW-INV-21',
      'a figure that comes back',
      (t) => Object.assign(t.steps[4]?.after.soldiers.E ?? {}, { alive: true }),
    ],
    [
      'DW-INV-23',
      'an enlisted soldier rolls for luck',
      (t) => Object.assign(event(t, 5, 'luckRolled'), { figure: 'E' }),
    ],
    [
      'DW-INV-23',
      'a special figure dies for no reason',
      (t) => insert(t, 9, 1, { type: 'killed', figure: 'N', by: 'T', rule: 'DW-DMG-7' }),
    ],
    ['DW-INV-25', 'a second attack in phase 3', (t) => insert(t, 9, 0, { ...event(t, 9, 'attacked') })],
    ['DW-INV-25', 'an attack from afar', (t) => Object.assign(event(t, 9, 'attacked'), { target: 'H' })],
    ['DW-INV-26', 'points that rise', (t) => Object.assign(t.steps[9]?.after.dinosaurs.C ?? {}, { alive: true })],
    ['DW-INV-27', 'a die that was not rolled', (t) => t.steps[7]?.rolls.pop()],
    [
      'DW-INV-27',
      'a die with seven pips',
      (t) => {
        event(t, 9, 'attacked').dice[0] = 7;
      },
    ],
    ['DW-INV-27', 'a hit without a wound', (t) => remove(t, 2, 'wounded')],
    ['DW-INV-27', 'a wound without a hit', (t) => Object.assign(event(t, 2, 'shot'), { hit: false, dice: [6, 6] })],
    [
      'DW-INV-28',
      'a hit that missed',
      (t) => {
        event(t, 9, 'attacked').hit = true;
      },
    ],
    [
      'DW-INV-28',
      'a score that is not the sum',
      (t) => {
        event(t, 9, 'attacked').score = 11;
      },
    ],
    [
      'DW-INV-28',
      'a score that the tables do not give',
      (t) => {
        const shot = event(t, 8, 'shot');
        shot.score += 1;
        shot.parts.push({ rule: 'DW-MOD-1', value: 1 });
      },
    ],
    [
      'DW-INV-28',
      'luck that was none',
      (t) => {
        event(t, 5, 'luckRolled').lucky = false;
      },
    ],
    ['DW-INV-29', 'a part from nowhere', (t) => event(t, 8, 'shot').parts.push({ rule: 'DW-WIN-1', value: 0 })],
    [
      'DW-INV-32',
      'a phase skipped',
      (t) => {
        event(t, 6, 'phaseBegan').phase = 'dinosaur-attack';
      },
    ],
    [
      'DW-INV-32',
      'a turn skipped',
      (t) => {
        event(t, 13, 'phaseBegan').turn = 3;
      },
    ],
    [
      'DW-INV-32',
      'the wrong phase written down',
      (t) => Object.assign(t.steps[0]?.after ?? {}, { phase: 'regular-fire' }),
    ],
    [
      'DW-INV-33',
      'a phase that ends while somebody thinks',
      (t) => {
        t.steps[1]?.events.push({ type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false });
      },
    ],
    [
      'DW-INV-33',
      'an overrun without end',
      (t) => {
        remove(t, 2, 'overrunEnded');
        remove(t, 2, 'attacked');
        remove(t, 2, 'killed');
      },
    ],
    ['DW-INV-33', 'an answer to nothing', (t) => insert(t, 3, 0, { ...event(t, 2, 'reactionClosed') })],
    [
      'DW-INV-34',
      'an end too early',
      (t) => t.steps[9]?.events.push({ type: 'ended', winner: 'army', rule: 'DW-WIN-3' }),
    ],
    [
      'DW-INV-34',
      'the wrong winner',
      (t) => {
        event(t, 14, 'ended').winner = 'dinosaurs';
      },
    ],
    ['DW-INV-34', 'no end', (t) => remove(t, 14, 'ended')],
    ['DW-INV-34', 'something after the end', (t) => t.steps[14]?.events.push({ type: 'finished', seat: ARMY })],
    ['DW-SIDE-1', 'a wish for somebody else', (t) => Object.assign(t.steps[0] ?? {}, { seat: ARMY })],
    ['DW-AMOVE-2', 'contact left twice', (t) => insert(t, 10, 0, { type: 'leftContact', figure: 'N' })],
    ['DW-R-24', 'two overruns of one dinosaur', (t) => insert(t, 1, 1, { ...event(t, 1, 'overrunDeclared') })],
    ['DW-OVER-4', 'an overrun that ends before its attack', (t) => insert(t, 5, 0, { ...event(t, 5, 'overrunEnded') })],
    [
      'DW-OVER-5',
      'a failure told as success',
      (t) => {
        event(t, 5, 'overrunEnded').success = true;
      },
    ],
    [
      'DW-R-104',
      'a phase that ended by itself too early',
      (t) => t.steps[7]?.events.push({ type: 'phaseBegan', turn: 1, phase: 'dinosaur-attack', byItself: true }),
    ],
    ['DW-R-104', 'a phase that lingers on', (t) => remove(t, 9, 'phaseBegan')],
    ['DW-R-97', 'a turn nobody counted', (t) => Object.assign(t.steps[14]?.after ?? {}, { quietTurns: 3 })],
  ];

  test.each(forgeries)('%s: %s', (rule, _, forge) => {
    const told = clone(STORY);
    forge(told);
    expect(judged(told)).toContain(rule);
  });
});

test('DW-INV-12, DW-INV-13: an illegal start is found before the first intent', () => {
  const told = clone(STORY);
  Object.assign(told.start.soldiers.H ?? {}, { x: 2640, y: 1850 });
  Object.assign(told.start.dinosaurs.C ?? {}, { x: 10 });
  const rules = auditor(frozen(told.start)).start.map((violation) => violation.rule);
  expect(rules).toEqual(expect.arrayContaining(['DW-INV-12', 'DW-INV-13']));
});

test('DW-INV-6: a false refusal for sight or range is found', () => {
  const fire: Fire = { type: 'fire', figure: 'H', weapon: 'rifle', target: 'C', spotter: null };
  const open = auditor(frozen(STORY.start));
  const found = (code: string) => open.refused(fire, code).map((violation) => violation.rule);
  expect(found('NO_LOS')).toEqual(['DW-INV-6']);
  expect(found('OUT_OF_RANGE')).toEqual(['DW-INV-6']);
  expect(found('BUDGET_SPENT')).toEqual([]);
  expect(open.refused({ ...fire, weapon: 'pistol' }, 'OUT_OF_RANGE')).toEqual([]);
  const walled = clone(STORY.start);
  walled.table.terrain.push({ id: 'wall', kind: 'building', outline: square(3300, 1500, 3700, 2300) });
  expect(auditor(frozen(walled)).refused(fire, 'NO_LOS')).toEqual([]);
});
