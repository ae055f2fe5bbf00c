/** Draws a path with its corners and end, the pale figure there and the figures that it will touch. */
import type { Point } from '@dwo/kernel';
import type { PathMark } from '../model';
import { inchesUp, liftOf, pegPicture } from '../pictures/air';
import { FLASH, ghostDisc, waypoint } from '../pictures/spots';
import { labelPicture, notchPicture } from '../pictures/tags';
import { GROUND_WAY, REFUSED, WAY } from '../pictures/tapes';
import { boundsOf } from '../shapes';
import { looksLeft, type TokenView } from '../token-view';
import { contactPoint } from './contact';
import type { Ground } from './ground';
import { LABEL_HEIGHT, labelSize, labelWidth } from './label';
import type { Pen } from './pen';
import { lineWeight } from './weight';

/** The px that a gun sticks out at the side of a figure. */
const GUN = 30;

/** Draws the path. The disc at the end of a refused one lies above all figures, so that the player sees why it was refused. */
export function drawPath(pen: Pen, mark: PathMark, ground: Ground): void {
  const { look, view, px } = ground;
  const points = mark.points.map(px);
  const end = points[points.length - 1];
  if (!end) return;
  const weight = lineWeight(look.drawing);
  const radius = Math.max(mark.radiusCi * look.scale, 5);
  const stepped = Math.round((radius / weight) * 2) / 2;
  if (mark.heights) drawLadder(pen, mark, points, ground);
  else pen.band({ layer: 'lines', tape: mark.legal ? WAY : REFUSED, points, weight, kind: 'bent' });
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
  drawLabel(pen, mark, points, ground);
}

/** Draws a flight: dots on the ground, the path in the air above them, a peg and a number at each corner. */
function drawLadder(pen: Pen, mark: PathMark, points: readonly Point[], { look, figures }: Ground): void {
  const weight = lineWeight(look.drawing);
  const lifts = points.map((_, i) => liftOf(mark.heights?.[i] ?? 0) * look.drawing);
  const air = points.map(({ x, y }, i) => ({ x, y: y - (lifts[i] ?? 0) }));
  pen.band({ layer: 'lines', tape: GROUND_WAY, points, weight, kind: 'bent' });
  pen.band({ layer: 'plates', tape: mark.legal ? WAY : REFUSED, points: air, weight, kind: 'bent' });
  points.forEach((foot, i) => {
    const [z, lift, top] = [mark.heights?.[i] ?? 0, lifts[i] ?? 0, air[i]];
    if (z <= 0 || !top) return;
    pen.stamp({ layer: 'plates', picture: pegPicture(lift / look.drawing), at: foot, size: look.drawing });
    pen.stamp({ layer: 'plates', picture: waypoint('corner', mark.legal), at: top, size: weight });
    if (i === 0) return;
    const size = labelSize(look.drawing) * 0.86;
    const at = { x: top.x, y: top.y - 21 * size };
    const picture = labelPicture(inchesUp(z), mark.legal ? 'plain' : 'refused');
    pen.label({ picture, places: [at], about: boundsOf([foot, top]), size, figures });
  });
}

function drawLabel(pen: Pen, mark: PathMark, points: readonly Point[], { look, figures }: Ground): void {
  const end = points[points.length - 1];
  if (mark.label === '' || end === undefined) return;
  const radius = mark.radiusCi * look.scale;
  const size = labelSize(look.drawing);
  const [width, height] = [labelWidth(mark.label) * size, LABEL_HEIGHT * size];
  const places = [
    { x: end.x, y: end.y + radius + height * 0.8 },
    { x: end.x + radius + width / 2 + 10, y: end.y + 8 },
    { x: end.x - radius - width / 2 - 10, y: end.y + 8 },
    // Farther out, past a long gun and below a crowd.
    ...[1, -1].map((side) => ({ x: end.x + side * (radius + width / 2 + 10 + GUN * look.drawing), y: end.y + 8 })),
    ...[1, -1].map((side) => ({ x: end.x + side * width * 0.7, y: end.y + radius + height * 0.8 })),
    { x: end.x, y: end.y - radius - 78 * look.drawing },
  ];
  const picture = labelPicture(mark.label, mark.legal ? 'plain' : 'refused');
  pen.label({ picture, places, about: boundsOf(points), size, figures });
}

/** Draws the pale figure at the end of a path that begins where the figure stands. */
export function drawGhost(pen: Pen, mark: PathMark, mover: TokenView, { look, px }: Ground): void {
  const first = mark.points[0];
  const end = mark.points[mark.points.length - 1];
  if (!first || !end || first === end || first.x !== mover.token.x || first.y !== mover.token.y) return;
  const before = mark.points[mark.points.length - 2] ?? first;
  const at = px(end);
  const lift = liftOf(mark.heights?.[mark.points.length - 1] ?? 0) * look.drawing;
  const leftwards = end.x === before.x ? looksLeft(mover.token.facing) : end.x < before.x;
  pen.stamp({
    layer: 'lines',
    picture: mover.figure,
    at: { x: at.x, y: at.y + mover.disc * 0.14 - lift },
    size: look.drawing,
    mirrored: mark.facing === undefined ? leftwards : looksLeft(mark.facing),
    alpha: 0.5,
  });
  if (mark.facing === undefined) return;
  const turn = (-mark.facing * Math.PI) / 180;
  const reach = mover.disc + 3 * look.drawing;
  const rim = { x: at.x + Math.cos(turn) * reach, y: at.y + Math.sin(turn) * reach };
  pen.stamp({ layer: 'plates', picture: notchPicture(2.2), at: rim, size: look.drawing, tilt: -mark.facing });
}
