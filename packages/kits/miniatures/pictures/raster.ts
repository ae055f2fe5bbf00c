import type { Slices } from '../slices';
import { fontOf, type Lettering, type Picture } from './picture';

function letter(context: CanvasRenderingContext2D, words: Lettering): void {
  context.save();
  context.translate(words.x, words.y);
  context.rotate(((words.tilt ?? 0) * Math.PI) / 180);
  context.font = fontOf(words.face, words.size);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  const box = context.measureText(words.text);
  const baseline = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  for (const halo of words.halo ?? []) {
    context.strokeStyle = halo.colour;
    context.lineWidth = halo.width;
    context.strokeText(words.text, 0, baseline);
  }
  context.fillStyle = words.fill;
  context.fillText(words.text, 0, baseline);
  context.restore();
}

/** The part of a picture to draw, and how many px of the image each of its px gets. */
export interface Window {
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

/**
 * SVG children as an image of that window. The image is a data URI, which a strict Content-Security-Policy allows. It has the
 * size at which it will be shown, so that every browser draws it sharp.
 */
export async function imageOf(markup: string, window: Window): Promise<HTMLImageElement> {
  const { left = 0, top = 0, width, height, density } = window;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="${left} ${top} ${width} ${height}">${markup}</svg>`,
  )}`;
  await decoded(image);
  return image;
}

/** A browser that is short of memory, or leaves the page, refuses to decode an image: it is asked this often, with pauses. */
const MOST_TRIES = 4;
const TRY_AGAIN_MS = 250;

async function decoded(image: HTMLImageElement): Promise<void> {
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const done = await image.decode().then(
      () => true,
      () => false,
    );
    if (done) return;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
  }
  await image.decode();
}

/** A canvas of whole px that the processor paints; it is uploaded to the graphics card once, as a texture. */
export function canvasFor(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser gives no 2D canvas.');
  return [canvas, context];
}

/**
 * Draws a picture at `density` texture px per px of the picture. The canvas is painted and passed to `use` in a turn of
 * `slices`.
 */
export async function rasterise(
  picture: Picture,
  density: number,
  slices: Slices,
  use: (canvas: HTMLCanvasElement) => void,
): Promise<void> {
  const { markup } = picture;
  const width = Math.max(1, Math.ceil(picture.width * density)) / density;
  const height = Math.max(1, Math.ceil(picture.height * density)) / density;
  const image = markup === '' ? null : await imageOf(markup, { width, height, density });
  return slices.turn(() => {
    const [canvas, context] = canvasFor(width * density, height * density);
    context.scale(density, density);
    if (image) context.drawImage(image, 0, 0, width, height);
    for (const words of picture.lettering ?? []) letter(context, words);
    use(canvas);
  });
}
