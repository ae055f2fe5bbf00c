import { dinoWars, type Event, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Batch as AnyBatch } from '@dwo/kits/game-client';
import { type Repertoire, theatreStage } from '@dwo/kits/miniatures/theatre/theatre';
import { TablePlayback } from '@dwo/kits/playback/playback';
import type { Page } from '@dwo/kits/playback/stage';
import { emptyMatch, store } from '@dwo/kits/shell/store';
import { tellingOf } from '../../actions';
import type { DiceKind } from '../../actions/rolls';
import { after, quickState } from '../testing/states';

type Batch = AnyBatch<State, Event>;

const TWO_SECONDS = 2000;

const start = quickState();
const [soldier = ''] = Object.keys(start.soldiers);
const [beast = ''] = Object.keys(start.dinosaurs);

const SHOT: Event = {
  ...{ type: 'shot', figure: soldier, target: beast, weapon: 'rifle', window: 'regular', dice: [3, 2], hit: true },
  ...{ spotter: null, score: 7, parts: [{ rule: 'DW-ATK-2', value: 7 }] },
};
const WOUND: Event = { type: 'wounded', figure: beast, lost: 1, rule: 'DW-DMG-8' };
const MOVE: Event = {
  ...{ type: 'moved', figure: beast, facing: 0, costCi: 100 },
  path: [
    { x: start.dinosaurs[beast]?.x ?? 0, y: start.dinosaurs[beast]?.y ?? 0 },
    { x: 1000, y: 1000 },
  ],
};

type Table = Parameters<typeof theatreStage<State, Event, DiceKind>>[1];

/** A theatre whose table and log record what happens; waiting takes no time. */
function stage(pace = 1, special: Partial<Repertoire<State, Event, DiceKind> & Table & Page> = {}) {
  store.setState({ match: emptyMatch('theatre') });
  const seen: string[] = [];
  const all = {
    performance: tellingOf,
    evolve: dinoWars.evolve,
    log(log: Parameters<Repertoire<State, Event, DiceKind>['log']>[0], event: Event) {
      seen.push(`tell ${event.type}`);
      return log;
    },
    dice: ({ rolling, dice }) => seen.push(`dice ${rolling ? 'roll' : dice.join('+')}`),
    effects: async (effects) => {
      seen.push(`play ${effects.map((effect) => effect.type).join(',')}`);
    },
    cut: () => seen.push('cut'),
    sound: (voice) => seen.push(`sound ${voice}`),
    wait: async () => {},
    now: () => 0,
    speed: () => pace,
    watched: () => true,
    asked: () => false,
    drawn: () => true,
    picture: async () => {},
    ...special,
  } satisfies Repertoire<State, Event, DiceKind> & Table & Page;
  const listener = {
    caughtUp: (seq: number, wished: boolean) => seen.push(`caught up ${seq}${wished ? ' as wished' : ''}`),
    jumped: () => {},
    saw: (seq: number) => seen.push(`saw ${seq}`),
  };
  const theatre = new TablePlayback(theatreStage<State, Event, DiceKind>(all, all), listener, all);
  const told = () => seen.filter((line) => line.startsWith('tell'));
  return { seen, theatre, told, shown: () => store.getState().match?.shown };
}

/** A theatre in which effects and waiting take their time; the test moves the clock. */
function timed(special: Partial<Page> = {}) {
  let now = 0;
  let timers: { readonly at: number; readonly ring: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((ring) => timers.push({ at: now + ms, ring }));
  const paces: number[] = [];
  const control = { asked: false };
  const world = stage(1, {
    wait,
    now: () => now,
    asked: () => control.asked,
    effects: (effects, pace) => {
      paces.push(pace);
      return wait((effects.length * 450) / pace);
    },
    ...special,
  });
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
      const due = Math.min(...timers.map(({ at }) => at));
      if (due > end) break;
      now = due;
      const rung = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { ring } of rung) ring();
    }
    now = end;
  };
  return { ...world, pass, control, paces, now: () => now };
}

/** A number of shots and wounds, one batch each. */
function backlog(batches: number, first = 1): Batch[] {
  const made: Batch[] = [];
  let state: Frozen<State> = start;
  for (let seq = first; seq < first + batches; seq++) {
    const events = seq % 2 === 1 ? [SHOT, WOUND] : [MOVE];
    state = after(state, events);
    made.push({ seq, events, state });
  }
  return made;
}

async function settled(theatre: { readonly busy: boolean }): Promise<void> {
  for (let turns = 0; turns < 500 && theatre.busy; turns++) await new Promise(setImmediate);
  expect(theatre.busy).toBe(false);
}

