/** Attacks of dinosaurs, in an overrun or in phase 3. */
import type { Dice, Frozen } from '@dwo/kernel';
import type { DinosaurRow } from '../data/dinosaurs';
import type { VehicleRow } from '../data/vehicles';
import type { Emit } from '../emit';
import { armyFigureOf, crewedWeaponOf, dinosaurOf, soldierOf, sure, vehicleOf } from '../figures';
import { roll2d6 } from '../rolls';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { damageVehicle } from './casualties';
import { strike } from './luck';
import { dinosaurScore } from './score';

/** One attack of a dinosaur. */
export interface Bite {
  readonly id: FigureId;
  readonly target: FigureId;
  /** True in an overrun, false in phase 3. */
  readonly overrun: boolean;
}

/** A dinosaur attacks a soldier, a vehicle or a crewed weapon. Returns true if the target is killed or destroyed (DW-OVER-5). */
export function bite(state: Frozen<State>, { id, target, overrun }: Bite, dice: Dice, emit: Emit): boolean {
  const dinosaur = sure(dinosaurOf(state, id));
  const row = tablesOf(state).dinosaurs[dinosaur.kind];
  const vehicle = vehicleOf(state, target);
  const vehicleRow = vehicle === null ? null : tablesOf(state).vehicles[vehicle.kind];
  const { score, parts } = dinosaurScore(state, dinosaur, armyFigureOf(state, target));
  const automatic = vehicleRow === null ? 0 : destroysUpTo(row, vehicleRow);
  const thrown = roll2d6(dice, 'to-hit', automatic === 0 ? [score] : [automatic, score]);
  const roll = thrown[0] + thrown[1];
  const outright = roll <= automatic;
  const hit = roll <= score || outright;
  emit({ type: 'attacked', figure: id, target, overrun, dice: thrown, score, parts, hit });
  if (!hit) return false;
  // Damage points apply to vehicles only (DW-DMG-10).
  if (soldierOf(state, target) !== null) return strike(state, { id: target, by: id, rule: 'DW-DMG-1' }, dice, emit);
  if (crewedWeaponOf(state, target) !== null) {
    // Any hit destroys a crewed weapon, but only a dinosaur's (DW-CREW-10, DW-R-53).
    emit({ type: 'destroyed', figure: target, by: id, rule: 'DW-CREW-10' });
    return true;
  }
  const rule = outright ? automaticRule(row) : 'DW-DMG-9';
  const lost = outright ? sure(vehicle).structurePoints : dinosaur.damage;
  return damageVehicle(state, { id: target, by: id, lost, rule, dinosaur: overrun ? id : null }, dice, emit);
}

/**
 * Returns the highest roll that destroys a vehicle whatever its structural points, or 0 if there is none (DW-AUTO-3,
 * DW-AUTO-4, DW-AUTO-5).
 */
export function destroysUpTo({ stars }: Pick<DinosaurRow, 'stars'>, { tank }: Pick<VehicleRow, 'tank'>): number {
  if (stars === 0) return 0;
  if (stars === 1) return tank ? 0 : 2;
  return tank ? 2 : 3;
}

function automaticRule({ stars }: Pick<DinosaurRow, 'stars'>): RuleId {
  return stars === 1 ? 'DW-AUTO-3' : 'DW-AUTO-4';
}
