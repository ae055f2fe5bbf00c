/** One kind of way each: what the referee's plan for it says, and the wish that goes it. */
import {
  chargeCi,
  crewAt,
  type FigureId,
  type MovePlan,
  planFlight,
  planMove,
  type State,
  tablesOf,
  wayOf,
} from '@dwo/dino-wars';
import type { Frozen, Point, Point3, Refusal, Seat } from '@dwo/kernel';
import { crewedWeaponOf, dinosaurOf, placeOf, soldierOf, vehicleOf } from './figures';
import type { MoveMode, MovePreview } from './plan';
import { chargeLeft, movementLeft, whyNot } from './referee';

/** A way along corners as it would be gone. */
export interface Walk {
  readonly asked: readonly Point[];
  readonly stopAt: FigureId | null;
  readonly path: readonly Point[];
  readonly heights: readonly number[] | null;
  readonly costCi: number;
  /** The most it may cost: more for a charge into contact (DW-R-90), less through dear terrain (DW-OPT-TERR-2). */
  readonly mayCi: number;
  readonly touches: readonly FigureId[];
  readonly refusal: Refusal | null;
  readonly intent: MovePreview['intent'];
}

/** The walker of a way, its kind, and its player. */
export interface Walker {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly figure: FigureId;
  readonly mode: MoveMode;
}

/** The way along these corners; a flight has its heights in them. */
export function walkAlong(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk {
  const { state, figure, mode } = walker;
  if (mode === 'fly') return flight(walker, corners, stopAt);
  if (mode === 'carry') return carrying(walker, corners);
  if (mode === 'ram' && stopAt !== null) return ramming(walker, corners, stopAt);
  const boards = stopAt !== null && soldierOf(state, figure) !== null && vehicleOf(state, stopAt) !== null;
  return boards ? boarding(walker, corners, stopAt) : walking(walker, corners, stopAt);
}

function plain(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }) => ({ x, y }));
}

function walking({ state, figure }: Walker, corners: readonly Point[], stopAt: FigureId | null): Walk {
  const plan: MovePlan = planMove(state, figure, corners, stopAt);
  const { path, costCi, touches, refusal } = plan;
  const mayCi = Math.max(0, plan.leftCi + costCi);
  const intent = { type: 'move', figure, path: plain(corners), stopAt } as const;
  return { asked: corners, stopAt, path, heights: null, costCi, mayCi, touches, refusal, intent };
}

function flight(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk {
  const { state, figure } = walker;
  const way = corners.map((corner): Point3 => ({ x: corner.x, y: corner.y, z: 'z' in corner ? corner.z : 0 }));
  const { path, costCi, touches, refusal } = planFlight(state, figure, way, stopAt);
  const intent = { type: 'fly', figure, path: way, stopAt } as const;
  const mayCi = leftOf(walker, touches.length > 0);
  return { asked: corners, stopAt, path, heights: path.map(({ z }) => z), costCi, mayCi, touches, refusal, intent };
}

/** Into a vehicle: the walk into contact is part of it; who touches it already needs none (DW-R-113). */
function boarding(walker: Walker, corners: readonly Point[], vehicle: FigureId): Walk {
  const { state, seat, figure } = walker;
  const { path, costCi } = wayOf(state, figure, corners, vehicle);
  const intent = { type: 'board', figure, vehicle, seat: null, path: plain(path.slice(1)) } as const;
  const refusal = whyNot(state, seat, intent);
  const mayCi = leftOf(walker);
  return { asked: corners, stopAt: vehicle, path, heights: null, costCi, mayCi, touches: [vehicle], refusal, intent };
}

/** A load that its crew carries; a pole by two who stand at it (DW-R-47, DW-R-92). */
function carrying(walker: Walker, corners: readonly Point[]): Walk {
  const { state, seat, figure } = walker;
  const start = placeOf(state, figure) ?? { x: 0, y: 0 };
  const { costCi } = measured([start, ...corners]);
  const carriers = carriersOf(state, figure, costCi);
  const intent = { type: 'carry', weapon: figure, carriers: [...carriers], path: plain(corners) } as const;
  const refusal = whyNot(state, seat, intent);
  return {
    ...{ asked: corners, stopAt: null, path: [start, ...plain(corners)], heights: null },
    ...{ costCi, mayCi: leftOf(walker), touches: [], refusal, intent },
  };
}

function ramming(walker: Walker, corners: readonly Point[], target: FigureId): Walk {
  const { state, seat, figure } = walker;
  const { path, costCi } = wayOf(state, figure, corners, target);
  const intent = { type: 'ram', vehicle: figure, path: plain(corners), target } as const;
  const refusal = whyNot(state, seat, intent);
  const mayCi = leftOf(walker);
  return { asked: corners, stopAt: target, path, heights: null, costCi, mayCi, touches: [target], refusal, intent };
}

function measured(path: readonly Point[]): { readonly costCi: number } {
  let costCi = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as Point, path[i] as Point];
    costCi += Math.ceil(Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2));
  }
  return { costCi };
}

/** The figures that would carry it so far: of those at it, as many as it takes, the freshest first. */
export function carriersOf(state: Frozen<State>, load: FigureId, costCi = 0): readonly FigureId[] {
  const at = hands(state, load);
  const fresh = [...at].sort((a, b) => movementLeft(state, b) - movementLeft(state, a) || (a < b ? -1 : 1));
  const able = fresh.filter((id) => movementLeft(state, id) >= costCi);
  return (able.length >= 2 ? able : fresh).slice(0, 2);
}

/** Everybody who could lend a hand with it: the crew at a weapon, soldiers within 1" of a pole. */
function hands(state: Frozen<State>, load: FigureId): readonly FigureId[] {
  if (crewedWeaponOf(state, load) !== null) return crewAt(state, load);
  return polesHands(state, load);
}

const AT_POLE_CI = 100;

function polesHands(state: Frozen<State>, pole: FigureId): readonly FigureId[] {
  const place = state.poles[pole];
  if (place === undefined) return [];
  return Object.entries(state.soldiers).flatMap(([id, { x, y, alive, absence, aboard }]) => {
    const near = Math.sqrt((x - place.x) ** 2 + (y - place.y) ** 2) <= AT_POLE_CI + 100;
    return alive && absence === null && aboard === null && near ? [id] : [];
  });
}

/**
 * The movement a walker may still spend, a dinosaur more if it comes into contact (DW-R-90): in the air a flyer's whole
 * rate, of a load its carriers'.
 */
export function leftOf({ state, figure, mode }: Walker, contact = false): number {
  if (mode === 'fly') return flightLeft(state, figure, contact);
  if (mode !== 'carry') return movementLeft(state, figure) + (contact ? chargeLeft(state, figure) : 0);
  const carriers = carriersOf(state, figure);
  return carriers.length === 0 ? 0 : Math.min(...carriers.map((id) => movementLeft(state, id)));
}

/** Minimum Altitude halves only what is walked and flown low (DW-OPT-ALT-1). */
function flightLeft(state: Frozen<State>, figure: FigureId, contact: boolean): number {
  const flyer = dinosaurOf(state, figure);
  if (flyer === null) return 0;
  const more = contact ? chargeCi(state, flyer) : 0;
  return Math.max(0, tablesOf(state).dinosaurs[flyer.kind].moveCi + more - flyer.spentCi);
}
