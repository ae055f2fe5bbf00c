/** Draws danger: lines from those that could harm a figure, signs beside figures, and the hatched ground that enemies reach. */
import type { Point } from '@dwo/kernel';
import type { Graphics } from 'pixi.js';
import { smoothed } from '../contours';
import type { Field } from '../danger/grid';
import type { AlarmMark, ThreatMark } from '../model';
import { alarmPicture } from '../pictures/badges';
import { chancePicture } from '../pictures/tags';
import { OWN_SHOOT_WAY, OWN_STRIKE_WAY, SHOOT_WAY, STRIKE_WAY } from '../pictures/tapes';
import { boundsOf } from '../shapes';
import type { Ground } from './ground';
import { knobSize, labelSize } from './label';
import type { Pen } from './pen';
import { between } from './threads';
import { lineWeight } from './weight';

const RED = 0x8a1f17;
/** The places on a line where its label may stand, as shares of its length from the figure that threatens. */
const NEAR = [0.3, 0.36, 0.42, 0.24, 0.18, 0.48, 0.55, 0.62, 0.68, 0.75];
/** The lines by whose chance they show, and by how it is used. */
const WAYS = {
  mine: { strike: OWN_STRIKE_WAY, shoot: OWN_SHOOT_WAY },
  theirs: { strike: STRIKE_WAY, shoot: SHOOT_WAY },
} as const;
/** The px between a line and a label beside it. */
const CLEAR = 4;

/**
 * Draws a line from the figure that threatens to the other's base, with the chance near its start or its end.
 */
export function drawThreat(pen: Pen, mark: ThreatMark, ground: Ground): void {
  const { figure, to, radiusCi, harm, owner, label, leaving } = mark;
  const { view, look, px, figures } = ground;
  const from = view(figure);
  if (!from) return;
  const [start, end] = between(from, { middle: px(to), disc: radiusCi * look.scale }, 3);
  const tape = WAYS[owner][harm];
  pen.band({ layer: 'lines', tape, points: [start, end], weight: lineWeight(look.drawing), kind: 'bent' });
  if (label === '') return;
  const size = labelSize(look.drawing) * 0.86;
  const along = (share: number): Point => {
    const part = leaving ? 1 - share : share;
    return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
  };
  const picture = chancePicture(label, owner);
  const plate = { width: picture.width * size, height: picture.height * size };
  const [tip, back] = leaving ? [{ middle: px(to), disc: radiusCi * look.scale }, from.middle] : [from, px(to)];
  const on = NEAR.map(along);
  const places = placesOf(on, [start, end], plate, beyondTip(tip, back, plate));
  pen.label({ picture, places, about: boundsOf([start, end]), size, figures, yields: true });
}

/**
 * The places of a label on its line. Off a long line it would seem to belong to another one. A short line has no room of its own, so
 * its label may also stand beside it, and in contact only beyond the tip.
 */
function placesOf(
  on: readonly Point[],
  [from, to]: readonly [Point, Point],
  plate: { readonly width: number; readonly height: number },
  beyond: readonly Point[],
): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < plate.width * 0.7) return beyond;
  return length < plate.width * 1.5 ? besideLine(on, [from, to], plate) : on;
}

/** These places on a line, and then those right beside it where a plate of this size clears it. */
function besideLine(
  on: readonly Point[],
  [from, to]: readonly [Point, Point],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [across, down] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const off = (Math.abs(across) * width + Math.abs(down) * height) / 2 + CLEAR;
  const sides = [1, -1].flatMap((times) => {
    return on.map(({ x, y }) => ({ x: x + across * off * times, y: y + down * off * times }));
  });
  return [...on, ...sides];
}

/** The turns of a label round the figure that it belongs to, in degrees off the straight way from the other figure. */
const TURNS = [0, 40, -40, 80, -80];

/**
 * Places on the far side of the figure to which a label belongs: between figures in contact it would lie over both, and nobody could
 * tell whose it is.
 */
export function beyondTip(
  { middle, disc }: { readonly middle: Point; readonly disc: number },
  other: Point,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
  const straight = Math.atan2(middle.y - other.y, middle.x - other.x);
  return [1, 1.6].flatMap((times) =>
    TURNS.map((turn) => {
      const angle = straight + (turn * Math.PI) / 180;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const off = disc + ((Math.abs(across) * width + Math.abs(down) * height) / 2 + CLEAR) * times;
      return { x: middle.x + across * off, y: middle.y + down * off };
    }),
  );
}

/** Draws the sign at the right of a figure's base, where there is neither rank nor drawing. */
export function drawAlarm(pen: Pen, { figure, text }: AlarmMark, { view, look }: Ground): void {
  const at = view(figure);
  if (!at || at.pose.at) return;
  const away = at.disc * 0.9;
  const place = { x: at.middle.x + away, y: at.middle.y + away * 0.4 };
  pen.stamp({ layer: 'labels', picture: alarmPicture(text), at: place, size: knobSize(look.drawing) * 0.8 });
}

/** Draws the ground that enemies reach: a thin tint, hatching and an edge. */
export function drawField(fills: Graphics, { tiles, hatching, loops }: Field, { px }: Ground): void {
  for (const [a, b] of tiles) {
    const [from, to] = [px(a), px(b)];
    fills.rect(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  }
  fills.fill({ color: 0xb3261e, alpha: 0.1 });
  for (const [a, b] of hatching) {
    const [from, to] = [px(a), px(b)];
    fills.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
  fills.stroke({ color: RED, alpha: 0.24, width: 1.6 });
  for (const loop of loops) {
    fills.poly(smoothed(loop, 4).map(px)).stroke({ color: RED, alpha: 0.75, width: 2.6 });
  }
}
