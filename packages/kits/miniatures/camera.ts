/**
 * The camera over the table, as plain numbers: the table point at the middle of the view, and how many CSS px 1 ci (a hundredth
 * of an inch) takes. Table y grows upward, screen y downward.
 */
import type { Point } from '@dwo/kernel';

/** Px per ci at the reference zoom of the drawings (17 px to the inch). */
export const REFERENCE_SCALE = 0.17;

/** The closest zoom: four times the reference zoom. */
export const CLOSEST_SCALE = REFERENCE_SCALE * 4;

/** How far past the table's edge the view may look, in CSS pixels. */
export const EDGE_MARGIN = 20;

/** The largest share of the view that may lie beyond the table at one edge. */
const MOST_RIM = 0.2;
/** The px that the tallest head needs. It gets them unless they exceed `MOST_RIM` of a small view. */
const HEAD_PX = 132;
const MOST_HEAD = 0.3;

/**
 * The shares of the view that stay free round the whole table: beside it, and above it for the heads of figures at its far
 * edge.
 */
const FREE_BESIDE = 0.012;
const FREE_ABOVE = 0.034;

/** Table point at the middle of the view, in ci, and CSS px per ci. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the view in CSS px. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** The px of the height that are covered, at the lower edge. */
  readonly covered?: number;
  /** The px from the left between which nothing is covered, down to the lower edge; left out where the cover is as wide as the view. */
  readonly beside?: Stretch | undefined;
}

/** From one px to another. */
export type Stretch = readonly [from: number, to: number];

/** Px at each edge. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A base with its radius; `around` is how far its drawing reaches from the centre, at the reference zoom. */
export interface Disc extends Point {
  readonly radiusCi: number;
  readonly around?: Insets;
}

/** Table that is shown round the places that must be in sight, in ci. */
const ROUND_CI = 250;

/** Size of a table in ci. */
export interface Extent {
  readonly widthCi: number;
  readonly heightCi: number;
}

/** The px beyond each edge of the table that the heads of figures there need at this scale. */
export function rimOf(standing: readonly Disc[], { widthCi, heightCi }: Extent, scale: number): Insets {
  const drawing = figureScale(scale);
  const rim = { top: EDGE_MARGIN, right: EDGE_MARGIN, bottom: EDGE_MARGIN, left: EDGE_MARGIN };
  for (const { x, y, around } of standing) {
    if (around === undefined) continue;
    rim.top = Math.max(rim.top, around.top * drawing - (heightCi - y) * scale);
    rim.bottom = Math.max(rim.bottom, around.bottom * drawing - y * scale);
    rim.left = Math.max(rim.left, around.left * drawing - x * scale);
    rim.right = Math.max(rim.right, around.right * drawing - (widthCi - x) * scale);
  }
  return rim;
}

/** Limits insets to a share of the view, so that the table keeps its room. */
function capped({ top, right, bottom, left }: Insets, { width, height }: Viewport, share: number): Insets {
  const cap = (size: number) => Math.max(size * share, Math.min(HEAD_PX, size * MOST_HEAD));
  const [across, along] = [cap(width), cap(height)];
  return {
    top: Math.min(top, along),
    right: Math.min(right, across),
    bottom: Math.min(bottom, along),
    left: Math.min(left, across),
  };
}

/** The px at the lower edge that are covered. */
export function coveredBy({ covered = 0 }: Viewport): number {
  return covered;
}

/** The largest scale at which the whole table has its free room in a part of the view. */
function fittedTo({ widthCi, heightCi }: Extent, width: number, height: number): number {
  return Math.min(
    (width * (1 - 2 * FREE_BESIDE)) / Math.max(1, widthCi),
    (height * (1 - FREE_BESIDE - FREE_ABOVE)) / Math.max(1, heightCi),
    CLOSEST_SCALE,
  );
}

/**
 * Shows the whole table as large as the view allows, with the heads of figures at its edges: above what covers the view, or beside it
 * where the table becomes larger there.
 */
export function fitCamera(extent: Extent, view: Viewport, standing: readonly Disc[] = NOBODY): Camera {
  const fitted = fittedTo(extent, view.width, view.height - coveredBy(view));
  const { beside } = view;
  if (beside !== undefined && fittedTo(extent, beside[1] - beside[0], view.height) > fitted) {
    const part = { width: beside[1] - beside[0], height: view.height };
    const camera = fitCamera(extent, part, standing);
    return { ...camera, x: camera.x + (view.width / 2 - (beside[0] + beside[1]) / 2) / camera.scale };
  }
  const scale = Math.max(fitted, 1e-4);
  const rim = rimOf(standing, extent, scale);
  return { x: middleX(extent, view, scale, rim), y: middleY(extent, view, scale, rim), scale };
}

/** The largest scale at which the whole table fits the uncovered part of the view. */
export function bestScale({ widthCi, heightCi }: Extent, view: Viewport): number {
  return Math.min(view.width / Math.max(1, widthCi), (view.height - coveredBy(view)) / Math.max(1, heightCi));
}

/** Shares free room between two sides that want `before` and `after` of it. */
function shared(free: number, before: number, after: number): number {
  if (before + after > free) return (free * before) / (before + after);
  return Math.min(Math.max(free / 2, before), free - after);
}

/**
 * The y of the camera when the whole depth of the table is in sight: the table's middle, unless something at an edge needs more
 * room.
 */
