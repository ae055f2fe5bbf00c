import type { Frozen } from '@dwo/kernel';
import type { DangerBoard, Threat } from './contract';
import { Grid } from './grid';
import { wayRound } from './round';
import { type Answered, type Asked, DangerServer, serveDanger } from './serve';

interface Crowd {
  readonly enemies: number;
}

/** A board on which every enemy takes a step of work, and threatens everybody. */
function boardOf({ enemies }: Frozen<Crowd>): DangerBoard {
  function* threats(): Generator<void, Threat[]> {
    const found: Threat[] = [];
    for (let i = 0; i < enemies; i++) {
      found.push({ figure: `e${i}`, harm: 'strike', share: 0.5 });
      yield;
    }
    return found;
  }
  return {
    threats,
    victims: threats,
    *count(_, most) {
      return Math.min(most, (yield* threats()).length);
    },
    *reach() {
      yield;
      return { area: [], moveCi: 0, rangeCi: 0 };
    },
    places: () => [
      { x: 0, y: 0 },
      { x: 600, y: 0 },
    ],
    sides: () => ({ own: ['a', 'b'], enemies: ['e0'] }),
    size: { widthCi: 1000, heightCi: 1000 },
    base: () => ({ x: 0, y: 0, radius: 50 }),
  };
}

const ask = (number: number, at: { x: number; y: number }) => {
  return { type: 'ask', lane: 'at', number, question: { figure: 'a', at } } as const;
};

test('a newer question replaces the old one between two steps, whose answer is never said', () => {
  const said: Answered[] = [];
  const server = new DangerServer(boardOf, (answered) => said.push(answered));
  server.hear({ type: 'state', state: { enemies: 10_000 } });
  server.hear(ask(1, { x: 1, y: 1 }));
  let steps = 0;
  expect(server.work(() => ++steps >= 5)).toBe(true);
  expect(steps).toBe(5);
  server.hear(ask(2, { x: 2, y: 2 }));
  expect(server.work(() => false)).toBe(false);
  expect(said.map(({ number }) => number)).toEqual([2]);
});

test('the question of a drag is answered before an overview that was asked earlier', () => {
  const said: Answered[] = [];
  const server = new DangerServer(boardOf, (answered) => said.push(answered));
  server.hear({ type: 'state', state: { enemies: 20 } });
  server.hear({ type: 'ask', lane: 'all', number: 1, question: { seat: 0 } });
  server.work(() => true);
  server.hear(ask(2, { x: 1, y: 1 }));
  while (server.work(() => true));
  expect(said.map(({ lane }) => lane)).toEqual(['at', 'all']);
});

test('a new state ends all that was asked about the old one, and a question can be taken back', () => {
  const said: Answered[] = [];
  const server = new DangerServer(boardOf, (answered) => said.push(answered));
  server.hear({ type: 'state', state: { enemies: 3 } });
  server.hear(ask(2, { x: 1, y: 1 }));
  server.hear({ type: 'state', state: { enemies: 4 } });
  expect(server.work(() => false)).toBe(false);
  server.hear(ask(3, { x: 1, y: 1 }));
  expect(server.hear({ type: 'ask', lane: 'at', number: 0, question: null })).toBe(false);
  expect(said).toEqual([]);
});

/** Boards that can't be opened without enemies, and that fail with one when they are asked about another place. */
function failing(state: Frozen<Crowd>): DangerBoard {
  if (state.enemies === 0) throw new Error('no board');
  const board = boardOf(state);
  if (state.enemies > 1) return board;
  return {
    ...board,
    *threats(figure, at) {
      const found = yield* board.threats(figure, at);
      if (at !== null) throw new Error('no answer');
      return found;
    },
  };
}

