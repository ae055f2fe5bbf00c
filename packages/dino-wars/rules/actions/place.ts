/** Placing figures in the open or hidden, and taking them back (§8.1 of the rules). */
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

/** Allows the player on turn, or any player of the side that places, to place a figure that has a base of its own. */
function checkPlace(state: Frozen<State>, seat: Seat, place: Place): No | null {
  return refuseTurn(state, seat) ?? refusePlace(state, seat, place);
}

/** Whether a seat with figures left to place must wait for its turn to place (DW-R-73). */
export function waitsToPlace(state: Frozen<State>, seat: Seat): boolean {
  const { placing } = state;
  if (placing === null || placing.kind === 'deliberate' || isDropping(placing)) return false;
  return !placersOf(state).includes(seat) && !sure(playerAt(state, seat)).done && hasUnplaced(state, seat);
}

/**
 * Returns why a figure could not be placed like this if it were its player's turn now; null if it could. An intent that was
 * sent ahead of the turn is checked again when the turn comes (DW-R-73).
 */
export function refusePlace(state: Frozen<State>, seat: Seat, { figure, at, facing, z }: Place): No | null {
  if (state.placing === null) return refusePlacer(state, seat);
  if (Object.hasOwn(state.poles, figure)) return refusePole(state, seat, at);
  const refused =
    refusePlaced(state, seat, figure) ?? refuseAgain(state, figure) ?? refuseStanding(state, figure, { at, facing, z });
  if (refused?.rule !== 'DW-ISLE-6' || !isNearest(state, figure, at)) return refused;
  return refuseStanding(state, figure, { at, facing, z }, { zone: false, separation: true });
}

/**
 * Whether `at` is as near to the player's spot as the figure can stand, and no place is free in the normal reach: the spot
 * itself for the first figure, 12" from it for all others (DW-R-73).
 */
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

/** Refuses players who are not on turn, and everybody once only paratroopers are left to place. */
function refuseTurn(state: Frozen<State>, seat: Seat): No | null {
  const no = refuseSeat(state, seat) ?? refusePlacer(state, seat);
  if (no !== null || !isDropping(sure(state.placing))) return no;
  return refuse('DW-R-89', 'NOT_YOUR_PHASE', { placing: false });
}

/** Players who place in turn do not place a figure twice (DW-R-73). */
function refuseAgain(state: Frozen<State>, id: FigureId): No | null {
  const placing = sure(state.placing);
  if (placing.kind === 'deliberate' || sure(figureOf(state, id)).absence === 'unplaced') return null;
  return refuse(ruleOfPlacing(placing), 'MOVE_OVER', { figure: id });
}

/** Places the figure. Players who place in turn pass the turn on. */
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

/** Checks as `checkPlace` does, and that nobody sees the place (DW-GATE-4, DW-R-94). */
function checkHide(state: Frozen<State>, seat: Seat, { figure, at, facing }: Hide): No | null {
  return refuseTurn(state, seat) ?? refusePlaced(state, seat, figure) ?? refuseHiding(state, figure, { at, facing });
}

function resolveHide({ figure, at, facing }: Hide, emit: Emit): void {
  emit({ type: 'hidden', figure, at: clone(at), facing });
}

/** Allows a player to take back their own figure while they place. Players who place in turn take nothing back (DW-R-73). */
function checkUnplace(state: Frozen<State>, seat: Seat, { figure }: Unplace): No | null {
  const no = refuseTurn(state, seat) ?? refusePlaced(state, seat, figure);
  if (no !== null) return no;
  const placing = sure(state.placing);
  if (placing.kind !== 'deliberate') return refuse(ruleOfPlacing(placing), 'MOVE_OVER', { figure });
  return sure(figureOf(state, figure)).absence === null ? null : refuse('DW-R-74', '', { figure, absence: 'unplaced' });
}

function resolveUnplace({ figure }: Unplace, emit: Emit): void {
  emit({ type: 'unplaced', figure });
}

/** The most figures for which places are offered at a time. */
const MOST_OFFERS = 8;

/** Offers a place and hiding places for each of the next figures of a seat, and takes back those that may be. */
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

/** Returns the place that the referee would choose for a figure; null if there is none. */
function placeFor(state: Frozen<State>, figure: FigureId): Place | null {
  const at = findPlace(state, figure);
  return at === null ? null : { type: 'place', figure, at, facing: facingFrom(state, figure, at), z: 0 };
}

/** Offers up to two pieces of terrain in whose middle this dinosaur may hide. */
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

/** Offers to take back the first few figures of a seat that are on the table or hidden. */
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
 * Returns the intent of a seat whose clock runs out in the set-up. Its first figure is placed; after that `done` leaves the
 * rest to the server.
 */
export function placingPass(state: Frozen<State>, seat: Seat): Place | { readonly type: 'done' } {
  const { kind, placed } = sure(state.placing);
  const first = unplacedOf(state, seat)[0];
  if (kind === 'deliberate' || placed[seat] !== 0 || first === undefined) return { type: 'done' };
  const place = placeFor(state, first);
  return place !== null && checkPlace(state, seat, place) === null ? place : { type: 'done' };
}

/** The action `place`: places a figure in the open. */
export const place: Action<Place> = {
  check: checkPlace,
  resolve: ({ state, intent, emit }) => resolvePlace(state, intent, emit),
  offers: { settingUp: placeIntents },
};

/** The action `hide`: places a dinosaur hidden. */
export const hide: Action<Hide> = {
  check: checkHide,
  resolve: ({ intent, emit }) => resolveHide(intent, emit),
};

/** The action `unplace`: takes a placed figure back. */
export const unplace: Action<Unplace> = {
  check: checkUnplace,
  resolve: ({ intent, emit }) => resolveUnplace(intent, emit),
};
