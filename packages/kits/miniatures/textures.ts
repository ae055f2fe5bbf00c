/** Pictures turned into textures, one for each picture and zoom step, shared by everything that shows it. */
import { ImageSource, Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import { rasterise } from './pictures/raster';
import type { Slices } from './slices';

/** Texture pixels kept for pictures nobody shows at the moment. */
const SPARE_PIXELS = 12_000_000;

/** No side of a texture is longer. */
const LONGEST_SIDE = 2048;

/** So many pictures are read by the browser at a time; which of those that wait comes next is open until then. */
const LANES = 8;

/** One texture and who uses it. */
export interface Held {
  readonly key: string;
  texture: Texture | null;
  users: number;
  readonly ready: Promise<void>;
}

/** The largest density at which a picture still makes a texture that every graphics card takes. */
function affordableDensity(picture: { readonly width: number; readonly height: number }, wanted: number): number {
  return Math.min(wanted, LONGEST_SIDE / Math.max(picture.width, picture.height, 1));
}

/** Makes, shares and frees textures. */
export class TextureStore {
  private readonly held = new Map<string, Held>();
  private letters = 0;
  private closed = false;
  private lanes = 0;
  /** Pixels of the textures that nobody uses. */
  private spare = 0;
  /** Pictures of which nothing is seen yet, and pictures that are seen, but not sharp. */
  private readonly waiting = { first: [] as (() => Promise<void>)[], later: [] as (() => Promise<void>)[] };

  /** `onReady` is called whenever a texture has arrived, which gives it to the graphics card while there is time for it. */
  constructor(
    private readonly onReady: (texture: Texture) => void,
    private readonly slices: Slices,
  ) {}

  /** The texture of a picture, counted; give it back with `release`. One that only gets sharper waits for the others. */
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

  /** Draws a picture, unless nobody waits for it any more. */
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
    // Not a CanvasSource: that one resizes, and so clears, a canvas whose size is no round number of picture pixels.
    held.texture = new Texture({
      source: new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' }),
    });
    if (held.users === 0) this.spare += pixels(held);
    this.onReady(held.texture);
  }

  /** Whether everything asked for can be seen, if not sharp. */
  get seesAll(): boolean {
    return this.waiting.first.length === 0;
  }

  /** Gives a texture back; the longest unused go first when there are too many. */
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
    this.waiting.first.length = 0;
    this.waiting.later.length = 0;
    for (const entry of this.held.values()) entry.texture?.destroy(true);
    this.held.clear();
  }
}

function pixels(held: Held): number {
  return held.texture === null ? 0 : held.texture.source.pixelWidth * held.texture.source.pixelHeight;
}
