/** Turns a pointer on the table into a legal path: snapping, shortening, going round obstacles. */
import { distance, type Point, type Point3, route } from '@dwo/kernel';
import { Kept } from '../kept';
import type { GoUse, MovePreview, Walk, Walker } from './go';

/** A pointer this near to a base means its figure. */
const SNAP_CI = 40;
/** The distances at which corners of a way round are tried: first close, for narrow gaps, then farther, for large obstacles. */
const STEPS_CI = [60, 160, 400] as const;
/** How near to the longest part of a path a search comes. */
const FINE_CI = { glance: 24, search: 1 } as const;
/** The number of places tried at each distance before a search ends: fewer while the pointer still moves. */
const PLACES = { glance: 160, search: 900 } as const;

/** A path that a player wants. */
export interface Wish<S, M extends string = string> extends Walker<S, M> {
  /** Corners that are fixed already. */
  readonly corners: readonly (Point | Point3)[];
  readonly to: Point | Point3;
  /** The figure to stop in contact with; null to stop at `to`. */
  readonly stopAt: string | null;
  /** How long to search for a way round. */
  readonly effort: keyof typeof PLACES;
}

/**
 * The figure that a pointer means: the one whose base is at the point, or else the one whose drawing is `under` the pointer; null
 * if it means the ground.
 */
export function snapTarget<S extends object, I, M extends string>(
  way: GoUse<S, I, M>,
  walker: Walker<S, M>,
  at: Point,
  under: string | null,
): string | null {
  const { state } = walker;
  const snaps = way.snaps(walker);
  let nearest = under !== null && snaps.includes(under) ? under : null;
  let least = SNAP_CI;
  for (const id of snaps) {
    const place = way.place(state, id);
    if (place === null) continue;
    const away = distance(at, place) - way.radius(state, id);
    if (away <= least) {
      least = away;
      nearest = id;
    }
  }
  return nearest;
}

/** The search for one wish. */
class Search<S extends object, I, M extends string> {
  constructor(
    private readonly way: GoUse<S, I, M>,
    private readonly wish: Wish<S, M>,
  ) {}

  /** The walk that a player means. */
  meant(): Walk<I> {
    const { corners, to, stopAt } = this.wish;
    const straight = this.shortened([...corners, to], stopAt);
    if (straight.refusal === null || !this.isInTheWay(straight)) return straight;
    const round = this.wayRound();
    if (round === null) return straight;
    if (round === NO_WAY) return cutOffBy(straight);
    const walked = this.shortened([...corners, ...round], stopAt);
    return walked.refusal === null ? walked : straight;
  }

  /** The path along these corners, cut off at the point where the movement ends; as it is if it costs no less than `below`. */
  private shortened(
    corners: readonly (Point | Point3)[],
    stopAt: string | null,
    below = Number.POSITIVE_INFINITY,
  ): Walk<I> {
    const { way, wish } = this;
    const whole = way.along(wish, corners, stopAt);
    // A way that goes on to its own end, wherever it is cut, is never shorter.
    if (whole.refusal === null || !way.isCut || whole.costCi >= below) return whole;
    // A path that is cut off before the target has no movement for contact. If an obstacle blocks it, it goes round that first.
    const budget = this.isInTheWay(whole) ? whole.mayCi : Math.min(whole.mayCi, way.left(wish, false));
    if (whole.costCi <= budget) return whole;
    const cut = this.cutOff(whole.path, budget);
    if (cut.length < 2) return whole;
    const short = this.shortened(cut.slice(1), null, whole.costCi);
    return short.refusal === null && short.mayCi > whole.mayCi ? this.farther(whole, short) : short;
  }

  /**
   * An allowed part of a path whose last part slows the figure, nearly the longest one; `short` stops at the movement for such
   * ground. While the pointer still moves, a few plans must do.
   */
  private farther(whole: Walk<I>, short: Walk<I>): Walk<I> {
    const { way, wish } = this;
    let longest = short;
    let near = short.costCi;
    let far = Math.min(short.mayCi, whole.costCi) + 1;
    while (far - near > FINE_CI[wish.effort]) {
      const budget = Math.floor((near + far) / 2);
      const part = way.along(wish, this.cutOff(whole.path, budget).slice(1), null);
      if (part.refusal === null) {
        longest = part;
        near = budget;
      } else far = budget;
    }
    return longest;
  }

  private isInTheWay({ refusal }: Walk<I>): boolean {
    return refusal !== null && this.way.isObstacle(refusal);
  }

  /** The first part of a path, up to a cost of `budget`. */
  private cutOff(path: readonly Point[], budget: number): readonly Point[] {
    const kept: Point[] = [];
    let left = budget;
    for (const corner of path) {
      const last = kept.at(-1);
      if (last === undefined) {
        kept.push(corner);
        continue;
      }
      const cost = this.way.cost(this.wish, last, corner);
      if (cost <= left) {
        kept.push(corner);
        left -= cost;
        continue;
      }
      const stop = this.along(last, corner, left);
      if (stop !== null) kept.push(stop);
      break;
    }
    return kept;
  }

