/** The watch over danger, with the worker's own server behind it. */
import { type Frozen, frozen } from '@dwo/kernel';
import type { Pointing } from '../model';
import type { DangerBoard } from './contract';
import { clearDanger, type DangerDesk, dangerDesk, patchDanger } from './desk';
import { Lookout } from './lookout';
import { type Answered, type Asked, DangerServer } from './serve';
import { DangerWatch, type Situation } from './watch';

interface Pack {
  /** How many enemies could strike; below 0 the game fails. */
  readonly enemies: number;
}

function boardOf({ enemies }: Frozen<Pack>): DangerBoard {
  if (enemies < 0) throw new Error('no board');
  const threats = Array.from({ length: enemies }, (_, i) => ({ figure: `e${i}`, harm: 'strike' as const, share: 0.5 }));
  return {
    *threats() {
      yield;
      return threats;
    },
    *victims() {
      yield;
      return [];
    },
    *count(_, most) {
      yield;
      return Math.min(most, enemies);
    },
    *reach() {
      yield;
      return { area: [], moveCi: 600, rangeCi: 0 };
    },
    *outlook({ at }) {
      yield;
      return { targets: at.x > 5 ? threats : [], late: false };
    },
    *onward(_, __, at) {
      yield;
      return at === null ? 1 : 2;
    },
    after: () => boardOf({ enemies }),
    places: () => [],
    sides: () => ({ own: ['own'], enemies: threats.map(({ figure }) => figure) }),
    size: { widthCi: 2400, heightCi: 2400 },
    base: () => null,
  };
}

/** A worker in this thread: the same server, and messages that come later and are copies. */
class NearWorker extends EventTarget {
  terminated = false;
  readonly #server = new DangerServer<Pack>(boardOf, (answered) => this.#tell(structuredClone(answered)));

