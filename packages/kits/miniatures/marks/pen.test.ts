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

test('a label moves into the view as long as what it is about is there, and hides no figure for that if it can', () => {
  const layers = { labels: new Container() } as unknown as Record<Layer, Container>;
  const pen = new Pen(store, layers);
  const picture = { key: 'plate', width: 100, height: 34, originX: 50, originY: 17, markup: '' };
  const places = [
    { x: 300, y: 100 },
    { x: 300, y: 200 },
  ];
  const label = () => {
    const { x = 0, y = 0 } = layers.labels.children[1]?.children[0] ?? {};
    return { left: x - picture.width / 2, right: x + picture.width / 2, top: y - 17, bottom: y + 17 };
  };
  const view = { left: 0, top: 0, right: 310, bottom: 400 };
  const figure = { left: 200, top: 80, right: 310, bottom: 120 };
  pen.begin(1);
  pen.label({
    picture,
    places,
    about: { left: 250, top: 50, right: 350, bottom: 250 },
    size: 1,
    figures: () => [figure],
  });
  pen.end();
  expect(label().right).toBeGreaterThan(310);
  pen.see(view);
  expect(label().right).toBeLessThanOrEqual(310);
  expect(label().top).toBeGreaterThan(figure.bottom);
  pen.see({ ...view, left: 290, right: 600, bottom: 190 });
  expect(label().left).toBeGreaterThanOrEqual(290);
  expect(label().bottom).toBeLessThanOrEqual(190);
  pen.see({ ...view, left: 900, right: 1300 });
  expect(label()).toMatchObject({ left: 300 - picture.width / 2 });
});

test('a label keeps clear of those that were put down before', () => {
  const layers = { labels: new Container() } as unknown as Record<Layer, Container>;
  const pen = new Pen(store, layers);
  const picture = { key: 'plate', width: 100, height: 34, originX: 50, originY: 17, markup: '' };
  const order = { picture, about: { left: 0, top: 0, right: 9, bottom: 9 }, size: 1, figures: () => [] };
  pen.begin(1);
  pen.label({ ...order, places: [{ x: 100, y: 100 }] });
  pen.label({
    ...order,
    places: [
      { x: 110, y: 110 },
      { x: 110, y: 160 },
    ],
  });
  pen.end();
  const [, stamps] = layers.labels.children;
  const second = () => stamps?.children[1]?.y;
  expect(second()).toBe(160);
  pen.see({ left: 0, top: 0, right: 400, bottom: 400 });
  expect(second()).toBe(160);
});

test('a label that yields is left out where an earlier one lies, until there is room for both', () => {
  const layers = { labels: new Container() } as unknown as Record<Layer, Container>;
  const pen = new Pen(store, layers);
  const picture = { key: 'plate', width: 100, height: 34, originX: 50, originY: 17, markup: '' };
  const order = { picture, about: { left: 0, top: 0, right: 9, bottom: 9 }, size: 1, figures: () => [], yields: true };
  const seen = () => layers.labels.children[1]?.children.map(({ visible }) => visible);
  const drawn = (apart: number) => {
    pen.begin(1);
    for (const times of [0, 1, 2]) pen.label({ ...order, places: [{ x: 100 + times * apart, y: 100 }] });
    pen.end();
    return seen();
  };
  // The third lies clear of the first, whatever the second is.
  expect(drawn(60)).toEqual([true, false, true]);
  pen.see({ left: 0, top: 0, right: 400, bottom: 400 });
  expect(seen()).toEqual([true, false, true]);
  expect(drawn(101)).toEqual([true, true, true]);
});
