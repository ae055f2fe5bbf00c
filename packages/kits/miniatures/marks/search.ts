/** Draws areas in which something may be found: softly filled, with a dotted edge and a question mark. */
import type { Graphics } from 'pixi.js';
import type { SearchMark } from '../mark-model';
import { labelPicture } from '../pictures/tags';
import { boundsOf, clipOutline } from '../shapes';
import type { Ground } from './ground';
import { labelSize } from './label';
import type { Pen } from './pen';

const GAP = 9;
const SIZE = 0.8;

/** Draws one area. */
export function drawSearch(pen: Pen, fills: Graphics, mark: SearchMark, { px, look, sheet, figures }: Ground): void {
  const outline = clipOutline(mark.outline.map(px), sheet);
  if (outline.length < 3) return;
  const weight = Math.max(1, look.drawing);
  fills.poly(outline.map(({ x, y }) => ({ x, y }))).fill({ color: 0xffc93c, alpha: 0.16 });
  outline.forEach((to, i) => {
    const from = outline[(i + outline.length - 1) % outline.length] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let far = 0; far < length; far += GAP * weight) {
      const at = { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
      fills.moveTo(at.x, at.y).lineTo(at.x + 0.1, at.y);
    }
  });
  fills.stroke({ color: 0x7a4a00, width: 3.6 * weight, alpha: 0.85, cap: 'round' });
  if (mark.label === '') return;
  const box = boundsOf(outline);
  const picture = labelPicture(mark.label, 'plain');
  pen.label({ picture, places: [px(mark.at)], about: box, size: labelSize(look.drawing) * SIZE, figures });
}
