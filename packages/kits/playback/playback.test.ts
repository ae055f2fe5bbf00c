import type { Frozen } from '@dwo/kernel';
import type { Clock } from '../shell/clocks';
import type { LogEntry } from '../shell/log-entry';
import { serverNow } from '../shell/server-time';
import { store } from '../shell/store';
import { TablePlayback } from './playback';
import { inScenes } from './scenes';
import { PAGE, type Page, type Stage } from './stage';

interface Pot {
  readonly n: number;
}
interface Put {
  readonly type: 'put' | 'added';
  readonly n: number;
}

const entry = (text: string, key: number) => ({ text, key }) as LogEntry;
const PLAIN: Stage<Pot, Put> = {
  log: (log, event) => [...log, entry(`${event.type} ${event.n}`, log.length)],
};
/** Every batch has one scene, which tells the first event. */
const STAGED: Stage<Pot, Put> = {
  ...PLAIN,
  perform: inScenes(({ n }, { events }) => [{ picture: { n: n + 0.5 }, ms: 400, told: events.slice(0, 1) }]),
};
const batch = (seq: number) => ({
  seq,
  state: { n: seq },
  events: [
    { type: 'put', n: seq },
    { type: 'added', n: seq },
  ] as const,
});

/** A playback on a stage; the log and the state on show can be read. */
function playback(stage = STAGED, unlike: Partial<Page> = {}) {
  store.setState({ match: { log: [], lobby: null, shown: null } as never });
  const heard: string[] = [];
  const page = { ...PAGE, watched: () => true, ...unlike };
  const player = new TablePlayback<Pot, Put>(
    stage,
    {
      saw: (seq) => heard.push(`saw ${seq}`),
      caughtUp: (seq) => heard.push(`caught up ${seq}`),
      jumped: (seq) => heard.push(`jumped ${seq}`),
    },
    page,
  );
  player.jump({ n: 0 }, 0);
  const push = (seq: number) => player.push(batch(seq));
  const log = () => store.getState().match?.log.map(({ text }) => text);
  const shown = () => (store.getState().match?.shown as Pot | null)?.n;
  return { player, push, log, shown, heard };
}

/** The lines of these batches, each event once and in order. */
const linesOf = (...seqs: readonly number[]) => seqs.flatMap((seq) => [`put ${seq}`, `added ${seq}`]);

/** The states that are shown from now on. */
function pictures() {
  const seen: number[] = [];
  store.subscribe(({ match }, { match: before }) => {
    const shown = match?.shown as Pot | null | undefined;
    if (shown && shown !== before?.shown) seen.push(shown.n);
  });
  return seen;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the log tells with each scene what that scene shows, and the rest with the state after it', async () => {
  const { push, log, shown, heard } = playback();
  push(1);
  expect([shown(), log()]).toEqual([0.5, ['put 1']]);
  await jest.advanceTimersByTimeAsync(400);
  expect([shown(), log()]).toEqual([1, ['put 1', 'added 1']]);
  expect(heard).toEqual(['jumped 0', 'saw 1', 'caught up 1']);
});

