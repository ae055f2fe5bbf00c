/** The first view of a battle: the table fills it, the player's own figures are in it, and as many enemies as possible. */
import type { Point } from '@dwo/kernel';
import {
  boundCamera,
  bounded,
  boxOf,
  type Camera,
  coveredBy,
  type Disc,
  type Extent,
  fitCamera,
  type Round,
  toScreen,
  type Viewport,
} from './camera';

/** The share of the view that may lie beyond the table at one edge in a first view. */
const MOST_RIM_FIRST = 0.115;
/** The share of the view that the table fills at least in a first view. */
const FILLED = 0.875;
/** The least share, for whoever needs the room: own figures in a view as narrow as a phone's, all enemies in a wider one. */
const FILLED_ROOMY = 0.74;
const FILLED_ALL = 0.62;
const NARROW_PX = 500;
/** In a wider view that is lower than this, all figures come before a table that fills it, unless figures were smaller than this share. */
const LOW_PX = 300;
const STILL_SEEN = 0.42;
const CLOSER = 1.03;
/** The share of the scale that leaves heads their room in a view that gives bases none. */
const CLOSE_AIR = 0.96;
const ABOUT = 0.95;
/** Below this share of the wanted scale, optional places are left out rather than shown with smaller figures. */
const STILL_TOYS = 0.7;
const ROUNDS: readonly Round[] = ['roomy', 'close'];

/** The places of a first view. */
export interface Opening {
  /** The places that must be in sight. */
  readonly places: readonly Disc[];
  /** Places that are shown if the table still fills the view and figures stay large; earlier ones take precedence. */
  readonly wished: readonly Disc[];
  /** The point round which as much table as possible is shown. */
  readonly middle: Point;
}

/**
 * The camera of a first view: the table fills the view and shows the opening's places. On a large table 1 ci takes `toys` px,
 * unless the places need a smaller scale.
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
  const all = [...places, ...wished];
  const fits = (discs: readonly Disc[], share: number) =>
    ROUNDS.some((round) => fitting(discs, cover * share, round) >= cover * share);
  const isNarrow = view.width < NARROW_PX;
  const ownNeed = isNarrow && fitting(places, cover * FILLED) < cover * FILLED;
  const roomy = [FILLED, FILLED_ROOMY, FILLED_ALL].find(
    (share) => cover * share >= toys * STILL_TOYS && fits(all, share),
  );
  const whole = fitCamera(extent, view, standing);
  const isLow = !isNarrow && open < LOW_PX && wished.length > 0 && whole.scale >= toys * STILL_SEEN;
  let low = isLow ? toys : null;
  while (low !== null && low > whole.scale && !fits(all, low / cover)) low /= CLOSER;
  if (low !== null && low <= whole.scale) return whole;
  const usual = ownNeed ? FILLED_ROOMY : isNarrow || wished.length === 0 ? FILLED : (roomy ?? FILLED);
  const filled = low === null ? usual : low / cover;
  const farthest = cover * filled;
  const sensible = low ?? Math.max(farthest, toys * STILL_TOYS);
  const { shown, round } = withWished(places, wished, (discs, each) => fitting(discs, sensible, each) >= sensible);
  const least = fitting(shown, toys, round) * (round === 'close' ? CLOSE_AIR : 1);
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
    // Figures that must be in sight matter more than how much of the view is table.
    if (fitting(places, scale, 'close') < scale) break;
    const closer = at(scale);
    // A closer camera may need more room for a tall head at the edge.
    if (filledBy(extent, view, closer) > filledBy(extent, view, camera)) camera = closer;
  }
  return camera;
}

/** The places with as many of the wished ones as fit, in order, and the roomiest `Round` that leaves room for them. */
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

/** Whether the table fills the view about as much as in a first view. */
export function isFilled(extent: Extent, view: Viewport, camera: Camera): boolean {
  return filledBy(extent, view, camera) >= FILLED * ABOUT;
}

/** The share of the uncovered view that is table. */
function filledBy({ widthCi, heightCi }: Extent, view: Viewport, camera: Camera): number {
  const low = toScreen(camera, view, { x: 0, y: 0 });
  const high = toScreen(camera, view, { x: widthCi, y: heightCi });
  const open = view.height - coveredBy(view);
  const across = Math.min(view.width, high.x) - Math.max(0, low.x);
  const along = Math.min(open, low.y) - Math.max(0, high.y);
  return (across * along) / (view.width * open);
}

/**
 * The value nearest to `wanted` from which a view that reaches `below` and `above` shows a whole stretch; the stretch's middle
 * if it is too long.
 */
function inSight(
  wanted: number,
  [least, most]: readonly [number, number],
  [below, above]: readonly [number, number],
): number {
  const [from, to] = [most - above, least + below];
  return from > to ? (from + to) / 2 : bounded(wanted, from, to);
}
