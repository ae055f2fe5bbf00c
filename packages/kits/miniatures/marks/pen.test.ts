import type { Point } from '@dwo/kernel';
import { type BatchableMesh, Container, InstructionSet, type Mesh, MeshPipe, type Renderer } from 'pixi.js';
import type { Layer } from '../canvas';
import { WAY } from '../pictures/tapes';
import type { TextureStore } from '../textures';
import { Pen } from './pen';
import { arcPoints } from './strip';

// Pixi needs it to cut up filled shapes. Bands have none, and it can't be loaded here.
jest.mock('earcut', () => ({ __esModule: true, default: () => [] }));

/** A texture store whose textures never arrive. */
const store = {
  acquire: () => ({ key: 'way', texture: null, users: 1, ready: new Promise<void>(() => {}) }),
  release() {},
} as unknown as TextureStore;

/** Pixi's own adaptor for meshes, with a batch that only records its members. */
function pipeOf() {
  let updates = 0;
  const batcher = { updateElement: () => updates++ };
  const addToBatch = (mesh: BatchableMesh) => Object.assign(mesh, { _batcher: batcher });
  const renderer = { uid: 1, _roundPixels: 0, renderPipes: { batch: { addToBatch, break() {} } } };
  const pipe = new MeshPipe(renderer as unknown as Renderer, { init() {}, execute() {}, destroy() {} });
  return { pipe, updates: () => updates };
}

test.each([
  ['short', 'long'],
  ['long', 'short'],
])('a band that was %s and is %s moves on with the table', (...lengths) => {
  const layers = { lines: new Container() } as unknown as Record<Layer, Container>;
  const lines: Record<string, readonly Point[]> = {
    short: [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ],
    long: arcPoints({ x: 0, y: 0 }, 300, 0, Math.PI),
  };
  const pen = new Pen(store, layers);
  const { pipe, updates } = pipeOf();
  const set = new InstructionSet();
  for (const length of lengths) {
    pen.begin(1);
    pen.band({ layer: 'lines', tape: WAY, points: lines[length] ?? [], weight: 1, kind: 'bent' });
    pen.end();
    // The scene is rebuilt, as it is whenever an object is added or removed.
    pipe.addRenderable(bandIn(layers.lines), set);
  }
  pipe.updateRenderable(bandIn(layers.lines));
  expect(updates()).toBe(1);
});

function bandIn(layer: Container): Mesh {
  return layer.children[0]?.children[0] as Mesh;
}
