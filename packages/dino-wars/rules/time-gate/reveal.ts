/** How the army spots hidden dinosaurs and the hidden pole (DW-GATE-4, DW-R-92, DW-R-94). */
import {
  bearing,
  clone,
  type Disc,
  distance,
  type Frozen,
  gap,
  inPolygon,
  type Point,
  type Point3,
  pathCost,
} from '@dwo/kernel';
import type { Emit } from '../emit';
import type { Event } from '../events';
import { figureIndexOf } from '../figure-index';
import { armyFigureOf, discOf, figureOf, isSoldier, isVehicle, onTable, sure } from '../figures';
import { eyeOf } from '../fire/firer';
import { screenBetween } from '../fire/line-of-sight';
import { blockerAt } from '../room';
import type { Dinosaur, FigureId, Soldier, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { tollAt } from '../toll';
import type { Way } from '../way';
import { isCleared, noChanges, noteChange, type SightChanges } from './sight-changes';

/** Lists the hidden dinosaurs that this state knows of. */
function hiddenIds(state: Frozen<State>): FigureId[] {
  return Object.keys(state.secrets.find((secret) => secret !== null)?.dinosaurs ?? {});
}

/** Whether this dinosaur is hidden. */
function isHidden(state: Frozen<State>, id: FigureId): boolean {
  return state.secrets.some((secret) => secret !== null && Object.hasOwn(secret.dinosaurs, id));
}

function secretDinosaur(state: Frozen<State>, id: FigureId): Frozen<Dinosaur> | null {
  for (const secret of state.secrets) {
    if (secret !== null && Object.hasOwn(secret.dinosaurs, id)) return secret.dinosaurs[id] as Frozen<Dinosaur>;
  }
  return null;
}

/**
 * Whether the army spots this dinosaur where it stands: within 18", or in plain view and not inside unusual terrain
 * (DW-R-94). With `changes` it tests only pairs of figures for which something has changed.
 */
export function isExposed(
  state: Frozen<State>,
  id: FigureId,
  dinosaur: Frozen<Dinosaur>,
  changes: SightChanges | null = null,
): boolean {
  const base = { x: dinosaur.x, y: dinosaur.y, radius: discOf(state, dinosaur).radius };
  if (isArmyNear(state, base)) return true;
  if (isInside(state, dinosaur)) return false;
  const matters = (looker: FigureId, eye: Point) => {
    return changes === null || changes.hiders.has(id) || changes.lookers.has(looker) || isCleared(changes, eye, base);
  };
  return eyes(state).some(([looker, eye]) => matters(looker, eye) && screenBetween(state, eye, dinosaur, id) === null);
}

/** Whether a figure of the army is within 18" of a base. Paratroopers count where they land. */
export function isArmyNear(state: Frozen<State>, base: Disc): boolean {
  const { spottingCi, soldierRadiusCi } = tablesOf(state).parameters;
  const landing = state.drop?.at ?? null;
  if (landing !== null && gap(base, { ...landing, radius: soldierRadiusCi }) <= spottingCi) return true;
  return figureIndexOf(state).army.someNear(base.x, base.y, base.radius + spottingCi, (other) => {
    return gap(base, discOf(state, sure(armyFigureOf(state, other)))) <= spottingCi;
  });
}

/** Whether unusual terrain covers the dinosaur. A flyer in the air is above it. */
function isInside(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): boolean {
  return dinosaur.z === 0 && figureIndexOf(state).rough.some(({ outline }) => inPolygon(dinosaur, outline));
}

/** Lists the eyes of the army: soldiers on foot, and vehicles with people in them. */
function eyes(state: Frozen<State>): [FigureId, Point3][] {
  const manned = Object.entries(state.vehicles).filter(([, { seats }]) => seats.some((person) => person !== null));
  const lookers: [FigureId, Frozen<Soldier | Vehicle>][] = [...Object.entries(state.soldiers), ...manned];
  return lookers.filter(([, looker]) => onTable(looker)).map(([id, looker]) => [id, eyeOf(state, looker)]);
}

/** Reveals everything that the army spots (DW-R-94). With `changes` it tests only what has changed. */
export function reveal(state: Frozen<State>, emit: Emit, changes: SightChanges | null = null): void {
  if (state.scenario !== 'gate') return;
  for (const id of hiddenIds(state)) {
    const dinosaur = sure(secretDinosaur(state, id));
    if (isExposed(state, id, dinosaur, changes)) {
      emit({ type: 'spotted', figure: id, dinosaur: clone(dinosaur) as Dinosaur });
    }
  }
  const pole = hiddenPole(state);
  if (pole !== null && isArmyNear(state, pole)) {
    emit({ type: 'poleFound', pole: pole.id, at: { x: pole.x, y: pole.y } });
  }
}

function hiddenPole(state: Frozen<State>): (Disc & { readonly id: FigureId }) | null {
  const pole = state.secrets.find((secret) => secret !== null)?.pole ?? null;
  if (pole === null) return null;
  return { id: pole.id, x: pole.x, y: pole.y, radius: tablesOf(state).parameters.poleRadiusCi };
}

/** The distance in ci between points of a path that are tested for sight. */
const STEP_CI = 100;

/**
 * Returns an army figure's path, cut where it spots something or as near behind that point as it can stand (DW-R-94). It is
 * the same path if it spots nothing.
 */
export function cutAtSight(state: Frozen<State>, id: FigureId, way: Way): Way {
  const figure = armyFigureOf(state, id);
  if (figure === null) return way;
  const path = cutPath(state, id, way.path);
  if (path === null) return way;
  const costCi = pathCost(path);
  if (costCi >= way.costCi) return way;
  const facing = bearing(path.at(-2) as Point, path.at(-1) as Point) ?? figure.facing;
  return { ...way, path, costCi, facing, tollAt: tollAt(state, figure, path) };
}

/**
 * Returns the part of an army figure's path up to the point where it spots something, or null if it spots nothing before
 * its end.
 */
export function cutPath(state: Frozen<State>, id: FigureId, path: readonly Point[]): readonly Point[] | null {
  if (state.scenario !== 'gate') return null;
  const figure = sure(armyFigureOf(state, id));
  const { radius } = discOf(state, figure);
  const isFree = (at: Point) => blockerAt(state, figure, { ...at, radius }, id) === null;
  return pathUntil(path, spotter(state, id), isFree);
}

/** Returns a function that is true for points from which an army figure would spot something hidden. */
function spotter(state: Frozen<State>, id: FigureId): (at: Point) => boolean {
  const figure = sure(armyFigureOf(state, id));
  const { spottingCi } = tablesOf(state).parameters;
  const { radius } = discOf(state, figure);
  const looks = isSoldier(figure) || (isVehicle(figure) && figure.seats.some((person) => person !== null));
  const hidden = hiddenIds(state).map((each) => ({ each, dinosaur: sure(secretDinosaur(state, each)) }));
  const open = looks ? hidden.filter(({ dinosaur }) => !isInside(state, dinosaur)) : [];
  const pole = hiddenPole(state);
  const bases = [...hidden.map(({ dinosaur }) => discOf(state, dinosaur)), ...(pole === null ? [] : [pole])];
  return (at) => {
    const base = { ...at, radius };
    if (bases.some((other) => gap(base, other) <= spottingCi)) return true;
    if (open.length === 0) return false;
    const eye = eyeOf(state, { ...figure, x: at.x, y: at.y });
    return open.some(({ each, dinosaur }) => screenBetween(state, eye, dinosaur, each) === null);
  };
}

/** Returns a path cut at the first wanted point, or at the next free one after it; null if no point before its end is wanted. */
function pathUntil(
  path: readonly Point[],
  wanted: (at: Point) => boolean,
  free: (at: Point) => boolean,
): readonly Point[] | null {
  let found = false;
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1] as Point, path[leg] as Point];
    const length = Math.floor(distance(from, to));
    for (let along = STEP_CI; along < length; along += STEP_CI) {
      if (!found && !wanted(pointAlong(from, to, along))) continue;
      const least = found ? along : firstWanted(from, to, along, wanted);
      found = true;
      for (let at = least; at <= along; at++) {
        const stop = pointAlong(from, to, at);
        if (free(stop)) return [...path.slice(0, leg), stop];
      }
    }
    // A corner from which something is seen is as good a place to stop as any.
    if (leg < path.length - 1 && (found || wanted(to))) {
      found = true;
      if (free(to)) return path.slice(0, leg + 1);
    }
  }
  return null;
}

