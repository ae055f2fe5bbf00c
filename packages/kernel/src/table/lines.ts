/** Lines of sight: as many as a rulebook draws, flat through shapes of terrain or in space past what stands in between. */
import { distance, type Point } from '../geometry';
import { type Cylinder, cylinderBlocks, type Point3, type Prism, prismBlocks } from '../sight';
import { type Crossing, crossesShape, type Shape } from './shapes';

/** Points beside a target, each this far to the left of its centre as seen from the eye; negative is to the right. Not rounded. */
export function pointsAcross(eye: Point, centre: Point, asides: readonly number[]): Point[] {
  const length = distance(eye, centre);
  const across = length === 0 ? { x: 0, y: 0 } : { x: -(centre.y - eye.y) / length, y: (centre.x - eye.x) / length };
  return asides.map((aside) => ({ x: centre.x + across.x * aside, y: centre.y + across.y * aside }));
}

/** Something on the table that lines of sight meet. */
export interface Screen extends Shape {
  readonly id: string;
  /** Whether it blocks a line; else it only screens it. */
  readonly solid: boolean;
}

/** One line of sight to a point. */
export interface SightLine {
  readonly to: Point;
  readonly state: 'free' | 'screened' | 'blocked';
  /** The id of the screen that blocks it, or else of one that screens it; null if it is free. */
  readonly by: string | null;
}

/** How lines meet screens. */
export interface Looking extends Crossing {
  /** Whether a screen counts for the line to this point; all do if it is left out. */
  readonly counts?: (screen: Screen, to: Point) => boolean;
}

/** Looks from a point along a line to each of the others. */
export function sightLines(
  eye: Point,
  points: readonly Point[],
  screens: readonly Screen[],
  looking: Looking,
): SightLine[] {
  const { counts = () => true } = looking;
  return points.map((to): SightLine => {
    const met = screens.filter((screen) => crossesShape([eye, to], screen, looking) && counts(screen, to));
    const by = met.find(({ solid }) => solid) ?? met[0];
    if (by === undefined) return { to, state: 'free', by: null };
    return { to, state: by.solid ? 'blocked' : 'screened', by: by.id };
  });
}

/** How many lines are in each state. */
export function tally(lines: readonly SightLine[]): Readonly<Record<SightLine['state'], number>> {
  const of = (state: SightLine['state']) => lines.filter((line) => line.state === state).length;
  return { free: of('free'), screened: of('screened'), blocked: of('blocked') };
}

/** The grade of a count: the last of a list whose `from` it reaches. The list is sorted and begins at 0. */
export function gradeOf<G extends string>(
  count: number,
  grades: readonly { readonly from: number; readonly grade: G }[],
): G {
  const reached = grades.findLast(({ from }) => from <= count);
  if (reached === undefined) throw new Error(`No grade for ${count}`);
  return reached.grade;
}

/** The obstacles between an eye and a target in space. */
export interface Between {
  readonly cylinders: readonly { readonly id: string; readonly cylinder: Cylinder }[];
  readonly prisms: readonly (Prism & { readonly id: string })[];
}

/** The id of the obstacle that blocks the first of these lines from an eye, if all are blocked; null if any line is free. */
export function hiddenBy(eye: Point3, points: readonly Point3[], { cylinders, prisms }: Between): string | null {
  if (cylinders.length === 0 && prisms.length === 0) return null;
  let blocker: string | null = null;
  for (const point of points) {
    const by =
      cylinders.find(({ cylinder }) => cylinderBlocks(eye, point, cylinder))?.id ??
      prisms.find((prism) => prismBlocks(eye, point, prism))?.id;
    if (by === undefined) return null;
    blocker ??= by;
  }
  return blocker;
}
