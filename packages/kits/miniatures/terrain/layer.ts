/** The terrain of the table: pieces lie on the ground, trees stand among the figures. */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '../camera';
import type { Canvas } from '../canvas';
import type { Look } from '../look';
import type { SceneModel } from '../model';
import type { Picture } from '../pictures/picture';
import { type Box, centroid, scatter } from '../shapes';
import type { Slices } from '../slices';
import { Stamp } from '../stamp';
import type { TextureStore } from '../textures';
import { terrainPicture } from './index';
import { type Piece, pieceOf } from './piece';
import { hasRipples, Ripples } from './ripples';
import { hiddenBy, type Standing, TREE_SHAPES, type TreeKind, treeKind, treePicture, treePlaces } from './woods';

/** Opacity of a tree with a figure behind it. */
const FADED = 0.35;

/** The px at the reference zoom by which a tree rises above the outline of its woods. */
const CROWN = 90;

interface Tree {
  readonly stamp: Stamp;
  readonly kind: TreeKind;
  readonly shape: number;
  /** A factor of the usual size. */
  readonly size: number;
  /** Foot, in pixels at the reference zoom from the table's upper left. */
  readonly foot: Point;
}

interface Laid {
  readonly key: string;
  readonly piece: Piece;
  readonly stamp: Stamp;
  /** Null until the piece is drawn. */
  picture: Picture | null;
  trees: readonly Tree[];
  ripples: Ripples | null;
}

/** Draws each piece once, and again only when it or the zoom step changes. */
export class TerrainLayer {
  private laid: ReadonlyMap<string, Laid> = new Map();
  private table: SceneModel['table'] | null = null;
  private look: Look | null = null;
  /** The figures that may stand behind a tree. */
  private standing: readonly Standing[] = [];

  constructor(
    private readonly canvas: Canvas,
    private readonly store: TextureStore,
    private readonly slices: Slices,
  ) {
    canvas.layers.land.sortableChildren = true;
  }

  /** Shows the terrain of a table; unchanged pieces stay. Later pieces lie above earlier ones. */
  show(table: SceneModel['table'], look: Look): void {
    if (table === this.table) return;
    this.table = table;
    this.look = look;
    const before = this.laid;
    const next = new Map<string, Laid>();
    table.terrain.forEach((terrain, i) => {
      const piece = pieceOf(terrain, table);
      const key = `${piece.kind} ${piece.label} ${piece.left} ${piece.top} ${JSON.stringify(piece.clip)} ${piece.path}`;
      const old = before.get(piece.id);
      const laid = old?.key === key ? old : this.lay(piece, key, old);
      laid.stamp.sprite.zIndex = i + 1;
      if (laid.ripples) laid.ripples.mesh.zIndex = i + 1.5;
      next.set(piece.id, laid);
    });
    for (const [id, old] of before) if (!next.has(id)) remove(old);
    this.laid = next;
    this.see(look);
  }

  private lay(piece: Piece, key: string, old: Laid | undefined): Laid {
    const stamp = old?.stamp ?? new Stamp(this.store);
    if (!old) this.canvas.layers.land.addChild(stamp.sprite);
    for (const tree of old?.trees ?? []) tree.stamp.destroy();
    old?.ripples?.destroy();
    const laid: Laid = { key, piece, stamp, picture: null, trees: [], ripples: null };
    void this.slices.turn(() => this.draw(laid));
    return laid;
  }

  private draw(laid: Laid): void {
    const { piece, stamp } = laid;
    if (this.laid.get(piece.id) !== laid || this.look === null) return;
    laid.picture = terrainPicture(piece);
    stamp.set(laid.picture, densityFor(this.look));
    if (hasRipples(piece.kind)) {
      laid.ripples = new Ripples(piece, this.store);
      laid.ripples.mesh.zIndex = stamp.sprite.zIndex + 0.5;
      this.canvas.layers.land.addChild(laid.ripples.mesh);
    }
    if (!['woods', 'tree', 'scrub'].includes(piece.kind)) return;
    laid.trees = this.plant(piece, densityFor(this.look));
    this.see(this.look);
    this.fade(this.standing, this.look);
  }

