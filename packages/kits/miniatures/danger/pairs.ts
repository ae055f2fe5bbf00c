/** A board of danger from questions about one pair of figures each: enough for a game in which figures shoot and charge. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import type { DangerBoard, FigureReach, Stand, Threat } from './contract';

/** The questions about one state. Lengths and places are those of the scene. */
export interface Pairs {
  readonly size: { readonly widthCi: number; readonly heightCi: number };
  base(figure: string): (Point & { readonly radius: number }) | null;
  /** The figures of a seat's side on the table, and those of its enemies. */
  sides(seat: Seat): { readonly own: readonly string[]; readonly enemies: readonly string[] };
  /** The enemies of a figure. */
  foes(figure: string): readonly string[];
  /**
   * The exact chance that the first figure harms the second one at its next chance, by the engine; null if it can't. `at` is the
   * place of the second one, null where it stands.
   */
  harm(figure: string, victim: string, at: Stand | null): Omit<Threat, 'figure'> | null;
  /** The range of its farthest weapon; 0 for none. */
  rangeCi(figure: string): number;
  /** Its movement at its next chance. */
  moveCi(figure: string): number;
  /** Whether it could go straight to this place at its next chance. */
  reaches(figure: string, to: Point): boolean;
  /** Whether it may go straight to this place now. */
  mayGo(figure: string, to: Point): boolean;
}

const DIRECTIONS = 36;
/** Rounding to whole places makes a path longer by less than this. */
const SPARE_CI = 2;
/** A border is found to within this. */
const NEAR_CI = 25;
/** The directions and shares of the movement in which a safer place is looked for. */
const PLACES = { directions: 24, shares: [1, 0.75, 0.5, 0.25] } as const;

/** The board that these questions make. */
export function boardOfPairs(pairs: Pairs): DangerBoard {
  function* threats(figure: string, at: Stand | null): Generator<void, readonly Threat[]> {
    const found: Threat[] = [];
    for (const foe of pairs.foes(figure)) {
      const harm = pairs.harm(foe, figure, at);
      if (harm !== null) found.push({ figure: foe, ...harm });
      yield;
    }
    return sorted(found);
  }
  return {
    threats,
    *victims(figure) {
      const found: Threat[] = [];
      for (const foe of pairs.foes(figure)) {
        const harm = pairs.harm(figure, foe, null);
        if (harm !== null) found.push({ figure: foe, ...harm });
        yield;
      }
      return sorted(found);
    },
    *count(figure, most) {
      return Math.min(most, (yield* threats(figure, null)).length);
    },
    *reach(figure) {
      yield;
      return reachOf(pairs, figure);
    },
    places: (figure) => placesOf(pairs, figure),
    sides: (seat) => pairs.sides(seat),
    size: pairs.size,
    base: (figure) => pairs.base(figure),
  };
}

function reachOf(pairs: Pairs, figure: string): FigureReach {
  const base = pairs.base(figure);
  const [moveCi, rangeCi] = [pairs.moveCi(figure), pairs.rangeCi(figure)];
  if (base === null || moveCi === 0) return { area: [], moveCi, rangeCi };
  const area = Array.from({ length: DIRECTIONS }, (_, turn) => {
    const degrees = (turn * 360) / DIRECTIONS;
    let [near, far] = [0, Math.max(0, moveCi - SPARE_CI)];
    if (pairs.reaches(figure, placeAt(base, degrees, Math.floor(far)))) near = far;
    while (far - near > NEAR_CI) {
      const middle = (near + far) / 2;
      if (pairs.reaches(figure, placeAt(base, degrees, Math.floor(middle)))) near = middle;
      else far = middle;
    }
    return placeAt(base, degrees, Math.floor(near + base.radius));
  });
  return { area, moveCi, rangeCi };
}

function placesOf(pairs: Pairs, figure: string): readonly Stand[] {
  const base = pairs.base(figure);
  if (base === null) return [];
  const places: Stand[] = [];
  for (let turn = 0; turn < PLACES.directions; turn++) {
    for (const share of PLACES.shares) {
      const length = Math.floor(pairs.moveCi(figure) * share - SPARE_CI);
      const to = placeAt(base, (turn * 360) / PLACES.directions, length);
      if (distance(base, to) > 0 && pairs.mayGo(figure, to)) places.push(to);
    }
  }
  return places.length === 0 ? [] : [{ x: base.x, y: base.y }, ...places];
}

function sorted(threats: readonly Threat[]): readonly Threat[] {
  return [...threats].sort((a, b) => b.share - a.share || (a.figure < b.figure ? -1 : 1));
}