test('a batch that comes meanwhile waits; catching up tells all of it once and at once', async () => {
  const { player, push, log, shown, heard } = playback();
  push(1);
  push(2);
  expect([shown(), log(), player.busy]).toEqual([0.5, ['put 1'], true]);
  expect(player.catchUp()).toBe(true);
  expect([shown(), log()]).toEqual([2, ['put 1', 'added 1', 'put 2', 'added 2']]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(heard).toEqual(['jumped 0', 'saw 1', 'saw 2', 'caught up 2']);
});

test('a skip ends the present batch and no other', async () => {
  const { player, push, shown } = playback();
  push(1);
  push(2);
  player.skip();
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(1.5);
});

test('a hidden page and instant speed skip the scenes', async () => {
  const hidden = playback(STAGED, { watched: () => false });
  hidden.push(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(hidden.shown()).toBe(1);
  const instant = playback();
  const { settings } = store.getState();
  store.setState({ settings: { ...settings, speed: 'instant' } });
  instant.push(1);
  await jest.advanceTimersByTimeAsync(0);
  store.setState({ settings });
  expect(instant.shown()).toBe(1);
});

test.each([
  ['with scenes', STAGED],
  ['without scenes', PLAIN],
])('on a hidden page a table %s is up to date, and the player has not seen it', async (_, stage) => {
  const { push, log, shown, heard } = playback(stage, { watched: () => false });
  push(1);
  await jest.advanceTimersByTimeAsync(0);
  expect([shown(), log()]).toEqual([1, linesOf(1)]);
  expect(heard).toEqual(['jumped 0', 'caught up 1']);
});

test('a table without scenes shows each batch at once, and its log is never ahead of it', async () => {
  const { push, log, shown, heard } = playback(PLAIN);
  const telling: boolean[] = [];
  store.subscribe(({ match }) => telling.push(match?.telling === true));
  push(1);
  push(2);
  await jest.advanceTimersByTimeAsync(0);
  expect([shown(), log()]).toEqual([2, linesOf(1, 2)]);
  expect(heard).toEqual(['jumped 0', 'saw 1', 'saw 2', 'caught up 2']);
  expect(telling).not.toContain(true);
});

test('of a backlog of more than six batches those with more than six behind them have no scenes', async () => {
  const { push, log, heard } = playback();
  push(1);
  const seen = pictures();
  for (let seq = 2; seq <= 10; seq++) push(seq);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual([1, 2, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10]);
  expect(log()).toEqual(linesOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  expect(heard).not.toContain('saw 3');
  expect(heard).toContain('saw 4');
});

test.each([
  ['with scenes', STAGED],
  ['without scenes', PLAIN],
])(
  'what a table %s plays again is not told again, and what comes meanwhile is told with its picture',
  async (_, stage) => {
    const { player, push, log, shown } = playback(stage);
    push(1);
    await jest.advanceTimersByTimeAsync(400);
    const reel = [batch(1)];
    const again = player.retell({ n: 0 }, async () => reel.shift() ?? null);
    await jest.advanceTimersByTimeAsync(0);
    expect([shown(), player.retelling]).toEqual([0, true]);
    push(2);
    expect([shown(), log()]).toEqual([0, linesOf(1)]);
    await jest.advanceTimersByTimeAsync(700);
    expect(player.retelling).toBe(false);
    await jest.advanceTimersByTimeAsync(400);
    await again;
    expect([shown(), log()]).toEqual([2, linesOf(1, 2)]);
  },
);

test('a skip while moves are played again ends the present one alone', async () => {
  const { player, shown } = playback(PLAIN);
  player.jump({ n: 2 }, 2);
  const reel = [batch(1), batch(2)];
  const again = player.retell({ n: 0 }, async () => reel.shift() ?? null);
  await jest.advanceTimersByTimeAsync(0);
  player.skip();
  await jest.advanceTimersByTimeAsync(0);
  expect([shown(), player.retelling]).toEqual([1, true]);
  await jest.advanceTimersByTimeAsync(700);
  await again;
  expect([shown(), player.retelling]).toEqual([2, false]);
});

test('a stage that fails in the middle of a batch is reported, and the rest of the batch is told', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  const broken = new Error('broken');
  const { push, log, shown } = playback({
    ...PLAIN,
    async perform(act) {
      for (const event of act.events.slice(0, 1)) act.tell(event);
      await act.wait(100);
      throw broken;
    },
  });
  push(1);
  await jest.advanceTimersByTimeAsync(100);
  Reflect.deleteProperty(globalThis, 'reportError');
  expect(reported).toEqual([broken]);
  expect([shown(), log()]).toEqual([1, linesOf(1)]);
});

test('an act that was overtaken can neither tell nor show', async () => {
  let late = () => {};
  const { player, push, log, shown } = playback({
    ...PLAIN,
    perform: async (act) => {
      late = () => {
        for (const event of act.events) act.tell(event, { n: 7 });
        act.show({ n: 7 } as Frozen<Pot>);
      };
      await act.wait(1_000);
    },
  });
  push(1);
  player.catchUp();
  late();
  expect([shown(), log()]).toEqual([1, linesOf(1)]);
});

test('a fault of our own in a line or a scene is reported, and the table still ends on the newest state', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
  store.setState({ match: { log: [], lobby: null, shown: null } as never });
  const fails = (): never => {
    throw new Error('broken');
  };
  const heard: string[] = [];
  const listener = { saw: () => {}, caughtUp: (seq: number) => heard.push(`caught up ${seq}`), jumped: () => {} };
  const page = { ...PAGE, watched: () => true };
  const staged = new TablePlayback<Pot, Put>({ perform: inScenes(fails), log: fails }, listener, page);
  const plain = new TablePlayback<Pot, Put>({ log: fails }, listener, page);
  for (const player of [staged, plain]) {
    player.jump({ n: 0 }, 0);
    player.push({ seq: 1, state: { n: 1 }, events: [{ type: 'put', n: 1 }] });
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().match?.shown).toEqual({ n: 1 });
  }
  Reflect.deleteProperty(globalThis, 'reportError');
  expect(heard).toEqual(['caught up 1', 'caught up 1']);
  expect(reported).toHaveLength(3);
});

