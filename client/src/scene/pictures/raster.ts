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

/**
 * Draws SVG children with the view box `0 0 width height` at the context's origin. The image is a data URI, so a strict
 * policy allows it, and as large as it will be shown, so every browser draws it sharp.
 */
export async function drawMarkup(
  context: CanvasRenderingContext2D,
  markup: string,
  size: { readonly width: number; readonly height: number; readonly density: number },
): Promise<void> {
  const { width, height, density } = size;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}">${markup}</svg>`,
  )}`;
  await image.decode();
  context.drawImage(image, 0, 0, width, height);
}

/** Draws a picture at so many texture pixels per picture pixel. */
export async function rasterise(picture: Picture, density: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(picture.width * density));
  canvas.height = Math.max(1, Math.ceil(picture.height * density));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no 2D canvas.');
  context.scale(density, density);
  const { markup } = picture;
  const size = { width: canvas.width / density, height: canvas.height / density, density };
  if (markup !== '') await drawMarkup(context, markup, size);
  for (const words of picture.lettering ?? []) letter(context, words);
  return canvas;
}
