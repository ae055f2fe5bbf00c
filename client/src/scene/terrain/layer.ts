/** The table's terrain: pieces lie on the ground, trees stand among the figures. */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '../camera';
import type { SceneModel } from '../model';
import type { Stage } from '../stage';
import { Stamp } from '../stamp';
import type { TextureStore } from '../textures';
import type { Look } from '../token-view';
import { terrainPicture } from './index';
import { type Piece, pieceOf } from './piece';
import { hiddenBy, type Standing, treeKind, treePicture, treePlaces } from './woods';

/** How much of a tree is left when a figure stands behind it. */
const FADED = 0.35;

interface Tree {
  readonly stamp: Stamp;
  readonly kind: 'pine' | 'palm';
  /** Foot, in pixels at the reference zoom from the table's upper left. */
  readonly foot: Point;
}

interface Laid {
  readonly piece: Piece;
  readonly stamp: Stamp;
}

/** Draws terrain once and again only when the table or the zoom step changes. */
export class TerrainLayer {
  private laid: readonly Laid[] = [];
  private trees: readonly Tree[] = [];
  private table: SceneModel['table'] | null = null;
  private key = '';

  constructor(
    private readonly stage: Stage,
    private readonly store: TextureStore,
  ) {}

  /** Lays out the pieces of a table if they differ from what lies there. */
  show(table: SceneModel['table'], look: Look): void {
    if (table === this.table) return;
    this.table = table;
    const pieces = table.terrain.map((terrain) => pieceOf(terrain, table.heightCi));
    const key = pieces.map((p) => `${p.kind} ${p.id} ${p.label} ${p.left} ${p.top} ${p.path}`).join('|');
    if (key === this.key) return;
    this.key = key;
    this.clear();
    this.laid = pieces.map((piece) => {
      const stamp = new Stamp(this.store);
      stamp.sprite.position.set(piece.left, piece.top);
      this.stage.layers.land.addChild(stamp.sprite);
      return { piece, stamp };
    });
    this.trees = pieces.filter((piece) => piece.kind === 'woods').flatMap((piece) => this.plant(piece));
    this.redraw(look);
  }

  private plant(piece: Piece): Tree[] {
    const kind = treeKind(piece);
    return treePlaces(piece).map((at) => {
      const stamp = new Stamp(this.store);
      this.stage.layers.figures.addChild(stamp.sprite);
      return { stamp, kind, foot: { x: at.x + piece.left, y: at.y + piece.top } };
    });
  }

  /** Sharp for the present zoom. */
  redraw(look: Look): void {
    const zoom = look.scale / REFERENCE_SCALE;
    const density = 2 ** (Math.ceil(Math.log2(Math.max(0.25, zoom * look.pixelRatio)) * 2) / 2);
    for (const { piece, stamp } of this.laid) stamp.set(terrainPicture(piece), density);
    for (const { stamp, kind } of this.trees) stamp.set(treePicture(kind), density);
    this.see(look);
  }

  /** The eye has moved. */
  see(look: Look): void {
    const zoom = look.scale / REFERENCE_SCALE;
    for (const { stamp, foot } of this.trees) {
      stamp.sprite.position.set(foot.x * zoom, foot.y * zoom);
      stamp.sprite.scale.set(zoom);
      stamp.sprite.zIndex = foot.y * zoom;
    }
  }

  /** Makes trees thin where somebody stands behind them. */
  fade(figures: readonly Standing[], look: Look): void {
    const zoom = look.scale / REFERENCE_SCALE;
    for (const { stamp, foot } of this.trees) {
      const [x, y] = [foot.x * zoom, foot.y * zoom];
      const box = { left: x - 26 * zoom, right: x + 26 * zoom, top: y - 84 * zoom, bottom: y };
      stamp.sprite.alpha = figures.some((figure) => hiddenBy(box, y, figure)) ? FADED : 1;
    }
  }

  private clear(): void {
    for (const { stamp } of this.laid) stamp.destroy();
    for (const { stamp } of this.trees) stamp.destroy();
    this.laid = [];
    this.trees = [];
  }

  destroy(): void {
    this.clear();
  }
}
