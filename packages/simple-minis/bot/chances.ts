/** Quick estimates of attacks, for weighing many places. The odds that players see come from the rules themselves. */
import type { Disc } from '@dwo/kernel';
import { gap } from '@dwo/kernel';
import { ARMOR_SAVE, attackBonus, CLASS_DATA, type Fig, lookAt, type Now, RANGE, TO_HIT } from '../rules';

/** The chance of a die to reach a total with a bonus; the better of two dice if there are two. */
function reach(need: number, bonus: number, dice = 1): number {
  const miss = Math.min(1, Math.max(0, (need - bonus - 1) / 6));
  return 1 - (dice === 1 ? miss : miss * miss);
}

/** The chance that a hit goes through a figure's armor. */
function through(target: Fig): number {
  if (target.armor === 'none') return 1;
  return 1 - reach(ARMOR_SAVE[target.armor], CLASS_DATA[target.class].armorBonus);
}

/** The chance that a shot destroys its target. */
function shotChance(attacker: Fig, target: Fig, covered: boolean): number {
  const need = covered || target.riding !== null ? TO_HIT.cover : TO_HIT.distance;
  return reach(need, attackBonus(attacker), attacker.automatic ? 2 : 1) * through(target);
}

/** The chance that a blow destroys its target. */
export function blowChance(attacker: Fig, target: Fig): number {
  return reach(TO_HIT.hand, attackBonus(attacker)) * through(target);
}

/** The chance that one figure destroys another in a round from a place, by the gap between their bases alone. */
export function threat(attacker: Fig, from: Disc, target: Fig, at: Disc): number {
  const far = gap(from, at);
  if (far <= 900)
    return Math.max(blowChance(attacker, target), attacker.distance ? shotChance(attacker, target, false) : 0);
  return attacker.distance && far <= RANGE ? shotChance(attacker, target, false) : 0;
}

/** The chance that a shot destroys its target, sight and cover included. */
export function shotFrom(state: Now, attacker: Fig, target: Fig): number {
  const { state: sight, cover } = lookAt(state, attacker, target);
  if (sight === 'out') return 0;
  const chance =
    cover === 'disputed'
      ? (shotChance(attacker, target, true) + shotChance(attacker, target, false)) / 2
      : shotChance(attacker, target, cover === 'covered');
  return sight === 'unsure' ? chance / 2 : chance;
}