  /** The farthest point with whole coordinates on a leg, up to a cost of `budget`. */
  private along(a: Point, b: Point, budget: number): Point | null {
    const length = distance(a, b);
    let farthest: Point | null = null;
    let near = 0;
    let far = Math.ceil(length);
    while (far - near > 1) {
      const step = Math.floor((near + far) / 2);
      const stop = {
        x: a.x + Math.round(((b.x - a.x) * step) / length),
        y: a.y + Math.round(((b.y - a.y) * step) / length),
      };
      if (this.way.cost(this.wish, a, stop) <= budget) {
        farthest = stop;
        near = step;
      } else far = step;
    }
    return farthest;
  }

  /** The corners of a way round on the ground, from the last waypoint to the goal; each question is searched once. */
  private wayRound(): Round {
    const { way, wish } = this;
    const { state, figure, mode, to, stopAt, effort } = wish;
    const start = wish.corners.at(-1) ?? way.place(state, figure);
    if (start === null || !way.goesRound) return null;
    const question = JSON.stringify([mode, figure, start.x, start.y, to.x, to.y, stopAt, effort]);
    return sought.of(state, question, () => this.searched(start));
  }

  private searched(start: Point): Round {
    const { way, wish } = this;
    const { state, figure, to, stopAt, effort } = wish;
    const radius = way.radius(state, figure);
    const free = (a: Point, b: Point) => way.isFree(wish, a, b);
    const wanted = stopAt === null ? [to] : this.berths(stopAt, start);
    // A goal where the figure can't stand has no path, and a search would take longest to find that out.
    const goals = wanted.filter((goal) => way.isFree(wish, goal, goal));
    const { widthCi, heightCi } = way.size(state);
    const bounds = { width: widthCi, height: heightCi };
    for (const step of STEPS_CI) {
      for (const goal of goals) {
        const found = route({ from: start, to: goal, radius, step, bounds, free, limit: PLACES[effort] });
        if (found !== null) return found.slice(1);
      }
    }
    return goals.length > 0 && effort === 'search' ? NO_WAY : null;
  }

  /** Places round a figure in contact with it, the nearest to `from` first. */
  private berths(target: string, from: Point): readonly Point[] {
    const { way, wish } = this;
    const centre = way.place(wish.state, target);
    if (centre === null) return [];
    return rim(centre, way.radius(wish.state, target) + way.radius(wish.state, wish.figure) + 3)
      .sort((a, b) => distance(a, from) - distance(b, from))
      .slice(0, 5);
  }
}

/**
 * The path that a player means: straight if possible, else round obstacles, and no farther than the figure can go. If it is
 * still refused, the refusal says why.
 */
export function previewMove<S extends object, I, M extends string>(
  way: GoUse<S, I, M>,
  asked: Wish<S, M>,
): MovePreview<I> {
  const wish = asked.stopAt === null ? { ...asked, to: onTable(way, asked) } : asked;
  const { path, heights, costCi, mayCi, touches, refusal, intent, ...more } = new Search(way, wish).meant();
  const { facing, note = null, goer } = more;
  const shown = { points: path, heights, costCi, leftCi: mayCi, touches, refusal, intent, note };
  return { ...shown, ...(facing === undefined ? {} : { facing }), ...(goer === undefined ? {} : { goer }) };
}

/** The place nearest to the pointer at which the whole base is on the table. */
function onTable<S, I, M extends string>(way: GoUse<S, I, M>, { state, figure, to }: Wish<S, M>): Point | Point3 {
  const { widthCi, heightCi } = way.size(state);
  const radius = way.radius(state, figure);
  const within = (value: number, most: number) => Math.max(radius, Math.min(most - radius, value));
  return { ...to, x: within(to.x, widthCi), y: within(to.y, heightCi) };
}

/** The result of a full search that found no path, although the figure could stand at the goal. */
const NO_WAY = 'none';
type Round = readonly Point[] | typeof NO_WAY | null;

/** The refusal of the straight path, with the note that no other path was found. */
function cutOffBy<I>(straight: Walk<I>): Walk<I> {
  const { refusal } = straight;
  return refusal === null
    ? straight
    : { ...straight, refusal: { ...refusal, facts: { ...refusal.facts, cutOff: true } } };
}

/** Paths found before, by state and question. */
const sought = new Kept<string, Round>();

/** Places at a distance from a point, all round it. */
export function rim(centre: Point, reach: number): Point[] {
  const places: Point[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn * Math.PI) / 6;
    places.push({
      x: Math.round(centre.x + reach * Math.cos(angle)),
      y: Math.round(centre.y + reach * Math.sin(angle)),
    });
  }
  return places;
}
