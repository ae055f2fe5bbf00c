import type { Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import { TextureSlot } from './stamp';
import type { Held, TextureStore } from './textures';

jest.mock('pixi.js', () => ({ Sprite: class {}, Texture: { EMPTY: {} } }));

const picture = (key: string, originX: number): Picture => ({
  key,
  width: 10,
  height: 10,
  originX,
  originY: 0,
  markup: '',
});

/** A store whose textures arrive when the test says so. */
function slowStore() {
  const held = new Map<string, Held & { arrive(): Promise<void> }>();
  const store = {
    acquire({ key }: Picture): Held {
      const known = held.get(key);
      if (known) {
        known.users++;
        return known;
      }
      let done = () => {};
      const ready = new Promise<void>((resolve) => {
        done = resolve;
      });
      const entry = {
        key,
        texture: null as Texture | null,
        users: 1,
        ready,
        async arrive() {
          entry.texture = { key } as unknown as Texture;
          done();
          await ready;
        },
      };
      held.set(key, entry);
      return entry;
    },
    release(entry: Held) {
      entry.users--;
    },
  };
  return { store: store as unknown as TextureStore, held };
}

describe('a place for a texture', () => {
  test('keeps showing the last one until the next has arrived', async () => {
    const { store, held } = slowStore();
    const swaps: string[] = [];
    const slot = new TextureSlot(store, (_, { key }) => swaps.push(key));
    slot.set(picture('a', 0), 1);
    await held.get('a')?.arrive();
    slot.set(picture('b', 0), 1);
    expect(swaps).toEqual(['a']);
    expect(held.get('a')?.users).toBe(1);
    await held.get('b')?.arrive();
    expect(swaps).toEqual(['a', 'b']);
    expect(held.get('a')?.users).toBe(0);
  });

  test('puts the same texture elsewhere at once', async () => {
    const { store, held } = slowStore();
    const places: number[] = [];
    const slot = new TextureSlot(store, (_, { originX }) => places.push(originX));
    slot.set(picture('a', 0), 1);
    await held.get('a')?.arrive();
    slot.set(picture('a', -40), 1);
    expect(places).toEqual([0, -40]);
    expect(held.get('a')?.users).toBe(1);
  });

  test('puts it where it was last asked for, if that changed while it was being drawn', async () => {
    const { store, held } = slowStore();
    const places: number[] = [];
    const slot = new TextureSlot(store, (_, { originX }) => places.push(originX));
    slot.set(picture('a', 0), 1);
    slot.set(picture('a', -40), 1);
    await held.get('a')?.arrive();
    expect(places).toEqual([-40]);
  });

  test('never shows one that was given up', async () => {
    const { store, held } = slowStore();
    const swaps: string[] = [];
    const slot = new TextureSlot(store, (_, { key }) => swaps.push(key));
    slot.set(picture('a', 0), 1);
    slot.set(picture('b', 0), 1);
    await held.get('a')?.arrive();
    expect(swaps).toEqual([]);
    slot.destroy();
    await held.get('b')?.arrive();
    expect(swaps).toEqual([]);
    expect([held.get('a')?.users, held.get('b')?.users]).toEqual([0, 0]);
  });
});
