/**
 * Short ways of a round base round other bases and closed areas. What stands in the way is found step by step, so that a crowd
 * costs little. The caller lets the rules judge the way that is found.
 */
import { crossesPolygon, type Disc, distance, inPolygon, type Point, sweptOverlap } from '@dwo/kernel';

/** A way that is wanted, and all that may stand in it. */
export interface Journey {
  readonly from: Point;
  /** The places where it may end. */
  readonly goals: readonly Point[];
  /** The radius of the base that moves. */
  readonly radius: number;
  /** The longest way that is of use. */
  readonly most: number;
  /** Bases that may not be overlapped. */
  readonly discs: readonly Disc[];
  /** Areas that the middle of the base may not enter. */
  readonly areas: readonly (readonly Point[])[];
  /** The room for the middle of the base. */
  readonly room: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Corners on a circle round a base, and how far outside they lie so that the lines between them stay clear of it. */
const CORNERS = 12;
const OUTSIDE = 1 / Math.cos(Math.PI / CORNERS);
/** Room for rounding to whole places. */
const SPARE = 1.5;
/** The most rounds in which new obstacles are found. */
const ROUNDS = 7;

interface Obstacle {
  corners(): readonly Point[];
  blocks(a: Point, b: Point): boolean;
}

/** The corners of a way to one of the goals, which is the last; null if none was found that is short enough. */
export function wayRound(journey: Journey): readonly Point[] | null {
  const { from, most, discs, areas, radius, room } = journey;
  const all: Obstacle[] = [
    ...discs.map((disc) => new Base(disc, radius, from)),
    ...areas.map((area) => new Area(area)),
  ];
  const goals = journey.goals.filter((goal) => {
    return distance(from, goal) <= most && isIn(room, goal) && !all.some((each) => each.blocks(goal, goal));
  });
  if (goals.length === 0) return null;
  const met = new Set<Obstacle>();
  for (let round = 0; round < ROUNDS; round++) {
    const way = shortest(journey, goals, [...met]);
    if (way === null) return null;
    const hit = all.filter((each) => !met.has(each) && crosses(each, way));
    if (hit.length === 0) return way.slice(1);
    for (const each of hit) met.add(each);
  }
  return null;
}

function isIn({ left, top, right, bottom }: Journey['room'], { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function crosses(obstacle: Obstacle, way: readonly Point[]): boolean {
  return way.some((corner, at) => at > 0 && obstacle.blocks(way[at - 1] as Point, corner));
}

interface Place {
  readonly at: Point;
  readonly isGoal: boolean;
  cost: number;
  estimate: number;
  before: Place | null;
  done: boolean;
}

/** The shortest way along the corners of these obstacles, from the start to a goal; null if it is too long. */
function shortest({ from, most, room }: Journey, goals: readonly Point[], met: readonly Obstacle[]): Point[] | null {
  const isClear = (a: Point, b: Point) => !met.some((each) => each.blocks(a, b));
  const rest = atLeastTo(goals);
  const place = (at: Point, isGoal: boolean): Place => {
    return { at, isGoal, cost: Number.POSITIVE_INFINITY, estimate: rest(at), before: null, done: false };
  };
  const corners = met.flatMap((each) => each.corners()).filter((at) => isIn(room, at) && isClear(at, at));
  const start = { ...place(from, false), cost: 0 };
  const places = [start, ...goals.map((goal) => place(goal, true)), ...corners.map((at) => place(at, false))];
  for (;;) {
    let now: Place | null = null;
    for (const each of places) {
      if (!each.done && (now === null || each.cost + each.estimate < now.cost + now.estimate)) now = each;
    }
    if (now === null || now.cost + now.estimate > most) return null;
    if (now.isGoal) return wayTo(now);
    now.done = true;
    for (const next of places) {
      if (next.done) continue;
      const cost = now.cost + distance(now.at, next.at);
      if (cost >= next.cost || cost + next.estimate > most || !isClear(now.at, next.at)) continue;
      next.cost = cost;
      next.before = now;
    }
  }
}

/** A lower bound of the distance to the nearest goal. */
function atLeastTo(goals: readonly Point[]): (at: Point) => number {
  const middle = {
    x: goals.reduce((sum, { x }) => sum + x, 0) / goals.length,
    y: goals.reduce((sum, { y }) => sum + y, 0) / goals.length,
  };
  const spread = Math.max(...goals.map((goal) => distance(middle, goal)));
  return (at) => Math.max(0, distance(at, middle) - spread);
}

function wayTo(goal: Place): Point[] {
  const way: Point[] = [];
  for (let at: Place | null = goal; at !== null; at = at.before) way.unshift(at.at);
  return way;
}

class Base implements Obstacle {
  constructor(
    private readonly disc: Disc,
    private readonly radius: number,
    private readonly from: Point,
  ) {}

  blocks(a: Point, b: Point): boolean {
    return sweptOverlap(a, b, this.radius, this.disc, 0.1);
  }

  corners(): readonly Point[] {
    const { disc, from } = this;
    const reach = disc.radius + this.radius;
    const at = (angle: number, away: number): Point => {
      return { x: Math.round(disc.x + away * Math.cos(angle)), y: Math.round(disc.y + away * Math.sin(angle)) };
    };
    const corners = Array.from({ length: CORNERS }, (_, i) => at((2 * Math.PI * i) / CORNERS, reach * OUTSIDE + SPARE));
    const away = distance(from, disc);
    if (away <= reach) return corners;
    // The two points at which a line from the start touches the circle.
    const [towards, open] = [Math.atan2(from.y - disc.y, from.x - disc.x), Math.acos(reach / away)];
    return [at(towards + open, reach + SPARE), at(towards - open, reach + SPARE), ...corners];
  }
}

class Area implements Obstacle {
  constructor(private readonly outline: readonly Point[]) {}

  blocks(a: Point, b: Point): boolean {
    return crossesPolygon(a, b, this.outline) || inPolygon(b, this.outline);
  }

  corners(): readonly Point[] {
    const { outline } = this;
    const middle = {
      x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
      y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
    };
    return outline.map((corner) => {
      const away = distance(middle, corner) || 1;
      const share = (away + 2 * SPARE) / away;
      return {
        x: Math.round(middle.x + (corner.x - middle.x) * share),
        y: Math.round(middle.y + (corner.y - middle.y) * share),
      };
    });
  }
}
