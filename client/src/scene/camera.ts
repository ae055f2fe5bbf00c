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

/** What stands at the far edge rises above it by so much, in CSS pixels; on a small screen it gets this share of the height. */
const HEADROOM = 78;
const HEADROOM_SHARE = 0.1;

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

export interface Extent {
  readonly widthCi: number;
  readonly heightCi: number;
}

/** Free room that the whole table is shown with, in CSS pixels: `head` is for the heads of those at its far edge. */
function roomRound(view: Viewport): { readonly pad: number; readonly head: number; readonly foot: number } {
  const pad = Math.min(EDGE_MARGIN * 0.6, view.width * 0.03, view.height * 0.03);
  return { pad, head: Math.min(HEADROOM, view.height * HEADROOM_SHARE), foot: Math.max(pad, coveredBy(view)) };
}

function coveredBy({ covered = 0 }: Viewport): number {
  return covered;
}

/** The whole table, as large as the view allows. */
export function fitCamera(extent: Extent, view: Viewport): Camera {
  const { pad, head, foot } = roomRound(view);
  const fitted = Math.min(
    (view.width - 2 * pad) / Math.max(1, extent.widthCi),
    (view.height - pad - head - foot) / Math.max(1, extent.heightCi),
    CLOSEST_SCALE,
  );
  const scale = Math.max(fitted, 1e-4);
  return { x: extent.widthCi / 2, y: middleY(extent, view, scale), scale };
}

/** Where the eye rests when all of the table's depth is in sight: its middle, unless the heads need more room above. */
function middleY({ heightCi }: Extent, view: Viewport, scale: number): number {
  const { pad, head, foot } = roomRound(view);
  const free = view.height - heightCi * scale;
  const middle = (free - coveredBy(view)) / 2;
  const above = Math.max(middle, Math.min(pad + head, free - foot));
  return heightCi / 2 + (above - free / 2) / scale;
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

/** The nearest camera that neither loses the table nor leaves the zoom range. */
export function boundCamera(camera: Camera, view: Viewport, extent: Extent): Camera {
  const farthest = fitCamera(extent, view).scale;
  const scale = Math.min(Math.max(camera.scale, farthest), Math.max(CLOSEST_SCALE, farthest));
  const { widthCi, heightCi } = extent;
  const [across, along] = [view.width / scale / 2, view.height / scale / 2];
  const margin = EDGE_MARGIN / scale;
  const head = roomRound(view).head / scale;
  const covered = coveredBy(view) / scale;
  const x = 2 * across >= widthCi ? widthCi / 2 : bounded(camera.x, across - margin, widthCi - across + margin);
  const y =
    2 * along - covered >= heightCi
      ? middleY(extent, view, scale)
      : bounded(camera.y, along - margin - covered, heightCi - along + margin + head);
  return { x, y, scale };
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
