/** Tells what blows are worth, from the rules' own terms (`termsOf`), and what an entity is worth. */
import {
  type Being,
  type Blow,
  braveryThreshold,
  D12,
  damageOf,
  harmOf,
  hitsOf,
  isEmptied,
  type Now,
  type Terms,
  termsOf,
  weaponData,
} from '../rules';

/** The chances of Hits by terms: there are few different ones, and players ask for them again and again. */
const known = new Map<string, readonly number[]>();

/** The chance of each number of Hits of an attack, by index. */
export function hitChances({ dice, tn, crit }: Pick<Terms, 'dice' | 'tn' | 'crit'>): readonly number[] {
  const key = `${dice} ${tn} ${crit}`;
  const found = known.get(key) ?? countHits({ dice, tn, crit });
  known.set(key, found);
  return found;
}

function countHits(terms: Pick<Terms, 'dice' | 'tn' | 'crit'>): readonly number[] {
  const one = [0, 0, 0];
  for (let die = 1; die <= D12; die++) one[hitsOf(die, terms)] = (one[hitsOf(die, terms)] ?? 0) + 1 / D12;
  let chances = [1];
  for (let die = 0; die < terms.dice; die++) {
    const next = new Array<number>(chances.length + 2).fill(0);
    for (const [hits, chance] of chances.entries()) {
      for (const [more, share] of one.entries()) next[hits + more] = (next[hits + more] ?? 0) + chance * share;
    }
    chances = next;
  }
  return chances;
}

/** The worth of an entity: losses decide the game, and a Leader's loss shakes all others. */
function worthOf({ leader, kind }: Being): number {
  return leader ? 1.3 : kind === 'dinosaur' ? 1.05 : 1;
}

/** How harm is valued: `partial` is the share of harm that leaves somebody in play, `tempo` what is added for a unit that is yet to act. */
export interface Sense {
  readonly partial: number;
  readonly tempo: number;
}

/** Harm as such. */
export const PLAIN: Sense = { partial: 1, tempo: 0 };

/** The shares of partial harm by Turn, from 1: after the last one only losses count (DC-END-2). */
const PARTIAL = [1, 1, 0.9, 0.75, 0.5, 0.15] as const;

/** The sense of a player who looks to the end of the match. */
export function senseOf({ turn }: Now): Sense {
  return { partial: PARTIAL[turn - 1] ?? 1, tempo: 0.25 };
}

/** The worth of this much damage to an entity: a share of it, all of it if it falls, and something for shock and Panic. */
export function harmWorth(victim: Being, damage: number, { partial, tempo }: Sense = PLAIN): number {
  if (damage <= 0) return 0;
  const worth = worthOf(victim);
  if (damage >= victim.hp) return worth + (victim.activated ? 0 : tempo);
  const share = (0.55 * worth * damage) / victim.startHp + (0.25 * worth * damage) / victim.hp;
  const shaken =
    victim.dis === null ? damage >= braveryThreshold(victim.startHp) && !victim.fleeing : damage >= victim.dis;
  return Math.min(0.9 * worth, partial * (share + (shaken ? 0.08 : 0)));
}

/** Tells what an attack is worth to its side on average. Friends in a blast count against it. */
export function blowWorth(state: Now, blow: Blow, sense: Sense = PLAIN): number {
  const terms = termsOf(state, blow);
  const chances = hitChances(terms);
  const { attacker, weapon } = blow;
  const isBlast = weaponData(weapon).special.includes('explosion');
  let worth = 0;
  for (const [hits, chance] of chances.entries()) {
    if (hits === 0 || chance === 0) continue;
    const damage = damageOf(hits, terms);
    if (!isBlast) {
      worth += chance * harmWorth(blow.target, damage, sense);
      continue;
    }
    for (const { entity, damage: taken } of harmOf(state, { weapon, target: blow.target.id }, damage)) {
      const victim = state.entities[entity] as Being;
      worth += chance * harmWorth(victim, taken, sense) * (victim.seat === attacker.seat ? -1.1 : 1);
    }
  }
  return worth;
}

/** The cost of an emptied weapon. */
export function emptyingCost(state: Now, { weapon, fan }: Blow): number {
  const { reload, attacks } = weaponData(weapon);
  if (reload === 0) return 0;
  let clean = 1;
  for (let die = 0; die < attacks; die++) clean *= (D12 - 1) / D12;
  const likely = isEmptied(weapon, [], fan) ? 1 : reload === 1 ? 1 - clean : 0;
  return state.turn >= 6 ? 0 : 0.12 * likely;
}
