/** Draws lines between things that belong together: crew and weapon, spotter and target, vehicle and what it tows. */
import type { Point } from '@dwo/kernel';
import type { CrewMark, SpotterMark, TieMark, TowMark } from '../model';
import { labelPicture } from '../pictures/tags';
import { CORD, CORD_AWAY, LOOK, REFUSED, SHELL_WAY, type Tape, TOW_BAR } from '../pictures/tapes';
import { archedWay, archOf, boundsOf } from '../shapes';
import type { Ground } from './ground';
import { labelSize } from './label';
import type { Pen } from './pen';
import { lineWeight } from './weight';

interface Disc {
  readonly middle: Point;
  readonly disc: number;
}

/** The line between two discs, from edge to edge; from centre to centre if they overlap. */
export function between(a: Disc, b: Disc, air = 0): readonly [Point, Point] {
  const length = Math.hypot(b.middle.x - a.middle.x, b.middle.y - a.middle.y);
  if (length <= a.disc + b.disc + 2 * air) return [a.middle, b.middle];
  const [ux, uy] = [(b.middle.x - a.middle.x) / length, (b.middle.y - a.middle.y) / length];
  return [
    { x: a.middle.x + ux * (a.disc + air), y: a.middle.y + uy * (a.disc + air) },
    { x: b.middle.x - ux * (b.disc + air), y: b.middle.y - uy * (b.disc + air) },
  ];
}

/** Draws a cord that sags a little; none while either of them moves. */
function drawCord(pen: Pen, from: string, to: string, { tape, ground }: { tape: Tape; ground: Ground }): void {
  const { view, look } = ground;
  const [one, other] = [view(from), view(to)];
  if (!one || !other || one.pose.at || other.pose.at) return;
  const [start, end] = between(one, other);
  const points = archedWay(start, end, -Math.min(9, Math.hypot(end.x - start.x, end.y - start.y) * 0.12), 10);
  pen.band({ layer: 'lines', tape, points, weight: lineWeight(look.drawing), kind: 'curve' });
}

export function drawCrew(pen: Pen, { soldier, weapon, tone }: CrewMark, ground: Ground): void {
  drawCord(pen, soldier, weapon, { tape: tone === 'serving' ? CORD : CORD_AWAY, ground });
}

export function drawTie(pen: Pen, { figure, leader }: TieMark, ground: Ground): void {
  drawCord(pen, figure, leader, { tape: LOOK, ground });
}

/** Draws a bar from hitch to hitch; none while either of them moves. */
export function drawTow(pen: Pen, mark: TowMark, { view, look }: Ground): void {
  const [vehicle, weapon] = [view(mark.vehicle), view(mark.weapon)];
  if (!vehicle || !weapon || vehicle.pose.at || weapon.pose.at) return;
  const points = [vehicle.middle, weapon.middle];
  pen.band({ layer: 'lines', tape: TOW_BAR, points, weight: lineWeight(look.drawing), kind: 'bent' });
}

/** Draws white dashes for the spotter's line of sight, and a beaded arc for the shell. */
export function drawSpotter(pen: Pen, mark: SpotterMark, { view, look, figures }: Ground): void {
  const [spotter, weapon, target] = [view(mark.spotter), view(mark.weapon), view(mark.target)];
  if (!spotter || !weapon || !target) return;
  const weight = lineWeight(look.drawing);
  const seen = between(spotter, target, 3);
  pen.band({ layer: 'lines', tape: mark.legal ? LOOK : REFUSED, points: seen, weight, kind: 'bent' });
  const [from, to] = [weapon.point('muzzle'), target.middle];
  const rise = archOf(Math.hypot(to.x - from.x, to.y - from.y));
  const points = archedWay(from, to, rise);
  pen.band({ layer: 'labels', tape: mark.legal ? SHELL_WAY : REFUSED, points, weight: weight * 0.9, kind: 'curve' });
  if (mark.label === '') return;
  const size = labelSize(look.drawing);
  const top = points[Math.floor(points.length / 2)] ?? to;
  const places = [0, 26, -26].map((dy) => ({ x: top.x, y: top.y - 20 * size + dy }));
  const picture = labelPicture(mark.label, mark.legal ? 'plain' : 'refused');
  pen.label({ picture, places, about: boundsOf(points), size, figures });
}
