/** Draws lines of sight on the ground, and words above figures. */
import type { Graphics } from 'pixi.js';
import type { SightMark, TagMark } from '../mark-model';
import { labelPicture } from '../pictures/tags';
import type { Ground } from './ground';
import { LABEL_HEIGHT, labelSize } from './label';
import type { Pen } from './pen';

const COLOURS = { free: 0x2f8f3a, screened: 0xd08a12, blocked: 0xb3261e } as const;
const DASH = 9;
/** Tags are smaller than labels, for there are many at once, but no smaller than can be read. */
const [SIZE, LEAST] = [0.74, 0.66];

/** Draws a line: whole if it is free, dashed through a screen, dotted if it is blocked. */
export function drawSight(lines: Graphics, mark: SightMark, { px, look }: Ground): void {
  const [a, b] = [px(mark.from), px(mark.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const dash = { free: length, screened: DASH, blocked: DASH / 3 }[mark.tone] * Math.max(1, look.drawing);
  const step = mark.tone === 'free' ? length : 2 * dash;
  for (let far = 0; far < length; far += Math.max(1, step)) {
    const [from, to] = [far / length, Math.min(1, (far + dash) / length)];
    lines.moveTo(a.x + (b.x - a.x) * from, a.y + (b.y - a.y) * from);
    lines.lineTo(a.x + (b.x - a.x) * to, a.y + (b.y - a.y) * to);
  }
  lines.stroke({ color: COLOURS[mark.tone], width: 2.2 * Math.max(1, look.drawing), alpha: 0.9 });
}

/** Draws a word above a figure. */
export function drawTag(pen: Pen, mark: TagMark, { look, view }: Ground): void {
  const figure = view(mark.figure);
  if (!figure) return;
  const size = Math.max(LEAST, labelSize(look.drawing) * SIZE);
  const { x } = figure.middle;
  const top = Math.min(figure.drawingBox.top, figure.middle.y - figure.disc);
  const at = { x, y: top - (LABEL_HEIGHT / 2) * size };
  const picture = labelPicture(mark.label, 'plain');
  pen.label({ picture, places: [at], about: figure.drawingBox, size, figures: () => [], yields: true });
}
