/** The way home: a line between two poles that are set up near enough (DW-GATE-7, DW-R-91, DW-R-93). */
import { bearing, distance, type Frozen, legsMeet, type Point, pathCost } from '@dwo/kernel';
import type { Emit } from '../emit';
import { armyFigureOf, type Figure, radiusOf } from '../figures';
import type { Way } from '../movement/paths';
import { tollAt } from '../movement/toll';
import { type No, refuse } from '../refusal';
import { blockerAt } from '../set-up/places';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** The two poles of an open gate; null while it is none: both set up, centres at most 6" apart (DW-R-91). */
export function openGate(state: Frozen<State>): readonly [Point, Point] | null {
  const [a, b] = Object.values(state.poles).filter(({ status }) => status === 'set-up');
  if (a === undefined || b === undefined) return null;
  return distance(a, b) <= tablesOf(state).parameters.gateCi ? [a, b] : null;
}

function fitsThrough(state: Frozen<State>, id: FigureId, gate: readonly [Point, Point]): boolean {
  const figure = armyFigureOf(state, id);
  return figure !== null && fits(state, figure, gate);
}

/** Whether a figure fits through: its base is no wider than the gate (DW-R-91). */
function fits(state: Frozen<State>, figure: Frozen<Figure>, [a, b]: readonly [Point, Point]): boolean {
  return 2 * radiusOf(state, figure) <= distance(a, b);
}

/** Where a path first meets the line between the poles: the leg, and the whole hundredths nearest to the point; null if nowhere. */
function meeting(path: readonly Point[], [a, b]: readonly [Point, Point]): { leg: number; at: Point } | null {
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1] as Point, path[leg] as Point];
    if (!legsMeet(from, to, a, b)) continue;
    const across = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const [before, after] = [across(from), across(to)];
    // Along the line, or from a point on it, he is there at once.
    const share = before === after ? 0 : before / (before - after);
    const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    return { leg, at };
  }
  return null;
}

/** An army figure's way as far as the open gate, if it leads through; null if it does not, or the figure is too wide. */
export function wayHome(state: Frozen<State>, id: FigureId, way: Way): Way | null {
  const figure = armyFigureOf(state, id);
  const gate = figure === null || state.scenario !== 'gate' ? null : openGate(state);
  if (figure === null || gate === null || !fits(state, figure, gate)) return null;
  const met = meeting(way.path, gate);
  if (met === null) return null;
  const path = [...way.path.slice(0, met.leg), met.at];
  const costCi = Math.min(way.costCi, pathCost(path));
  const facing = bearing(path.at(-2) as Point, met.at) ?? way.facing;
  return { ...way, path, costCi, facing, tollAt: tollAt(state, figure, path) };
}

/** Whether somebody stands where a figure that goes home would be seen last. */
export function isFreeAt(state: Frozen<State>, id: FigureId, at: Point): boolean {
  const figure = armyFigureOf(state, id);
  return figure !== null && blockerAt(state, figure, { ...at, radius: radiusOf(state, figure) }, id) === null;
}

/** Carriers that took their load through the gate leave with it (DW-R-93). */
export function leaveWithLoad(
  state: Frozen<State>,
  path: readonly Point[],
  figures: readonly FigureId[],
  emit: Emit,
): void {
  const gate = state.scenario === 'gate' ? openGate(state) : null;
  if (gate === null || meeting(path, gate) === null || !figures.every((id) => fitsThrough(state, id, gate))) return;
  for (const figure of figures) emit({ type: 'escaped', figure });
}

/**
 * Refuses a dinosaur's way over the ground through an open gate: only the army leaves by it (DW-R-93). One that stood between
 * the poles when they were set up walks out to either side.
 */
export function refuseGate(state: Frozen<State>, id: FigureId, path: readonly Point[]): No | null {
  const gate = state.scenario === 'gate' ? openGate(state) : null;
  if (gate === null) return null;
  const [start, next] = [path[0] as Point, path[1] ?? (path[0] as Point)];
  const stoodThere = legsMeet(start, start, ...gate) && !legsMeet(next, next, ...gate);
  const met = meeting(stoodThere ? path.slice(1) : path, gate);
  return met === null ? null : refuse('DW-R-93', 'IMPASSABLE', { figure: id });
}
