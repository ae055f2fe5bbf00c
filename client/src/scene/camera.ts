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
export const EDGE_MARGIN = 56;

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export interface Extent {
  readonly widthCi: number;
  readonly heightCi: number;
}

/** The whole table, as large as the view allows. */
export function fitCamera(extent: Extent, view: Viewport): Camera {
  const pad = Math.min(EDGE_MARGIN * 0.6, view.width * 0.03, view.height * 0.03);
  const scale = Math.min(
    (view.width - 2 * pad) / Math.max(1, extent.widthCi),
    (view.height - 2 * pad) / Math.max(1, extent.heightCi),
    CLOSEST_SCALE,
  );
  return { x: extent.widthCi / 2, y: extent.heightCi / 2, scale: Math.max(scale, 1e-4) };
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

function boundedAxis(centre: number, length: number, span: number, margin: number): number {
  if (span >= length) return length / 2;
  const half = span / 2;
  return Math.min(length - half + margin, Math.max(half - margin, centre));
}

/** The nearest camera that neither loses the table nor leaves the zoom range. */
export function boundCamera(camera: Camera, view: Viewport, extent: Extent): Camera {
  const farthest = fitCamera(extent, view).scale;
  const scale = Math.min(Math.max(camera.scale, farthest), Math.max(CLOSEST_SCALE, farthest));
  const margin = EDGE_MARGIN / scale;
  return {
    x: boundedAxis(camera.x, extent.widthCi, view.width / scale, margin),
    y: boundedAxis(camera.y, extent.heightCi, view.height / scale, margin),
    scale,
  };
}

/** A camera that shows these discs with room round them, no closer than 1.6 times the reference zoom. */
export function frameCamera(
  discs: readonly { readonly x: number; readonly y: number; readonly radiusCi: number }[],
  view: Viewport,
  extent: Extent,
): Camera {
  if (discs.length === 0) return fitCamera(extent, view);
  const room = 500;
  const left = Math.min(...discs.map((d) => d.x - d.radiusCi)) - room;
  const right = Math.max(...discs.map((d) => d.x + d.radiusCi)) + room;
  const low = Math.min(...discs.map((d) => d.y - d.radiusCi)) - room;
  const high = Math.max(...discs.map((d) => d.y + d.radiusCi)) + room;
  const scale = Math.min(view.width / (right - left), view.height / (high - low), REFERENCE_SCALE * 1.6);
  return boundCamera({ x: (left + right) / 2, y: (low + high) / 2, scale }, view, extent);
}

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
