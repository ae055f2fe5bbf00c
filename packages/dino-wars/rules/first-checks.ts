/**
 * The questions that every check asks first, in the order of the codes: is the game on, is it this player's phase, is it
 * their figure?
 */
import type { Frozen, Seat } from '@dwo/kernel';
import {
  armyFigureOf,
  crewedWeaponOf,
  dinosaurOf,
  type Figure,
  figureOf,
  isDinosaur,
  soldierOf,
  sure,
  vehicleOf,
} from './figures';
import { plays, reads } from './options-in-play';
import { actingSide, latestBefore, playerAt, SIDE_OF_PHASE } from './phases';
import { type No, refuse } from './refusal';
import { ruleOfPlacing } from './set-up/placing';
import type { FigureId, Phase, Reaction, Side, Soldier, State } from './state';
import { waitsForSurvivors } from './vehicles/survivors';

/** Refuses everybody once the game is over (DW-R-95), and a seat that does not exist. */
export function refuseSeat(state: Frozen<State>, seat: Seat): No | null {
  if (state.ending !== null) return refuse('DW-R-95', 'GAME_OVER', { endedBy: state.ending.rule });
  return playerAt(state, seat) === null ? refuse('DW-SIDE-1', 'NOT_OWNER', { seat }) : null;
}

/**
 * Refuses an intent that belongs to other phases or to the other side, and one from a player who is done. During the set-up
 * it refuses all of these intents.
 */
export function refuseNow(state: Frozen<State>, seat: Seat, phases: readonly Phase[]): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  if (state.placing !== null) return refuse(ruleOfPlacing(state.placing), 'NOT_YOUR_PHASE', { placing: true });
  const player = state.players[seat] as State['players'][number];
  if (!phases.includes(state.phase) || player.side !== actingSide(state)) return wrongPhase(state, player.side, phases);
  if (player.done) return refuse('DW-MULTI-2', 'NOT_YOUR_PHASE', { done: true });
  return null;
}

/** Refuses because the phase has just ended by itself (DW-R-104, DW-R-115), or because it is another phase's turn (DW-TURN-3). */
function wrongPhase(state: Frozen<State>, side: Side, phases: readonly Phase[]): No {
  const own = phases.filter((phase) => SIDE_OF_PHASE[phase] === side);
  const missed = latestBefore(state.phase, own);
  if (missed !== null && state.selfEnded.includes(missed)) {
    return refuse('DW-R-104', 'NOT_YOUR_PHASE', { ended: missed, phase: state.phase });
  }
  return refuse('DW-TURN-3', 'NOT_YOUR_PHASE', { phase: state.phase, needs: phases });
}

/** Refuses a dinosaur that is absent, dead, another player's, or waiting for closing fire (DW-R-24). */
export function refuseDinosaur(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  const dinosaur = dinosaurOf(state, id);
  const no = refuseFigure(dinosaur, seat, id);
  if (no !== null) return no;
  if (waitsForSurvivors(state, id)) return refuse('DW-R-22', 'REACTION_PENDING', { figure: id });
  return awaitsAnswer(state, id) ? refuse('DW-R-24', 'REACTION_PENDING', { figure: id }) : null;
}

/** Refuses a soldier who is absent, dead or another player's. */
export function refuseSoldier(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseFigure(soldierOf(state, id), seat, id);
}

/** Refuses a vehicle that is absent, destroyed or another player's. */
export function refuseVehicle(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseFigure(vehicleOf(state, id), seat, id);
}

/** Refuses a crewed weapon that is absent, destroyed or another player's. */
export function refuseWeapon(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseFigure(crewedWeaponOf(state, id), seat, id);
}

/** Refuses an army figure that is absent, lost or another player's. */
export function refuseArmyFigure(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseFigure(armyFigureOf(state, id), seat, id);
}

/** Refuses a soldier who is dead or another player's, wherever they are. */
export function refuseOwnSoldier(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseOwn(soldierOf(state, id), seat, id);
}

/** Refuses an army figure that is lost or another player's, wherever it is. */
export function refuseOwnArmyFigure(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  return refuseOwn(armyFigureOf(state, id), seat, id);
}

function refuseOwn(figure: Frozen<Figure> | null, seat: Seat, id: FigureId): No | null {
  if (figure === null) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id });
  if (figure.owner !== seat) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id, owner: figure.owner });
  return figure.alive ? null : refuse('DW-DMG-12', 'DEAD', { figure: id });
}

/** The rule for each kind of absence: not placed yet, not landed yet (DW-OPT-PARA-1), escaped (DW-R-93). */
const ABSENT = { unplaced: 'DW-R-73', waiting: 'DW-OPT-PARA-1', escaped: 'DW-R-93' } as const;

function refuseFigure(figure: Frozen<Figure> | null, seat: Seat, id: FigureId): No | null {
  return refuseOwn(figure, seat, id) ?? refuseAbsent(id, figure);
}

/** Refuses a figure that is absent. */
export function refuseAbsent(id: FigureId, figure: Frozen<Figure> | null): No | null {
  const absence = figure?.absence ?? null;
  return absence === null ? null : refuse(ABSENT[absence], '', { figure: id, absence });
}

/**
 * Whether an overrun by or on this figure waits for an answer, or its own overrun waits for survivors to be placed. A
 * weapon and its crew count as one (DW-R-24).
 */
export function awaitsAnswer(state: Frozen<State>, id: FigureId): boolean {
  if (state.survivors.length > 0 && waitsForSurvivors(state, id)) return true;
  if (state.reactions.length === 0) return false;
  const position = positionOf(state, id);
  return state.reactions.some(({ dinosaur, target }) => dinosaur === id || positionOf(state, target) === position);
}

/**
 * Returns the weapon that a crewman is listed for, wherever they are, else the figure itself. A weapon and its crew lock
 * each other (DW-R-43).
 */
function positionOf(state: Frozen<State>, id: FigureId): FigureId {
  return soldierOf(state, id)?.crewOf ?? id;
}

/** Refuses to move a figure that is dead, waits for an answer, or has ended its move or been stopped (DW-MOVE-8). */
export function refuseMover(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>): No | null {
  if (!figure.alive) return refuse('DW-DMG-12', 'DEAD', { figure: id });
  if (awaitsAnswer(state, id)) return refuse('DW-R-24', 'REACTION_PENDING', { figure: id });
  if (!isDinosaur(figure)) return null;
  if (figure.moveOver) return refuse('DW-MOVE-8', 'MOVE_OVER', { figure: id });
  if (!figure.dived) return null;
  return refuse(reads(state, 'contact_ends_move') ? 'DW-R-6' : 'DW-R-78', 'MOVE_OVER', { figure: id });
}

/**
 * Returns why a soldier does nothing more in this phase, or null: they hitch or unhitch (DW-R-50), or have just landed
 * (DW-R-89).
 */
export function refuseBusy(state: Frozen<State>, id: FigureId, { busy, crewOf }: Frozen<Soldier>): No | null {
  if (!busy) return null;
  const hitches = crewOf !== null && sure(crewedWeaponOf(state, crewOf)).busy;
  const lands = plays(state, 'paratroopers') && !hitches;
  return refuse(lands ? 'DW-R-89' : 'DW-R-50', 'MOVE_OVER', { figure: id });
}

/** Lists the reactions that a seat has to answer, oldest first. */
export function reactionsOf(state: Frozen<State>, seat: Seat): Frozen<Reaction>[] {
  return state.reactions.filter(({ target }) => sure(figureOf(state, target)).owner === seat);
}
