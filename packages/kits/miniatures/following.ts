/** The camera that follows the action, as plain numbers. */
import {
  boundCamera,
  boxOf,
  type Camera,
  type Disc,
  type Extent,
  type Insets,
  REFERENCE_SCALE,
  toScreen,
  type Viewport,
} from './camera';

export type { Insets } from './camera';

/** The scale of following, in px per ci: figures are recognisable, no specks. */
export const FOLLOW_SCALE = REFERENCE_SCALE * 0.7;
/** A camera at this share of `FOLLOW_SCALE` or more keeps its scale. */
const CLOSE_ENOUGH = 0.7;

/** The table, what covers the view's edges, and everything that stands on the table. */
interface Ground {
  readonly extent: Extent;
  readonly insets: Insets;
  readonly standing?: readonly Disc[];
}

/**
 * The camera that follows the action: unchanged while these discs are well in view, else centred on them, no closer and no
 * farther than needed.
 */
export function followCamera(
  camera: Camera,
  discs: readonly Disc[],
  view: Viewport,
  { extent, insets, standing = [] }: Ground,
): Camera {
  if (discs.length === 0) return camera;
  const free = {
    width: Math.max(40, view.width - insets.left - insets.right),
    height: Math.max(40, view.height - insets.top - insets.bottom),
  };
  const fitting = ({ left, right, low, high }: ReturnType<typeof boxOf>) =>
    Math.min(free.width / (right - left), free.height / (high - low));
  const now = boxOf(discs, camera.scale);
  const keeps = camera.scale <= fitting(now) && camera.scale >= FOLLOW_SCALE * CLOSE_ENOUGH;
  // Drawings have a minimum size in px, so from afar they cover more of the table than from near.
  const box = keeps ? now : boxOf(discs, FOLLOW_SCALE);
  const { left, right, low, high } = box;
  const scale = keeps ? camera.scale : Math.min(fitting(box), FOLLOW_SCALE);
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
  const found = boundCamera({ x, y, scale }, view, extent, standing);
  return isSame(found, camera) ? camera : found;
}

/** A camera that shows these discs: moved no farther than needed, at the same scale unless they don't all fit. */
export function attendingCamera(
  camera: Camera,
  discs: readonly Disc[],
  view: Viewport,
  { extent, insets, standing = [] }: Ground,
): Camera {
  if (discs.length === 0) return camera;
  const { left, right, low, high } = boxOf(discs, camera.scale);
  const free = {
    width: Math.max(40, view.width - insets.left - insets.right),
    height: Math.max(40, view.height - insets.top - insets.bottom),
  };
  const scale = Math.min(camera.scale, free.width / (right - left), free.height / (high - low));
  const x = shifted(camera.x, [left, right], view.width / 2 / scale, [insets.left / scale, insets.right / scale]);
  const y = shifted(camera.y, [low, high], view.height / 2 / scale, [insets.bottom / scale, insets.top / scale]);
  const found = boundCamera({ x, y, scale }, view, extent, standing);
  return isSame(found, camera) ? camera : found;
}

/** The value nearest to `at` from which a view of `half` to either side, less the insets, shows a whole stretch. */
function shifted(
  at: number,
  [least, most]: readonly [number, number],
  half: number,
  [before, after]: readonly [number, number],
): number {
  return Math.min(Math.max(at, most - half + after), least + half - before);
}

/** Less than a px apart: nobody could see the difference. */
export function isSame(a: Camera, b: Camera): boolean {
  return (Math.abs(a.x - b.x) + Math.abs(a.y - b.y)) * a.scale < 1 && Math.abs(a.scale / b.scale - 1) < 1e-3;
}