test('dice roll, then the result is told, then the effects show it', async () => {
  const { seen, theatre, shown } = stage();
  theatre.jump(start, 0);
  const state = after(start, [SHOT, WOUND]);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state });
  await settled(theatre);
  expect(seen.filter((line) => !line.startsWith('sound') && line !== 'cut')).toEqual([
    'dice roll',
    'dice 3+2',
    'tell shot',
    'play tracer,burst',
    'dice 3+2',
    'tell wounded',
    'play number',
    'saw 1',
    'caught up 1',
  ]);
  expect(shown()).toBe(state);
});

test('it ends on the referee’s state, whatever the events said', async () => {
  const { theatre, shown } = stage();
  theatre.jump(start, 0);
  const truth = after(start, [MOVE, WOUND]);
  theatre.push({ seq: 1, events: [MOVE], state: truth });
  await settled(theatre);
  expect(shown()).toBe(truth);
});

test('at instant speed no effects play, but everything is told and counts as seen', async () => {
  const { seen, told, theatre } = stage(0);
  theatre.jump(start, 0);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state: after(start, [SHOT, WOUND]) });
  await settled(theatre);
  expect(seen.filter((line) => line.startsWith('play'))).toEqual([]);
  expect(told()).toHaveLength(2);
  expect(seen).toContain('saw 1');
});

test('events seen already are not told again, and a jump drops those that wait', async () => {
  const { seen, theatre, shown } = stage();
  theatre.jump(start, 5);
  theatre.push({ seq: 5, events: [SHOT], state: start });
  expect(theatre.busy).toBe(false);
  theatre.push({ seq: 6, events: [MOVE], state: after(start, [MOVE]) });
  theatre.push({ seq: 7, events: [SHOT], state: after(start, [MOVE, SHOT]) });
  const later = after(start, [MOVE, SHOT, WOUND]);
  theatre.jump(later, 9);
  await settled(theatre);
  expect(shown()).toBe(later);
  expect(seen).not.toContain('tell shot');
});

test('a skipped batch still ends on its state', async () => {
  let release = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const { theatre, shown } = stage(1, { wait });
  theatre.jump(start, 0);
  const state = after(start, [SHOT]);
  theatre.push({ seq: 1, events: [SHOT], state });
  await new Promise(setImmediate);
  expect(theatre.busy).toBe(true);
  theatre.skip();
  await settled(theatre);
  release();
  expect(shown()).toBe(state);
});

test.each([2, 5, 30, 200])(
  'while a decision of mine runs, a backlog of %i batches is on show within 2 s, every event told once and in order',
  async (size) => {
    const { told, theatre, shown, pass, control } = timed();
    theatre.jump(start, 0);
    const batches = backlog(size);
    for (const batch of batches) theatre.push(batch);
    await pass(300);
    expect(theatre.busy).toBe(true);
    control.asked = true;
    const last = { seq: size + 1, events: [MOVE], state: after(batches.at(-1)?.state ?? start, [MOVE]) };
    theatre.push(last);
    await pass(TWO_SECONDS);
    expect(theatre.busy).toBe(false);
    expect(shown()).toBe(last.state);
    expect(told()).toEqual([...batches, last].flatMap(({ events }) => events.map(({ type }) => `tell ${type}`)));
  },
);

test('a decision that goes on leaves what comes meanwhile at most 2 s behind', async () => {
  const { told, theatre, pass, control, now } = timed();
  theatre.jump(start, 0);
  control.asked = true;
  const arrived: { readonly at: number; readonly events: readonly Event[] }[] = [];
  for (const batch of backlog(40)) {
    theatre.push(batch);
    arrived.push({ at: now(), events: batch.events });
    await pass(150);
    const late = arrived.filter(({ at }) => at <= now() - TWO_SECONDS);
    expect(told().length).toBeGreaterThanOrEqual(late.flatMap(({ events }) => events).length);
  }
});

test('while nobody waits for me the board plays faster the farther it is behind, and slows down again', async () => {
  const { theatre, pass, paces } = timed();
  theatre.jump(start, 0);
  for (const batch of backlog(14)) theatre.push(batch);
  expect(store.getState().match?.behindMs).toBeGreaterThan(15_000);
  await pass(60_000);
  expect(theatre.busy).toBe(false);
  expect(Math.max(...paces)).toBeGreaterThan(2);
  expect(paces.at(-1)).toBe(1);
  expect([...paces].sort((a, b) => b - a)).toEqual(paces);
});

test('skipping to now drops the whole backlog at once, and what was dropped counts as seen', async () => {
  const { seen, told, theatre, shown, pass } = timed();
  theatre.jump(start, 0);
  const batches = backlog(8);
  for (const batch of batches) theatre.push(batch);
  await pass(400);
  expect(theatre.catchUp()).toBe(true);
  expect(theatre.busy).toBe(false);
  expect(shown()).toBe(batches.at(-1)?.state);
  expect(told()).toHaveLength(batches.flatMap(({ events }) => events).length);
  expect(seen.at(-1)).toBe('caught up 8 as wished');
  expect(theatre.catchUp()).toBe(false);
  await pass(5000);
  expect(seen.at(-1)).toBe('caught up 8 as wished');
});

