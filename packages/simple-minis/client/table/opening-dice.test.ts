/** The dice of a set-up on the table. */
import { type Frozen, frozen, scriptedDice } from '@dwo/kernel';
import type { GameClient, LogScene, Playback } from '@dwo/kits/game-client';
import { theatreStage } from '@dwo/kits/miniatures/theatre/theatre';
import { TablePlayback } from '@dwo/kits/playback/playback';
import { PAGE } from '@dwo/kits/playback/stage';
import { History } from '@dwo/kits/shell/history';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { emptyMatch, patchMatch, store } from '@dwo/kits/shell/store';
import { useMemoryAsLocalStorage } from '@dwo/kits/testing/local-storage';
import { type Event, type State, simpleMinis } from '../../rules';
import { matchOf } from '../../testing/presets';
import { simpleMinisGame } from '../../wire';
import { recordedIn } from '../log';
import { performanceOf, type Roll } from './performance';

useMemoryAsLocalStorage();

const opening: Event[] = [];
const options = matchOf('open_battle', 2, { forces: ['frontier_ranch', 'saurian_pack'] });
const first = frozen(
  simpleMinis.setup(frozen(options), scriptedDice([['zone', 2, 5]]), (event) => opening.push(event)),
);
const CLIENT = { game: simpleMinisGame, words: { log: recordedIn } } as unknown as GameClient;

/** A page that opens a match at this entry; the tin as it was seen, and the waits that have not ended. */
async function arrive(id: string, seq: number) {
  const tin: string[] = [];
  const ends: (() => void)[] = [];
  store.setState({ match: emptyMatch(id) });
  const history: History = new History(
    id,
    CLIENT,
    async ({ after }) => ({
      ...{ ok: true, after, latest: seq, start: JSON.stringify(first), entries: [] },
      ...(after === 0 ? { opening: Uint8Array.from(simpleMinisGame.events.encode(0, opening)) } : {}),
    }),
    () => table as unknown as Playback,
  );
  const stage = theatreStage<State, Event, Roll>(
    {
      performance: performanceOf,
      evolve: (state, event) => simpleMinis.evolve(state, event),
      log: (log, event, scene) => recordedIn(log, event, scene as LogScene<State>),
    },
    {
      dice: ({ dice, rolling }) => tin.push(`${dice} ${rolling ? 'roll' : 'lie'}`),
      ...{ effects: async () => {}, cut: () => {}, sound: () => {} },
    },
  );
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const page = { ...PAGE, ...{ wait, watched: () => true, asked: () => true, drawn: () => true } };
  const table = new TablePlayback(stage, history, page);
  patchMatch({ state: first, seq, lobby: null });
  table.jump(first, seq);
  const rest = async () => {
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  };
  const pass = async () => {
    for (const end of ends.splice(0)) end();
    await rest();
  };
  await rest();
  const lines = () => (store.getState().match?.log ?? ([] as readonly LogEntry[])).map(({ rule }) => rule);
  return { history, table, tin, pass, lines };
}

const ROLLED = ['2,5 roll', '2,5 lie'];

test('VS-R-11 at a fresh match the roll-off tumbles once on the table, and its line follows when the dice lie', async () => {
  const { tin, pass, lines } = await arrive('fresh', 0);
  expect([tin, lines()]).toEqual([['2,5 roll'], []]);
  await pass();
  await pass();
  expect([tin, lines()]).toEqual([ROLLED, ['VS-C-02', 'VS-C-02', 'VS-R-11']]);
  const again = await arrive('fresh', 0);
  expect([again.tin, again.lines()]).toEqual([[], ['VS-C-02', 'VS-C-02', 'VS-R-11']]);
});

test('nobody who comes in the middle of a match sees the dice of its set-up', async () => {
  expect((await arrive('late', 40)).tin).toEqual([]);
});

test('the dice of a set-up hold up neither the first act nor what follows from it', async () => {
  const { history, table, tin, pass, lines } = await arrive('quick', 0);
  expect([store.getState().match?.telling, table.busy]).toEqual([false, true]);
  history.dismiss();
  await pass();
  expect([tin, lines()]).toEqual([ROLLED, ['VS-C-02', 'VS-C-02', 'VS-R-11']]);
  const next = { ...first } as Frozen<State>;
  table.push({ seq: 1, events: [], state: next });
  await pass();
  expect([table.busy, store.getState().match?.shown]).toEqual([false, next]);
});

test('a table that must be in step is, and the dice lie as they fell', async () => {
  const { table, tin } = await arrive('hurried', 0);
  const next = { ...first } as Frozen<State>;
  table.push({ seq: 1, events: [], state: next });
  table.catchUp();
  await new Promise(setImmediate);
  expect([tin, store.getState().match?.shown]).toEqual([ROLLED, next]);
});
