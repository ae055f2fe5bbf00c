/** Attacks of the army: one roll each (DW-ATK-3), and its effects. */
import type { Dice, Frozen } from '@dwo/kernel';
import { CANNON } from '../data/vehicles';
import { type Weapon, weaponRow } from '../data/weapons';
import { crewAt } from '../designated-crew';
import type { Emit } from '../emit';
import { armyFigureOf, dinosaurOf, isCrewedWeapon, isVehicle, placeOf, sure } from '../figures';
import { roll2d6 } from '../rolls';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { isIndirect, type Shot } from './aim';
import type { Firer } from './firer';
import { damageOf } from './marksmen';
import { gunners } from './readiness';
import { armourSide, armyScore, killsOutright } from './score';
import { stray } from './strays';
import { wound } from './wounds';

/** A soldier, a crewed weapon or a vehicle attacks a dinosaur. */
export function shoot(state: Frozen<State>, shot: Shot, dice: Dice, emit: Emit): void {
  const { id, weapon, target, window } = shot;
  const firer = sure(armyFigureOf(state, id));
  const dinosaur = sure(dinosaurOf(state, target));
  // A dinosaur has turned to the figure that it overruns, so the shot meets its front (DW-CLOSE-10, DW-R-21).
  const side = window === 'closing' ? 'front' : armourSide(dinosaur, placeOf(state, firer));
  const indirect = window !== 'closing' && isIndirect(state, firer, weapon, target);
  // A spotter who is not needed does not count as used (DW-R-112).
  const spotter = indirect ? (shot.spotter ?? null) : null;
  const { score, parts } = armyScore(state, { firer, weapon, dinosaur, side, indirect });
  const { autoKill } = weaponRow(weapon);
  const damage = damageOf(state, firer, weapon);
  const last = isLastShot(state, id, firer, weapon);
  const thrown = roll2d6(dice, 'to-hit', autoKill ? [2, score] : [score]);
  const roll = thrown[0] + thrown[1];
  const outright = killsOutright(weapon, roll);
  const hit = roll <= score || outright;
  emit({ type: 'shot', figure: id, target, weapon, window, spotter, dice: thrown, score, parts, hit });
  if (last) emit({ type: 'emptied', figure: id });
  if (!hit) {
    stray(state, { id, weapon, target }, dice, emit);
    return;
  }
  // An automatic kill takes all life points, whatever the armour (DW-AUTO-2).
  const rule = outright ? 'DW-AUTO-2' : 'DW-DMG-8';
  wound(state, { id: target, by: id, damage: outright ? dinosaur.lifePoints : damage, rule }, dice, emit);
}

/**
 * Whether a weapon is unloaded after this shot. With its minimum crew it stays loaded (DW-CREW-2). An undermanned weapon
 * makes one attack and is then unloaded, even a machine gun (DW-CREW-3, DW-R-44), and so is a cannon without one of its
 * gunners (DW-R-29).
 */
function isLastShot(state: Frozen<State>, id: FigureId, firer: Firer, weapon: Weapon): boolean {
  if (isCrewedWeapon(firer)) return crewAt(state, id).length < tablesOf(state).crewedWeapons[firer.kind].minCrew;
  return isVehicle(firer) && weapon === CANNON && gunners(firer) < 2;
}
