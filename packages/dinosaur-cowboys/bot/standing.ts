/** The worth of standing somewhere: what enemies could do there, and how far the fight is. */
import {
  ADJACENT,
  type Being,
  bodyOf,
  CHARGE,
  enemiesOf,
  gapOf,
  lookAt,
  modeOf,
  type Now,
  type WeaponId,
  weaponData,
} from '../rules';
import type { Mind } from './mind';
import { harmWorth, hitChances, PLAIN, type Sense, senseOf } from './worth';

/** Tells what the enemy could do to the members of a body next, roughly: their weapons at the gap that is left after they have moved. */
function danger(state: Now, members: readonly Being[], sense: Sense): number {
  const [first] = members;
  if (first === undefined) return 0;
  let sum = 0;
  for (const enemy of enemiesOf(state, first.seat)) {
    const body = bodyOf(state, enemy);
    const gap = gapOf(state, enemy, first);
    const reach = body.spd * 1000;
    let worst = 0;
    for (const { id, long, reload } of enemy.weapons) {
      const isRange = modeOf(id) === 'range';
      if (reload || (isRange ? gap > (long ?? 0) + reach : gap > reach + 2500)) continue;
      for (const member of members) worst = Math.max(worst, threat({ enemy, member, weapon: id, sense }, gap));
    }
    if (worst === 0) continue;
    const sees = lookAt(state, enemy, first);
    const hidden = sees.lines.every(({ state: line }) => line === 'blocked') ? 0.45 : sees.cover ? 0.8 : 1;
    // Anybody who has had their turn comes later, when much has changed.
    sum += worst * hidden * (body.activated ? (state.turn >= 6 ? 0 : 0.6) : 1);
  }
  return sum;
}

interface Threat {
  readonly enemy: Being;
  readonly member: Being;
  readonly weapon: WeaponId;
  readonly sense: Sense;
}

/** The worth of what one weapon of an enemy does to one member at a gap, on average. */
export function threat({ enemy, member, weapon, sense }: Threat, gap: number): number {
  const { attacks, damage, bands } = weaponData(weapon);
  const base = bands === null ? enemy.ctn : (enemy.rtn ?? 9);
  const band = bands === null ? 0 : gap <= bands.short ? -1 : gap <= bands.medium + 2000 ? 0 : 1;
  const tn = base + member.def + member.thickSkin + band;
  const chances = hitChances({ dice: attacks, tn, crit: tn >= 12 ? null : 12 });
  return chances.reduce(
    (so, chance, hits) => so + (hits === 0 ? 0 : chance * harmWorth(member, damage + hits, sense)),
    0,
  );
}

/** The range at which somebody likes to fight, in mils. */
function liked({ weapons, ctn, rtn }: Being): number {
  const guns = weapons.filter(({ id }) => modeOf(id) === 'range');
  const blades = weapons.filter(({ id }) => modeOf(id) === 'close');
  if (guns.length === 0 || (blades.length > 0 && ctn < (rtn ?? 12))) return 0;
  return Math.max(...guns.map(({ id }) => weaponData(id).bands?.medium ?? 0));
}

/** The cost of the dead ring: more than the inches that it saves. */
const DEAD_RING = 0.05;

/**
 * How far a body is from where its members fight: a cost that draws it on. For those who all fight hand to hand a gap to the nearest enemy
 * that is too near to charge and too far to strike costs more (DC-ACT-6, DC-CLO-3).
 */
function distanceCost(state: Now, members: readonly Being[]): number {
  const [first] = members;
  if (first === undefined) return 0;
  const likes = members.map(liked);
  const wish = Math.min(...likes);
  let [least, nearest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const enemy of enemiesOf(state, first.seat)) {
    const gap = gapOf(state, first, enemy);
    nearest = Math.min(nearest, gap);
    least = Math.min(least, Math.max(0, gap - wish) + (2000 * enemy.hp) / enemy.startHp);
  }
  if (!Number.isFinite(least)) return 0;
  const isDead = nearest > ADJACENT && nearest < CHARGE.least && likes.every((like) => like === 0);
  return (0.02 * least) / 1000 + (isDead ? DEAD_RING : 0);
}

/** The worth of standing somewhere. */
export function standing(state: Now, members: readonly Being[], mind: Mind): number {
  const fear = mind.fear === 0 ? 0 : mind.fear * danger(state, members, mind.ends ? senseOf(state) : PLAIN);
  return 0 - distanceCost(state, members) - fear;
}
