/** The peg below a flying figure, and the tag with its height. */
import { CREAM, INK } from '../../art/palette';
import { say } from '../../words';
import { measureText, n, type Picture } from './picture';

/**
 * The px at the reference zoom by which a figure at height `z` (ci) is drawn above its base: more for a higher figure, with a
 * limit.
 */
export function liftOf(z: number): number {
  return z <= 0 ? 0 : 30 + (44 * z) / (z + 1500);
}

/** A height in inches: `12"`, `7.5"`. */
export function inchesUp(z: number): string {
  return `${Math.round(z / 10) / 10}"`;
}

/** A dotted peg of this length; its origin is its foot. */
export function pegPicture(length: number): Picture {
  const tall = Math.round(length);
  return {
    key: `peg ${tall}`,
    width: 12,
    height: tall + 6,
    originX: 6,
    originY: tall + 3,
    markup: `<path d="M6 ${tall + 3}V3" stroke="${INK}" stroke-width="6.4" stroke-dasharray="0.1 7.6" stroke-linecap="round"/><path d="M6 ${tall + 3}V3" stroke="${CREAM}" stroke-width="3.6" stroke-dasharray="0.1 7.6" stroke-linecap="round"/><ellipse cx="6" cy="${tall + 3}" rx="5" ry="2.4" fill="${INK}"/>`,
  };
}

/** A label such as `12" up` on cream; its origin is its left edge. */
export function heightTagPicture(text: string): Picture {
  const words = say('frame.up', { height: text });
  const width = Math.ceil(measureText(words, 'read', 16) + 18);
  return {
    key: `height ${width} ${words}`,
    width: width + 4,
    height: 27,
    originX: 2,
    originY: 13,
    markup: `<rect x="3.5" y="4" width="${n(width - 1)}" height="22" rx="4" fill="#3A2A10" opacity=".35"/><rect x="1.5" y="1.5" width="${n(width - 1)}" height="22" rx="4" fill="${CREAM}" stroke="${INK}" stroke-width="2.2"/>`,
    lettering: [{ text: words, x: 1 + width / 2, y: 12.5, size: 16, face: 'read', fill: INK }],
  };
}
