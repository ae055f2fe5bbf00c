/** Draws the Time Gate, the flight of the paratroopers, and a figure that is about to be placed. */
import type { FlightMark, GateMark, GhostMark } from '../model';
import { rimOf } from '../pictures/base';
import { figurePicture, looksLeft } from '../pictures/figure';
import { LANDING, PLANE } from '../pictures/knobs';
import { ghostDisc } from '../pictures/spots';
import { labelPicture, notchPicture } from '../pictures/tags';
import { FLIGHT_WAY, GATE_CURTAIN, GATE_LINE, GATE_SHUT } from '../pictures/tapes';
import { footprintPicture } from '../pictures/vehicle-tags';
import { boundsOf } from '../shapes';
import { screenAngle } from '../token-layout';
import { hasNotch } from '../token-parts';
import type { Ground } from './ground';
import { labelSize } from './label';
import type { Pen } from './pen';
import { lineWeight } from './weight';

/** Draws a film of sunset between the poles of an open gate, and dots on the ground of a closed one. */
export function drawGate(pen: Pen, mark: GateMark, { px, look }: Ground): void {
  const points = [px(mark.from), px(mark.to)] as const;
  const [a, b] = points;
  const weight = lineWeight(look.drawing);
  if (mark.open) {
    pen.band({ layer: 'lines', tape: GATE_CURTAIN, points, weight: look.drawing, kind: 'upright' });
  }
  pen.band({ layer: 'lines', tape: mark.open ? GATE_LINE : GATE_SHUT, points, weight, kind: 'bent' });
  if (mark.label === '') return;
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 26 * weight };
  const size = labelSize(look.drawing);
  pen.label({ picture: labelPicture(mark.label), places: [at], about: boundsOf(points), size, figures: () => [] });
}

/** Draws the course of a paper aeroplane across the table, and where the paratroopers land. */
export function drawFlight(pen: Pen, mark: FlightMark, { px, look }: Ground): void {
  const [from, to] = [px(mark.from), px(mark.to)];
  const size = Math.max(0.9, look.drawing);
  pen.band({ layer: 'lines', tape: FLIGHT_WAY, points: [from, to], weight: lineWeight(look.drawing), kind: 'bent' });
  const tilt = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  pen.stamp({ layer: 'labels', picture: PLANE, at: from, size, tilt });
  if (mark.landing) pen.stamp({ layer: 'plates', picture: LANDING, at: px(mark.landing), size });
}

/** Draws the pale figure under the pointer, with its base. */
export function drawPlaced(pen: Pen, { token, legal, label }: GhostMark, { px, look }: Ground): void {
  const at = px(token);
  const perCi = look.scale / look.drawing;
  const radius = Math.max(11, Math.round(token.radiusCi * perCi * 2) / 2);
  const size = look.drawing;
  pen.stamp({ layer: legal ? 'lines' : 'plates', picture: ghostDisc(radius, legal), at, size });
  const angle = screenAngle(token.facing);
  if (token.lengthCi !== null && token.widthCi !== undefined) {
    const [length, width] = [token.lengthCi, token.widthCi].map((ci) => Math.round(ci * perCi * 2) / 2) as [
      number,
      number,
    ];
    const tilt = (angle * 180) / Math.PI;
    pen.stamp({
      layer: 'lines',
      picture: footprintPicture(length, width, token.player, 2),
      at,
      size,
      tilt,
      alpha: 0.6,
    });
  }
  pen.stamp({
    layer: 'plates',
    picture: figurePicture(token, 'normal', look, token.facing),
    at: { x: at.x, y: at.y + radius * size * 0.14 },
    size,
    mirrored: looksLeft(token.facing),
    alpha: legal ? 0.75 : 0.45,
  });
  const reach = (radius + rimOf(token) + 1) * size;
  if (hasNotch(token)) {
    const rim = { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach };
    pen.stamp({ layer: 'plates', picture: notchPicture(2.2), at: rim, size, tilt: (angle * 180) / Math.PI });
  }
  if (label === '') return;
  const below = { x: at.x, y: at.y + reach + 22 * labelSize(look.drawing) };
  pen.label({
    picture: labelPicture(label, legal ? 'plain' : 'refused'),
    places: [below],
    about: { left: at.x - reach, top: at.y - reach, right: at.x + reach, bottom: at.y + reach },
    size: labelSize(look.drawing),
    figures: () => [],
  });
}
