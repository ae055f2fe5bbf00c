/** The tiles that a unit can reach in this turn, step by step, by the rules themselves. */
import type { Seat } from '@dwo/kernel';
import {
  adjacent,
  DIRECTIONS,
  dinoSoldiers,
  type Figure,
  type Intent,
  type Now,
  plus,
  priceOf,
  standingOn,
  tileAt,
} from '../../rules';

/** A way to a tile: the moves, and the points they leave. A tile that lies face down is reckoned as Open. */
export interface Way {
  readonly tile: number;
  readonly moves: readonly Intent[];
  readonly left: number;
  /** A tile on the way lies face down: what it holds is not known. */
  readonly unknown: boolean;
}

const MOVES = ['step', 'leap', 'overfly'] as const;

/** The state with a unit elsewhere and with fewer points. */
function moved(state: Now, id: number, tile: number, points: number): Now {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, tile, points } : unit)) };
}

/** Moves of a unit from where it stands. */
function movesFrom(state: Now, seat: Seat, unit: Figure): Intent[] {
  const from = standingOn(state, unit);
  const candidates: Intent[] = DIRECTIONS.flatMap((by): Intent[] => [
    { type: 'step', unit: unit.id, ...plus(from, by) },
    { type: 'leap', unit: unit.id, ...plus(from, by, 2) },
  ]);
  for (const via of state.obstacles.filter((obstacle) => adjacent(obstacle, from))) {
    for (const by of DIRECTIONS) candidates.push({ type: 'overfly', unit: unit.id, via: { ...via }, ...plus(via, by) });
  }
  return candidates.filter((intent) => dinoSoldiers.check(state, seat, intent) === null);
}

function priceOfMove(state: Now, unit: Figure, intent: Intent, tile: number): number {
  if (intent.type === 'overfly') return 2;
  return intent.type === 'leap' ? 1 : priceOf(state, unit, tile);
}

/** Every tile within reach with the cheapest way there, nearest first. */
export function reachOf(state: Now, seat: Seat, unit: Figure): readonly Way[] {
  if (unit.place !== 'field' || unit.tile === null) return [];
  const best = new Map<number, Way>([[unit.tile, { tile: unit.tile, moves: [], left: unit.points, unknown: false }]]);
  const queue: Way[] = [...best.values()];
  for (const way of queue) {
    if (best.get(way.tile) !== way) continue;
    const there = moved(state, unit.id, way.tile, way.left);
    const mover = there.units[unit.id];
    if (mover === undefined) continue;
    for (const intent of movesFrom(there, seat, mover)) {
      if (!('x' in intent)) continue;
      const tile = tileAt(state, intent);
      if (tile === null) continue;
      const left = way.left - priceOfMove(there, mover, intent, tile);
      if (left <= (best.get(tile)?.left ?? -1)) continue;
      const unknown = way.unknown || state.tiles[tile]?.face === null;
      const next = { tile, moves: [...way.moves, intent], left, unknown };
      best.set(tile, next);
      queue.push(next);
    }
  }
  return [...best.values()].filter(({ moves }) => moves.length > 0).sort((a, b) => a.moves.length - b.moves.length);
}

/** The tiles that a unit could enter by its very next move. */
export function nextTo(ways: readonly Way[]): readonly Way[] {
  return ways.filter(({ moves }) => moves.length === 1);
}

export function isMove(intent: Intent): boolean {
  return MOVES.some((type) => type === intent.type);
}
