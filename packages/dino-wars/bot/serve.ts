/** Phase 4, crewed weapons: they are manned, turned to the enemy, set up where they lie, and carried to a far enemy. */

import { bearing, type Disc, type Frozen, type Seat, withinArc } from '@dwo/kernel';
import {
  type CrewedWeapon,
  crewAt,
  type Intent,
  isCrewedWeapon,
  isVehicle,
  leftCi,
  minCrewOf,
  peopleAt,
} from '../rules';
import { allowed, type Field, gapOf, mayAct, nearestTo, type Prey } from './field';
import { placeAt } from './places';

/** The turns without an attack after which guns are carried to the enemy. */
const QUIET = 2;
/** An enemy within this angle of a gun's facing is well in its front. */
const FRONT_DEGREES = 70;

/** Returns the next intent for a gun, or null if all are ready. */
export function serve(field: Field, seat: Seat): Intent | null {
  for (const each of field.prey) {
    const { id, it } = each;
    if (it.owner !== seat || !mayAct(field, id)) continue;
    const wishes = isCrewedWeapon(it) ? worksOn(field, each, it) : [];
    if (isVehicle(it) && it.mg !== null) {
      const facing = newFacing(field, each.base, it.gunFacing);
      if (facing !== null) wishes.push({ type: 'turnGun', vehicle: id, facing });
    }
    const intent = allowed(field.state, seat, wishes);
    if (intent) return intent;
  }
  return null;
}

/** Lists the intents for one weapon, the most urgent first. */
function worksOn(field: Field, gun: Prey, it: Frozen<CrewedWeapon>): Intent[] {
  const { state, tables } = field;
  const wishes: Intent[] = [];
  const there = crewAt(state, gun.id);
  if (there.length < minCrewOf(state, it)) {
    const more = peopleAt(state, gun.id).filter((each) => !it.crew.includes(each));
    const free = more.filter((each) => (state.soldiers[each]?.crewOf ?? null) === null);
    if (free.length > 0) wishes.push({ type: 'assign', weapon: gun.id, crew: [...it.crew, ...free] });
    // A hero needs no help with a light machine gun (DW-RAMBO-1).
    const hero = peopleAt(state, gun.id).find((each) => state.soldiers[each]?.rank === 'hero');
    if (it.kind === 'lmg' && hero !== undefined) wishes.push({ type: 'pickUp', figure: hero, weapon: gun.id });
  }
  const near = nearestTo(gun.base, field.beasts);
  const ahead = near === null ? it.facing : (bearing(gun.base, near.base) ?? it.facing);
  const { arc, rangeFixedCi } = tables.crewedWeapons[it.kind];
  const isFar = near !== null && state.quietTurns >= QUIET && gapOf(gun.base, near.base) > rangeFixedCi;
  if (isFar && it.status === 'set-up') wishes.push({ type: 'dismantle', weapon: gun.id });
  if (isFar && it.status === 'dismantled') wishes.push(...waysAhead(field, gun, it, ahead));
  if (!isFar && it.status === 'dismantled') wishes.push({ type: 'setUp', weapon: gun.id, facing: ahead });
  if (arc && it.status === 'set-up') {
    const facing = newFacing(field, gun.base, it.facing);
    if (facing !== null) wishes.push({ type: 'face', figure: gun.id, facing });
  }
  return wishes;
}

/** Lists paths towards the enemy, as far as the crew can carry the weapon and half as far. */
function waysAhead({ state }: Field, gun: Prey, it: Frozen<CrewedWeapon>, ahead: number): Intent[] {
  const carriers = crewAt(state, gun.id)
    .sort((a, b) => leftCi(state, b) - leftCi(state, a))
    .slice(0, minCrewOf(state, it));
  const left = Math.min(...carriers.map((each) => leftCi(state, each)));
  // A short distance is not worth dismantling and setting up again.
  if (!Number.isFinite(left) || left < 100) return [];
  return [0, 30, 330, 60, 300].flatMap((turn) =>
    [left - 2, left >> 1].map((far): Intent => {
      const at = placeAt(gun.base, (ahead + turn) % 360, far);
      return { type: 'carry', weapon: gun.id, carriers, path: [at] };
    }),
  );
}

/** Returns the facing that a machine gun should turn to: towards the nearest enemy if it is out of the arc; null to stay. */
function newFacing(field: Field, base: Disc, facing: number): number | null {
  const near = nearestTo(base, field.beasts);
  if (near === null || withinArc(base, facing, FRONT_DEGREES, near.base)) return null;
  const wanted = bearing(base, near.base);
  return wanted === facing ? null : wanted;
}
