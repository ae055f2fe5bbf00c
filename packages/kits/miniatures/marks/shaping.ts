/** Draws handles: to turn figures and guns, to shape terrain, to bend a path. Each function returns the knobs that it drew. */
import type { Point } from '@dwo/kernel';
import type { Knob } from '../handles';
import type { FacingMark, PathMark, ShapeMark } from '../model';
import {
  cornerKnob,
  EDGE_KNOB,
  GUN_KNOB,
  KNOB_RADIUS,
  MOVE_KNOB,
  REMOVE_KNOB,
  TURN_KNOB,
  WAYPOINT_KNOB,
} from '../pictures/knobs';
import { labelPicture } from '../pictures/tags';
import { REFUSED, SHAPE_EDGE } from '../pictures/tapes';
import { boundsOf, centroid } from '../shapes';
import { screenAngle } from '../token-layout';
import type { Ground } from './ground';
import { knobSize, labelSize } from './label';
import type { Pen } from './pen';
import { lineWeight } from './weight';

/** The distance of a turning knob from the rim, in px at its size; a gun's knob is farther out. */
const OFF_RIM = { body: 34, gun: 62 } as const;

/** The place of a turning knob. */
export function turningKnob(
  base: { readonly middle: Point; readonly disc: number },
  mark: Pick<FacingMark, 'of' | 'facing'>,
  size: number,
): Point {
  const angle = screenAngle(mark.facing);
  const reach = base.disc + OFF_RIM[mark.of] * size;
  return { x: base.middle.x + Math.cos(angle) * reach, y: base.middle.y + Math.sin(angle) * reach };
}

/** Draws a knob on a stem outside the rim, in the direction of the figure's facing or of its gun. */
export function drawFacing(pen: Pen, mark: FacingMark, { view, look }: Ground): readonly Knob[] {
  const figure = view(mark.figure);
  if (!figure) return [];
  const size = knobSize(look.drawing);
  const at = turningKnob(figure, mark, size);
  const angle = screenAngle(mark.facing);
  const rim = {
    x: figure.middle.x + Math.cos(angle) * figure.disc,
    y: figure.middle.y + Math.sin(angle) * figure.disc,
  };
  pen.band({ layer: 'plates', tape: SHAPE_EDGE, points: [rim, at], weight: size * 0.8, kind: 'bent' });
  const picture = mark.of === 'body' ? TURN_KNOB : GUN_KNOB;
  pen.stamp({ layer: 'labels', picture, at, size, tilt: (angle * 180) / Math.PI });
  const handle = { type: 'facing', figure: mark.figure, of: mark.of } as const;
  return [{ handle, at, radius: KNOB_RADIUS.facing * size }];
}

/** The place of the cross beside a corner: outward from the piece. */
export function removalKnob(outline: readonly Point[], index: number, size: number): Point {
  const corner = outline[index] ?? { x: 0, y: 0 };
  const middle = centroid(outline);
  const length = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1;
  const off = (26 * size) / length;
  return { x: corner.x + (corner.x - middle.x) * off, y: corner.y + (corner.y - middle.y) * off };
}

/** The handles of an outline, lowest first: its middle, the new corners, the corners, and the cross of the selected corner. */
export function shapeKnobs(mark: ShapeMark, outline: readonly Point[], size: number): readonly Knob[] {
  const { piece, form } = mark;
  const edges = (form === 'box' ? [] : form === 'line' ? outline.slice(0, -1) : outline).map((a, index): Knob => {
    const b = outline[(index + 1) % outline.length] ?? a;
    const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return { handle: { type: 'edge', piece, index }, at, radius: KNOB_RADIUS.edge * size };
  });
  const long = edges.filter((_, i) => {
    const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
    return a && b && Math.hypot(b.x - a.x, b.y - a.y) > 44 * size;
  });
  const corners = outline.map(
    (at, index): Knob => ({ handle: { type: 'corner', piece, index }, at, radius: KNOB_RADIUS.corner * size }),
  );
  const middle: Knob = {
    handle: { type: 'middle', piece },
    at: centroid(outline),
    radius: KNOB_RADIUS.middle * size,
  };
  const chosen = mark.corner;
  const cross: readonly Knob[] =
    chosen === null || form === 'box' || outline.length <= (form === 'line' ? 2 : 3)
      ? []
      : [
          {
            handle: { type: 'remove-corner', piece, index: chosen },
            at: removalKnob(outline, chosen, size),
            radius: KNOB_RADIUS['remove-corner'] * size,
          },
        ];
  return [middle, ...long, ...corners, ...cross];
}

/** Draws the outline of a piece with its handles. */
export function drawShape(pen: Pen, mark: ShapeMark, { look, px }: Ground): readonly Knob[] {
  const outline = mark.outline.map(px);
  const [first] = outline;
  if (!first) return [];
  const size = knobSize(look.drawing);
  const tape = mark.legal ? SHAPE_EDGE : REFUSED;
  const points = mark.form === 'line' ? outline : [...outline, first];
  pen.band({ layer: 'plates', tape, points, weight: lineWeight(look.drawing), kind: 'bent' });
  const knobs = shapeKnobs(mark, outline, size);
  for (const { handle, at } of knobs) {
    const picture =
      handle.type === 'middle'
        ? MOVE_KNOB
        : handle.type === 'edge'
          ? EDGE_KNOB
          : handle.type === 'remove-corner'
            ? REMOVE_KNOB
            : cornerKnob(handle.type === 'corner' && handle.index === mark.corner, mark.legal);
    pen.stamp({ layer: 'labels', picture, at, size });
  }
  if (mark.label !== '') {
    const box = boundsOf(outline);
    const at = { x: (box.left + box.right) / 2, y: box.bottom + 30 * size };
    const tone = mark.legal ? 'plain' : 'refused';
    pen.stamp({ layer: 'labels', picture: labelPicture(mark.label, tone), at, size: labelSize(look.drawing) });
  }
  return knobs;
}

/** Draws knobs on the corners of a path. */
export function drawWaypoints(pen: Pen, mark: PathMark, { look, px }: Ground): readonly Knob[] {
  if (!mark.handles) return [];
  const size = knobSize(look.drawing);
  return mark.points.slice(1).map((point, i) => {
    const at = px(point);
    pen.stamp({ layer: 'labels', picture: WAYPOINT_KNOB, at, size });
    return { handle: { type: 'waypoint', index: i + 1 }, at, radius: KNOB_RADIUS.waypoint * size };
  });
}
