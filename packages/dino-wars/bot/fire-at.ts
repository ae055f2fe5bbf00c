/** The army's fire at a place, which a dinosaur avoids. */

import { distance, type Frozen, type Point, type Point3 } from '@dwo/kernel';
import { armsOf, type Dinosaur, eyeOf, isCrewedWeapon, leastCi, limitCi, screenBetween, type Weapon } from '../rules';
import type { Beast, Field } from './field';
import { blowOf, indirectScoreOf } from './worth';

interface Arm {
  readonly weapon: Weapon;
  readonly mostCi: number;
  readonly leastCi: number;
  readonly indirect: boolean;
}

interface Shooter {
  readonly at: Point;
  readonly radius: number;
  readonly eye: Point3;
  /** How far the firer may move before it fires again, in ci. */
  readonly stepCi: number;
  readonly arms: readonly Arm[];
  readonly farthestCi: number;
}

const known = new WeakMap<Field, readonly Shooter[]>();

function shootersOf(field: Field): readonly Shooter[] {
  const before = known.get(field);
  if (before !== undefined) return before;
  const { state, tables } = field;
  const shooters = field.prey.flatMap(({ it, base }): Shooter[] => {
    const arms = armsOf(state, it).map((weapon): Arm => {
      const [mostCi, least] = [limitCi(state, it, weapon), leastCi(state, weapon)];
      return { weapon, mostCi, leastCi: least, indirect: indirectScoreOf(state, weapon) !== null };
    });
    if (arms.length === 0 || (isCrewedWeapon(it) && it.status !== 'set-up')) return [];
    const farthestCi = Math.max(...arms.map(({ mostCi }) => mostCi));
    const stepCi = isCrewedWeapon(it) ? 0 : tables.parameters.soldierMoveCi;
    return [{ at: base, radius: base.radius, eye: eyeOf(state, it), stepCi, arms, farthestCi }];
  });
  known.set(field, shooters);
  return shooters;
}

/** Returns the life points that the army is expected to take from a dinosaur at this place until its next move. */
export function exposure(field: Field, beast: Beast, at: Point, z = 0): number {
  const { state } = field;
  const it: Frozen<Dinosaur> = { ...beast.it, x: at.x, y: at.y, z };
  let damage = 0;
  for (const shooter of shootersOf(field)) {
    const across = Math.max(0, distance(shooter.at, at) - shooter.radius - beast.base.radius);
    const far = z === 0 ? across : Math.sqrt(across * across + z * z);
    if (far > shooter.farthestCi + shooter.stepCi) continue;
    const arms = shooter.arms.filter((arm) => far <= arm.mostCi && far >= arm.leastCi);
    if (arms.length === 0) {
      damage += 0.3;
      continue;
    }
    const seen = screenBetween(state, shooter.eye, it, beast.id) === null;
    let best = 0;
    for (const { weapon, indirect } of arms) {
      if (!seen && !indirect) continue;
      best = Math.max(best, blowOf(state, weapon, it, !seen).damage * (seen ? 1 : 0.6));
    }
    damage += 2 * best;
  }
  return damage;
}