test('events shown again are not told again; those that come meanwhile are played after them', async () => {
  const { told, theatre, shown, pass } = timed();
  const [first, second, third] = backlog(3) as [Batch, Batch, Batch];
  theatre.jump(second.state, 2);
  const reel = [first, second].map(({ seq, events }) => ({ seq, events, state: null }));
  const again = theatre.retell(start, async () => reel.shift() ?? null);
  await pass(10);
  expect(shown()).toEqual(start);
  theatre.push(third);
  await pass(10_000);
  await again;
  expect(told()).toEqual(third.events.map(({ type }) => `tell ${type}`));
  expect(shown()).toBe(third.state);
  expect(theatre.retelling).toBe(false);
});

test('showing it again ends within 2 s of a decision that begins meanwhile', async () => {
  const { theatre, shown, pass, control } = timed();
  const batches = backlog(21);
  theatre.jump(batches[19]?.state ?? start, 20);
  const reel = batches.slice(0, 20).map(({ seq, events }) => ({ seq, events, state: null }));
  void theatre.retell(start, async () => reel.shift() ?? null);
  await pass(1000);
  control.asked = true;
  theatre.push(batches[20] as Batch);
  await pass(TWO_SECONDS);
  expect(theatre.busy).toBe(false);
  expect(shown()).toBe(batches[20]?.state);
});

test('a fault of our own in the telling of an event is reported, and the board still ends on the referee’s state', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const broken = new Error('broken');
  const { seen, theatre, shown } = stage(1, {
    evolve() {
      throw broken;
    },
  });
  theatre.jump(start, 0);
  const state = after(start, [SHOT, WOUND]);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state });
  await settled(theatre);
  Reflect.deleteProperty(globalThis, 'reportError');
  expect(reported).toEqual([broken, broken]);
  expect(seen).toEqual(expect.arrayContaining(['tell shot', 'tell wounded', 'saw 1', 'caught up 1']));
  expect(shown()).toBe(state);
});

test.each([
  ['while its dice roll', 100, []],
  ['once its dice lie', 700, ['tell shot']],
  ['while its effects play', 1_200, ['tell shot']],
  ['while the next event plays', 2_100, ['tell shot', 'tell wounded']],
])('catching up with an event %s tells what is untold, each event once', async (_, ms, before) => {
  const { seen, told, theatre, shown, pass } = timed();
  theatre.jump(start, 0);
  const [first, second] = backlog(2) as [Batch, Batch];
  theatre.push(first);
  await pass(ms);
  expect(told()).toEqual(before);
  theatre.push(second);
  expect(theatre.catchUp()).toBe(true);
  expect(shown()).toBe(second.state);
  await pass(10_000);
  expect(told()).toEqual(['tell shot', 'tell wounded', 'tell moved']);
  expect(seen.at(-1)).toBe('caught up 2 as wished');
  expect(seen.filter((line) => line.startsWith('dice')).at(-1)).toBe('dice 3+2');
});

test('while a figure moves, the page knows how long that takes', async () => {
  const { theatre, pass } = timed();
  const state = after(start, [MOVE]);
  const performance = tellingOf(MOVE);
  theatre.jump(start, 0);
  theatre.push({ seq: 1, events: [MOVE], state });
  await pass(10);
  expect(store.getState().match).toMatchObject({ telling: true, behindMs: performance.pictureMs });
  await pass(5_000);
  expect(store.getState().match).toMatchObject({ telling: false, behindMs: 0, shown: state });
});

test('on a hidden page nothing plays, and the player has not seen it', async () => {
  const { seen, told, theatre, shown } = stage(1, { watched: () => false });
  theatre.jump(start, 0);
  const state = after(start, [SHOT, WOUND]);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state });
  await settled(theatre);
  expect(told()).toEqual(['tell shot', 'tell wounded']);
  expect(seen.some((line) => line.startsWith('play') || line.startsWith('saw'))).toBe(false);
  expect(shown()).toBe(state);
});

test('a skip while events are played again ends the present batch alone', async () => {
  const { theatre, pass } = timed();
  const batches = backlog(3);
  theatre.jump(batches[2]?.state ?? start, 3);
  const reel = batches.map(({ seq, events }) => ({ seq, events, state: null }));
  void theatre.retell(start, async () => reel.shift() ?? null);
  await pass(100);
  theatre.skip();
  await pass(100);
  expect(reel).toHaveLength(1);
  await pass(100);
  expect([theatre.retelling, reel]).toEqual([true, [expect.anything()]]);
});
