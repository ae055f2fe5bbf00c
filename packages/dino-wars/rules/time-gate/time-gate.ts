/** The open gate: a line between two poles that are near enough to each other (DW-GATE-7, DW-R-91, DW-R-93). */
import { bearing, distance, type Frozen, legsMeet, type Point, type Point3, pathCost } from '@dwo/kernel';
import { POLE_IDS } from '../data/words';
import type { Emit } from '../emit';
import { armyFigureOf, type Figure, radiusOf, sure } from '../figures';
import { READINGS } from '../readings';
import { type No, refuse } from '../refusal';
import { blockerAt } from '../room';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { groundCi } from '../terrain';
import { tollAt } from '../toll';
import type { Way } from '../way';

/**
 * Returns the places of the two poles of an open gate, or null. A gate is open if both are set up and their centres are at
 * most 6" apart (DW-R-91).
 */
export function openGate(state: Frozen<State>): readonly [Point, Point] | null {
  const [a, b] = Object.values(state.poles).filter(({ status }) => status === 'set-up');
  if (a === undefined || b === undefined) return null;
  return distance(a, b) <= tablesOf(state).parameters.gateCi ? [a, b] : null;
}

/** A place that the army wants to reach at the Time Gate. */
export interface GateGoal {
  readonly to: 'gate' | 'pole';
  readonly at: Point;
}

/** The army's goal as far as a view knows it: the middle of the open gate, or else the pole that was found (DW-GATE-2, DW-GATE-7); null before. */
export function gateGoal(state: Frozen<State>): GateGoal | null {
  if (state.scenario !== 'gate') return null;
  const gate = openGate(state);
  if (gate !== null) return { to: 'gate', at: { x: (gate[0].x + gate[1].x) / 2, y: (gate[0].y + gate[1].y) / 2 } };
  const found = state.poles[POLE_IDS[1]];
  return found === undefined ? null : { to: 'pole', at: found };
}

function fitsThrough(state: Frozen<State>, id: FigureId, gate: readonly [Point, Point]): boolean {
  const figure = armyFigureOf(state, id);
  return figure !== null && fits(state, figure, gate);
}

/** Whether a figure fits through: its base is no wider than the gate (DW-R-91). */
function fits(state: Frozen<State>, figure: Frozen<Figure>, [a, b]: readonly [Point, Point]): boolean {
  return 2 * radiusOf(state, figure) <= distance(a, b);
}

/** Returns the leg on which a path first meets the line between the poles, and the nearest whole ci; null if it never does. */
function meeting(path: readonly Point[], gate: readonly [Point, Point]): { leg: number; at: Point } | null {
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1] as Point, path[leg] as Point];
    if (!legsMeet(from, to, ...gate)) continue;
    // A leg along the line, or from a point on it, meets it at once.
    const share = shareAt(from, to, gate) ?? 0;
    const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    return { leg, at };
  }
  return null;
}

/** Returns the share of a leg at which it meets the line between the poles; null if it runs along the line or straight up. */
function shareAt(from: Point, to: Point, [a, b]: readonly [Point, Point]): number | null {
  const across = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  const [before, after] = [across(from), across(to)];
  return before === after ? null : before / (before - after);
}

/** Returns an army figure's path up to the open gate, if it leads through; null if it does not, or if the figure is too wide. */
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

/**
 * Refuses a path of army figures through an open gate that is too narrow for one of them, with the width it needs (DW-R-91,
 * DW-R-93). A figure that stood between the poles when they were set up may leave to either side.
 */
export function refuseNarrowGate(
  state: Frozen<State>,
  figures: readonly FigureId[],
  path: readonly Point[],
): No | null {
  const gate = state.scenario !== 'gate' || state.rules.asOf < READINGS ? null : openGate(state);
  const tooWide = gate === null ? undefined : figures.find((id) => !fitsThrough(state, id, gate));
  if (gate === null || tooWide === undefined || !leadsThrough(path, gate)) return null;
  const neededCi = 2 * radiusOf(state, sure(armyFigureOf(state, tooWide)));
  return refuse('DW-R-91', 'NO_SPACE', { figure: tooWide, neededCi, widthCi: Math.floor(distance(...gate)) });
}

/** Whether a path crosses the line between the poles, and does not only leave it to a side. */
function leadsThrough(path: readonly Point[], gate: readonly [Point, Point]): boolean {
  const [start, next] = [path[0] as Point, path[1] ?? (path[0] as Point)];
  const stoodThere = legsMeet(start, start, ...gate) && !legsMeet(next, next, ...gate);
  return meeting(stoodThere ? path.slice(1) : path, gate) !== null;
}

/** Whether the place where an escaping figure is last seen is free. */
export function isFreeAt(state: Frozen<State>, id: FigureId, at: Point): boolean {
  const figure = armyFigureOf(state, id);
  return figure !== null && blockerAt(state, figure, { ...at, radius: radiusOf(state, figure) }, id) === null;
}

/** Carriers who take their load through the gate leave with it (DW-R-93). */
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
 * Refuses a dinosaur's path on the ground through an open gate, because only the army leaves by it (DW-R-93). A dinosaur
 * that stood between the poles when they were set up may walk out to either side.
 */
export function refuseGate(state: Frozen<State>, id: FigureId, path: readonly Point[]): No | null {
  const gate = state.scenario === 'gate' ? openGate(state) : null;
  return gate === null || !leadsThrough(path, gate) ? null : refuse('DW-R-93', 'IMPASSABLE', { figure: id });
}

/**
 * Refuses a flight between the poles of an open gate that is lower than the poles; above them it may pass (DW-R-93). A
 * flyer between them may fly out to either side, or up.
 */
export function refuseGateFlight(state: Frozen<State>, id: FigureId, path: readonly Point3[]): No | null {
  const gate = state.scenario === 'gate' ? openGate(state) : null;
  if (gate === null) return null;
  const { poleHeightCi } = tablesOf(state).parameters;
  const isLow = (at: Point3) => at.z < groundCi(state, at) + poleHeightCi;
  const isWithin = (at: Point) => legsMeet(at, at, ...gate);
  const start = path[0] as Point3;
  const out = isWithin(start) && isLow(start) ? path.findIndex((corner) => !isWithin(corner)) : 0;
  if (out < 0) return null;
  for (let leg = out + 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1] as Point3, path[leg] as Point3];
    if (legsMeet(from, to, ...gate) && isLow(lowestBetween(from, to, gate))) {
      return refuse('DW-R-93', 'IMPASSABLE', { figure: id });
    }
  }
  return null;
}

/** Returns the lowest point above the line between the poles, of a leg that meets it. */
function lowestBetween(from: Point3, to: Point3, gate: readonly [Point, Point]): Point3 {
  const share = shareAt(from, to, gate);
  if (share === null) return from.z < to.z ? from : to;
  const at = (a: number, b: number) => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), z: at(from.z, to.z) };
}
