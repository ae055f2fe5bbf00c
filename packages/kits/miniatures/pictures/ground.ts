/** Paints the table top: the edge of the planks, sand, soft patches, dunes, trails, tufts and stones. */
import { REFERENCE_SCALE } from '../camera';
import type { SceneModel } from '../model';
import type { Slices } from '../slices';
import { decorOf, LOOSE } from './decor';
import { grainPixels, mottlePixels, soilOf } from './grain';
import { prairieMarkup } from './prairie';
import { canvasFor, imageOf, type Window } from './raster';
import { beachMarkup, driftOf, surfMarkup } from './shore';
import { trailsMarkup } from './trails';

/** Width of the wood or surf round the sand, in px at the reference zoom. */
export function groundEdge({ look }: Pick<SceneModel['table'], 'look'>): number {
  return look === 'island' ? 96 : 24;
}

const GRAIN = 256;
/** The longer side of a table top has at most this many px. */
const LONGEST_SIDE = 3072;
/** Side of a tile in px: as much as can be painted and uploaded to the graphics card within a frame. */
const TILE = 1024;

function canvasOf(width: number, height: number, pixels: Uint8ClampedArray): HTMLCanvasElement {
  const [canvas, context] = canvasFor(width, height);
  const image = context.createImageData(width, height);
  image.data.set(pixels);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The board's edge: its side, and its lit upper and left faces. */
const EDGES = { wood: ['#5A3212', '#8A5828', '#74451C'], rock: ['#3B2A25', '#6E4C3E', '#573B31'] } as const;

function paintEdge(context: CanvasRenderingContext2D, width: number, height: number, look: string | undefined): void {
  const [side, upper, left] = EDGES[look === 'prairie' ? 'rock' : 'wood'];
  const frame = (grow: number, fill: string) => {
    context.fillStyle = fill;
    context.fillRect(-grow, -grow, width + grow * 2, height + grow * 2);
  };
  context.fillStyle = 'rgba(30, 24, 18, .4)';
  context.fillRect(-8, 10, width + 30, height + 12);
  frame(14, '#1E1812');
  frame(11.4, side);
  context.fillStyle = upper;
  context.fillRect(-11.4, -11.4, width + 22.8, 3.4);
  context.fillStyle = left;
  context.fillRect(-11.4, -11.4, 3.4, height + 22.8);
}

/** Sand for a whole table: a pattern of grain and a small picture of soft patches. */
interface Sand {
  readonly grain: HTMLCanvasElement;
  readonly patches: HTMLCanvasElement;
}

async function mixSand(width: number, height: number, slices: Slices, look: string | undefined): Promise<Sand> {
  const soil = soilOf(look);
  const columns = Math.max(24, Math.round(width / 15));
  const rows = Math.max(18, Math.round(height / 15));
  const grain = await slices.turn(() => canvasOf(GRAIN, GRAIN, grainPixels(GRAIN, 'sand', soil)));
  const patches = await slices.turn(() =>
    canvasOf(columns, rows, mottlePixels({ columns, rows }, `${columns} ${rows}`, soil)),
  );
  return { grain, patches };
}

function paintSand(context: CanvasRenderingContext2D, { grain, patches }: Sand, width: number, height: number): void {
  const pattern = context.createPattern(grain, 'repeat');
  if (pattern) {
    pattern.setTransform(new DOMMatrix().scale(0.8));
    context.fillStyle = pattern;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(patches, 0, 0, width, height);
}

function paintShoreline(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.strokeStyle = '#5A3212';
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.setLineDash([0.1, 9]);
  context.strokeRect(0, 0, width, height);
  context.setLineDash([]);
}

function paintRim(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = 'rgba(58, 42, 16, .24)';
  context.fillRect(0, 0, width, 7);
  context.fillRect(0, 7, 7, height - 7);
  context.strokeStyle = '#1E1812';
  context.lineWidth = 2.6;
  context.strokeRect(0, 0, width, height);
}

/** A piece of the table top, in px at the reference zoom from the table's upper left corner. */
export interface Tile extends Window {
  readonly left: number;
  readonly top: number;
}

/** The tiles of a table top, in rows; each reaches one px under its neighbours, so that no seam shows. */
export function tilesOf(table: Pick<SceneModel['table'], 'widthCi' | 'heightCi' | 'look'>): readonly Tile[] {
  const edge = groundEdge(table);
  const width = table.widthCi * REFERENCE_SCALE + edge * 2;
  const height = table.heightCi * REFERENCE_SCALE + edge * 2;
  const density = Math.min(2, LONGEST_SIDE / Math.max(width, height));
  const side = TILE / density;
  const seam = 1 / density;
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const [w, h] = [Math.min(side + seam, width - left), Math.min(side + seam, height - top)];
      tiles.push({ left: left - edge, top: top - edge, width: w, height: h, density });
    }
  }
  return tiles;
}

/** Paints a table top tile by tile, each in a turn of `slices`; `laid` gets every finished tile. */
export async function paintGround(
  table: SceneModel['table'],
  slices: Slices,
  laid: (tile: Tile, canvas: HTMLCanvasElement) => void,
): Promise<void> {
  const width = table.widthCi * REFERENCE_SCALE;
  const height = table.heightCi * REFERENCE_SCALE;
  const edge = groundEdge(table);
  const island = table.look === 'island';
  const sand = await mixSand(width, height, slices, table.look);
  const under = island ? surfMarkup(width, height, edge) : '';
  const over =
    trailsMarkup(table, REFERENCE_SCALE) +
    (island ? beachMarkup(width, height) : '') +
    (table.look === 'prairie' ? prairieMarkup(width, height) : '');
  const drift = island ? driftOf(width, height) : [];
  const decor = decorOf(table, REFERENCE_SCALE);
  const paint = async (tile: Tile): Promise<void> => {
    const near = [...decor, ...drift].filter(({ x, y }) => isNear(tile, x, y)).map(({ markup }) => markup);
    const below = island ? await imageOf(under, tile) : null;
    const above = await imageOf(over + near.join(''), tile);
    await slices.turn(() => {
      const [canvas, context] = canvasFor(tile.width * tile.density, tile.height * tile.density);
      const lay = (image: HTMLImageElement) => context.drawImage(image, tile.left, tile.top, tile.width, tile.height);
      context.scale(tile.density, tile.density);
      context.translate(-tile.left, -tile.top);
      if (below) lay(below);
      else paintEdge(context, width, height, table.look);
      paintSand(context, sand, width, height);
      lay(above);
      if (island) paintShoreline(context, width, height);
      else paintRim(context, width, height);
      laid(tile, canvas);
    });
  };
  // One after the other, because the browser's decoding costs time too.
  for (const tile of tilesOf(table)) await paint(tile);
}

/** Whether a decoration at a place may be visible on a tile. */
function isNear({ left, top, width, height }: Tile, x: number, y: number): boolean {
  return x > left - LOOSE && x < left + width + LOOSE && y > top - LOOSE && y < top + height + LOOSE;
}
