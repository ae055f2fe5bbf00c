/** Draws areas on the ground: setup zones, numbered places, circles, and what takes a dragged thing. */
import type { Point } from '@dwo/kernel';
import type { Graphics } from 'pixi.js';
import type { Knob } from '../handles';
import type { DiscMark, DropMark, SpotMark, ZoneMark, ZoneTone } from '../model';
import { cornerKnob, KNOB_RADIUS, spotPicture } from '../pictures/knobs';
import { labelPicture } from '../pictures/tags';
import { DROP_RING, NO_DROP_RING, RANGE, ZONE_EDGES } from '../pictures/tapes';
import { type Box, boundsOf, clipOutline, hatching } from '../shapes';
import type { Ground } from './ground';
import { heldOn, knobSize, LABEL_HEIGHT, labelSize, labelWidth, placesBeside, placesFor } from './label';
import type { Pen } from './pen';
import { arcPoints } from './strip';
import { lineWeight } from './weight';

const TURN = 2 * Math.PI;
const FILLS: Readonly<Record<ZoneTone, number>> = {
  ...{ green: 0x5b7f35, grey: 0x7f8c94, blue: 0x3e6fa8, crimson: 0xa8483c, tan: 0xb08d4f, violet: 0x77599b },
  ...{ red: 0xb3261e, forbidden: 0xb3261e },
};
const HATCH = 16;

/** Fills the part of an outline that lies on the table; a forbidden area is hatched. */
function drawField(fills: Graphics, outline: readonly Point[], tone: ZoneTone, { sheet }: Ground): void {
  const inside = clipOutline(outline, sheet);
  if (inside.length < 3) return;
  fills
    .poly(inside.map(({ x, y }) => ({ x, y })))
    .fill({ color: FILLS[tone], alpha: tone === 'red' || tone === 'forbidden' ? 0.12 : 0.2 });
  if (tone !== 'forbidden') return;
  for (const { from, to } of hatching(inside, HATCH)) fills.moveTo(from.x, from.y).lineTo(to.x, to.y);
  fills.stroke({ color: 0x8a1f17, alpha: 0.34, width: 2.4 });
}

interface Word {
  readonly text: string;
  /** The places where it may lie, the best first. */
  readonly places: readonly Point[];
  /** The area that it is about: it stays in view with any part of that. */
  readonly about: Box;
  readonly tone?: 'plain' | 'refused';
}

function word(pen: Pen, { text, places, about, tone = 'plain' }: Word, { look, figures }: Ground): void {
  if (text === '') return;
  pen.label({ picture: labelPicture(text, tone), places, about, size: labelSize(look.drawing), figures });
}

/** The size of a label with the room round it, in px. */
function plateOf(text: string, { look }: Ground) {
  const size = labelSize(look.drawing);
  return { width: labelWidth(text) * size, height: LABEL_HEIGHT * size };
}

/** Draws a zone with its edge, its label and, if they can be dragged, its corners. */
export function drawZone(pen: Pen, fills: Graphics, mark: ZoneMark, ground: Ground): readonly Knob[] {
  const outline = mark.outline.map(ground.px);
  const [first] = outline;
  if (!first) return [];
  drawField(fills, outline, mark.tone, ground);
  const weight = lineWeight(ground.look.drawing);
  pen.band({ layer: 'zones', tape: ZONE_EDGES[mark.tone], points: [...outline, first], weight, kind: 'bent' });
  const box = boundsOf(outline);
  const places = placesFor(plateOf(mark.label, ground), box, ground.sheet);
  word(pen, { text: mark.label, places, about: box }, ground);
  if (!mark.handles) return [];
  const knob = knobSize(ground.look.drawing);
  return outline.map((at, index) => {
    pen.stamp({ layer: 'labels', picture: cornerKnob(false, true), at, size: knob });
    return { handle: { type: 'corner', piece: mark.id, index }, at, radius: KNOB_RADIUS.corner * knob };
  });
}

/** Draws a numbered counter; the player's own has the circle of the group. */
export function drawSpot(pen: Pen, fills: Graphics, mark: SpotMark, ground: Ground): readonly Knob[] {
  const at = ground.px(mark.at);
  const size = knobSize(ground.look.drawing);
  if (mark.tone === 'mine') {
    const points = arcPoints(at, mark.radiusCi * ground.look.scale, 0, TURN);
    drawField(fills, points, 'green', ground);
    const weight = lineWeight(ground.look.drawing);
    pen.band({ layer: 'zones', tape: ZONE_EDGES.green, points, weight, kind: 'ring' });
  }
  pen.stamp({ layer: 'rings', picture: spotPicture(mark.number, mark.tone), at, size });
  if (!mark.handles) return [];
  return [{ handle: { type: 'spot', number: mark.number }, at, radius: KNOB_RADIUS.spot * size }];
}

/** Draws a circle: hatched if it is forbidden, dashed blue if a figure looks or lands there. */
export function drawDisc(pen: Pen, fills: Graphics, mark: DiscMark, ground: Ground): void {
  const at = ground.px(mark.at);
  const radius = mark.radiusCi * ground.look.scale;
  const points = arcPoints(at, radius, 0, TURN);
  const weight = lineWeight(ground.look.drawing);
  const forbidden = mark.tone === 'forbidden';
  if (mark.tone === 'spotting') {
    fills.poly(clipOutline(points, ground.sheet).map(({ x, y }) => ({ x, y }))).fill({ color: 0xffc93c, alpha: 0.14 });
  } else drawField(fills, points, forbidden ? 'forbidden' : 'green', ground);
  const tape = forbidden ? ZONE_EDGES.forbidden : mark.tone === 'spotting' ? RANGE : ZONE_EDGES.green;
  pen.band({ layer: 'zones', tape, points, weight, kind: 'ring' });
  const box = { left: at.x - radius, top: at.y - radius, right: at.x + radius, bottom: at.y + radius };
  const places = placesBeside(plateOf(mark.label, ground), box, ground.sheet);
  word(pen, { text: mark.label, places, about: box, tone: forbidden ? 'refused' : 'plain' }, ground);
}

/** Draws a ring round something that takes what is being dragged; bolder while the pointer is over it. */
export function drawDrop(pen: Pen, fills: Graphics, mark: DropMark, ground: Ground): void {
  const figure = ground.view(mark.figure);
  if (!figure) return;
  const { look } = ground;
  const radius = figure.disc + Math.max(8 * look.drawing, mark.rangeCi * look.scale);
  const points = arcPoints(figure.middle, radius, 0, TURN);
  const colour = mark.legal ? 0x8db35a : 0xb3261e;
  fills.poly(points.map(({ x, y }) => ({ x, y }))).fill({ color: colour, alpha: mark.hot ? 0.5 : 0.22 });
  const weight = lineWeight(look.drawing) * (mark.hot ? 1.25 : 0.85);
  pen.band({ layer: 'rings', tape: mark.legal ? DROP_RING : NO_DROP_RING, points, weight, kind: 'ring' });
  const { x } = figure.middle;
  const top = Math.min(figure.drawingBox.top, figure.middle.y - radius);
  if (!mark.hot && mark.legal) return;
  const tone = mark.legal ? 'plain' : 'refused';
  const at = heldOn({ x, y: top - 14 }, plateOf(mark.label, ground).width / 2, ground.sheet);
  word(pen, { text: mark.label, places: [at], about: figure.drawingBox, tone }, ground);
}
