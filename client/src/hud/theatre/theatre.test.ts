import { dinoWars, type Event, type State } from '@dwo/dino-wars';
import { clone, type Frozen } from '@dwo/kernel';
import { after, quickState } from '../testing/states';
import { type Stage, Theatre } from './theatre';

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

/** A stage that writes down what happens on it; waiting takes no time. */
function stage(pace = 1) {
  const seen: string[] = [];
  let shown: Frozen<State> | null = null;
  const fake: Stage = {
    copy: (state) => clone(state) as State,
    evolve: (state, event) => dinoWars.evolve(state, event),
    show: (state) => {
      shown = state;
    },
    dice: (roll) => seen.push(roll === null ? 'no dice' : `dice ${roll.rolling ? 'roll' : roll.dice.join('+')}`),
    tell: (event) => seen.push(`tell ${event.type}`),
    play: async (effects) => {
      seen.push(`play ${effects.map((effect) => effect.type).join(',')}`);
    },
    cut: () => seen.push('cut'),
    sound: (voice) => seen.push(`sound ${voice}`),
    busy: () => {},
    wait: async () => {},
    pace: () => pace,
  };
  return { seen, fake, shown: () => shown };
}

async function settled(theatre: Theatre): Promise<void> {
  for (let turns = 0; turns < 500 && theatre.busy; turns++) await new Promise(setImmediate);
  expect(theatre.busy).toBe(false);
}

test('dice roll, then the result is told, then it is seen', async () => {
  const { seen, fake, shown } = stage();
  const theatre = new Theatre(fake);
  theatre.jump(start, 0);
  const state = after(start, [SHOT, WOUND]);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state });
  await settled(theatre);
  expect(seen.filter((line) => !line.startsWith('sound'))).toEqual([
    'dice roll',
    'dice 3+2',
    'tell shot',
    'play tracer,burst',
    'dice 3+2',
    'tell wounded',
    'play number',
  ]);
  expect(shown()).toBe(state);
});

test('it ends on the referee’s state, whatever the events said', async () => {
  const { fake, shown } = stage();
  const theatre = new Theatre(fake);
  theatre.jump(start, 0);
  const truth = after(start, [MOVE, WOUND]);
  theatre.push({ seq: 1, events: [MOVE], state: truth });
  await settled(theatre);
  expect(shown()).toBe(truth);
});

test('at instant pace nothing is played, but all is told', async () => {
  const { seen, fake } = stage(0);
  const theatre = new Theatre(fake);
  theatre.jump(start, 0);
  theatre.push({ seq: 1, events: [SHOT, WOUND], state: after(start, [SHOT, WOUND]) });
  await settled(theatre);
  expect(seen.filter((line) => line.startsWith('play'))).toEqual([]);
  expect(seen.filter((line) => line.startsWith('tell'))).toHaveLength(2);
});

test('what was seen already is not told again, and a jump drops what waits', async () => {
  const { seen, fake, shown } = stage();
  const theatre = new Theatre(fake);
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
  const { fake, shown } = stage();
  let release = () => {};
  const slow: Stage = { ...fake, wait: () => new Promise((resolve) => (release = resolve)) };
  const theatre = new Theatre(slow);
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
