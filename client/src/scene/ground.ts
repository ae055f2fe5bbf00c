/**
 * Sand with a quiet grain, what lies about on it, and the picnic planks round it. All of it is painted once into one
 * texture, so that a frame costs one quad.
 */
import { ImageSource, Sprite, Texture, TilingSprite } from 'pixi.js';
import { REFERENCE_SCALE } from './camera';
import type { SceneModel } from './model';
import { GROUND_EDGE, paintGround } from './pictures/ground';
import { plankPicture } from './pictures/planks';
import { uncovered } from './shapes';
import type { Stage } from './stage';
import { Stamp } from './stamp';
import type { TextureStore } from './textures';

/** Everything under the terrain. */
export class Ground {
  private readonly sheet = new Sprite(Texture.EMPTY);
  private readonly planks: Stamp;
  private readonly floors: readonly TilingSprite[];
  private table: SceneModel['table'] | null = null;
  private key = '';
  /** Resolves when the table shown last has been painted. */
  painted: Promise<void> = Promise.resolve();

  constructor(
    private readonly stage: Stage,
    store: TextureStore,
  ) {
    stage.layers.land.addChild(this.sheet);
    this.floors = Array.from({ length: 4 }, () => new TilingSprite({ texture: Texture.EMPTY, width: 1, height: 1 }));
    stage.backdrop.addChild(...this.floors);
    this.planks = new Stamp(store, ({ texture }) => {
      texture.source.addressMode = 'repeat';
      for (const floor of this.floors) floor.texture = texture;
    });
    this.planks.set(plankPicture(), 1.5);
  }

  /** Paints the table anew if it is another one. */
  show(table: SceneModel['table']): void {
    if (table === this.table) return;
    this.table = table;
    const key = `${table.widthCi} ${table.heightCi} ${table.terrain.map((t) => t.id).join()}`;
    if (key === this.key) return;
    this.key = key;
    this.painted = paintGround(table).then(({ canvas, density }) => {
      if (this.key !== key) return;
      this.clear();
      const source = new ImageSource({ resource: canvas, resolution: density, scaleMode: 'linear' });
      this.sheet.texture = new Texture({ source });
      this.sheet.position.set(-GROUND_EDGE);
      this.stage.invalidate();
    });
  }

  /** Keeps the planks round the moving table, whose upper left is at `x`, `y`. */
  layout(x: number, y: number, zoom: number): void {
    if (!this.table) return;
    const table = {
      left: x - zoom,
      top: y - zoom,
      right: x + (this.table.widthCi * REFERENCE_SCALE + 1) * zoom,
      bottom: y + (this.table.heightCi * REFERENCE_SCALE + 1) * zoom,
    };
    uncovered(this.stage.view, table).forEach((box, i) => {
      const floor = this.floors[i];
      if (!floor) return;
      floor.visible = box.right > box.left && box.bottom > box.top;
      floor.position.set(box.left, box.top);
      floor.setSize(Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top));
      floor.tileScale.set(zoom);
      floor.tilePosition.set(x - box.left, y - box.top);
    });
  }

  private clear(): void {
    if (this.sheet.texture !== Texture.EMPTY) this.sheet.texture.destroy(true);
    this.sheet.texture = Texture.EMPTY;
  }

  destroy(): void {
    this.key = '';
    this.clear();
    this.planks.destroy();
  }
}
