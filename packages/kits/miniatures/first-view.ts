/** The first view of a battle: the table fills it, one's own are in it, and as many enemies as can be. */
import type { Point } from '@dwo/kernel';
import {
  boundCamera,
  bounded,
  boxOf,
  type Camera,
  coveredBy,
  type Disc,
  type Extent,
  type Round,
  toScreen,
  type Viewport,
} from './camera';

/** A battle begins with more of the table than that: the table still fills the view. */
const MOST_RIM_FIRST = 0.115;
/** So much of the view is table when a battle begins, however the table is shaped; no larger than that needs. */
const FILLED = 0.875;
/** Of a view as narrow as a phone's, where nothing stands beside it: less, if one's own figures need the room. */
const FILLED_NARROW = 0.74;
const NARROW_PX = 500;
const CLOSER = 1.03;
const ABOUT = 0.95;
/** The scale below which places that are merely wished for do not shrink the toys. */
const STILL_TOYS = 0.7;
const ROUNDS: readonly Round[] = ['roomy', 'close'];

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
  const fitting = (discs: readonly Disc[], scale: number, round: Round = 'roomy') => {
    const box = boxOf(discs, scale, round);
    return Math.min(view.width / (box.right - box.left), open / (box.high - box.low));
  };
  const roomy = view.width < NARROW_PX && fitting(places, cover * FILLED) < cover * FILLED;
  const filled = roomy ? FILLED_NARROW : FILLED;
  const farthest = cover * filled;
  const sensible = Math.max(farthest, toys * STILL_TOYS);
  const { shown, round } = withWished(places, wished, (discs, each) => fitting(discs, sensible, each) >= sensible);
  const least = fitting(shown, toys, round);
  const at = (scale: number): Camera => {
    const box = boxOf(shown, scale, round);
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
  fit: (discs: readonly Disc[], round: Round) => boolean,
): { readonly shown: readonly Disc[]; readonly round: Round } {
  for (let count = wished.length; count > 0; count -= 1) {
    const shown = [...places, ...wished.slice(0, count)];
    const round = ROUNDS.find((each) => fit(shown, each));
    if (round !== undefined) return { shown, round };
  }
  return { shown: places, round: 'roomy' };
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
