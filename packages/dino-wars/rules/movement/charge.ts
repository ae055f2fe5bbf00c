/** The movement that dinosaurs may spend, with the option Dino Charge (DW-MOVE-3, DW-OPT-CHARGE-1, DW-R-90). */
import type { Frozen } from '@dwo/kernel';
import { dinosaurOf } from '../figures';
import { plays } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { groundRateCi, isHeldDown } from './low-flight';

/** Returns the costs of legs in ci, with `tollCi` added to the leg at index `tollAt`. */
export function withToll(legsCi: readonly number[], tollCi: number, tollAt: number): number[] {
  return legsCi.map((cost, at) => (at === tollAt ? cost + tollCi : cost));
}

/** Returns the extra 2" in ci of a dinosaur in the turn in which it first attacks, or 0 if it has none. */
export function chargeCi(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): number {
  if (!plays(state, 'dino_charge')) return 0;
  const { chargeTurn } = dinosaur;
  return chargeTurn === null || chargeTurn === state.turn ? tablesOf(state).parameters.chargeCi : 0;
}

/**
 * Returns the most that a dinosaur may have spent on the ground when a move ends, in ci. It is more if it charges into
 * contact.
 */
export function spendableCi(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, contact: boolean): number {
  const bonus = !contact || isHeldDown(state, dinosaur) ? 0 : chargeCi(state, dinosaur);
  return groundRateCi(state, dinosaur) + bonus;
}

/** Returns the movement that a dinosaur has for overruns, in ci: all that is left, and the charge (DW-OPT-CHARGE-2). */
export function overrunLeftCi(state: Frozen<State>, id: FigureId): number {
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur === null) return 0;
  return Math.max(0, spendableCi(state, dinosaur, true) - dinosaur.spentCi);
}

/** Returns why a dinosaur can't pay for a move, or null if it can. The charge pays only for legs that end in contact. */
export function refuseSpending(
  state: Frozen<State>,
  id: FigureId,
  legsCi: readonly number[],
  { rateCi, isContact }: { readonly rateCi: number; readonly isContact: (leg: number) => boolean },
): No | null {
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur === null) return null;
  const { spentCi } = dinosaur;
  const mostCi = rateCi + chargeCi(state, dinosaur);
  let costCi = 0;
  let fits = true;
  for (const [leg, cost] of legsCi.entries()) {
    costCi += cost;
    const overCi = spentCi + costCi;
    if (overCi > rateCi) fits &&= overCi <= mostCi && isContact(leg);
  }
  return fits ? null : refuse('DW-MOVE-3', 'NOT_ENOUGH_MOVEMENT', { figure: id, costCi, spentCi, allowanceCi: rateCi });
}