  private plant(piece: Piece, density: number): Tree[] {
    const kind = treeKind(piece);
    const random = scatter(`growth ${piece.id}`);
    const places = piece.kind === 'tree' ? [centroid(piece.outline)] : treePlaces(piece);
    return places.map((at) => {
      const stamp = new Stamp(this.store);
      const growth = { shape: Math.floor(random() * TREE_SHAPES), size: 0.86 + random() * 0.26 };
      stamp.set(treePicture(kind, growth.shape), density);
      this.canvas.layers.figures.addChild(stamp.sprite);
      return { stamp, kind, ...growth, foot: { x: at.x + piece.left, y: at.y + piece.top } };
    });
  }

  /** Draws all pieces sharp for the current zoom. */
  redraw(look: Look): void {
    const density = densityFor(look);
    for (const { picture, stamp, trees } of this.laid.values()) {
      if (picture) stamp.set(picture, density);
      for (const tree of trees) tree.stamp.set(treePicture(tree.kind, tree.shape), density);
    }
    this.see(look);
  }

  /** Follows a moved camera. */
  see(look: Look): void {
    this.look = look;
    const zoom = look.scale / REFERENCE_SCALE;
    for (const { stamp, foot, size } of this.trees()) {
      stamp.sprite.position.set(foot.x * zoom, foot.y * zoom);
      stamp.sprite.scale.set(zoom * size);
      stamp.sprite.zIndex = foot.y * zoom;
    }
  }

  /** Makes trees translucent if a figure stands behind them. */
  fade(figures: readonly Standing[], look: Look): void {
    this.standing = figures;
    const zoom = look.scale / REFERENCE_SCALE;
    for (const { stamp, foot } of this.trees()) {
      const [x, y] = [foot.x * zoom, foot.y * zoom];
      const box = { left: x - 26 * zoom, right: x + 26 * zoom, top: y - 84 * zoom, bottom: y };
      stamp.sprite.alpha = figures.some((figure) => hiddenBy(box, y, figure)) ? FADED : 1;
    }
  }

  /** Moves water and leaves in this part of the table; returns whether there are any. */
  blow(seconds: number, { left, top, right, bottom }: Box): boolean {
    const zoom = (this.look?.scale ?? REFERENCE_SCALE) / REFERENCE_SCALE;
    let moved = false;
    for (const { piece, ripples, trees } of this.laid.values()) {
      const [x, y] = [piece.left * zoom, piece.top * zoom];
      if (x > right || y > bottom + CROWN * zoom) continue;
      if (x + piece.width * zoom < left || y + piece.height * zoom < top) continue;
      ripples?.move(seconds);
      for (const { stamp, foot, kind } of trees) {
        const gust = Math.sin(seconds * 1.3 - foot.x * 0.012 - foot.y * 0.007) + 0.4 * Math.sin(seconds * 3.1 + foot.x);
        stamp.sprite.skew.x = gust * (kind === 'palm' ? 0.035 : kind === 'dry' ? 0.006 : 0.018);
      }
      moved ||= ripples !== null || trees.length > 0;
    }
    return moved;
  }

  private *trees(): Iterable<Tree> {
    for (const { trees } of this.laid.values()) yield* trees;
  }

  destroy(): void {
    for (const laid of this.laid.values()) remove(laid);
    this.laid = new Map();
  }
}

function remove({ stamp, trees, ripples }: Laid): void {
  stamp.destroy();
  ripples?.destroy();
  for (const tree of trees) tree.stamp.destroy();
}

function densityFor(look: Look): number {
  const zoom = look.scale / REFERENCE_SCALE;
  return 2 ** (Math.ceil(Math.log2(Math.max(0.25, zoom * look.pixelRatio)) * 2) / 2);
}
