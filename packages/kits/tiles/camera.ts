/** The camera over a table of tiles: the size of a tile, and what lies in the middle of the window. */
import type { Box } from './grid';

/** Size of the window in px. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** `size` is the side of a tile in px; `x` and `y` are the box's corner in the window. */
export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest side of a tile, in px. */
export const SMALLEST = 34;
/** The largest side of a tile, in px. */
export const LARGEST = 220;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Whether the box fits at a larger scale with a strip of buttons of `keys` px below it than with the strip on its left. */
export function liesBelow({ columns, rows }: Box, { width, height }: Window, keys: number): boolean {
  const below = Math.min(width / columns, (height - keys) / rows);
  return below > Math.min((width - keys) / columns, height / rows);
}

/** The whole box, as large as it fits beside a strip for buttons, and as near to the window's middle as that allows. */
export function fitted(box: Box, window: Window, largest = LARGEST, keys = 0): Camera {
  const { width, height } = window;
  const [left, below] = liesBelow(box, window, keys) ? [0, keys] : [keys, 0];
  const most = Math.min((width - left) / box.columns, (height - below) / box.rows);
  const size = Math.floor(within(most, SMALLEST, largest));
  const [restX, restY] = [width - size * box.columns, height - size * box.rows];
  return { size, x: Math.round(Math.max(left, restX / 2)), y: Math.round(Math.min(restY - below, restY / 2)) };
}

/** Zooms by a factor, with `at` of the window fixed; tiles stay between `SMALLEST` and `LARGEST`. */
export function zoomed({ size, x, y }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const next = within(size * factor, SMALLEST, LARGEST);
  const by = next / size;
  return { size: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moves by `dx`, `dy` px; at least one tile of the box stays in the window. */
export function panned(camera: Camera, dx: number, dy: number, box: Box, window: Window): Camera {
  const { size } = camera;
  return {
    size,
    x: within(camera.x + dx, size - size * box.columns, window.width - size),
    y: within(camera.y + dy, size - size * box.rows, window.height - size),
  };
}