test('nothing plays before the table is drawn, and the time for a decision runs from then', async () => {
  let draw = () => {};
  let isDrawn = false;
  const page = {
    ...{ watched: () => true, asked: () => true, drawn: () => isDrawn },
    picture: () => new Promise<void>((resolve) => (draw = resolve)),
  };
  const { push, log, shown, heard } = playback({ ...STAGED, lengthOf: () => 400 }, page);
  push(1);
  await jest.advanceTimersByTimeAsync(5000);
  expect([shown(), log(), heard]).toEqual([0, [], ['jumped 0']]);
  isDrawn = true;
  draw();
  await jest.advanceTimersByTimeAsync(1);
  expect([shown(), log()]).toEqual([0.5, ['put 1']]);
  await jest.advanceTimersByTimeAsync(400);
  expect(heard).toEqual(['jumped 0', 'saw 1', 'caught up 1']);
});

test('a table that cannot be drawn is waited for once', async () => {
  const waits: number[] = [];
  const picture = async () => {
    waits.push(waits.length);
  };
  const { push, log } = playback(STAGED, { drawn: () => false, picture });
  push(1);
  await jest.advanceTimersByTimeAsync(500);
  push(2);
  await jest.advanceTimersByTimeAsync(500);
  expect(waits).toEqual([0]);
  expect(log()).toEqual(linesOf(1, 2));
});

test('a table that tells all leaves no picture out, however many batches wait, and keeps what must be read', async () => {
  const stage: Stage<Pot, Put> = {
    ...PLAIN,
    tellsAll: true,
    perform: inScenes(({ n }) => [{ picture: { n: n + 0.5 }, ms: 400, leastMs: 300, told: [] }]),
  };
  const { player, push } = playback(stage, { drawn: () => true });
  const seen = pictures();
  for (let seq = 1; seq <= 12; seq++) push(seq);
  await jest.advanceTimersByTimeAsync(12 * 300 - 10);
  expect(player.busy).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(player.busy).toBe(false);
  expect(seen.filter((n) => n % 1 !== 0)).toHaveLength(12);
});

test('a table that no clock waits for leaves nothing out, and one that a clock waits for is in step in time', async () => {
  const seen = async (asked: boolean) => {
    const { push, heard } = playback({ ...STAGED, lengthOf: () => 400 }, { asked: () => asked });
    for (let seq = 1; seq <= 100; seq++) push(seq);
    await jest.advanceTimersByTimeAsync(1600);
    const inTime = heard.includes('caught up 100');
    await jest.advanceTimersByTimeAsync(40_000);
    return { inTime, seen: heard.filter((what) => what.startsWith('saw')).length };
  };
  expect(await seen(false)).toEqual({ inTime: false, seen: 100 });
  const pressed = await seen(true);
  expect(pressed.inTime).toBe(true);
  expect(pressed.seen).toBeLessThan(100);
});

test('a decision presses the table only while a clock runs for it that will not last for long', () => {
  const rules = { awaiting: () => [0] } as never;
  const asks = (clocks: readonly Partial<Clock>[], seat = 0) => {
    store.setState({ match: { rules, state: {}, shown: null, seat, seats: [seat], clocks } as never });
    return PAGE.asked();
  };
  const runs = (ms: number): Partial<Clock> => ({ seats: [0], deadline: serverNow() + ms, left: 0 });
  expect(asks([runs(30_000)])).toBe(true);
  expect(asks([runs(30_000)], 1)).toBe(false);
  expect(asks([runs(3_600_000)])).toBe(false);
  expect(asks([{ seats: [0], deadline: null, left: 30_000 }])).toBe(false);
  expect(asks([])).toBe(false);
});
