/** A board of danger from questions about one pair of figures each: enough for a game in which figures shoot and charge. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import type { Arrival, DangerBoard, FigureReach, Outlook, Stand, Threat } from './contract';
import { highestFirst, outlineOf, starOf } from './star';

/** The questions about one state. Lengths and places are those of the scene. */
export interface Pairs {
  readonly size: { readonly widthCi: number; readonly heightCi: number };
  base(figure: string): (Point & { readonly radius: number }) | null;
  /** The figures of a seat's side on the table, and those of its enemies. */
  sides(seat: Seat): { readonly own: readonly string[]; readonly enemies: readonly string[] };
  /** The enemies that could harm a figure. */
  foes(figure: string): readonly string[];
  /** The figures that a figure could harm. Default: its foes. */
  prey?(figure: string): readonly string[];
  /**
   * The exact chance that the first figure harms the second one at its next chance, by the engine; null if it can't. `at` is the
   * place of the second one, null where it stands.
   */
  harm(figure: string, victim: string, at: Stand | null): Omit<Threat, 'figure'> | null;
  /** The exact chance that a figure harms another after a planned move, without moving again; null if it can't. */
  harmAfter(arrival: Arrival, victim: string): Omit<Threat, 'figure'> | null;
  /** Whether enemies may move before a figure that makes its move now attacks; null if it won't attack after it. */
  late(figure: string): boolean | null;
  /** The range of its farthest weapon; 0 for none. */
  rangeCi(figure: string): number;
  /** The gap over which it attacks after a move in the same chance. Default: 0. */
  beyondCi?(figure: string): number;
  /** Its movement at its next chance. */
  moveCi(figure: string): number;
  /** Whether it could go straight to this place at its next chance. */
  reaches(figure: string, to: Point): boolean;
  /** Whether it may go straight to this place now. */
  mayGo(figure: string, to: Point): boolean;
}

/** The board that these questions make. */
export function boardOfPairs(pairs: Pairs): DangerBoard {
  /** The foes of a figure, the nearest to a place first. */
  function nearest(figure: string, at: Stand | null): readonly string[] {
    const place = at ?? pairs.base(figure);
    const away = (foe: string) => {
      const base = pairs.base(foe);
      return base === null || place === null ? 0 : distance(base, place) - base.radius;
    };
    return pairs
      .foes(figure)
      .map((foe) => ({ foe, away: away(foe) }))
      .sort((a, b) => a.away - b.away)
      .map(({ foe }) => foe);
  }
  function* threats(figure: string, at: Stand | null, most = Infinity): Generator<void, readonly Threat[]> {
    const found: Threat[] = [];
    let sum = 0;
    if (at === null && pairs.base(figure) === null) return found;
    for (const foe of nearest(figure, at)) {
      const harm = pairs.harm(foe, figure, at);
      if (harm !== null) found.push({ figure: foe, ...harm });
      sum += harm?.share ?? 0;
      if (sum > most) break;
      yield;
    }
    return highestFirst(found);
  }
  return {
    threats,
    *victims(figure) {
      const found: Threat[] = [];
      // A figure may leave the table while it is asked about.
      if (pairs.base(figure) === null) return found;
      for (const foe of (pairs.prey ?? pairs.foes)(figure)) {
        const harm = pairs.harm(figure, foe, null);
        if (harm !== null) found.push({ figure: foe, ...harm });
        yield;
      }
      return highestFirst(found);
    },
    *count(figure, most) {
      let count = 0;
      for (const foe of nearest(figure, null)) {
        if (pairs.harm(foe, figure, null) !== null) count += 1;
        yield;
        if (count === most) break;
      }
      return count;
    },
    *reach(figure) {
      yield;
      return reachOf(pairs, figure);
    },
    *outlook(arrival): Generator<void, Outlook | null> {
      const late = pairs.late(arrival.figure);
      if (late === null) return null;
      const targets: Threat[] = [];
      for (const victim of (pairs.prey ?? pairs.foes)(arrival.figure)) {
        const harm = pairs.harmAfter(arrival, victim);
        if (harm !== null) targets.push({ figure: victim, ...harm });
        yield;
      }
      return { targets: highestFirst(targets), late };
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
  const beyondCi = pairs.beyondCi?.(figure) ?? 0;
  if (base === null || moveCi === 0) return { area: [], moveCi, rangeCi, beyondCi };
  const area = outlineOf(base, moveCi, base.radius, (to) => pairs.reaches(figure, to));
  return { area, moveCi, rangeCi, beyondCi };
}

function placesOf(pairs: Pairs, figure: string): readonly Stand[] {
  const base = pairs.base(figure);
  if (base === null) return [];
  const places = starOf(base, pairs.moveCi(figure)).filter((to) => pairs.mayGo(figure, to));
  return places.length === 0 ? [] : [{ x: base.x, y: base.y }, ...places];
}
