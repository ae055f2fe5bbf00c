/** The board by itself, driven from the address bar and from `window.dev`. */
import { FIGURES } from '../art/figures/on-the-table';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import '@fontsource/bangers/400.css';
import { DINOSAURS } from '@dwo/dino-wars';
import { createScene } from '@dwo/kits/miniatures';
import { Board } from '@dwo/kits/miniatures/board';
import type { Effect, SceneModel, Token } from '@dwo/kits/miniatures/model';
import { crowd, firing, fixture, overrunning, terrainFixture, walking, wounded } from './fixture';
import { gunLine, marvels, motorPool } from './rulebook';
import { allTerrain, deployment, editing, island } from './setup';

const MODELS: Readonly<Record<string, () => SceneModel>> = {
  quiet: fixture,
  firing,
  walking: () => walking(true),
  refused: () => walking(false),
  overrun: overrunning,
  terrain: terrainFixture,
  crowd: () => crowd(200),
  wounded: () => wounded(DINOSAURS),
  motorpool: motorPool,
  gunline: gunLine,
  marvels,
  places: allTerrain,
  island,
  deployment,
  editing,
};

const query = new URLSearchParams(location.search);
const host = document.getElementById('board') as HTMLElement;
const motion = query.get('motion') === 'reduced' ? 'reduced' : 'full';

async function open(): Promise<Board> {
  const scene = await createScene(host, { art: FIGURES, motion });
  if (!(scene instanceof Board)) throw new Error('Not the board of this folder.');
  return scene;
}

/** Shows one moved figure `count` times, and returns the median time of `show` alone, in ms. */
function timeShow(board: Board, count: number): number {
  let model = crowd(200);
  board.show(model);
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const tokens = [...model.tokens];
    const token = tokens[i % tokens.length] as Token;
    tokens[i % tokens.length] = { ...token, x: token.x + 10 };
    model = { ...model, tokens };
    const began = performance.now();
    board.show(model);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  let board = await open();
  const name = query.get('model') ?? 'quiet';
  let model = (MODELS[name] ?? fixture)();
  board.show(model);
  const focus = query.get('focus');
  if (focus !== null) board.approach(focus.split(',').filter(Boolean));
  const tools = {
    get board() {
      return board;
    },
    get model() {
      return model;
    },
    show(patch: Partial<SceneModel>) {
      model = { ...model, ...patch };
      board.show(model);
    },
    /** Changes one token. */
    change(id: string, patch: Partial<Token>) {
      tools.show({ tokens: model.tokens.map((token) => (token.id === id ? { ...token, ...patch } : token)) });
    },
    play: (effects: readonly Effect[]) => board.play(effects),
    timeShow: (count: number) => timeShow(board, count),
    async reopen() {
      board.destroy();
      board = await open();
      board.show(model);
      await board.settled();
    },
  };
  Object.assign(window, { dev: tools });
  await board.settled();
  document.body.dataset.ready = '';
}

void main();
