/** The two poles of the Time Gate (§3.26 of the rules, DW-R-91 to DW-R-93). */
import { type Frozen, inPolygon, inRectangle, type Point, type Seat } from '@dwo/kernel';
import { boardOf } from './board';
import { playerAt } from './phases';
import { type No, refuse } from './refusal';
import type { State } from './state';

/** Why the army's own pole can't be laid there in the set-up; null if it can: in the army's zone, on open ground. */
export function refusePole(state: Frozen<State>, seat: Seat, at: Point): No | null {
  const { placing, table } = state;
  if (playerAt(state, seat)?.side !== 'army') return refuse('DW-GATE-2', 'NOT_OWNER', { seat });
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) return refuse('DW-R-1', '', { ...at });
  if (!inRectangle(at, 0, table.widthCi, table.heightCi)) return refuse('DW-SIDE-7', 'OFF_TABLE', { ...at });
  if (at.y > (placing?.armyZoneCi ?? 0)) return refuse('DW-R-105', 'OUT_OF_RANGE', { high: placing?.armyZoneCi ?? 0 });
  const barrier = boardOf(state).barriers.find(({ outline }) => inPolygon(at, outline));
  return barrier === undefined ? null : refuse('DW-R-10', 'IMPASSABLE', { terrain: barrier.id });
}
