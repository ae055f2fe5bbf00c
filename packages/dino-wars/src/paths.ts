/** Ways of round bases over the table: what they cost, where they stop, and what stands in them. */
import {
  bearing,
  type Disc,
  type Frozen,
  inRectangle,
  legCost,
  type Point,
  stopAtContact,
  sweptOverlap,
} from '@dwo/kernel';
import { allowanceCi, paysForContact, spentBy } from './allowance';
import { boardOf } from './board';
import { touchedFrom } from './contact';
import { PARAMETERS } from './data/parameters';
import { discOf, figureOf, isDinosaur, isSoldier, sideOf, soldierOf } from './figures';
import { awaitsAnswer } from './gate';
import { type No, refuse } from './refusal';
import type { FigureId, State } from './state';
import { barrierOn } from './terrain';

/** A way as it will be walked. */
export interface Way {
  /** Where it starts, every corner, where it ends; no leg is empty. Just the start if it leads nowhere. */
  readonly path: readonly Point[];
  /** The sum of its legs, each rounded up (DW-R-1, DW-R-4). */
  readonly costCi: number;
  /** Along the last leg (DW-R-9). */
  readonly facing: number;
  /** Why this is no way at all. */
  readonly refusal: No | null;
}

/** A move before it is made: what the referee will say to it. */
export interface MovePlan extends Way {
  /** What would be left of the allowance; negative if it does not suffice. */
  readonly leftCi: number;
  /** Enemies in contact at the end, in order of id (DW-R-3). */
  readonly touches: readonly FigureId[];
}

/** The way along these corners, ended at gap 0 to `stopAt` if the last leg comes that near (DW-R-3). */
export function wayOf(state: Frozen<State>, id: FigureId, path: readonly Point[], stopAt: FigureId | null): Way {
  const figure = figureOf(state, id);
  if (figure === null) return nowhere({ x: 0, y: 0 }, 0, refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id }));
  const start = { x: figure.x, y: figure.y };
  const no = malformed(path) ?? (stopAt === null ? null : cannotStopAt(state, id, stopAt));
  if (no !== null) return nowhere(start, figure.facing, no);
  const walked: Point[] = [start];
  for (const { x, y } of path) if (!same({ x, y }, walked.at(-1) as Point)) walked.push({ x, y });
  if (stopAt !== null && walked.length > 1) {
    const last = walked.pop() as Point;
    const from = walked.at(-1) as Point;
    const target = discOf(state, figureOf(state, stopAt) as NonNullable<ReturnType<typeof figureOf>>);
    const stop = stopAtContact(from, last, discOf(state, figure).radius, target);
    if (stop === null)
      return nowhere(start, figure.facing, refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt }));
    if (!same(stop, from)) walked.push(stop);
  }
  if (walked.length === 1) return nowhere(start, figure.facing, refuse('DW-R-4', '', { costCi: 0 }));
  let costCi = 0;
  for (let i = 1; i < walked.length; i++) costCi += legCost(walked[i - 1] as Point, walked[i] as Point);
  const facing = bearing(walked.at(-2) as Point, walked.at(-1) as Point) ?? figure.facing;
  return { path: walked, costCi, facing, refusal: null };
}

function nowhere(start: Point, facing: number, refusal: No): Way {
  return { path: [start], costCi: 0, facing, refusal };
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** More corners than anybody needs, or none, or a corner that is no place (DW-R-1, DW-R-4). */
function malformed(path: readonly Point[]): No | null {
  if (path.length === 0 || path.length > PARAMETERS.mostCorners) {
    return refuse('DW-R-4', '', { corners: path.length, most: PARAMETERS.mostCorners });
  }
  for (const { x, y } of path) {
    if (!isPlace(x) || !isPlace(y)) return refuse('DW-R-1', '', { x, y, most: PARAMETERS.mostTableCi });
  }
  return null;
}

/** Whole hundredths, not absurdly far from any table. */
function isPlace(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= 2 * PARAMETERS.mostTableCi;
}

function cannotStopAt(state: Frozen<State>, id: FigureId, stopAt: FigureId): No | null {
  const target = figureOf(state, stopAt);
  if (target === null || stopAt === id) return refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt });
  return target.alive ? null : refuse('DW-DMG-12', 'DEAD', { figure: stopAt });
}

/**
 * The move as the referee sees it, whoever asks: everything but whose turn and whose figure it is. The same function
 * answers previews and `check`.
 */
