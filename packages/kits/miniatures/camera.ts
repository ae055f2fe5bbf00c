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
/** A battle begins with more of the table than that: the table still fills the view. */
const MOST_RIM_FIRST = 0.115;
/** The pixels that the tallest head takes; it gets them as long as they are no larger share of a small view than that. */
const HEAD_PX = 76;
const MOST_HEAD = 0.24;

/** Shares of the view that the whole table leaves free: beside it, and above it for the heads of those at its far edge. */
const FREE_BESIDE = 0.012;
const FREE_ABOVE = 0.034;

/** So much of the view is table when a battle begins, however the table is shaped; no larger than that needs. */
const FILLED = 0.875;
/** Of a view as narrow as a phone's, where nothing stands beside it: less, if one's own figures need the room. */
const FILLED_NARROW = 0.74;
const NARROW_PX = 500;
const CLOSER = 1.03;
const ABOUT = 0.95;
/** The scale below which places that are merely wished for do not shrink the toys. */
const STILL_TOYS = 0.7;

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
/** Enough below the bases where more would put an enemy's head out of sight. */
const CLOSE_ROUND_CI = 50;

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

function coveredBy({ covered = 0 }: Viewport): number {
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

/** The first view of a battle. */
export interface Opening {
  /** The places that must be in sight. */
  readonly places: readonly Disc[];
  /** As many as can be of these in sight as well, the first first, where the table still fills the view and the toys stay large. */
  readonly wished: readonly Disc[];
  /** As much as can be of what lies about this is in sight too. */
  readonly middle: Point;
}

/**
 * The camera of a battle's first moment: the table fills the view and shows its opening. On a large table it is so close
 * that a hundredth of an inch takes `toys` pixels, as long as the opening's places allow it.
 */
export function startCamera(
  extent: Extent,
  view: Viewport,
  { places, wished, middle, toys, standing }: Opening & { readonly toys: number; readonly standing: readonly Disc[] },
): Camera {
  const open = view.height - coveredBy(view);
  const cover = Math.max(view.width / extent.widthCi, open / extent.heightCi);
  const fitting = (discs: readonly Disc[], scale: number, roundCi = ROUND_CI) => {
    const box = boxOf(discs, scale, roundCi);
    return Math.min(view.width / (box.right - box.left), open / (box.high - box.low));
  };
  const roomy = view.width < NARROW_PX && fitting(places, cover * FILLED) < cover * FILLED;
  const filled = roomy ? FILLED_NARROW : FILLED;
  const farthest = cover * filled;
  const sensible = Math.max(farthest, toys * STILL_TOYS);
  const { shown, roundCi } = withWished(places, wished, (discs, round) => fitting(discs, sensible, round) >= sensible);
  const least = fitting(shown, toys, roundCi);
  const at = (scale: number): Camera => {
    const box = boxOf(shown, scale, roundCi);
    const [across, along] = [view.width / scale / 2, view.height / scale / 2];
    const x = inSight(middle.x, [box.left, box.right], [across, across]);
    const y = inSight(middle.y, [box.low, box.high], [along - coveredBy(view) / scale, along]);
    return boundCamera({ x, y, scale }, view, extent, standing, MOST_RIM_FIRST);
  };
  let camera = at(Math.max(farthest, Math.min(toys, least)));
  for (let scale = camera.scale; filledBy(extent, view, camera) < filled && scale < cover * 1.2; ) {
    scale *= CLOSER;
    const closer = at(scale);
    // A tall head at the edge may want more room the closer one looks.
    if (filledBy(extent, view, closer) > filledBy(extent, view, camera)) camera = closer;
  }
  return camera;
}

/** The places with as many of the wished ones as fit, the first first, and the table round them that leaves room for these. */
function withWished(
  places: readonly Disc[],
  wished: readonly Disc[],
  fit: (discs: readonly Disc[], roundCi: number) => boolean,
): { readonly shown: readonly Disc[]; readonly roundCi: number } {
  for (let count = wished.length; count > 0; count -= 1) {
    const shown = [...places, ...wished.slice(0, count)];
    const roundCi = [ROUND_CI, CLOSE_ROUND_CI].find((round) => fit(shown, round));
    if (roundCi !== undefined) return { shown, roundCi };
  }
  return { shown: places, roundCi: ROUND_CI };
}

/** Whether the table fills the view about as it does when a battle begins. */
export function isFilled(extent: Extent, view: Viewport, camera: Camera): boolean {
  return filledBy(extent, view, camera) >= FILLED * ABOUT;
}

/** How much of the open view is table. */
function filledBy({ widthCi, heightCi }: Extent, view: Viewport, camera: Camera): number {
  const low = toScreen(camera, view, { x: 0, y: 0 });
  const high = toScreen(camera, view, { x: widthCi, y: heightCi });
  const open = view.height - coveredBy(view);
  const across = Math.min(view.width, high.x) - Math.max(0, low.x);
  const along = Math.min(open, low.y) - Math.max(0, high.y);
  return (across * along) / (view.width * open);
}

/** The place nearest to `wanted` from which a stretch is seen that looks so far below and above it; its middle if it is too long. */
function inSight(
  wanted: number,
  [least, most]: readonly [number, number],
  [below, above]: readonly [number, number],
): number {
  const [from, to] = [most - above, least + below];
  return from > to ? (from + to) / 2 : bounded(wanted, from, to);
}

/**
 * The smallest box round discs and what is drawn on them at this scale, with some table round them. With less table than usual
 * only what rises above the bases counts.
 */
export function boxOf(discs: readonly Disc[], scale: number, roundCi = ROUND_CI) {
  const drawing = figureScale(scale) / scale;
  const out = ({ radiusCi, around }: Disc, side: keyof Insets) =>
    side === 'bottom' && roundCi < ROUND_CI
      ? radiusCi + roundCi
      : Math.max(radiusCi + roundCi, (around?.[side] ?? 0) * drawing);
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

function bounded(centre: number, least: number, most: number): number {
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
