import type { LogEntry } from './log-entry';
import { PlainPlayback } from './plain-playback';
import { StagedPlayback } from './staged-playback';
import { patchMatch, store } from './store';

interface Pot {
  readonly n: number;
}
interface Put {
  readonly type: 'put' | 'added';
  readonly n: number;
}

const entry = (text: string, key: number) => ({ text, key }) as LogEntry;

/** A playback whose batches have one scene that tells the first event; the log and the state on show can be read. */
function playback(watched = true) {
  store.setState({ match: { log: [], lobby: null, shown: null } as never });
  const heard: string[] = [];
  const player = new StagedPlayback<Pot, Put>(
    {
      scenes: ({ n }, { events }) => [{ picture: { n: n + 0.5 }, ms: 400, told: events.slice(0, 1) }],
      log: (log, event) => [...log, entry(`${event.type} ${event.n}`, log.length)],
    },
    {
      saw: (seq) => heard.push(`saw ${seq}`),
      caughtUp: (seq) => heard.push(`caught up ${seq}`),
      jumped: (seq) => heard.push(`jumped ${seq}`),
    },
    () => watched,
  );
  player.jump({ n: 0 }, 0);
  const push = (seq: number) =>
    player.push({
      seq,
      state: { n: seq },
      events: [
        { type: 'put', n: seq },
        { type: 'added', n: seq },
      ],
    });
  const log = () => store.getState().match?.log.map(({ text }) => text);
  const shown = () => (store.getState().match?.shown as Pot | null)?.n;
  return { player, push, log, shown, heard };
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
  const hidden = playback(false);
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
  patchMatch({ telling: false });
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
  const staged = new StagedPlayback<Pot, Put>({ scenes: fails, log: fails }, listener, () => true);
  const plain = new PlainPlayback<Pot, Put>(fails, listener);
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