export function planMove(
  state: Frozen<State>,
  id: FigureId,
  path: readonly Point[],
  stopAt: FigureId | null,
): MovePlan {
  const way = wayOf(state, id, path, stopAt);
  const figure = figureOf(state, id);
  if (figure === null) return { ...way, leftCi: 0, touches: [] };
  const end = way.path.at(-1) as Point;
  const base = { x: end.x, y: end.y, radius: discOf(state, figure).radius };
  return {
    ...way,
    leftCi: allowanceCi(state, id) - spentBy(figure) - way.costCi,
    touches: figure.alive ? touchedFrom(state, sideOf(figure), base) : [],
    refusal: refuseWay(state, id, way),
  };
}

/** Why a figure may not go this way: first what is no way at all, then what it costs, then what stands in it; null if it may. */
export function refuseWay(state: Frozen<State>, id: FigureId, way: Way): No | null {
  const figure = figureOf(state, id);
  if (figure === null) return way.refusal;
  if (!figure.alive) return refuse('DW-DMG-12', 'DEAD', { figure: id });
  if (awaitsAnswer(state, id)) return refuse('DW-R-24', 'REACTION_PENDING', { figure: id });
  if (isDinosaur(figure) && figure.moveOver) return refuse('DW-MOVE-8', 'MOVE_OVER', { figure: id });
  return way.refusal ?? tooFar(state, id, way) ?? obstructed(state, id, way);
}

/** DW-MOVE-3 for dinosaurs; DW-AMOVE-1, or DW-AMOVE-2 if contact is what makes it too far, for soldiers. */
function tooFar(state: Frozen<State>, id: FigureId, way: Way): No | null {
  const figure = figureOf(state, id);
  if (figure === null) return null;
  const mayCi = allowanceCi(state, id);
  const spentCi = spentBy(figure);
  if (spentCi + way.costCi <= mayCi) return null;
  const facts = { figure: id, costCi: way.costCi, spentCi, allowanceCi: mayCi };
  if (isDinosaur(figure)) return refuse('DW-MOVE-3', 'NOT_ENOUGH_MOVEMENT', facts);
  if (spentCi > mayCi) return refuse('DW-R-62', 'NOT_ENOUGH_MOVEMENT', facts);
  return refuse(paysForContact(state, id) ? 'DW-AMOVE-2' : 'DW-AMOVE-1', 'NOT_ENOUGH_MOVEMENT', facts);
}

/** Bases (DW-R-5), the table's edge (DW-SIDE-7) and ground nobody enters (DW-R-10): DW-MOVE-4 for dinosaurs. */
function obstructed(state: Frozen<State>, id: FigureId, way: Way): No | null {
  const blocker = firstBlocker(state, id, way.path);
  if (blocker !== null) return refuse('DW-R-5', 'PATH_BLOCKED', { figure: id, blocker });
  const figure = figureOf(state, id);
  const { widthCi, heightCi } = state.table;
  for (const corner of way.path) {
    if (figure !== null && !inRectangle(corner, discOf(state, figure).radius, widthCi, heightCi)) {
      return refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x: corner.x, y: corner.y, widthCi, heightCi });
    }
  }
  const barrier = barrierOn(state, way.path);
  if (barrier !== null) return refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id });
  return null;
}

/**
 * The first figure in the way (DW-R-5): any other for a dinosaur or vehicle; for a soldier everybody but fellow soldiers on
 * the whole way, and those only where he stops. Null if it is free.
 */
function firstBlocker(state: Frozen<State>, id: FigureId, path: readonly Point[]): FigureId | null {
  const figure = figureOf(state, id);
  if (figure === null) return null;
  const board = boardOf(state);
  const { radius } = discOf(state, figure);
  const end = path.at(-1) as Point;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point;
    const to = path[i] as Point;
    const inWay = (other: FigureId) => other !== id && overlaps(state, other, from, to, radius);
    if (board.dinosaurs.someAlong(from, to, radius, inWay)) {
      return board.dinosaurs.along(from, to, radius).find(inWay) ?? null;
    }
    // A soldier passes through soldiers, but through nothing else that stands on the table.
    const stops = (other: FigureId) => inWay(other) && (!isSoldier(figure) || soldierOf(state, other) === null);
    if (board.army.someAlong(from, to, radius, stops)) {
      return board.army.along(from, to, radius).find(stops) ?? null;
    }
  }
  if (!isSoldier(figure)) return null;
  const onSpot = (other: FigureId) => other !== id && overlaps(state, other, end, end, radius);
  if (!board.army.someNear(end.x, end.y, radius, onSpot)) return null;
  return board.army.near(end.x, end.y, radius).find(onSpot) ?? null;
}

/** Whether a base on its way from a to b overlaps a figure by more than 0.01" (DW-R-4). */
function overlaps(state: Frozen<State>, other: FigureId, a: Point, b: Point, radius: number): boolean {
  const figure = figureOf(state, other);
  return figure !== null && sweptOverlap(a, b, radius, discOf(state, figure) as Disc, PARAMETERS.overlapCi);
}
