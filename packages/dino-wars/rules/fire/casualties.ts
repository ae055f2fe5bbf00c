/** Vehicles that are damaged and destroyed, and what becomes of the people and things in them (§3.18 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { crewedWeaponOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { roll2d6 } from '../rolls';
import { freePlace } from '../room';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { strike } from './luck';

/** Damage to a vehicle. */
export interface Blow {
  readonly id: FigureId;
  /** The dinosaur, or whoever missed another target. */
  readonly by: FigureId;
  readonly rule: RuleId;
  /** The dinosaur whose overrun waits until survivors are placed (DW-R-22); null if it is none. */
  readonly dinosaur: FigureId | null;
}

/** A vehicle loses structural points and is destroyed at 0, never less (DW-DMG-9, DW-DMG-11). Says whether it is. */
export function damageVehicle(state: Frozen<State>, blow: Blow & { lost: number }, dice: Dice, emit: Emit): boolean {
  const { id, rule } = blow;
  const points = sure(vehicleOf(state, id)).structurePoints;
  const lost = Math.min(points, blow.lost);
  emit({ type: 'damaged', figure: id, lost, rule });
  if (lost < points) return false;
  destroyVehicle(state, blow, dice, emit);
  return true;
}

/** A vehicle is gone: its load stays behind, its people roll for their lives, and those left wait to be placed (DW-CAS-1 to 3). */
function destroyVehicle(state: Frozen<State>, { id, by, rule, dinosaur }: Blow, dice: Dice, emit: Emit): void {
  const people = sure(vehicleOf(state, id)).seats.flatMap((who) => who ?? []);
  emit({ type: 'destroyed', figure: id, by, rule });
  unload(state, id, emit);
  // Driver, gunners, passengers; each is through with it before the next (DW-R-109).
  for (const person of people) survive(state, { person, vehicle: id, by }, dice, emit);
  const alive = people.filter((person) => sure(soldierOf(state, person)).alive);
  const owners: Seat[] = [...new Set(alive.map((person) => sure(soldierOf(state, person)).owner))];
  for (const seat of owners.sort((a, b) => a - b)) {
    const own = alive.filter((person) => sure(soldierOf(state, person)).owner === seat);
    emit({ type: 'survivorsWait', vehicle: id, seat, people: own, dinosaur });
  }
}

/** 7 or less lives (DW-CAS-1); a special figure may still be lucky (DW-CAS-2, DW-R-57). */
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

/** Its towed weapon stands where it was (DW-R-51); its carried one lies there, or as near as there is room. */
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
    // A pole goes where a man may stand.
    const figure = weapon ?? { ...vehicle, rank: 'enlisted' };
    emit({ type: 'unstowed', weapon: thing, vehicle: id, at: freePlace(state, figure, { x, y, radius }, []) });
  }
}