/** Returns the first wanted point of the latest step, to the ci. */
function firstWanted(from: Point, to: Point, along: number, wanted: (at: Point) => boolean): number {
  let [low, high] = [along - STEP_CI, along];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (wanted(pointAlong(from, to, middle))) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns the whole ci nearest to a point at this distance along a leg. */
function pointAlong(from: Point, to: Point, along: number): Point {
  const length = distance(from, to);
  return {
    x: Math.round(from.x + ((to.x - from.x) * along) / length) + 0,
    y: Math.round(from.y + ((to.y - from.y) * along) / length) + 0,
  };
}

/** Plays one intent where something may be hidden. */
export interface Watch {
  /** Emits events. Moves of hidden figures go to their own side only; a figure that is seen on its way is spotted. */
  readonly tell: Emit;
  /** Reveals what the army can see by now. */
  readonly reveal: () => void;
}

/** Watches one intent (DW-R-94). */
export function watch(state: Frozen<State>, emit: Emit): Watch {
  if (state.scenario !== 'gate') return { tell: emit, reveal: () => undefined };
  const changes = noChanges();
  const pass: Emit = (event) => {
    noteChange(state, event, changes);
    emit(event);
  };
  const tell: Emit = (event) => {
    if ((event.type !== 'moved' && event.type !== 'flew') || !isHidden(state, event.figure)) {
      pass(event);
      return;
    }
    const path = event.path.map((corner) => ({ z: 0, ...corner }));
    const before = sure(secretDinosaur(state, event.figure));
    const shown = showsOnItsWay(state, event.figure, before, path);
    const { figure, facing, costCi } = event;
    pass({ type: 'crept', figure, path, facing, costCi, flown: event.type === 'flew' });
    if (!shown) return;
    pass({ type: 'spotted', figure, dinosaur: clone(sure(secretDinosaur(state, figure))) as Dinosaur });
  };
  return { tell, reveal: () => reveal(state, tell, changes) };
}

function showsOnItsWay(
  state: Frozen<State>,
  id: FigureId,
  dinosaur: Frozen<Dinosaur>,
  path: readonly Point3[],
): boolean {
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [path[leg - 1] as Point3, path[leg] as Point3];
    const length = distance(from, to);
    for (let along = 0; along < length; along += STEP_CI) {
      const at = pointAlong(from, to, along);
      const z = Math.round(from.z + ((to.z - from.z) * along) / length);
      if (isExposed(state, id, { ...dinosaur, ...at, z })) return true;
    }
    if (isExposed(state, id, { ...dinosaur, x: to.x, y: to.y, z: to.z })) return true;
  }
  return false;
}

/** Whether an event is about a figure that only its own side knows of. */
export function isSecret(state: Frozen<State>, event: Event): boolean {
  if (event.type === 'hidden' || event.type === 'crept') return true;
  return state.scenario === 'gate' && 'figure' in event && event.figure !== null && isUnknown(state, event.figure);
}

function isUnknown(state: Frozen<State>, id: FigureId): boolean {
  if (Object.hasOwn(state.dinosaurs, id)) return false;
  return Object.hasOwn(state.poles, id) ? false : figureOf(state, id) === null || isHidden(state, id);
}
