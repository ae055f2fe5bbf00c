/** Turns pictures into textures: one for each picture and zoom step, shared by everything that shows it. */
import { ImageSource, Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import { rasterise } from './pictures/raster';
import type { Slices } from './slices';

/** Texture px kept for pictures that nothing shows at the moment. */
const SPARE_PIXELS = 12_000_000;

/** The longest side of a texture, in px. */
const LONGEST_SIDE = 2048;

/** The browser decodes this many pictures at a time. The next one is chosen only when a place is free. */
const LANES = 8;

/** One texture and the number of its users. */
export interface Held {
  readonly key: string;
  texture: Texture | null;
  users: number;
  readonly ready: Promise<void>;
}

/** The wanted density, limited so that the texture fits every graphics card. */
function affordableDensity(picture: { readonly width: number; readonly height: number }, wanted: number): number {
  return Math.min(wanted, LONGEST_SIDE / Math.max(picture.width, picture.height, 1));
}

/** Makes, shares and frees textures. */
export class TextureStore {
  private readonly held = new Map<string, Held>();
  private letters = 0;
  private closed = false;
  private lanes = 0;
  /** Px of the textures without users. */
  private spare = 0;
  /** Pictures of which nothing is visible yet, and pictures that are visible, but not sharp. */
  private readonly waiting = { first: [] as (() => Promise<void>)[], later: [] as (() => Promise<void>)[] };

  /** `onReady` is called for each texture that has arrived, and uploads it to the graphics card ahead of its first frame. */
  constructor(
    private readonly onReady: (texture: Texture) => void,
    private readonly slices: Slices,
  ) {}

  /**
   * The texture of a picture, with one more user; give it back with `release`. Textures that only replace a less sharp one are
   * drawn `later`.
   */
  acquire(picture: Picture, wanted: number, when: 'first' | 'later' = 'first'): Held {
    const density = affordableDensity(picture, wanted);
    const key = `${picture.key}@${density.toFixed(3)}${picture.lettering ? `#${this.letters}` : ''}`;
    const known = this.held.get(key);
    if (known) {
      if (known.users++ === 0) this.spare -= pixels(known);
      this.held.delete(key);
      this.held.set(key, known);
      return known;
    }
    const ready = new Promise<void>((resolve) => {
      this.waiting[when].push(() => this.draw(held, picture, density).then(resolve));
    });
    const held: Held = { key, texture: null, users: 1, ready };
    this.held.set(key, held);
    if (this.lanes < LANES) void this.lane();
    return held;
  }

  private async lane(): Promise<void> {
    this.lanes++;
    const { first, later } = this.waiting;
    for (let next = first.shift() ?? later.shift(); next && !this.closed; next = first.shift() ?? later.shift()) {
      await next();
    }
    this.lanes--;
  }

  /** Draws a picture, unless it has no users any more. */
  private async draw(held: Held, picture: Picture, density: number): Promise<void> {
    if (held.users === 0) {
      if (this.held.get(held.key) === held) this.held.delete(held.key);
      return;
    }
    try {
      await rasterise(picture, density, this.slices, (canvas) => this.arrived(held, canvas, density));
    } catch (error) {
      console.error(`Picture ${held.key} could not be drawn.`, error);
    }
  }

  private arrived(held: Held, canvas: HTMLCanvasElement, density: number): void {
    if (this.closed || this.held.get(held.key) !== held) return;
    // CanvasSource is not used here: it resizes, and so clears, a canvas whose size is no whole number of px of the picture.
    held.texture = new Texture({
      source: new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' }),
    });
    if (held.users === 0) this.spare += pixels(held);
    this.onReady(held.texture);
  }

  /** Whether everything asked for is visible, even if not sharp. */
  get seesAll(): boolean {
    return this.waiting.first.length === 0;
  }

  /** Gives a texture back. Beyond `SPARE_PIXELS`, the textures that have been unused longest are freed. */
  release(held: Held): void {
    if (--held.users === 0) this.spare += pixels(held);
    if (this.spare <= SPARE_PIXELS) return;
    for (const [key, entry] of this.held) {
      if (this.spare <= SPARE_PIXELS) return;
      if (entry.users > 0 || entry.texture === null) continue;
      this.spare -= pixels(entry);
      this.held.delete(key);
      entry.texture?.destroy(true);
    }
  }

  /** Call it when fonts have arrived: pictures with letters that are acquired from now on are drawn anew. */
  renewLetters(): void {
    this.letters++;
  }

  /** Resolves when everything asked for so far has been drawn. */
  async settled(): Promise<void> {
    await Promise.all([...this.held.values()].map((held) => held.ready));
  }

  /** The number of textures held, for tests against leaks. */
  get size(): number {
    return this.held.size;
  }

  destroy(): void {
    this.closed = true;
    this.waiting.first.length = 0;
    this.waiting.later.length = 0;
    for (const entry of this.held.values()) entry.texture?.destroy(true);
    this.held.clear();
  }
}

function pixels(held: Held): number {
  return held.texture === null ? 0 : held.texture.source.pixelWidth * held.texture.source.pixelHeight;
}
