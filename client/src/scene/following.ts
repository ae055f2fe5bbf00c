/** Where the camera goes that follows the action, as plain numbers. */
import type { Point } from '@dwo/kernel';
import { boundCamera, type Camera, type Extent, REFERENCE_SCALE, toScreen, type Viewport } from './camera';

/** Pixels at each edge of the view that something else lies over. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** How close whoever follows the action looks: figures are toys then, not specks. */
export const FOLLOW_SCALE = REFERENCE_SCALE * 0.7;
/** What is not much farther is left as it is. */
const CLOSE_ENOUGH = 0.7;
/** Table round the discs, in hundredths of an inch. */
const FOLLOW_ROOM = 250;

/**
 * The camera that follows the action: the same one as long as these discs are well in view, else one with them in its
 * middle; no closer and no farther than it has to be.
 */
export function followCamera(
  camera: Camera,
  discs: readonly (Point & { readonly radiusCi: number })[],
  view: Viewport,
  { extent, insets }: { readonly extent: Extent; readonly insets: Insets },
): Camera {
  if (discs.length === 0) return camera;
  const free = {
    width: Math.max(40, view.width - insets.left - insets.right),
    height: Math.max(40, view.height - insets.top - insets.bottom),
  };
  const [left, right] = span(discs.map(({ x, radiusCi }) => [x - radiusCi, x + radiusCi]));
  const [low, high] = span(discs.map(({ y, radiusCi }) => [y - radiusCi, y + radiusCi]));
  const most = Math.min(free.width / (right - left), free.height / (high - low));
  const keeps = camera.scale <= most && camera.scale >= FOLLOW_SCALE * CLOSE_ENOUGH;
  const scale = keeps ? camera.scale : Math.min(most, FOLLOW_SCALE);
  const upperLeft = toScreen(camera, view, { x: left, y: high });
  const lowerRight = toScreen(camera, view, { x: right, y: low });
  const seen =
    upperLeft.x >= insets.left &&
    upperLeft.y >= insets.top &&
    lowerRight.x <= view.width - insets.right &&
    lowerRight.y <= view.height - insets.bottom;
  if (keeps && seen) return camera;
  const x = (left + right) / 2 - (insets.left - insets.right) / 2 / scale;
  const y = (low + high) / 2 + (insets.top - insets.bottom) / 2 / scale;
  const found = boundCamera({ x, y, scale }, view, extent);
  return isSame(found, camera) ? camera : found;
}

function span(parts: readonly (readonly [number, number])[]): readonly [number, number] {
  const least = Math.min(...parts.map(([from]) => from)) - FOLLOW_ROOM;
  return [least, Math.max(...parts.map(([, to]) => to)) + FOLLOW_ROOM];
}

/** Less than a pixel apart: nobody would see the difference. */
function isSame(a: Camera, b: Camera): boolean {
  return (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) * a.scale < 1 && Math.abs(a.scale / b.scale - 1) < 1e-3;
}
