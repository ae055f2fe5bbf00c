/** Writers of turns, phases, and what players tell the referee. */

import { noteStir, wasIdle } from '../ending/idling';
import type { FigureIndex } from '../figure-index';
import type { CrewedWeapon, Soldier, State, Vehicle } from '../state';
import { FRESH_DINOSAUR, FRESH_MOUNT, FRESH_PLAYER, FRESH_SOLDIER, FRESH_VEHICLE, FRESH_WEAPON, wipe } from './fresh';
import { figure, type Of, player, type Writers } from './writers';

/** Writers of turns, phases, and what players tell the referee, by type of event. */
export const FLOW_EVENTS: Writers<
  'phaseBegan' | 'ordered' | 'finished' | 'lapsed' | 'resumed' | 'endAgreed' | 'resigned' | 'ended'
> = {
  phaseBegan: beginPhase,
  ordered: order,
  finished(state, event) {
    player(state, event.seat).done = true;
    if (state.placing === null) noteStir(state, event.seat);
  },
  lapsed(state, event) {
    const late = player(state, event.seat);
    late.done = true;
    late.lapsed = true;
  },
  resumed(state, event) {
    player(state, event.seat).done = false;
    noteStir(state, event.seat);
  },
  endAgreed(state, event) {
    player(state, event.seat).endAgreed = event.agreed;
    noteStir(state, event.seat);
  },
  resigned(state, event) {
    player(state, event.seat).resigned = event.agreed;
    noteStir(state, event.seat);
  },
  ended(state, event) {
    state.ending = { winner: event.winner, rule: event.rule };
  },
};

/** Sets the order of one figure, or of all of the seat's. */
function order(state: State, event: Of<'ordered'>): void {
  noteStir(state, event.seat);
  if (event.figure !== null) {
    const one = figure(state, event.figure);
    if ('order' in one) one.order = event.order;
    return;
  }
  for (const figures of [state.soldiers, state.vehicles, state.crewedWeapons]) {
    for (const each of Object.values<Soldier | Vehicle | CrewedWeapon>(figures)) {
      if (each.owner === event.seat) each.order = event.order;
    }
  }
}

function beginPhase(state: State, event: Of<'phaseBegan'>, index: FigureIndex | null): void {
  noteEnd(state, event);
  for (const each of state.players) each.done = false;
  // DW-R-34 asks for the latest army movement, so this mark outlives the turn.
  if (event.phase === 'army-movement') {
    for (const each of Object.values(state.soldiers)) each.moved = false;
  }
  state.phase = event.phase;
  if (event.turn !== state.turn) beginTurn(state, event.turn);
  if (index !== null) {
    index.cursor = 0;
    index.rescan = false;
  }
}

/** Notes that the present phase ended by itself, and clears that note for the phase that begins (DW-R-115). */
function noteEnd(state: State, { phase, byItself }: Of<'phaseBegan'>): void {
  const kept = state.selfEnded.filter((ended) => ended !== phase && ended !== state.phase);
  const now = byItself ? [...kept, state.phase] : kept;
  if (now.join() !== state.selfEnded.join()) state.selfEnded = now;
}

/** Resets what was counted during the turn (DW-TURN-5). */
function beginTurn(state: State, turn: number): void {
  state.turn = turn;
  state.quietTurns = state.attackRolled ? 0 : state.quietTurns + 1;
  state.attackRolled = false;
  state.players.forEach((each, seat) => {
    const idleTurns = wasIdle(state, seat) ? each.idleTurns + 1 : 0;
    each.idleTurns = idleTurns;
    wipe(each, FRESH_PLAYER);
  });
  for (const each of Object.values(state.dinosaurs)) wipe(each, FRESH_DINOSAUR);
  for (const secret of state.secrets) {
    for (const each of Object.values(secret?.dinosaurs ?? {})) wipe(each, FRESH_DINOSAUR);
  }
  for (const each of Object.values(state.soldiers)) wipe(each, FRESH_SOLDIER);
  for (const each of Object.values(state.crewedWeapons)) wipe(each, FRESH_WEAPON);
  for (const each of Object.values(state.vehicles)) {
    wipe(each, FRESH_VEHICLE);
    if (each.mg !== null) wipe(each.mg, FRESH_MOUNT);
    if (each.cannon !== null) wipe(each.cannon, FRESH_MOUNT);
  }
}
