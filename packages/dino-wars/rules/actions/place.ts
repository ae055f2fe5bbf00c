/** Setting figures up: in the open, hidden, and taking them back (§8.1 of the rules). */
import { clone, distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { discOf, figureOf, isDinosaur, sure } from '../figures';
import { refuseSeat } from '../first-checks';
import type { Hide, Place, Unplace } from '../intents';
import { refusePole } from '../movement/poles';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import {
  hasUnplaced,
  isDropping,
  nextTurn,
  placersOf,
  refusePlacer,
  ruleOfPlacing,
  unplacedOf,
} from '../set-up/placing';
import { facingFrom, findPlace } from '../set-up/placing-server';
import { refuseHiding, refusePlaced, refuseStanding } from '../set-up/placing-spots';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import type { Action } from './action';

/** The player on turn, or anybody of the side that places, sets up a figure that has a base of its own. */
function checkPlace(state: Frozen<State>, seat: Seat, place: Place): No | null {
  return refuseTurn(state, seat) ?? refusePlace(state, seat, place);
}

/** Whether a seat places by turns and has to wait for its own, with figures left to place (DW-R-73). */
export function waitsToPlace(state: Frozen<State>, seat: Seat): boolean {
  const { placing } = state;
  if (placing === null || placing.kind === 'deliberate' || isDropping(placing)) return false;
  return !placersOf(state).includes(seat) && !sure(playerAt(state, seat)).done && hasUnplaced(state, seat);
}

/**
 * Why a figure could not be set up so if it were its player's turn now; null if it could. An intent ahead of the turn is
 * looked at once more when it comes (DW-R-73).
 */
export function refusePlace(state: Frozen<State>, seat: Seat, { figure, at, facing, z }: Place): No | null {
  if (state.placing === null) return refusePlacer(state, seat);
  if (Object.hasOwn(state.poles, figure)) return refusePole(state, seat, at);
  const refused =
    refusePlaced(state, seat, figure) ?? refuseAgain(state, figure) ?? refuseStanding(state, figure, { at, facing, z });
  if (refused?.rule !== 'DW-ISLE-6' || !isNearest(state, figure, at)) return refused;
  return refuseStanding(state, figure, { at, facing, z }, { zone: false, separation: true });
}

/** Whether nothing on their spot, or within 12" of it for all but the first, is free for a figure, and this is as near as it may be put (DW-R-73). */
function isNearest(state: Frozen<State>, id: FigureId, at: Point): boolean {
  const figure = sure(figureOf(state, id));
  const { owner } = figure;
  const { spots, placed } = sure(state.placing);
  const nearest = findPlace(state, id);
  if (nearest === null) return false;
  const spot = sure(spots[owner] ?? null);
  const nearestCi = distance(nearest, spot);
  const isFirst = placed[owner] === 0;
  const reachCi = isFirst ? discOf(state, figure).radius : tablesOf(state).parameters.spotReachCi;
  return nearestCi > reachCi && distance(at, spot) <= nearestCi;
}

/** Refuses players who are not on turn, and everybody once all but the paratroopers are placed. */
function refuseTurn(state: Frozen<State>, seat: Seat): No | null {
  const no = refuseSeat(state, seat) ?? refusePlacer(state, seat);
  if (no !== null || !isDropping(sure(state.placing))) return no;
  return refuse('DW-R-89', 'NOT_YOUR_PHASE', { placing: false });
}

/** A player who places in turn does not place a figure twice (DW-R-73). */
function refuseAgain(state: Frozen<State>, id: FigureId): No | null {
  const placing = sure(state.placing);
  if (placing.kind === 'deliberate' || sure(figureOf(state, id)).absence === 'unplaced') return null;
  return refuse(ruleOfPlacing(placing), 'MOVE_OVER', { figure: id });
}

/** Sets it up; by turns it is the next player's now. */
function resolvePlace(state: Frozen<State>, { figure, at, facing, z }: Place, emit: Emit): void {
  emit({ type: 'placed', figure, at: clone(at), facing, z });
  passOn(state, emit);
}

function passOn(state: Frozen<State>, emit: Emit): void {
  const placing = sure(state.placing);
  if (placing.kind === 'deliberate') return;
  const turn = nextTurn(state, placing);
  if (turn !== placing.turn) emit({ type: 'placingTurned', turn });
}

/** As `place`, where nobody sees it (DW-GATE-4, DW-R-94). */
function checkHide(state: Frozen<State>, seat: Seat, { figure, at, facing }: Hide): No | null {
  return refuseTurn(state, seat) ?? refusePlaced(state, seat, figure) ?? refuseHiding(state, figure, { at, facing });
}

/** Hides it. */
function resolveHide({ figure, at, facing }: Hide, emit: Emit): void {
  emit({ type: 'hidden', figure, at: clone(at), facing });
}

/** Of one's own, while one may still place; who places by turns takes nothing back (DW-R-73). */
function checkUnplace(state: Frozen<State>, seat: Seat, { figure }: Unplace): No | null {
  const no = refuseTurn(state, seat) ?? refusePlaced(state, seat, figure);
  if (no !== null) return no;
  const placing = sure(state.placing);
  if (placing.kind !== 'deliberate') return refuse(ruleOfPlacing(placing), 'MOVE_OVER', { figure });
  return sure(figureOf(state, figure)).absence === null ? null : refuse('DW-R-74', '', { figure, absence: 'unplaced' });
}

/** Takes it off the table. */
function resolveUnplace({ figure }: Unplace, emit: Emit): void {
  emit({ type: 'unplaced', figure });
}

/** Figures for which places are offered at a time. */
const MOST_OFFERS = 8;

/** A place for each of the next figures of a seat, hiding-places where there are any, and those that may be taken back. */
function placeIntents(state: Frozen<State>, seat: Seat): (Place | Hide | Unplace)[] {
  if (refuseTurn(state, seat) !== null) return [];
  const offers: (Place | Hide | Unplace)[] = [];
  for (const figure of unplacedOf(state, seat).slice(0, MOST_OFFERS)) {
    const place = placeFor(state, figure);
    if (place !== null && checkPlace(state, seat, place) === null) offers.push(place);
    offers.push(...hideouts(state, seat, figure));
  }
  if (sure(state.placing).kind === 'deliberate') offers.push(...takenBack(state, seat));
  return offers;
}

/** A place the referee would choose for a figure; null if there is none. */
export function placeFor(state: Frozen<State>, figure: FigureId): Place | null {
  const at = findPlace(state, figure);
  return at === null ? null : { type: 'place', figure, at, facing: facingFrom(state, figure, at), z: 0 };
}

/** The first corner and the middle of every piece of terrain where this dinosaur may hide. */
function hideouts(state: Frozen<State>, seat: Seat, figure: FigureId): Hide[] {
  const dinosaur = sure(figureOf(state, figure));
  if (state.scenario !== 'gate' || !isDinosaur(dinosaur)) return [];
  const found: Hide[] = [];
  for (const { outline } of state.table.terrain) {
    const at = { x: 0, y: 0 };
    for (const { x, y } of outline) {
      at.x += x;
      at.y += y;
    }
    const middle = { x: Math.round(at.x / outline.length), y: Math.round(at.y / outline.length) };
    const hide: Hide = { type: 'hide', figure, at: middle, facing: facingFrom(state, figure, middle) };
    if (checkHide(state, seat, hide) === null) found.push(hide);
    if (found.length >= 2) break;
  }
  return found;
}

/** The first few figures of a seat that are on the table or hidden. */
function takenBack(state: Frozen<State>, seat: Seat): Unplace[] {
  const lists = [state.vehicles, state.crewedWeapons, state.soldiers, state.dinosaurs];
  const hidden = state.secrets.find((secret) => secret !== null)?.dinosaurs ?? {};
  const ids = [...lists, hidden].flatMap(Object.keys);
  const offers: Unplace[] = [];
  for (const figure of ids) {
    if (sure(figureOf(state, figure)).owner !== seat || offers.length >= MOST_OFFERS) continue;
    const unplace: Unplace = { type: 'unplace', figure };
    if (checkUnplace(state, seat, unplace) === null) offers.push(unplace);
  }
  return offers;
}

/**
 * The intent of a seat in the set-up when its clock runs out: its first figure is placed, or all of them are left to
 * the server.
 */
export function placingPass(state: Frozen<State>, seat: Seat): Place | { readonly type: 'done' } {
  const { kind, placed } = sure(state.placing);
  const first = unplacedOf(state, seat)[0];
  if (kind === 'deliberate' || placed[seat] !== 0 || first === undefined) return { type: 'done' };
  const place = placeFor(state, first);
  return place !== null && checkPlace(state, seat, place) === null ? place : { type: 'done' };
}

/** Placing a figure in the open. */
export const place: Action<Place> = {
  check: checkPlace,
  resolve: ({ state, intent, emit }) => resolvePlace(state, intent, emit),
  offers: { settingUp: placeIntents },
};

/** Placing a dinosaur hidden. */
export const hide: Action<Hide> = {
  check: checkHide,
  resolve: ({ intent, emit }) => resolveHide(intent, emit),
};

/** Taking a placed figure back. */
export const unplace: Action<Unplace> = {
  check: checkUnplace,
  resolve: ({ intent, emit }) => resolveUnplace(intent, emit),
};
