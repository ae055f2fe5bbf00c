/** Damage to vehicles, their destruction, and the fate of the people and loads in them (§3.18 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { crewedWeaponOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { roll2d6 } from '../rolls';
import { freePlace } from '../room';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { strike } from './luck';

/** A blow to a vehicle. */
export interface Blow {
  readonly id: FigureId;
  /** The dinosaur, or the figure whose shot missed another target. */
  readonly by: FigureId;
  /** The rule that names the cause. */
  readonly rule: RuleId;
  /** The dinosaur whose overrun waits until survivors are placed (DW-R-22); null if no overrun waits. */
  readonly dinosaur: FigureId | null;
}

/**
 * A vehicle loses structural points and is destroyed at 0; they never go below 0 (DW-DMG-9, DW-DMG-11). Returns true if it
 * is destroyed.
 */
export function damageVehicle(state: Frozen<State>, blow: Blow & { lost: number }, dice: Dice, emit: Emit): boolean {
  const { id, rule } = blow;
  const points = sure(vehicleOf(state, id)).structurePoints;
  const lost = Math.min(points, blow.lost);
  emit({ type: 'damaged', figure: id, lost, rule });
  if (lost < points) return false;
  destroyVehicle(state, blow, dice, emit);
  return true;
}

/**
 * A vehicle is destroyed. Its load stays behind, the people aboard roll for survival, and survivors wait to be placed
 * (DW-CAS-1 to 3).
 */
function destroyVehicle(state: Frozen<State>, { id, by, rule, dinosaur }: Blow, dice: Dice, emit: Emit): void {
  const people = sure(vehicleOf(state, id)).seats.flatMap((who) => who ?? []);
  emit({ type: 'destroyed', figure: id, by, rule });
  unload(state, id, emit);
  // The order is driver, gunners, passengers. Each finishes their rolls before the next begins (DW-R-109).
  for (const person of people) survive(state, { person, vehicle: id, by }, dice, emit);
  const alive = people.filter((person) => sure(soldierOf(state, person)).alive);
  const owners: Seat[] = [...new Set(alive.map((person) => sure(soldierOf(state, person)).owner))];
  for (const seat of owners.sort((a, b) => a - b)) {
    const own = alive.filter((person) => sure(soldierOf(state, person)).owner === seat);
    emit({ type: 'survivorsWait', vehicle: id, seat, people: own, dinosaur });
  }
}

/** A roll of 7 or less survives (DW-CAS-1). A special figure that fails may still have luck (DW-CAS-2, DW-R-57). */
function survive(
  state: Frozen<State>,
  { person, vehicle, by }: { person: FigureId; vehicle: FigureId; by: FigureId },
  dice: Dice,
  emit: Emit,
): void {
  const needed = tablesOf(state).parameters.survivalRoll;
  const thrown = roll2d6(dice, 'survival', [needed]);
  const alive = thrown[0] + thrown[1] <= needed;
  emit({ type: 'survivalRolled', figure: person, vehicle, dice: thrown, needed, alive });
  if (!alive) strike(state, { id: person, by, rule: 'DW-CAS-1' }, dice, emit);
}

/** A towed weapon stands where it was (DW-R-51). A carried one lies where the vehicle was, or as near as there is room. */
function unload(state: Frozen<State>, id: FigureId, emit: Emit): void {
  const vehicle = sure(vehicleOf(state, id));
  const { towing } = vehicle;
  if (towing !== null) {
    const { x, y, facing } = vehicle;
    emit({ type: 'unhitched', vehicle: id, weapon: towing, at: { x, y }, facing, crew: [] });
  }
  for (const thing of [...vehicle.cargo]) {
    const weapon = crewedWeaponOf(state, thing);
    const radius = weapon === null ? tablesOf(state).parameters.poleRadiusCi : radiusOf(state, weapon);
    const { x, y } = vehicle;
    // A pole needs the same room as a soldier.
    const figure = weapon ?? { ...vehicle, rank: 'enlisted' };
    emit({ type: 'unstowed', weapon: thing, vehicle: id, at: freePlace(state, figure, { x, y, radius }, []) });
  }
}
