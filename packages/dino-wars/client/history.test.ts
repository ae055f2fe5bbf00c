import { dinoWars, type Event, type State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import type { Reel as AnyReel, GameClient, LogScene, Playback } from '@dwo/kits/game-client';
import { theatreStage } from '@dwo/kits/miniatures/theatre/theatre';
import { TablePlayback } from '@dwo/kits/playback/playback';
import { History } from '@dwo/kits/shell/history';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { emptyMatch, patchMatch, store } from '@dwo/kits/shell/store';
import { useMemoryAsLocalStorage } from '@dwo/kits/testing/local-storage';
import type { HistoryPage } from '@dwo/shared';
import { tellingOf } from './actions';
import type { DiceKind } from './actions/rolls';
import { after, quickState } from './hud/testing/states';
import { record } from './hud/words/log';
import { nameFigures } from './hud/words/names';
import { patchDesk } from './store';

type Reel = AnyReel<State, Event>;

useMemoryAsLocalStorage();

/** The part of the game's client that a history needs: the whole client draws, and needs a browser. */
const CLIENT = {
  game: dinoWarsGame,
  words: {
    log: (log: readonly LogEntry[], event: Event, scene: LogScene<State>) =>
      record(log, event, { ...scene, names: nameFigures(start) }),
  },
} as unknown as GameClient;

const start = quickState();
const beasts = Object.keys(start.dinosaurs);
const soldiers = Object.keys(start.soldiers);

/** Entry n kills soldier n, turns a dinosaur, or is a deed of the table. */
function eventsOf(n: number): readonly Event[] {
  const [by = ''] = beasts;
  if (n % 50 === 0) return [];
  const figure = soldiers[n / 10];
  if (n % 10 === 0 && figure !== undefined) return [{ type: 'killed', figure, by, rule: 'DW-DMG-1' }];
  return [{ type: 'faced', figure: by, facing: n % 360 }] as unknown as Event[];
}

const LENGTH = 150;
const killsFrom = (first: number) =>
  Array.from({ length: LENGTH }, (_, i) => i + 1).filter((n) => n >= first && eventsOf(n)[0]?.type === 'killed').length;

const states: Frozen<State>[] = [start];
for (let n = 1; n <= LENGTH; n++) states.push(after(states[n - 1] as State, eventsOf(n)));

function pageOf(from: number, withStart: boolean): HistoryPage {
  const entries = Array.from({ length: Math.min(64, LENGTH - from) }, (_, i) => {
    const n = from + i + 1;
    const events = Uint8Array.from(dinoWarsGame.events.encode(n, eventsOf(n)));
    return n % 50 === 0 ? { n, events, deed: { type: 'paused' as const, by: 0 } } : { n, events };
  });
  return { ok: true, after: from, latest: LENGTH, start: withStart ? JSON.stringify(states[from]) : null, entries };
}

function opened(id: string) {
  const asked: number[] = [];
  const shown: Frozen<State>[] = [];
  const told: string[] = [];
  store.setState({ match: emptyMatch(id) });
  const history: History = new History(
    id,
    CLIENT,
    async ({ after: from, start: withStart }) => {
      asked.push(from);
      return pageOf(from, withStart);
    },
    () => theatre as unknown as Playback,
  );
  const stage = theatreStage<State, Event, DiceKind>(
    {
      performance: tellingOf,
      evolve: (state, event) => dinoWars.evolve(state, event),
      log(log, event) {
        told.push(event.type);
        return log;
      },
    },
    { dice: () => {}, effects: async () => {}, cut: () => {}, sound: () => {} },
  );
  const page = {
    now: () => 0,
    wait: async () => {},
    speed: () => 1,
    watched: () => true,
    asked: () => false,
    drawn: () => true,
    picture: async () => {},
  };
  const theatre = new TablePlayback(
    stage,
    {
      caughtUp: (seq, wished) => history.caughtUp(seq, wished),
      jumped: (seq) => history.jumped(seq),
      saw: (seq) => history.saw(seq),
    },
    page,
  );
  const stop = store.subscribe(({ match }, { match: before }) => {
    if (match === null || match.id !== id) stop();
    else if (match.shown !== before?.shown) shown.push(match.shown as Frozen<State>);
  });
  const join = async (seq: number) => {
    const state = states[seq] as Frozen<State>;
    patchDesk({ names: nameFigures(state) });
    patchMatch({ state, seq, lobby: null });
    theatre.jump(state, seq);
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  };
  return { history, theatre, asked, shown, told, join };
}

const log = () => store.getState().match?.log ?? [];
const texts = () => log().map(({ text }) => text);

test('after a reload the log holds the last page, deeds of the table included, and earlier ones on demand', async () => {
  const { history, asked, join } = opened('reload');
  await join(LENGTH);
  expect(asked).toEqual([86]);
  expect(store.getState().match?.logFrom).toBe(86);
  expect(texts().filter((text) => text.includes('is killed by'))).toHaveLength(killsFrom(87));
  expect(texts().at(-1)).toContain('paused');
  await history.earlier();
  await history.earlier();
  expect([...asked, store.getState().match?.logFrom]).toEqual([86, 22, 0, 0]);
  expect(texts().filter((text) => text.includes('is killed by'))).toHaveLength(killsFrom(1));
  const keys = log().map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
  await history.earlier();
  expect(asked).toHaveLength(3);
});

test('a late spectator may see the match so far: page by page it leads to the board as it is', async () => {
  const { history, asked, shown, told, join } = opened('late');
  await join(LENGTH);
  expect(store.getState().match?.missed).toBe('all');
  await history.watch();
  expect(asked).toEqual([86, 0, 64, 128]);
  expect(shown).toContainEqual(start);
  expect(shown.at(-1)).toBe(states[LENGTH]);
  expect(told).toEqual([]);
  expect(store.getState().match?.missed).toBe(null);
});

test('a page that was open before the battle began missed nothing, however far it is when the board shows it', async () => {
  const { history, join } = opened('waiting');
  history.waits();
  await join(LENGTH);
  expect(store.getState().match?.missed).toBeNull();
});

test('this device remembers what it has shown: what came since is offered', async () => {
  const first = opened('overnight');
  await first.join(2);
  expect(store.getState().match?.missed).toBe(null);
  first.theatre.push({ seq: 3, events: eventsOf(3), state: states[3] as Frozen<State> });
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  const second = opened('overnight');
  await second.join(20);
  expect(store.getState().match?.missed).toBe('some');
  await second.history.watch();
  expect(second.asked).toEqual([0, 3]);
  expect(store.getState().match?.missed).toBe(null);
  const third = opened('overnight');
  await third.join(20);
  expect(store.getState().match?.missed).toBe(null);
});

test('an entry that comes while the past is played follows it, and is not offered as missed', async () => {
  const { history, theatre, shown, join } = opened('meanwhile');
  await join(40);
  const watched = history.watch();
  for (let turn = 0; turn < 20 && !theatre.retelling; turn++) await Promise.resolve();
  expect(theatre.retelling).toBe(true);
  patchMatch({ state: states[41] as Frozen<State>, seq: 41 });
  theatre.push({ seq: 41, events: eventsOf(41), state: states[41] as Frozen<State> });
  await watched;
  expect(shown.at(-1)).toBe(states[41]);
  expect(store.getState().match?.missed).toBe(null);
});

test('entries that this device sent are known to who sent them, even if the table did not play them to their end', async () => {
  const { history, theatre, join } = opened('own');
  await join(2);
  for (const n of [3, 4]) {
    theatre.push({ seq: n, events: eventsOf(n), state: states[n] as Frozen<State> });
    theatre.catchUp(false);
  }
  patchMatch({ seq: 4 });
  history.caughtUp(4, false);
  history.did(3);
  history.did(4);
  expect(store.getState().match?.missed).toBe(null);
  patchMatch({ seq: 6 });
  history.caughtUp(6, false);
  expect(store.getState().match?.missed).toBe('some');
});

test('a person who does not want to see it is not asked again', async () => {
  const { history, join } = opened('dismissed');
  await join(40);
  history.dismiss();
  expect(store.getState().match?.missed).toBe(null);
  const again = opened('dismissed');
  await again.join(40);
  expect(store.getState().match?.missed).toBe(null);
});

test('a lost connection fills the log where it broke, and lines told since stay', async () => {
  const { theatre, join } = opened('broken');
  await join(10);
  theatre.push({ seq: 11, events: eventsOf(11), state: states[11] as Frozen<State> });
  await join(90);
  const kills = texts().filter((text) => text.includes('is killed by'));
  expect(new Set(kills).size).toBe(kills.length);
  expect(store.getState().match?.logFrom).toBe(26);
});

test('a reel that breaks off leaves the board at the newest state', async () => {
  const { theatre, shown, join } = opened('cut');
  await join(LENGTH);
  const reel: Reel = async () => null;
  await theatre.retell(start, reel);
  expect(shown.at(-1)).toBe(states[LENGTH]);
});
