/**
 * Sand with a quiet grain, what lies about on it, and the picnic planks round it. All of it is painted once into a few
 * textures, so that a frame costs one quad for each that is in view.
 */
import { Container, ImageSource, Sprite, Texture, TilingSprite } from 'pixi.js';
import { REFERENCE_SCALE } from './camera';
import type { SceneModel } from './model';
import { groundEdge, paintGround, type Tile } from './pictures/ground';
import { plankPicture } from './pictures/planks';
import { seaPicture } from './pictures/shore';
import { uncovered } from './shapes';
import type { Slices } from './slices';
import type { Stage } from './stage';
import { Stamp } from './stamp';
import type { TextureStore } from './textures';

/** Planks and waves are drawn no smaller than this against the reference zoom. */
const LEAST_TILE = 0.45;

/** Sea lies so far under the edge of the island's picture, whose last pixels may be covered in part only. */
const OVERLAP = 4;

/** Everything under the terrain. */
export class Ground {
  private readonly sheet = new Container<Sprite>();
  private readonly surround: Stamp;
  private readonly floors: readonly TilingSprite[];
  private table: SceneModel['table'] | null = null;
  private key = '';
  /** Resolves when the table shown last has been painted. */
  painted: Promise<void> = Promise.resolve();

  constructor(
    private readonly stage: Stage,
    store: TextureStore,
    private readonly slices: Slices,
  ) {
    stage.layers.land.addChild(this.sheet);
    this.floors = Array.from({ length: 4 }, () => new TilingSprite({ texture: Texture.EMPTY, width: 1, height: 1 }));
    stage.backdrop.addChild(...this.floors);
    this.surround = new Stamp(store, ({ texture }) => {
      texture.source.addressMode = 'repeat';
      for (const floor of this.floors) floor.texture = texture;
    });
  }

  /** Paints the table anew if it is another one. */
  show(table: SceneModel['table']): void {
    if (table === this.table) return;
    this.table = table;
    this.surround.set(table.look === 'island' ? seaPicture() : plankPicture(), 1.5);
    const key = `${table.look ?? ''} ${table.widthCi} ${table.heightCi} ${table.terrain.map((t) => t.id).join()}`;
    if (key === this.key) return;
    this.key = key;
    const before = this.sheet.removeChildren();
    this.painted = paintGround(table, this.slices, (tile, canvas) => {
      if (this.key === key) this.lay(tile, canvas);
    });
    for (const tile of before) discard(tile);
  }

  private lay({ left, top, density }: Tile, canvas: HTMLCanvasElement): void {
    const source = new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' });
    const sprite = new Sprite(new Texture({ source }));
    sprite.position.set(left, top);
    this.sheet.addChild(sprite);
    this.stage.take(sprite.texture);
  }

  /** Keeps planks or sea round the moving table, whose upper left is at `x`, `y`. */
  layout(x: number, y: number, zoom: number): void {
    if (!this.table) return;
    const over = this.table.look === 'island' ? groundEdge(this.table) - OVERLAP : 1;
    const table = {
      left: x - over * zoom,
      top: y - over * zoom,
      right: x + (this.table.widthCi * REFERENCE_SCALE + over) * zoom,
      bottom: y + (this.table.heightCi * REFERENCE_SCALE + over) * zoom,
    };
    uncovered(this.stage.view, table).forEach((box, i) => {
      const floor = this.floors[i];
      if (!floor) return;
      floor.visible = box.right > box.left && box.bottom > box.top;
      floor.position.set(box.left, box.top);
      floor.setSize(Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top));
      floor.tileScale.set(Math.max(zoom, LEAST_TILE));
      floor.tilePosition.set(x - box.left, y - box.top);
    });
  }

  destroy(): void {
    this.key = '';
    for (const tile of this.sheet.removeChildren()) discard(tile);
    this.surround.destroy();
  }
}

function discard(tile: Sprite): void {
  tile.texture.destroy(true);
  tile.destroy();
}
