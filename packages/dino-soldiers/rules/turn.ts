/** The automatic parts of a turn: its start, its end, and the question to Agile units between them (DS-TURN-1). */
import type { Seat } from '@dwo/kernel';
import { HIDE_TURNS, SEATS } from './data/limits';
import type { UnitType } from './data/units';
import type { Side } from './data/words';
import { checkEnd, checkRounds } from './ending';
import { hurt, settle } from './harm';
import { type Figure, faceOf, fielded, has, otherSide, seatOf, sideOf, standingOn, unitsOn } from './on-field';
import type { Play } from './play';
import type { Now } from './state';

/** Begins the turn of a side (DS-TURN-2, DS-GEN-2). */
export function beginTurn(play: Play, side: Side, round: number): void {
  const { state, emit } = play;
  emit({ type: 'turnBegan', side, round });
  // DS-HIDE-5, DS-HIDE-6
  for (const { id, hidden } of fielded(state, side)) {
    if (hidden > 1) emit({ type: 'hid', unit: id, turns: hidden - 1 });
    if (hidden === 1) emit({ type: 'revealed', unit: id });
  }
  if (side === 'soldiers') burn(play);
  checkEnd(play);
}

/** Every fire loses one turn, and then hurts all units on its tile if it still burns (DS-AB-FIR-5). */
function burn(play: Play): void {
  const { state, emit } = play;
  for (const [tile, { burns, heat }] of state.tiles.entries()) {
    if (burns === 0) continue;
    emit({ type: 'lit', tile, burns: burns - 1, heat: burns === 1 ? 0 : heat });
    if (burns > 1) for (const { id } of unitsOn(state, tile)) hurt(play, id, heat, 'fire');
  }
}

/** The numbers of the attacks of this turn that have hit a unit and wait. */
export function pendingOn(state: Now, unit: number): readonly number[] {
  return state.pending.filter((hit) => hit.unit === unit).map(({ attack }) => attack);
}

/**
 * The Agile units of a side that may ignore an attack, because at least two have hit them (DS-AB-AGI-2, DS-AB-AGI-5,
 * DS-SEQ-5).
 */
export function dodgers(state: Now, side: Side): readonly Figure[] {
  return fielded(state, side).filter(({ id }) => pendingOn(state, id).length > 1);
}

/** The seats whose Agile units may ignore an attack. */
export function dodgingSeats(state: Now): Seat[] {
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  return seats.filter((seat) =>
    (['dinosaurs', 'soldiers'] as const).some(
      (side) => seatOf(state, side) === seat && dodgers(state, side).length > 0,
    ),
  );
}

/** Ends the attacks of a turn. Seats with a choice are asked at the same time (DS-SEQ-6); without any the turn ends. */
export function endAttacks(play: Play): void {
  if (dodgingSeats(play.state).length > 0) play.emit({ type: 'stepBegan', step: 'dodge' });
  else finishTurn(play);
}

/** Applies the hits that wait, and ends the turn (DS-TURN-8). */
export function finishTurn(play: Play): void {
  const { state, emit } = play;
  const { side, round } = state;
  settle(play);
  if (checkEnd(play)) return;
  for (const unit of fielded(state, side)) {
    if (hides(state, unit)) emit({ type: 'hid', unit: unit.id, turns: HIDE_TURNS });
  }
  emit({ type: 'turnEnded', side });
  if (side === 'soldiers') {
    emit({ type: 'roundEnded', quiet: state.stirred ? 0 : state.quiet + 1 });
    if (checkRounds(play)) return;
  }
  beginTurn(play, otherSide(side), side === 'soldiers' ? round + 1 : round);
}

/** Whether units of a type can hide: small Stealthy ones that do not fly (DS-HIDE-1, DS-HIDE-2, DS-AB-STE-1). */
export function canHide(unit: { readonly type: UnitType }): boolean {
  return has(unit, 'stealthy') && !has(unit, 'massive') && !has(unit, 'flight');
}

/**
 * Whether a unit hides at the end of its turn (DS-HIDE-3). Friends that came to its tile in the same turn hide with it
 * (DS-HIDE-4). A unit that was revealed hides again only after it enters a Cluttered tile anew (DS-HIDE-9, DS-TER-9).
 */
export function hides(state: Now, unit: Figure): boolean {
  if (!canHide(unit) || !unit.entered || unit.hidden > 0) return false;
  if (faceOf(standingOn(state, unit))?.terrain !== 'cluttered') return false;
  const company = unitsOn(state, unit.tile as number);
  return company.every((each) => sideOf(each) === sideOf(unit) && each.modes.length === 0);
}