describe('with a game that fails', () => {
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warned.mockRestore());

  test('a question whose work throws is answered with null, once, and the others are answered', () => {
    const said: Answered[] = [];
    const server = new DangerServer(failing, (answered) => said.push(answered));
    server.hear({ type: 'state', state: { enemies: 1 } });
    server.hear(ask(1, { x: 1, y: 1 }));
    server.hear({ type: 'ask', lane: 'about', number: 2, question: { figure: 'a' } });
    server.hear({ type: 'ask', lane: 'all', number: 3, question: { seat: 0 } });
    expect(server.work(() => false)).toBe(false);
    expect(server.work(() => false)).toBe(false);
    expect(said.map(({ number, answer }) => [number, answer === null])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  test('a state that cannot be opened is never answered from the board of the one before', () => {
    const said: Answered[] = [];
    const server = new DangerServer(failing, (answered) => said.push(answered));
    server.hear({ type: 'state', state: { enemies: 3 } });
    expect(() => server.hear({ type: 'state', state: { enemies: 0 } })).not.toThrow();
    expect(server.hear(ask(1, { x: 1, y: 1 }))).toBe(false);
    server.work(() => false);
    expect(said).toEqual([{ lane: 'at', number: 1, answer: null }]);
    server.hear({ type: 'state', state: { enemies: 2 } });
    server.hear(ask(2, { x: 1, y: 1 }));
    server.work(() => false);
    expect(said[1]?.answer).toHaveLength(2);
  });

  test('a worker answers on after a failure', async () => {
    const scope = Object.assign(new EventTarget(), { postMessage: (_: Answered) => {} });
    const worker = globalThis as { self?: unknown };
    const before = worker.self;
    worker.self = scope;
    const { close } = closingChannels();
    try {
      serveDanger(failing);
      const send = (data: Asked<Crowd>) => scope.dispatchEvent(new MessageEvent('message', { data }));
      const next = () => new Promise<Answered>((resolve) => (scope.postMessage = resolve));
      send({ type: 'state', state: { enemies: 1 } });
      const failed = next();
      send(ask(1, { x: 1, y: 1 }));
      expect(await failed).toEqual({ lane: 'at', number: 1, answer: null });
      send({ type: 'state', state: { enemies: 2 } });
      const answered = next();
      send(ask(2, { x: 1, y: 1 }));
      expect((await answered).answer).toHaveLength(2);
    } finally {
      close();
      worker.self = before;
    }
  });
});

/** Keeps the channels that are opened from now on; `close` closes them, so that the test can end. */
function closingChannels(): { close(): void } {
  const Real = MessageChannel;
  const opened: MessageChannel[] = [];
  globalThis.MessageChannel = class extends Real {
    constructor() {
      super();
      opened.push(this);
    }
  };
  return {
    close() {
      globalThis.MessageChannel = Real;
      for (const { port1, port2 } of opened) for (const port of [port1, port2]) port.close();
    },
  };
}

test.each([
  ['a place that no other is safer than stays', [] as number[], 500],
  ['of places that are equally safe the nearest to the wish is the safest', [500], 600],
])('%s', (_rule, dangerous, x) => {
  const said: Answered[] = [];
  const board = (state: Frozen<Crowd>): DangerBoard => {
    const plain = boardOf(state);
    const threats: DangerBoard['threats'] = function* (...asked) {
      const found = yield* plain.threats(...asked);
      return dangerous.some((each) => each === asked[1]?.x) ? [...found, ...found] : found;
    };
    return { ...plain, threats };
  };
  const server = new DangerServer(board, (answered) => said.push(answered));
  server.hear({ type: 'state', state: { enemies: 2 } });
  server.hear({ type: 'ask', lane: 'safest', number: 1, question: { figure: 'a', near: { x: 500, y: 0 } } });
  server.work(() => false);
  expect(said[0]?.answer).toMatchObject({ at: { x, y: 0 } });
});

test('the union of areas has an outline for each part and each hole', () => {
  const square = (x: number, y: number, side: number) => [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
  const grid = new Grid({ widthCi: 2000, heightCi: 2000 });
  expect(grid.field()).toBeNull();
  grid.add(square(100, 100, 400));
  grid.add(square(300, 300, 400));
  expect(grid.field()?.loops).toHaveLength(1);
  grid.addDisc({ x: 1500, y: 1500 }, 200);
  const loops = grid.field()?.loops ?? [];
  expect(loops).toHaveLength(2);
  const covered = (grid.field()?.tiles ?? []).reduce((sum, [a, b]) => sum + (b.x - a.x) * (b.y - a.y), 0);
  expect(covered).toBeGreaterThan(280_000 + 110_000);
  expect(covered).toBeLessThan(280_000 + 140_000);
});

test('a way leads round bases and areas, and none is found that is too long', () => {
  const room = { left: 0, top: 0, right: 3000, bottom: 3000 };
  const journey = { from: { x: 200, y: 1500 }, goals: [{ x: 2000, y: 1500 }], radius: 50, room, areas: [] };
  const wall = [{ x: 1000, y: 1500, radius: 100 }];
  expect(wayRound({ ...journey, most: 1850, discs: wall })).toHaveLength(2);
  expect(wayRound({ ...journey, most: 1801, discs: wall })).toBeNull();
  const block = [
    { x: 900, y: 1000 },
    { x: 1100, y: 1000 },
    { x: 1100, y: 1800 },
    { x: 900, y: 1800 },
  ];
  const way = wayRound({ ...journey, most: 2500, discs: [], areas: [block] }) ?? [];
  expect(way.length).toBeGreaterThan(1);
  expect(way.every(({ y }) => y >= 1500)).toBe(true);
});
