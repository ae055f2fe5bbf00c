/** The camera over a board of tiles, as pure functions. */
import type { Box } from './grid';

/** The size of the window in px. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** A view of the board: `size` is the side of a tile, `x` and `y` is the corner of the box in the window, all in px. */
export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest side of a tile, in px, for a person who zooms out. */
export const SMALLEST = 34;
/** The sides of a tile that is pressed by a finger, in px: a board that would need smaller ones is moved, not shrunk. */
export const TOUCHED = { least: 44, whole: 36 };
/** The side of a tile in px below which signs on its pieces hide the pieces. */
const SMALL = 90;

/** Whether tiles of a side are so small that the signs on crowded ones hide the pieces. */
export const areSmall = (size: number): boolean => size < SMALL;
/** The greatest side of a tile, in px. */
export const LARGEST = 220;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The parts of the window, in px, that stay free while the whole box is shown. */
export interface Strips {
  /** The strip of the camera's buttons: on the left or at the bottom, whichever leaves the box larger. */
  readonly keys: number;
  /** The strip on the left that the game uses itself. The buttons go there if it is wide enough. */
  readonly side: number;
  /** The strips for the names of columns and rows, above and on the left beside the buttons; half as much stays free below. */
  readonly names?: number;
}

/** The bounds of the side of a tile, in px, while the whole box is shown. */
export interface Sizes {
  readonly least: number;
  readonly largest: number;
  /** A side below `least` that is taken if the whole box is in sight with it. */
  readonly whole?: number;
}

/** Whether the box is shown larger with the strip of buttons below it than with the strip on its left. */
export function liesBelow(
  { columns, rows }: Box,
  { width, height }: Window,
  { keys, side, names = 0 }: Strips,
): boolean {
  if (side >= keys) return false;
  const below = Math.min((width - side - names) / columns, (height - 1.5 * names - keys) / rows);
  return below > Math.min((width - keys - names) / columns, (height - 1.5 * names) / rows);
}

/**
 * The camera that shows the whole box as large as possible beside the strips, as near to the middle of the window as
 * they allow.
 */
export function fitted(
  box: Box,
  window: Window,
  sizes: Sizes = { least: SMALLEST, largest: LARGEST },
  strips: Strips = { keys: 0, side: 0 },
): Camera {
  const { width, height } = window;
  const { keys, side, names = 0 } = strips;
  const [taken, below] = liesBelow(box, window, strips) ? [side, keys] : [Math.max(side, keys), 0];
  const left = taken + names;
  const most = Math.floor(Math.min((width - left) / box.columns, (height - below - 1.5 * names) / box.rows));
  const { least, largest, whole = least } = sizes;
  const size = most >= whole ? Math.min(most, largest) : least;
  const [restX, restY] = [width - size * box.columns, height - size * box.rows];
  const y = Math.min(restY - below, restY / 2);
  // A board that is higher than the window shows its lower end, without room for names.
  return {
    size,
    x: Math.round(Math.max(left, restX / 2)),
    y: Math.round(restY - below < names ? y : Math.max(names, y)),
  };
}

/**
 * The camera after a zoom by a factor that leaves the point `at` where it is. The side of a tile stays between
 * `SMALLEST` and `LARGEST`.
 */
export function zoomed({ size, x, y }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const next = within(size * factor, SMALLEST, LARGEST);
  const by = next / size;
  return { size: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** The camera after a move by `dx`, `dy` px; at least one tile of the box stays in the window. */
export function panned(camera: Camera, dx: number, dy: number, box: Box, window: Window): Camera {
  const { size } = camera;
  return {
    size,
    x: within(camera.x + dx, size - size * box.columns, window.width - size),
    y: within(camera.y + dy, size - size * box.rows, window.height - size),
  };
}

/** The cover of the lower part of the window, in px: a sheet, and the strip of buttons above it. */
export interface Cover {
  readonly below: number;
  readonly strip: number;
}

/** The camera moved up just so far that a row stays in sight above a sheet and the buttons on it. */
export function lifted(camera: Camera, row: number, window: Window, { below, strip }: Cover): Camera {
  const lowest = window.height - below - strip - camera.size * (row + 1) - MARGIN;
  return below === 0 || camera.y <= lowest ? camera : { ...camera, y: lowest };
}

/** The px between a row that is kept in sight and what covers the window. */
const MARGIN = 6;
