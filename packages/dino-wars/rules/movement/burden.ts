/** The burdens that cut the movement of soldiers and vehicles (§3.14 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { inContact } from '../contact';
import { type Figure, figureOf, isSoldier, isVehicle, sure } from '../figures';
import type { FigureId, Soldier, State, Vehicle } from '../state';
import { tablesOf } from '../tables';

/** The amount in ci that is subtracted from an allowance, and how often the rest is halved. */
export interface Burden {
  readonly subtractCi: number;
  readonly halvings: number;
}

/** The burden of a figure that nothing slows. */
export const NO_BURDEN: Burden = { subtractCi: 0, halvings: 0 };

/** The burden of getting in or out: for the person (DW-LOAD-1), and once each way for the vehicle (DW-LOAD-2). */
export const ONE_HALVING: Burden = { subtractCi: 0, halvings: 1 };

/**
 * Returns the rest of a rate in ci. Subtractions come first, leaving contact among them (DW-LOAD-5), then the halvings
 * (DW-AMOVE-3, DW-AMOVE-4). It rounds down, because paths cost whole ci (DW-AMOVE-5). It is 0 if nothing is left to halve
 * (DW-AMOVE-6).
 */
export function reckonCi(baseCi: number, { subtractCi, halvings }: Burden): number {
  let left = baseCi - subtractCi;
  for (let i = 0; i < halvings; i++) left /= 2;
  return Math.max(0, Math.floor(left));
}

/** Adds two burdens (DW-AMOVE-4). */
export function plus(a: Burden, b: Burden): Burden {
  return { subtractCi: a.subtractCi + b.subtractCi, halvings: a.halvings + b.halvings };
}

/** Returns the rate in ci before any burden: 6" for soldiers, 18" for vehicles (DW-AMOVE-1), 0 for a weapon. */
export function baseCi(state: Frozen<State>, figure: Frozen<Figure>): number {
  const { vehicles, parameters } = tablesOf(state);
  if (isSoldier(figure)) return parameters.soldierMoveCi;
  return isVehicle(figure) ? vehicles[figure.kind].moveCi : 0;
}

/**
 * Returns the burden of a soldier or vehicle so far this turn. If it is about to move, leaving contact is included and
 * costs 2" or 6" (DW-AMOVE-2, DW-R-59, DW-R-60). It is computed afresh for every part of a move (DW-R-62).
 */
export function burdenOf(state: Frozen<State>, id: FigureId, moving: boolean): Burden {
  const figure = sure(figureOf(state, id));
  if (!isSoldier(figure) && !isVehicle(figure)) return NO_BURDEN;
  const { parameters } = tablesOf(state);
  const [contactCi, terrainCi] = isSoldier(figure)
    ? [parameters.leaveContactCi, parameters.terrainCi]
    : [parameters.vehicleLeaveContactCi, parameters.vehicleTerrainCi];
  const left = hasLeftContact(figure) || (moving && inContact(state, id));
  return {
    subtractCi: (left ? contactCi : 0) + (figure.paidTerrain ? terrainCi : 0),
    halvings: halvingsOf(figure),
  };
}

/**
 * Returns the halvings of a soldier's own acts, or of a vehicle's loading, unloading (DW-LOAD-2, DW-R-62) and towing
 * (DW-TOW-2).
 */
function halvingsOf(figure: Frozen<Figure>): number {
  if (isSoldier(figure)) return figure.halvings;
  if (!isVehicle(figure)) return 0;
  return (figure.loaded ? 1 : 0) + (figure.unloaded ? 1 : 0) + (figure.towing === null ? 0 : 1);
}

/**
 * Whether leaving contact cuts a soldier's or vehicle's movement. It started the turn in contact, stands in contact now
 * (DW-R-60), or got out of a vehicle in contact (DW-LOAD-6, DW-R-61).
 */
export function paysForContact(state: Frozen<State>, id: FigureId): boolean {
  const figure = sure(figureOf(state, id));
  if (!isSoldier(figure) && !isVehicle(figure)) return false;
  return hasLeftContact(figure) || inContact(state, id);
}

/** Whether a soldier or vehicle that moves now leaves contact for the first time this turn (DW-AMOVE-2, DW-R-60). */
export function leavesContact(state: Frozen<State>, id: FigureId): boolean {
  const figure = sure(figureOf(state, id));
  return 'leftContact' in figure && !figure.leftContact && inContact(state, id);
}

function hasLeftContact(figure: Frozen<Soldier | Vehicle>): boolean {
  return figure.leftContact || (isSoldier(figure) && figure.exposed && figure.aboard === null);
}
