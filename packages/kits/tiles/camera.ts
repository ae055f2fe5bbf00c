/** The camera over a table of tiles: how large a tile is, and what lies in the middle of the window. */
import type { Box } from './grid';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** `size` is the side of a tile in pixels; `x` and `y` is the corner of the box in the window. */
export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export const SMALLEST = 34;
export const LARGEST = 220;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Whether keys in a strip so many pixels wide leave more room for the box below it than on its left. */
export function liesBelow({ columns, rows }: Box, { width, height }: Window, keys: number): boolean {
  const below = Math.min(width / columns, (height - keys) / rows);
  return below > Math.min((width - keys) / columns, height / rows);
}

/** The whole box as large as the window holds it beside a strip for keys, and as near to its middle as that allows. */
export function fitted(box: Box, window: Window, largest = LARGEST, keys = 0): Camera {
  const { width, height } = window;
  const [left, below] = liesBelow(box, window, keys) ? [0, keys] : [keys, 0];
  const most = Math.min((width - left) / box.columns, (height - below) / box.rows);
  const size = Math.floor(within(most, SMALLEST, largest));
  const [restX, restY] = [width - size * box.columns, height - size * box.rows];
  return { size, x: Math.round(Math.max(left, restX / 2)), y: Math.round(Math.min(restY - below, restY / 2)) };
}

/** Nearer or farther by a factor, with the point of the window at rest; never so far that a tile is smaller than `SMALLEST`. */
export function zoomed({ size, x, y }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const next = within(size * factor, SMALLEST, LARGEST);
  const by = next / size;
  return { size: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moved by so many pixels; at least one tile of the box stays in the window. */
export function panned(camera: Camera, dx: number, dy: number, box: Box, window: Window): Camera {
  const { size } = camera;
  return {
    size,
    x: within(camera.x + dx, size - size * box.columns, window.width - size),
    y: within(camera.y + dy, size - size * box.rows, window.height - size),
  };
}
