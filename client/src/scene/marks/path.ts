/** A way with its corners, its end, the pale figure there and what it will touch. */
import type { Point } from '@dwo/kernel';
import type { PathMark } from '../model';
import { FLASH, ghostDisc, waypoint } from '../pictures/spots';
import { labelPicture } from '../pictures/tags';
import { REFUSED, WAY } from '../pictures/tapes';
import { looksLeft, type TokenView } from '../token-view';
import { contactPoint } from './contact';
import { freest, LABEL_HEIGHT, labelSize, labelWidth } from './label';
import type { Ground } from './marks';
import type { Pen } from './pen';
import { lineWeight } from './weight';

/** Draws the way; the disc at the end of a refused one lies over everybody, so that one sees why. */
export function drawPath(pen: Pen, mark: PathMark, ground: Ground): void {
  const { look, view, px } = ground;
  const points = mark.points.map(px);
  const end = points[points.length - 1];
  if (!end) return;
  const weight = lineWeight(look.drawing);
  const radius = Math.max(mark.radiusCi * look.scale, 5);
  const stepped = Math.round((radius / weight) * 2) / 2;
  pen.band({ layer: 'lines', tape: mark.legal ? WAY : REFUSED, points, weight, kind: 'bent' });
  pen.stamp({
    layer: mark.legal ? 'lines' : 'plates',
    picture: ghostDisc(stepped, mark.legal),
    at: end,
    size: radius / stepped,
  });
  points.slice(0, -1).forEach((at, i) => {
    pen.stamp({ layer: 'lines', picture: waypoint(i === 0 ? 'start' : 'corner', mark.legal), at, size: weight });
  });
  for (const id of mark.touches) {
    const other = view(id);
    if (!other) continue;
    pen.stamp({ layer: 'plates', picture: FLASH, at: contactPoint(end, other.middle, other.disc), size: weight });
  }
  drawLabel(pen, mark, end, ground);
}

function drawLabel(pen: Pen, mark: PathMark, end: Point, { look, figures }: Ground): void {
  if (mark.label === '') return;
  const radius = mark.radiusCi * look.scale;
  const size = labelSize(look.drawing);
  const [width, height] = [labelWidth(mark.label) * size, LABEL_HEIGHT * size];
  const places = [
    { x: end.x, y: end.y + radius + height * 0.8 },
    { x: end.x + radius + width / 2 + 10, y: end.y + 8 },
    { x: end.x - radius - width / 2 - 10, y: end.y + 8 },
    { x: end.x, y: end.y - radius - 78 * look.drawing },
  ];
  pen.stamp({
    layer: 'labels',
    picture: labelPicture(mark.label, mark.legal ? 'plain' : 'refused'),
    at: freest(places, width, height, figures()),
    size,
  });
}

/** The pale figure at the end of a way that begins where the figure stands. */
export function drawGhost(pen: Pen, mark: PathMark, mover: TokenView, { look, px }: Ground): void {
  const first = mark.points[0];
  const end = mark.points[mark.points.length - 1];
  if (!first || !end || first === end || first.x !== mover.token.x || first.y !== mover.token.y) return;
  const before = mark.points[mark.points.length - 2] ?? first;
  const at = px(end);
  pen.stamp({
    layer: 'lines',
    picture: mover.figure,
    at: { x: at.x, y: at.y + mover.disc * 0.14 },
    size: look.drawing,
    mirrored: end.x === before.x ? looksLeft(mover.token.facing) : end.x < before.x,
    alpha: 0.5,
  });
}