  postMessage(asked: Asked<Pack>): void {
    const copy = structuredClone(asked);
    void Promise.resolve().then(() => {
      if (this.#server.hear(copy)) while (this.#server.work(() => false));
    });
  }

  terminate(): void {
    this.terminated = true;
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  #tell(data: Answered): void {
    if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function table() {
  const workers: NearWorker[] = [];
  const lookout = new Lookout<Pack>(() => {
    const worker = new NearWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  let now: Situation<Pack> | null = null;
  const watch = new DangerWatch<Pack>(lookout, () => now);
  const told: DangerDesk[] = [];
  const stop = dangerDesk.subscribe((desk) => told.push(desk));
  return {
    workers,
    watch,
    told,
    stop,
    async see(situation: Situation<Pack> | null) {
      now = situation;
      watch.look();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const stateWith = (enemies: number) => frozen({ enemies });
const moving = (enemies: number, x = 1): Situation<Pack> => {
  return { state: stateWith(enemies), seat: 0, mover: { figure: 'own', at: { x, y: 1 } }, selected: null };
};

let open: ReturnType<typeof table>;
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  open = table();
});
afterEach(() => {
  open.stop();
  open.watch.close();
  warned.mockRestore();
});

test('a new state with the same dangers tells nobody, and one with others tells once for each answer', async () => {
  const { see, told, watch } = open;
  watch.toggle();
  await see(moving(2));
  const before = told.length;
  await see(moving(2));
  await see(moving(2));
  expect(told).toHaveLength(before);
  await see(moving(3));
  // Only the lines of the mover and the number beside it are others.
  expect(told.slice(before).map(({ at, all }) => [at?.threats.length, all?.counts[0]?.count])).toEqual([
    [3, 2],
    [3, 3],
  ]);
});

test('the last danger stays on show until the new one is known', async () => {
  const { see, told, watch } = open;
  watch.toggle();
  await see({ ...moving(2), mover: null, selected: 'own' });
  const from = told.length;
  await see({ ...moving(1), mover: null, selected: 'own' });
  const shown = told.slice(from);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every(({ all, about }) => all !== null && about !== null)).toBe(true);
});

test('an answer about a place that is no longer wanted is not shown', async () => {
  const { see, watch } = open;
  await see(moving(2, 1));
  void see(moving(2, 5));
  void see(moving(2, 9));
  await settled();
  expect(dangerDesk.getState().at?.at).toEqual({ x: 9, y: 1 });
  await see(null);
  expect(dangerDesk.getState()).toMatchObject({ at: null, about: null, all: null });
  watch.look();
  await settled();
  expect(dangerDesk.getState().at).toBeNull();
});

test('a failure of the game shows nothing rather than what was true before, and the next state is answered', async () => {
  const { see } = open;
  await see(moving(2));
  await see(moving(-1));
  expect(dangerDesk.getState().at).toBeNull();
  await see(moving(1));
  expect(dangerDesk.getState().at?.threats).toHaveLength(1);
});

test('a worker that fails is replaced, though not for ever', async () => {
  const { see, workers } = open;
  for (let failed = 1; failed <= 4; failed += 1) {
    await see(moving(failed));
    workers.at(-1)?.fail();
  }
  expect(workers).toHaveLength(3);
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
  await see(moving(1));
  expect(dangerDesk.getState().at).toBeNull();
});

test('another seat sees nothing of the dangers of the one before', async () => {
  const { see, told } = open;
  await see(moving(2));
  const from = told.length;
  await see({ ...moving(2), seat: 1 });
  expect(told[from]?.at).toBeNull();
});

test('a change that changes nothing is told to nobody', () => {
  const { told } = open;
  clearDanger();
  told.length = 0;
  patchDanger({ at: null, overlay: false });
  patchDanger({ hovered: 'e1' });
  patchDanger({ hovered: 'e1' });
  expect(told).toHaveLength(1);
});

const tapOn = (figure: string) => ({ type: 'tap', figure, pointer: 'touch' }) as unknown as Pointing;

test('the look of a finger at a figure ends when another is selected', async () => {
  const { see, watch } = open;
  await see({ ...moving(2), mover: null, selected: 'own' });
  watch.point(tapOn('own'), true);
  await settled();
  expect(dangerDesk.getState().about?.figure).toBe('own');
  await see({ ...moving(2), mover: null, selected: 'other' });
  expect(dangerDesk.getState().about?.figure).toBe('other');
});

test('a figure that has something else to do is not looked at by the tap that selects it', async () => {
  const { see, watch } = open;
  await see({ ...moving(2), mover: null, busy: 'own' });
  watch.point(tapOn('own'), true);
  await settled();
  expect(dangerDesk.getState().about).toBeNull();
  watch.point(tapOn('e1'), true);
  await settled();
  expect(dangerDesk.getState().about?.figure).toBe('e1');
});

test('a planned move has its targets on the desk, and the plan of a group its dangers', async () => {
  const { see } = open;
  const plan = (x: number) => ({ ...moving(2, x), arrival: { figure: 'own', at: { x, y: 1 }, costCi: 0 } });
  await see(plan(1));
  expect(dangerDesk.getState().outlook).toMatchObject({ targets: [] });
  await see(plan(9));
  expect(dangerDesk.getState().outlook?.targets).toHaveLength(2);
  await see({ ...moving(2), mover: null, group: [{ figure: 'own', at: { x: 1, y: 1 }, costCi: 0 }] });
  expect(dangerDesk.getState()).toMatchObject({ outlook: null, group: { exposed: [{ figure: 'own' }] } });
  await see(moving(2));
  expect(dangerDesk.getState().group).toBeNull();
});

test('the enemy at which a planned move is aimed is looked at', async () => {
  const { see, watch } = open;
  await see({ ...moving(2), aimed: 'e1' });
  expect(dangerDesk.getState().about?.figure).toBe('e1');
  await see(moving(2));
  expect(dangerDesk.getState().about).toBeNull();
  watch.point(tapOn('e1'), false);
  await settled();
  expect(dangerDesk.getState().about).toBeNull();
});

test('the worst enemy of a figure that is being moved tells how many it may go on to from there', async () => {
  const { see } = open;
  await see(moving(2));
  expect(dangerDesk.getState().onward).toMatchObject({ by: 'e0', on: 'own', count: 2 });
  await see(moving(0));
  expect(dangerDesk.getState().onward).toBeNull();
});