function middleY({ heightCi }: Extent, view: Viewport, scale: number, { top, bottom }: Insets): number {
  const free = view.height - heightCi * scale;
  const above = shared(free - coveredBy(view), top, bottom);
  return heightCi / 2 + (above - free / 2) / scale;
}

function middleX({ widthCi }: Extent, view: Viewport, scale: number, { left, right }: Insets): number {
  const free = view.width - widthCi * scale;
  return widthCi / 2 - (shared(free, left, right) - free / 2) / scale;
}

/** Room below the bases, in ci, if more would push an enemy's head out of sight. */
const CLOSE_ROUND_CI = 50;

/**
 * How much room belongs to the box of discs: `roomy` adds table and everything that is drawn; `close` adds less table, and only
 * what rises above the bases.
 */
export type Round = 'roomy' | 'close';

/** The smallest box round discs with their drawings at this scale, in ci. */
export function boxOf(discs: readonly Disc[], scale: number, round: Round = 'roomy') {
  const drawing = figureScale(scale) / scale;
  const out = ({ radiusCi, around }: Disc, side: keyof Insets) => {
    if (round === 'roomy') return Math.max(radiusCi + ROUND_CI, (around?.[side] ?? 0) * drawing);
    const above = side === 'bottom' ? 0 : (around?.[side] ?? 0) * drawing;
    return Math.max(radiusCi + CLOSE_ROUND_CI, above);
  };
  return {
    left: Math.min(...discs.map((disc) => disc.x - out(disc, 'left'))),
    right: Math.max(...discs.map((disc) => disc.x + out(disc, 'right'))),
    low: Math.min(...discs.map((disc) => disc.y - out(disc, 'bottom'))),
    high: Math.max(...discs.map((disc) => disc.y + out(disc, 'top'))),
  };
}

/** The place in the view of a table point. */
export function toScreen(camera: Camera, view: Viewport, at: Point): Point {
  return {
    x: view.width / 2 + (at.x - camera.x) * camera.scale,
    y: view.height / 2 - (at.y - camera.y) * camera.scale,
  };
}

/** The table point at a place in the view. */
export function toTable(camera: Camera, view: Viewport, at: Point): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y - (at.y - view.height / 2) / camera.scale,
  };
}

/** The camera after the table was dragged by `dx`, `dy` px. */
export function panCamera(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale, scale: camera.scale };
}

/** The camera after the lower edge of the view has moved: everything stays where it was on the screen. */
export function cutCamera(camera: Camera, before: Viewport, after: Viewport): Camera {
  return panCamera(camera, 0, (before.height - after.height) / 2);
}

/** Zooms to `scale`; the table point under `anchor` stays there. */
export function zoomCamera(camera: Camera, view: Viewport, anchor: Point, scale: number): Camera {
  const fixed = toTable(camera, view, anchor);
  return {
    x: fixed.x - (anchor.x - view.width / 2) / scale,
    y: fixed.y + (anchor.y - view.height / 2) / scale,
    scale,
  };
}

/** `centre`, limited to `least` and `most`. */
export function bounded(centre: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, centre));
}

/** The nearest camera within the zoom range that shows the table and the figures on it. */
export function boundCamera(
  camera: Camera,
  view: Viewport,
  extent: Extent,
  standing: readonly Disc[] = NOBODY,
  mostRim = MOST_RIM,
): Camera {
  const farthest = fitCamera(extent, view).scale;
  const scale = Math.min(Math.max(camera.scale, farthest), Math.max(CLOSEST_SCALE, farthest));
  const { widthCi, heightCi } = extent;
  const [across, along] = [view.width / scale / 2, view.height / scale / 2];
  const rim = capped(rimOf(standing, extent, scale), view, mostRim);
  const covered = coveredBy(view) / scale;
  const x =
    2 * across >= widthCi
      ? middleX(extent, view, scale, rim)
      : bounded(camera.x, across - rim.left / scale, widthCi - across + rim.right / scale);
  const y =
    2 * along - covered >= heightCi
      ? middleY(extent, view, scale, rim)
      : bounded(camera.y, along - rim.bottom / scale - covered, heightCi - along + rim.top / scale);
  return { x, y, scale };
}

const NOBODY: readonly Disc[] = [];

/** A camera between two others, `t` from 0 to 1; equal steps of `t` multiply the zoom by equal factors. */
export function mixCamera(from: Camera, to: Camera, t: number): Camera {
  if (t >= 1) return to;
  const eased = t * t * (3 - 2 * t);
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    scale: from.scale * (to.scale / from.scale) ** eased,
  };
}

/**
 * The size of drawings as a factor of their size at the reference zoom. It grows and shrinks with the table, but shrinks more
 * slowly, so that figures stay recognisable on a small screen.
 */
export function figureScale(scale: number): number {
  const ratio = scale / REFERENCE_SCALE;
  const slow = 0.8;
  return ratio >= slow ? ratio : slow * Math.sqrt(ratio / slow);
}

/** Texture px per px of a drawing, in steps of half an octave, so that zooming does not redraw all the time. */
export function densityStep(scale: number, pixelRatio: number): number {
  return 2 ** (Math.ceil(Math.log2(Math.max(0.2, scale * pixelRatio)) * 2 - 0.02) / 2);
}
