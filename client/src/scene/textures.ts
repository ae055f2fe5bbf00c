/** Pictures turned into textures, one for each picture and zoom step, shared by everything that shows it. */
import { ImageSource, Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import { rasterise } from './pictures/raster';

/** Texture pixels kept for pictures nobody shows at the moment. */
const SPARE_PIXELS = 12_000_000;

/** No side of a texture is longer. */
const LONGEST_SIDE = 3072;

/** One texture and who uses it. */
export interface Held {
  readonly key: string;
  texture: Texture | null;
  users: number;
  readonly ready: Promise<void>;
}

/** The largest density at which a picture still makes a texture that every graphics card takes. */
export function affordableDensity(
  picture: { readonly width: number; readonly height: number },
  wanted: number,
): number {
  return Math.min(wanted, LONGEST_SIDE / Math.max(picture.width, picture.height, 1));
}

/** Makes, shares and frees textures. */
export class TextureStore {
  private readonly held = new Map<string, Held>();
  private letters = 0;
  private closed = false;

  /** `onReady` is called whenever a texture has arrived. */
  constructor(private readonly onReady: () => void) {}

  /** The texture of a picture, counted; give it back with `release`. */
  acquire(picture: Picture, wanted: number): Held {
    const density = affordableDensity(picture, wanted);
    const key = `${picture.key}@${density.toFixed(3)}${picture.lettering ? `#${this.letters}` : ''}`;
    const known = this.held.get(key);
    if (known) {
      known.users++;
      this.held.delete(key);
      this.held.set(key, known);
      return known;
    }
    const held: Held = {
      key,
      texture: null,
      users: 1,
      ready: rasterise(picture, density).then(
        (canvas) => this.arrived(held, canvas, density),
        (error) => console.error(`Picture ${key} could not be drawn.`, error),
      ),
    };
    this.held.set(key, held);
    return held;
  }

  private arrived(held: Held, canvas: HTMLCanvasElement, density: number): void {
    if (this.closed || this.held.get(held.key) !== held) return;
    // Not a CanvasSource: that one resizes, and so clears, a canvas whose size is no round number of picture pixels.
    held.texture = new Texture({
      source: new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' }),
    });
    this.onReady();
  }

  /** Gives a texture back; the longest unused go first when there are too many. */
  release(held: Held): void {
    held.users--;
    let spare = 0;
    for (const entry of this.held.values()) if (entry.users === 0) spare += pixels(entry);
    for (const [key, entry] of this.held) {
      if (spare <= SPARE_PIXELS) return;
      if (entry.users > 0) continue;
      spare -= pixels(entry);
      this.held.delete(key);
      entry.texture?.destroy(true);
    }
  }

  /** Fonts have arrived: pictures with letters acquired from now on are drawn anew. */
  renewLetters(): void {
    this.letters++;
  }

  /** Resolves when everything asked for so far has been drawn. */
  async settled(): Promise<void> {
    await Promise.all([...this.held.values()].map((held) => held.ready));
  }

  /** How many textures are held, for tests against leaks. */
  get size(): number {
    return this.held.size;
  }

  destroy(): void {
    this.closed = true;
    for (const entry of this.held.values()) entry.texture?.destroy(true);
    this.held.clear();
  }
}

function pixels(held: Held): number {
  return held.texture === null ? 0 : held.texture.source.pixelWidth * held.texture.source.pixelHeight;
}
