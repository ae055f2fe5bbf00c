/** The movement of Deinosuchus on land and in water (DW-SWIM-1, DW-R-13). */
import { distance, type Frozen, inPolygon, legCost, type Point } from '@dwo/kernel';
import { shareInside } from '@dwo/kernel/table';
import { figureIndexOf } from '../figure-index';
import { dinosaurOf } from '../figures';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** Whether the dinosaur swims twice as far as it walks. */
function isSwimmer(state: Frozen<State>, id: FigureId): boolean {
  const dinosaur = dinosaurOf(state, id);
  return dinosaur !== null && tablesOf(state).dinosaurs[dinosaur.kind].swimmer;
}

/**
 * Returns the cost of a leg on the ground in ci: its length, but for a swimmer half of the part in shallow or deep water
 * (DW-R-13).
 */
export function groundCost(state: Frozen<State>, id: FigureId, from: Point, to: Point): number {
  const { waters } = figureIndexOf(state);
  if (waters.length === 0 || !isSwimmer(state, id)) return legCost(from, to);
  const ponds = waters.map(({ outline }) => outline);
  const cost = distance(from, to) * (1 - shareInside(from, to, ponds, 'inside') / 2);
  // Sums of shares may be a hair above the whole ci that they stand for.
  return Math.ceil(cost - 1e-6);
}

/**
 * Returns the cost of an overrun in ci where a dinosaur is or would be: 2" (DW-OVER-3), or 1" for a swimmer whose base
 * centre is in water (DW-R-13).
 */
export function overrunCost(state: Frozen<State>, id: FigureId, at: Point | null = dinosaurOf(state, id)): number {
  const { overrunCi, wetOverrunCi } = tablesOf(state).parameters;
  if (at === null || !isSwimmer(state, id)) return overrunCi;
  return figureIndexOf(state).waters.some(({ outline }) => inPolygon(at, outline)) ? wetOverrunCi : overrunCi;
}
