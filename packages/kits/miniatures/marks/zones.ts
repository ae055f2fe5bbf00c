/** Draws ranges, reaches and front arcs. */
import type { Point } from '@dwo/kernel';
import type { Graphics } from 'pixi.js';
import type { ArcMark, RangeMark } from '../model';
import { DOTS, RANGE, REACH, type Tape, ZONE_EDGES } from '../pictures/tapes';
import { type Box, clipOutline, runsInside } from '../shapes';
import type { TokenView } from '../token-view';
import type { Ground } from './ground';
import type { Pen } from './pen';
import { arcPoints } from './strip';
import { lineWeight } from './weight';

const TURN = 2 * Math.PI;
/** How far a front arc is drawn from the edge of the base, in ci. */
const ARC_CI = 600;

/** Lays a tape along the part of a curve that lies on the table. */
function outline(pen: Pen, points: readonly Point[], tape: Tape, { look, sheet }: Ground): void {
  const runs = runsInside(points, sheet);
  const whole = runs.length === 1 && runs[0]?.length === points.length;
  const closed = points.length > 2 && whole && tape !== DOTS;
  const weight = lineWeight(look.drawing);
  for (const run of runs) {
    pen.band({ layer: 'zones', tape, points: run, weight, kind: closed ? 'ring' : 'curve' });
  }
}

function fill(fills: Graphics, points: readonly Point[], sheet: Box, style: { color: number; alpha: number }): void {
  const inside = clipOutline(points, sheet);
  if (inside.length > 2) fills.poly(inside.map(({ x, y }) => ({ x, y }))).fill(style);
}

/** Draws a disc round a base's edge: blue dashes on white for a weapon's range, softer cream for a reach. */
export function drawRange(pen: Pen, fills: Graphics, mark: RangeMark, ground: Ground): void {
  const figure = ground.view(mark.figure);
  if (!figure) return;
  const radius = (figure.token.radiusCi + mark.rangeCi) * ground.look.scale;
  if (radius < 2) return;
  const points = arcPoints(figure.middle, radius, 0, TURN);
  const weapon = mark.tone === 'range';
  fill(fills, points, ground.sheet, weapon ? { color: 0x6fae9a, alpha: 0.13 } : { color: 0xfff6de, alpha: 0.17 });
  outline(pen, points, weapon ? RANGE : REACH, ground);
  if (mark.leastCi !== undefined && mark.leastCi > 0) drawLeast(pen, fills, figure, mark.leastCi, ground);
}

/** Draws the hole in the ring of a weapon with a least range, with a barred edge. */
function drawLeast(pen: Pen, fills: Graphics, { token, middle }: TokenView, leastCi: number, ground: Ground): void {
  const points = arcPoints(middle, (token.radiusCi + leastCi) * ground.look.scale, 0, TURN);
  fill(fills, points, ground.sheet, { color: 0xb3261e, alpha: 0.1 });
  outline(pen, points, ZONE_EDGES.forbidden, ground);
}

/** Draws a weapon's field of fire: from the rim to its range, on both sides of its direction. */
function drawSector(pen: Pen, fills: Graphics, figure: TokenView, { from, to, rangeCi }: Sector, ground: Ground): void {
  const { middle, disc, token } = figure;
  const outer = arcPoints(middle, (token.radiusCi + rangeCi) * ground.look.scale, from, to);
  const inner = arcPoints(middle, disc, to, from);
  fill(fills, [...outer, ...inner], ground.sheet, { color: 0x16b5e8, alpha: 0.13 });
  outline(pen, outer, RANGE, ground);
  const edges = [
    [inner[inner.length - 1], outer[0]],
    [outer[outer.length - 1], inner[0]],
  ] as const;
  for (const [a, b] of edges) if (a && b) outline(pen, straight(a, b), RANGE, ground);
}

interface Sector {
  readonly from: number;
  readonly to: number;
  readonly rangeCi: number;
}

/** Draws the front of a figure, as far out as `ARC_CI`. */
export function drawArc(pen: Pen, fills: Graphics, mark: ArcMark, ground: Ground): void {
  const figure = ground.view(mark.figure);
  if (!figure) return;
  const centre = figure.middle;
  const facing = mark.facing ?? figure.facing;
  const from = ((-facing - mark.halfAngle) * Math.PI) / 180;
  const to = ((-facing + mark.halfAngle) * Math.PI) / 180;
  if (mark.rangeCi !== undefined) {
    drawSector(pen, fills, figure, { from, to, rangeCi: mark.rangeCi }, ground);
    return;
  }
  const points = arcPoints(centre, figure.disc + ARC_CI * ground.look.scale, from, to);
  fill(fills, [centre, ...points], ground.sheet, { color: 0xb3261e, alpha: 0.15 });
  outline(pen, points, DOTS, ground);
  for (const end of [points[0], points[points.length - 1]]) {
    if (end) outline(pen, straight(centre, end), DOTS, ground);
  }
}

function straight(from: Point, to: Point): readonly Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 12));
  const at = (t: number) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
}
