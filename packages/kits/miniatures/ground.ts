/**
 * Sand with a fine grain, the things that lie on it, and the picnic planks round it. Everything is painted once into a few
 * textures, so that a frame costs one quad for each texture in view.
 */
import { Container, ImageSource, Sprite, Texture, TilingSprite } from 'pixi.js';
import { REFERENCE_SCALE } from './camera';
import type { Canvas } from './canvas';
import type { SceneModel } from './model';
import { firstTerrain } from './pictures/decor';
import { soilOf } from './pictures/grain';
import { groundEdge, paintGround, type Tile } from './pictures/ground';
import type { Picture } from './pictures/picture';
import { plankPicture } from './pictures/planks';
import { lavaPicture } from './pictures/prairie';
import { seaPicture } from './pictures/shore';
import { uncovered } from './shapes';
import type { Slices } from './slices';
import { Stamp } from './stamp';
import { Surf } from './surf';
import type { TextureStore } from './textures';

/** The smallest scale at which planks and waves are drawn, as a share of the reference zoom. */
const LEAST_TILE = 0.45;

/** The px by which sea lies under the edge of the island's picture, whose last px may be covered only in part. */
const OVERLAP = 4;

/** Everything under the terrain. */
export class Ground {
  private readonly sheet = new Container<Sprite>();
  /** Plain sand, shown until the tiles are painted. */
  private readonly bare = new Sprite(Texture.WHITE);
  private readonly surround: Stamp;
  private readonly floors: readonly TilingSprite[];
  private surf: Surf | null = null;
  private table: SceneModel['table'] | null = null;
  private key = '';
  /** The table's place in the view, and how far the sea has drifted, in px at the reference zoom. */
  private at = { x: 0, y: 0, zoom: 1 };
  private drift = { x: 0, y: 0 };
  /** Resolves when the table shown last has been painted. */
  painted: Promise<void> = Promise.resolve();

  constructor(
    private readonly canvas: Canvas,
    store: TextureStore,
    private readonly slices: Slices,
  ) {
    canvas.layers.land.addChild(this.bare, this.sheet);
    this.floors = Array.from({ length: 4 }, () => new TilingSprite({ texture: Texture.EMPTY, width: 1, height: 1 }));
    canvas.backdrop.addChild(...this.floors);
    this.surround = new Stamp(store, ({ texture }) => {
      texture.source.style.addressMode = 'repeat';
      texture.source.style.update();
      for (const floor of this.floors) floor.texture = texture;
    });
  }

  /** Paints the table if it is another one. */
  show(table: SceneModel['table']): void {
    if (table === this.table) return;
    this.table = table;
    this.surround.set(surroundOf(table.look), 1.5);
    this.bare.tint = `rgb(${soilOf(table.look).grain.join()})`;
    const key = `${table.look ?? ''} ${table.widthCi} ${table.heightCi} ${firstTerrain(table)
      .map(({ id }) => id)
      .join()}`;
    if (key === this.key) return;
    this.key = key;
    this.surf?.destroy();
    this.surf = table.look === 'island' ? new Surf(this.canvas.layers.land, table) : null;
    const before = this.sheet.removeChildren();
    this.bare.setSize(table.widthCi * REFERENCE_SCALE, table.heightCi * REFERENCE_SCALE);
    this.bare.visible = true;
    this.painted = paintGround(table, this.slices, (tile, canvas) => {
      if (this.key === key) this.lay(tile, canvas);
    }).then(() => {
      // Hidden sand would only cost the graphics card time.
      if (this.key === key) this.bare.visible = false;
    });
    for (const tile of before) discard(tile);
  }

  private lay({ left, top, density }: Tile, canvas: HTMLCanvasElement): void {
    const source = new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' });
    const sprite = new Sprite(new Texture({ source }));
    sprite.position.set(left, top);
    this.sheet.addChild(sprite);
    this.canvas.take(sprite.texture);
  }

  /** Keeps planks or sea round the table, whose upper left corner is at `x`, `y` px of the view. */
  layout(x: number, y: number, zoom: number): void {
    this.at = { x, y, zoom };
    if (!this.table) return;
    const over = this.table.look === 'island' ? groundEdge(this.table) - OVERLAP : 1;
    const table = {
      left: x - over * zoom,
      top: y - over * zoom,
      right: x + (this.table.widthCi * REFERENCE_SCALE + over) * zoom,
      bottom: y + (this.table.heightCi * REFERENCE_SCALE + over) * zoom,
    };
    uncovered(this.canvas.view, table).forEach((box, i) => {
      const floor = this.floors[i];
      if (!floor) return;
      floor.visible = box.right > box.left && box.bottom > box.top;
      floor.position.set(box.left, box.top);
      floor.setSize(Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top));
      floor.tileScale.set(Math.max(zoom, LEAST_TILE));
      floor.tilePosition.set(x - box.left + this.drift.x * zoom, y - box.top + this.drift.y * zoom);
    });
  }

  /** Moves the sea round an island; returns whether any of it is in view. */
  blow(seconds: number): boolean {
    const { width, height } = this.canvas.view;
    const { x, y, zoom } = this.at;
    if (this.surf === null || this.table === null) return false;
    const { widthCi, heightCi } = this.table;
    const [right, bottom] = [x + widthCi * REFERENCE_SCALE * zoom, y + heightCi * REFERENCE_SCALE * zoom];
    if (x < 0 && y < 0 && right > width && bottom > height) return false;
    this.drift = { x: Math.sin(seconds * 0.37) * 26, y: Math.cos(seconds * 0.29) * 12 };
    this.surf.roll(seconds);
    this.layout(x, y, zoom);
    return true;
  }

  destroy(): void {
    this.key = '';
    this.surf?.destroy();
    for (const tile of this.sheet.removeChildren()) discard(tile);
    this.surround.destroy();
  }
}

/** The tile that lies round the table. */
function surroundOf(look: SceneModel['table']['look']): Picture {
  if (look === 'island') return seaPicture();
  return look === 'prairie' ? lavaPicture() : plankPicture();
}

function discard(tile: Sprite): void {
  tile.texture.destroy(true);
  tile.destroy();
}
