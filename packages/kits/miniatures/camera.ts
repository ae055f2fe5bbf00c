/**
 * The eye over the table, as plain numbers: the table point at the middle of the view and how many CSS pixels one
 * hundredth of a scale inch takes. Table y grows upward, screen y downward.
 */
import type { Point } from '@dwo/kernel';

/** Pixels per hundredth of an inch at the reference zoom of the drawings (17 px to the inch). */
export const REFERENCE_SCALE = 0.17;

/** Closest look: four times the reference zoom. */
export const CLOSEST_SCALE = REFERENCE_SCALE * 4;

/** How far past the table's edge the view may look, in CSS pixels. */
export const EDGE_MARGIN = 20;

/** The share of the view that lies beyond a place at an edge is at most this. */
const MOST_RIM = 0.2;
/** The pixels that the tallest head takes; it gets them as long as they are no larger share of a small view than that. */
const HEAD_PX = 76;
const MOST_HEAD = 0.24;

/** Shares of the view that the whole table leaves free: beside it, and above it for the heads of those at its far edge. */
const FREE_BESIDE = 0.012;
const FREE_ABOVE = 0.034;

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** So much of the height, at its lower edge, lies under something. */
  readonly covered?: number;
}

/** Pixels at each edge of something. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A place with the size of what stands there; `around` is how far its drawing reaches from it, at the reference zoom. */
export interface Disc extends Point {
  readonly radiusCi: number;
  readonly around?: Insets;
}

/** Table round what has to be in sight, in hundredths of an inch. */
const ROUND_CI = 250;

export interface Extent {
  readonly widthCi: number;
  readonly heightCi: number;
}

/** Pixels beyond the table's edges that are looked at when it is shown this large: enough for what stands there. */
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

/** No rim that leaves no room for the table. */
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

/** The height that lies under something at the lower edge. */
export function coveredBy({ covered = 0 }: Viewport): number {
  return covered;
}

/** The whole table, as large as the view allows, with the heads of those who stand at its edges. */
export function fitCamera(extent: Extent, view: Viewport, standing: readonly Disc[] = NOBODY): Camera {
  const fitted = Math.min(
    (view.width * (1 - 2 * FREE_BESIDE)) / Math.max(1, extent.widthCi),
    ((view.height - coveredBy(view)) * (1 - FREE_BESIDE - FREE_ABOVE)) / Math.max(1, extent.heightCi),
    CLOSEST_SCALE,
  );
  const scale = Math.max(fitted, 1e-4);
  const rim = rimOf(standing, extent, scale);
  return { x: middleX(extent, view, scale, rim), y: middleY(extent, view, scale, rim), scale };
}

/** The largest scale at which all of a table lies in the open part of the view, nothing left free round it. */
export function bestScale({ widthCi, heightCi }: Extent, view: Viewport): number {
  return Math.min(view.width / Math.max(1, widthCi), (view.height - coveredBy(view)) / Math.max(1, heightCi));
}

/** How the free room is shared between two sides that want so much of it. */
function shared(free: number, before: number, after: number): number {
  if (before + after > free) return (free * before) / (before + after);
  return Math.min(Math.max(free / 2, before), free - after);
}

/**
 * The middle of the view when all of the table's depth is in sight: the table's middle, unless something at an edge
 * needs more room.
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

/** Enough below the bases where more would put an enemy's head out of sight. */
const CLOSE_ROUND_CI = 50;

/** How much round discs belongs to their box: some table, and all that is drawn; or less table, and only what rises above the bases. */
export type Round = 'roomy' | 'close';

/** The smallest box round discs, with what is drawn on them at this scale. */
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

/** Screen place of a table point. */
export function toScreen(camera: Camera, view: Viewport, at: Point): Point {
  return {
    x: view.width / 2 + (at.x - camera.x) * camera.scale,
    y: view.height / 2 - (at.y - camera.y) * camera.scale,
  };
}

/** Table point under a screen place. */
export function toTable(camera: Camera, view: Viewport, at: Point): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y - (at.y - view.height / 2) / camera.scale,
  };
}

/** The camera after the table was dragged by so many screen pixels. */
export function panCamera(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x - dx / camera.scale, y: camera.y + dy / camera.scale, scale: camera.scale };
}

/** Zooms so that the table point under `anchor` stays under it. */
export function zoomCamera(camera: Camera, view: Viewport, anchor: Point, scale: number): Camera {
  const fixed = toTable(camera, view, anchor);
  return {
    x: fixed.x - (anchor.x - view.width / 2) / scale,
    y: fixed.y + (anchor.y - view.height / 2) / scale,
    scale,
  };
}

/** The number between two others that is nearest to this one. */
export function bounded(centre: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, centre));
}

/** The nearest camera that neither loses the table and what stands on it nor leaves the zoom range. */
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

/** Between two cameras, `t` from 0 to 1; zoom moves by equal factors. */
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
 * How large drawings are against their size at the reference zoom. They grow with the table, but shrink more slowly
 * than it so that toys stay toys on a small screen.
 */
export function figureScale(scale: number): number {
  const ratio = scale / REFERENCE_SCALE;
  const slow = 0.8;
  return ratio >= slow ? ratio : slow * Math.sqrt(ratio / slow);
}

/** Texture pixels per drawing pixel: the next step of half an octave, so that zooming does not redraw all the time. */
export function densityStep(scale: number, pixelRatio: number): number {
  return 2 ** (Math.ceil(Math.log2(Math.max(0.2, scale * pixelRatio)) * 2 - 0.02) / 2);
}
