/** The source of a texture: SVG for shapes, web fonts for letters. Sizes are px at the reference zoom. */

/** A text on a picture, set in a font of the page. */
export interface Lettering {
  readonly text: string;
  /** Middle of the text. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: 'read' | 'shout';
  readonly fill: string;
  /** Outlines painted under the letters, widest first. */
  readonly halo?: readonly { readonly colour: string; readonly width: number }[];
  /** Degrees, clockwise. */
  readonly tilt?: number;
}

/** A picture, and the point of it that is placed on the table. */
export interface Picture {
  /** Pictures with equal keys are equal. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** The point of the picture that is placed on the table. */
  readonly originX: number;
  readonly originY: number;
  /** Children of an svg element with the view box `0 0 width height`. */
  readonly markup: string;
  readonly lettering?: readonly Lettering[];
}

const FACES = {
  read: '"Barlow Condensed", "Arial Narrow", sans-serif',
  shout: 'Bangers, Impact, sans-serif',
} as const;

/** CSS font of a face at a size. */
export function fontOf(face: Lettering['face'], size: number): string {
  return `${face === 'read' ? '700 ' : ''}${size}px ${FACES[face]}`;
}

let measuring: CanvasRenderingContext2D | null = null;

/** Width of words in pixels. */
export function measureText(text: string, face: Lettering['face'], size: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) return text.length * size * 0.5;
  measuring.font = fontOf(face, size);
  return measuring.measureText(text).width;
}

/** Rounded to a hundredth, to keep the markup short. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** SVG path data of a closed outline. */
export function closedPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`;
}

/** The px that a rounded corner may leave the true outline: a tenth of an inch. */
const ROUNDING = 1.7;

/** SVG path data of a closed outline with corners rounded by at most `ROUNDING`. */
export function roundedPath(points: readonly { readonly x: number; readonly y: number }[]): string {
  const count = points.length;
  const parts = points.map((p, i) => {
    const before = points[(i + count - 1) % count] ?? p;
    const after = points[(i + 1) % count] ?? p;
    const [inLength, outLength] = [
      Math.hypot(p.x - before.x, p.y - before.y),
      Math.hypot(after.x - p.x, after.y - p.y),
    ];
    const turn = Math.atan2(after.y - p.y, after.x - p.x) - Math.atan2(p.y - before.y, p.x - before.x);
    const bend = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    const cut = Math.min(inLength * 0.49, outLength * 0.49, (2 * ROUNDING) / Math.max(0.02, Math.sin(bend / 2)));
    const back = inLength === 0 ? 0 : cut / inLength;
    const on = outLength === 0 ? 0 : cut / outLength;
    const from = `${n(p.x + (before.x - p.x) * back)} ${n(p.y + (before.y - p.y) * back)}`;
    const to = `${n(p.x + (after.x - p.x) * on)} ${n(p.y + (after.y - p.y) * on)}`;
    return `${i === 0 ? 'M' : 'L'}${from}Q${n(p.x)} ${n(p.y)} ${to}`;
  });
  return `${parts.join('')}Z`;
}
