/**
 * Primal Instinct: the units that a bound dinosaur perceives, those that it must attack, and the moves that are
 * retreats.
 */

import { type At, distance } from './grid';
import { type Figure, fielded, has, sideOf, standingOn, unitAt } from './on-field';
import { clear } from './sight';
import type { Now } from './state';

/** Whether Primal Instinct binds a unit; soldiers are never bound (DS-PI-12, DS-PI-1, DS-AB-ALP-1, DS-AB-PAC-1). */
export function isBound(state: Now, unit: Figure): boolean {
  if (sideOf(unit) === 'soldiers' || state.oneSpecies) return false;
  const herd = fielded(state, 'dinosaurs');
  if (herd.some(({ alpha }) => alpha)) return false;
  return !(has(unit, 'pack') && herd.some((other) => other.id !== unit.id && other.type === unit.type));
}

/** Whether a unit is not hidden from this one (DS-AB-SNI-1, DS-HIDE-10). */
export function isOpenTo(looker: Figure, unit: Figure): boolean {
  return unit.hidden === 0 || has(looker, 'sniff');
}

/** Whether a unit itself has line of sight to a spot. Obstacles do not stop units with Instinct (DS-AB-INS-1). */
export function sees(state: Now, looker: Figure, spot: At): boolean {
  return has(looker, 'instinct') || clear(standingOn(state, looker), spot, state.obstacles);
}

/** DS-PI-2 */
function perceives(state: Now, looker: Figure, unit: Figure): boolean {
  if (unit.place !== 'field' || unit.id === looker.id || !isOpenTo(looker, unit)) return false;
  return sees(state, looker, standingOn(state, unit));
}

function between(state: Now, one: Figure, other: Figure): number {
  return distance(standingOn(state, one), standingOn(state, other));
}

function nearest(state: Now, looker: Figure, units: readonly Figure[]): Figure[] {
  const least = Math.min(...units.map((unit) => between(state, looker, unit)));
  return units.filter((unit) => between(state, looker, unit) === least);
}

/** The units that hit this one since its owner's last turn, as far as it perceives them (DS-PI-4). */
function perceivedAssailants(state: Now, looker: Figure): Figure[] {
  return looker.assailants.flatMap((id) => {
    const unit = unitAt(state, id);
    return unit !== null && perceives(state, looker, unit) ? [unit] : [];
  });
}

/** DS-PI-3 */
function isPrey(state: Now, looker: Figure, unit: Figure): boolean {
  if (!perceives(state, looker, unit)) return false;
  return sideOf(unit) === 'soldiers' || (unit.type !== looker.type && between(state, looker, unit) <= 1);
}

/**
 * The units of which each attack of a bound dinosaur must hit at least one; empty for a unit that may attack freely
 * (DS-PI-5, DS-PI-7, DS-PI-11).
 */
export function focusOf(state: Now, unit: Figure): readonly Figure[] {
  if (unit.place !== 'field' || !isBound(state, unit)) return [];
  const assailants = perceivedAssailants(state, unit);
  if (assailants.length > 0) return nearest(state, unit, assailants);
  return nearest(
    state,
    unit,
    state.units.filter((other) => isPrey(state, unit, other)),
  );
}

/** The soldiers from which a bound dinosaur does not move away; empty for a unit that goes where it likes (DS-PI-9). */
export function heldBy(state: Now, unit: Figure): readonly Figure[] {
  if (unit.place !== 'field' || !isBound(state, unit)) return [];
  const hunters = perceivedAssailants(state, unit).filter((each) => sideOf(each) === 'soldiers');
  const soldiers =
    hunters.length > 0 ? hunters : fielded(state, 'soldiers').filter((each) => perceives(state, unit, each));
  return soldiers.length === 0 ? [] : nearest(state, unit, soldiers);
}

/** Whether a move to a spot would be a retreat (DS-PI-9). Nothing forces a dinosaur to move (DS-PI-10). */
export function retreats(state: Now, unit: Figure, to: At): boolean {
  const feared = heldBy(state, unit).map((each) => standingOn(state, each));
  if (feared.length === 0) return false;
  const far = (from: At) => Math.min(...feared.map((spot) => distance(from, spot)));
  return far(to) > far(standingOn(state, unit));
}
