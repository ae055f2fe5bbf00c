/** Several figures that move in formation: which may join, and how far each gets by its own rules. */
import { crewAt, type FigureId, onTable, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Refusal, type Seat } from '@dwo/kernel';
import type { GroupHands, Walk } from '@dwo/kits/miniatures/tools/group';
import type { Walker } from '../actions/way';
import { say } from '../words';
import { biteTargets } from './bites';
import {
  dinosaurOf,
  figureOf,
  ownerOf,
  placeOf,
  radiusOf,
  sideFigures,
  soldierOf,
  vehicleOf,
  weaponsOnTable,
} from './figures';
import { previewMove } from './paths';
import type { Goes, Going, MoveMode } from './plan';
import { walkAlong } from './walks';

/** A figure that ends this near to its destination has gone all the way. */
const THERE_CI = 5;

/** Whether a figure can join a group now: on the table, of this seat, and moving by itself. */
function canJoin(state: Frozen<State>, seat: Seat, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null || !figure.alive || !onTable(figure) || ownerOf(state, id) !== seat) return false;
  if (!isGroupPhase(state, seat)) return false;
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur !== null) return state.phase === 'dinosaur-movement' && !dinosaur.moveOver;
  return state.phase === 'army-movement' && (soldierOf(state, id)?.aboard === null || vehicleOf(state, id) !== null);
}

/** Whether it is a phase in which this seat moves figures. */
export function isGroupPhase(state: Frozen<State>, seat: Seat): boolean {
  if (state.placing !== null || state.ending !== null) return false;
  const moves = state.phase === 'dinosaur-movement' || state.phase === 'army-movement';
  const player = state.players[seat];
  return moves && player?.side === SIDE_OF_PHASE[state.phase] && !player.done;
}

/** All figures that can join, in the order of the tray. */
function joinable(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  return sideFigures(state, SIDE_OF_PHASE[state.phase]).flatMap(([id]) => (canJoin(state, seat, id) ? [id] : []));
}

/** A flyer in the air keeps flying. */
export function modeOf(state: Frozen<State>, figure: FigureId): MoveMode {
  return (dinosaurOf(state, figure)?.z ?? 0) > 0 ? 'fly' : 'walk';
}

function goingOf({ state, seat, figure, by, effort }: Walk<State>): Going {
  const walker: Walker = { state, seat, figure, mode: modeOf(state, figure) };
  const from = placeOf(state, figure);
  if (from === null) return { figure, preview: null, shortCi: 0, why: null };
  const z = dinosaurOf(state, figure)?.z ?? 0;
  const flat = { x: from.x + by.x, y: from.y + by.y };
  const to = z > 0 ? { ...flat, z } : flat;
  const preview = previewMove({ ...walker, corners: [], to, stopAt: null, effort });
  const end = preview.refusal === null ? (preview.points.at(-1) ?? from) : from;
  const shortCi = Math.round(distance(end, flat));
  if (shortCi <= THERE_CI) return { figure, preview, shortCi: 0, why: null };
  return { figure, preview, shortCi, why: preview.refusal ?? barrier(walker, to) };
}

/** The refusal of a straight walk to `to`; null if only the edge of the table stops it. */
function barrier(walker: Walker, to: Point): Refusal | null {
  const { widthCi, heightCi } = walker.state.table;
  const radius = radiusOf(walker.state, walker.figure);
  const kept = (value: number, most: number) => Math.max(radius, Math.min(most - radius, value));
  return walkAlong(walker, [{ ...to, x: kept(to.x, widthCi), y: kept(to.y, heightCi) }], null).refusal;
}

/** The state with this figure at another place. */
export function withPlace(state: Frozen<State>, figure: FigureId, { x, y }: Point): Frozen<State> {
  const dinosaur = state.dinosaurs[figure];
  if (dinosaur !== undefined) return { ...state, dinosaurs: { ...state.dinosaurs, [figure]: { ...dinosaur, x, y } } };
  const soldier = state.soldiers[figure];
  if (soldier !== undefined) return { ...state, soldiers: { ...state.soldiers, [figure]: { ...soldier, x, y } } };
  const vehicle = state.vehicles[figure];
  if (vehicle !== undefined) return { ...state, vehicles: { ...state.vehicles, [figure]: { ...vehicle, x, y } } };
  return state;
}

/** Enemies within this distance of the end of a way are beside it. */
const BESIDE_CI = 300;

/**
 * The number of dinosaurs of a planned march that end in contact with somebody whom they may bite; null if none ends in contact or
 * beside an enemy, or if nobody bites in this phase.
 */
export function bitersAfter(state: Frozen<State>, goings: readonly Going[]): number | null {
  if (state.phase !== 'dinosaur-movement') return null;
  const ends = goings.map(({ figure, preview }) => {
    const end = preview?.refusal === null ? preview.points.at(-1) : undefined;
    return { figure, at: end ?? placeOf(state, figure) };
  });
  const after = ends.reduce((now, { figure, at }) => (at === null ? now : withPlace(now, figure, at)), state);
  const biters = ends.filter(({ figure }) => biteTargets(after, figure).length > 0).length;
  if (biters > 0) return biters;
  const enemies = sideFigures(state, 'army').flatMap(([id, { alive }]) => (alive ? (placeOf(state, id) ?? []) : []));
  const isBeside = ({ figure, at }: (typeof ends)[number]) =>
    at !== null && enemies.some((enemy) => distance(enemy, at) - radiusOf(state, figure) < BESIDE_CI);
  return ends.some(isBeside) ? 0 : null;
}

/** Whether the next intent of a march may be sent without a new look at the table. */
function isUnsurprising(before: Frozen<State>, after: Frozen<State>, seat: Seat): boolean {
  if (after.ending !== null || after.phase !== before.phase || after.turn !== before.turn) return false;
  if (after.reactions.length > before.reactions.length || after.survivors.length > before.survivors.length)
    return false;
  if (after.players[seat]?.done !== before.players[seat]?.done) return false;
  const alive = (state: Frozen<State>, isMine: boolean) =>
    sideFigures(state, isMine ? SIDE_OF_PHASE[state.phase] : isBeastPhase(state) ? 'army' : 'dinosaurs').filter(
      ([, figure]) => figure.alive && onTable(figure),
    ).length;
  return alive(before, true) === alive(after, true) && alive(before, false) === alive(after, false);
}

function isBeastPhase(state: Frozen<State>): boolean {
  return SIDE_OF_PHASE[state.phase] === 'dinosaurs';
}

/** The answers of this game to the tool of groups. */
export const GROUPS: GroupHands<State, Goes> = {
  canJoin,
  joinable,
  // A gun is useless without its crew (DW-CREW-1).
  isNeeded: (state, figure) => weaponsOnTable(state).some(([id]) => crewAt(state, id).includes(figure)),
  place: placeOf,
  going: goingOf,
  moved: withPlace,
  isUnsurprising,
  stopped: ({ why, gone, of }) => say('group.stopped.why', { gone, count: of, why }),
};
