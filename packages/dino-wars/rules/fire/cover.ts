/** The option Cover (DW-OPT-COVER-1, DW-OPT-COVER-2): figures in some places are harder to hit. */
import { type Frozen, inPolygon, type Point } from '@dwo/kernel';
import type { TerrainKind } from '../data/terrain';
import type { ScorePart } from '../events';
import { type Figure, isSoldier } from '../figures';
import { plays } from '../options-in-play';
import type { Dinosaur, State } from '../state';
import { tablesOf } from '../tables';

/** The terrain that covers a small dinosaur (DW-OPT-COVER-1). */
const COVERING: ReadonlySet<TerrainKind> = new Set(['broken', 'woods', 'ruins', 'building']);

/** Returns -1 for a weapon attack on a small dinosaur on the ground whose base centre is in covering terrain (DW-R-76). */
export function coverParts(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): ScorePart[] {
  if (!plays(state, 'cover') || dinosaur.z > 0 || !tablesOf(state).dinosaurs[dinosaur.kind].small) return [];
  const covered = state.table.terrain.some(({ kind, outline }) => COVERING.has(kind) && inPolygon(dinosaur, outline));
  return covered ? [{ rule: 'DW-OPT-COVER-1', value: -1 }] : [];
}

/**
 * Returns -1 for a dinosaur that attacks a soldier in a building, in the first turn in which it attacks anybody in that
 * building (DW-R-77).
 */
export function buildingParts(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, target: Frozen<Figure>): ScorePart[] {
  if (!plays(state, 'cover') || !isSoldier(target)) return [];
  const building = buildingAt(state, target);
  if (building === null) return [];
  const known = dinosaur.buildings.find(({ terrain }) => terrain === building);
  return known === undefined || known.turn === state.turn ? [{ rule: 'DW-OPT-COVER-2', value: -1 }] : [];
}

/** Returns the id of the first building that contains a point, or null. */
export function buildingAt(state: Frozen<Pick<State, 'table'>>, at: Point): string | null {
  const inside = state.table.terrain.find(({ kind, outline }) => kind === 'building' && inPolygon(at, outline));
  return inside?.id ?? null;
}
