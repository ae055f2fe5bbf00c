/** Phase 4, crewed weapons: turned to where the enemy is, set up where they lie. */
import { figureIntents, type Intent, isCrewedWeapon, isVehicle, PARAMETERS, tablesOf } from '@dwo/dino-wars';
import { bearing, type Disc, type Seat, withinArc } from '@dwo/kernel';
import { type Beast, type Field, gapOf } from './field';

/** The next thing done to a gun; null when all stand ready. */
export function serve(field: Field, seat: Seat): Intent | null {
  for (const { id, it, base } of field.prey) {
    if (it.owner !== seat) continue;
    if (isCrewedWeapon(it)) {
      if (it.status === 'dismantled') {
        const setUp = figureIntents(field.state, id).find(({ type }) => type === 'setUp');
        if (setUp) return setUp;
      } else if (tablesOf(field.state).crewedWeapons[it.kind].arc) {
        const facing = newFacing(field, base, it.facing);
        const may = facing !== null && figureIntents(field.state, id).some(({ type }) => type === 'face');
        if (may) return { type: 'face', figure: id, facing };
      }
    } else if (isVehicle(it) && it.mg !== null) {
      const facing = newFacing(field, base, it.gunFacing);
      const may = facing !== null && figureIntents(field.state, id).some(({ type }) => type === 'turnGun');
      if (may) return { type: 'turnGun', vehicle: id, facing };
    }
  }
  return null;
}

/** Where a machine gun had better look: at the nearest enemy, if that one is out of its arc; null to stay. */
function newFacing(field: Field, base: Disc, facing: number): number | null {
  let near: Beast | null = null;
  for (const beast of field.beasts) if (!near || gapOf(base, beast.base) < gapOf(base, near.base)) near = beast;
  if (near === null || withinArc(base, facing, PARAMETERS.arcHalfAngle - 20, near.base)) return null;
  const wanted = bearing(base, near.base);
  return wanted === facing ? null : wanted;
}
