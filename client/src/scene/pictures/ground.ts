/** Paints the table top: planks' edge, sand, soft patches, trail, tufts and stones. */
import { REFERENCE_SCALE } from '../camera';
import type { SceneModel } from '../model';
import { decorMarkup } from './decor';
import { grainPixels, mottlePixels } from './grain';
import { drawMarkup } from './raster';
import { beachMarkup, surfMarkup } from './shore';

/** Width of what lies round the sand, in pixels at the reference zoom: wood, or surf. */
export function groundEdge({ look }: SceneModel['table']): number {
  return look === 'island' ? 96 : 24;
}

const GRAIN = 256;
const LONGEST_SIDE = 3072;

function canvasOf(width: number, height: number, pixels?: Uint8ClampedArray): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context && pixels) {
    const image = context.createImageData(width, height);
    image.data.set(pixels);
    context.putImageData(image, 0, 0);
  }
  return canvas;
}

function paintEdge(context: CanvasRenderingContext2D, width: number, height: number): void {
  const frame = (grow: number, fill: string) => {
    context.fillStyle = fill;
    context.fillRect(-grow, -grow, width + grow * 2, height + grow * 2);
  };
  context.fillStyle = 'rgba(30, 24, 18, .4)';
  context.fillRect(-8, 10, width + 30, height + 12);
  frame(14, '#1E1812');
  frame(11.4, '#5A3212');
  context.fillStyle = '#8A5828';
  context.fillRect(-11.4, -11.4, width + 22.8, 3.4);
  context.fillStyle = '#74451C';
  context.fillRect(-11.4, -11.4, 3.4, height + 22.8);
}

function paintSand(context: CanvasRenderingContext2D, width: number, height: number): void {
  const grain = context.createPattern(canvasOf(GRAIN, GRAIN, grainPixels(GRAIN, 'sand')), 'repeat');
  if (grain) {
    grain.setTransform(new DOMMatrix().scale(0.8));
    context.fillStyle = grain;
    context.fillRect(0, 0, width, height);
  }
  const columns = Math.max(24, Math.round(width / 15));
  const rows = Math.max(18, Math.round(height / 15));
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvasOf(columns, rows, mottlePixels(columns, rows, `${columns} ${rows}`)), 0, 0, width, height);
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

/** The whole table top as a canvas with `density` pixels per pixel at the reference zoom. */
export async function paintGround(
  table: SceneModel['table'],
): Promise<{ readonly canvas: HTMLCanvasElement; readonly density: number }> {
  const width = table.widthCi * REFERENCE_SCALE;
  const height = table.heightCi * REFERENCE_SCALE;
  const edge = groundEdge(table);
  const density = Math.min(2, LONGEST_SIDE / (Math.max(width, height) + edge * 2));
  const pixels = (length: number) => Math.ceil((length + edge * 2) * density);
  const canvas = canvasOf(pixels(width), pixels(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no 2D canvas.');
  context.scale(density, density);
  context.translate(edge, edge);
  const size = { width, height, density };
  if (table.look === 'island') {
    const sea = { width: width + edge * 2, height: height + edge * 2, density };
    const surf = `<g transform="translate(${edge} ${edge})">${surfMarkup(width, height, edge)}</g>`;
    context.translate(-edge, -edge);
    await drawMarkup(context, surf, sea);
    context.translate(edge, edge);
    paintSand(context, width, height);
    await drawMarkup(context, decorMarkup(table, REFERENCE_SCALE) + beachMarkup(width, height), size);
    paintShoreline(context, width, height);
  } else {
    paintEdge(context, width, height);
    paintSand(context, width, height);
    await drawMarkup(context, decorMarkup(table, REFERENCE_SCALE), size);
    paintRim(context, width, height);
  }
  return { canvas, density };
}
