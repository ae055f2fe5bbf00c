/** The chances that attacks hit, before they are made. */
import { addFractions, chance, frac } from '@dwo/kernel';
import {
  attackOdds,
  being,
  bodyOf,
  chargeNeed,
  criticalFrom,
  D6,
  D12,
  damageOf,
  hitsOf,
  type Intent,
  modeOf,
  type Now,
  termsOf,
} from '../../rules';

/** The intent of an attack. */
export type AttackIntent = Extract<Intent, { type: 'attack' | 'charge' }>;

/** Exact chances by all that they depend on. */
const known = new Map<string, number>();

/** The chance that one of several D12 is a Hit. */
export function hitChance(dice: number, terms: Parameters<typeof hitsOf>[1]): number {
  let misses = 0;
  for (let die = 1; die <= D12; die++) if (hitsOf(die, terms) === 0) misses += 1;
  return (D12 ** dice - misses ** dice) / D12 ** dice;
}

/** The chance that a legal attack has a Hit, the roll of a Charge included. */
export function shareOf(state: Now, intent: AttackIntent): number {
  const [attacker, target] = [being(state, intent.attacker), being(state, intent.target)];
  const charge = intent.type === 'charge';
  const fan = intent.type === 'attack' && intent.fan === true;
  const { dice, tn, crit } = termsOf(state, { attacker, weapon: intent.weapon, target, fan, charge, snap: false });
  if (!charge) return hitChance(dice, { tn, crit });
  const key = [chargeNeed(state, bodyOf(state, attacker), target), dice, tn, crit].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const { hits } = attackOdds(state, attacker.seat, intent);
  const share = chance(hits.reduce((sum, each) => (each.hits > 0 ? addFractions(sum, each.chance) : sum), frac(0, 1)));
  known.set(key, share);
  return share;
}

/**
 * The damage that a legal attack does on average, by which a weapon is proposed. Fan the Hammer counts half, because it costs a reload
 * (DC-WPN-4).
 */
export function worthOf(state: Now, intent: AttackIntent): number {
  const [attacker, target] = [being(state, intent.attacker), being(state, intent.target)];
  const charge = intent.type === 'charge';
  const fan = intent.type === 'attack' && intent.fan === true;
  const terms = termsOf(state, { attacker, weapon: intent.weapon, target, fan, charge, snap: false });
  let hits = 0;
  for (let die = 1; die <= D12; die++) hits += (hitsOf(die, terms) / D12) * terms.dice;
  const reach = charge ? (D6 + 1 - (chargeNeed(state, bodyOf(state, attacker), target) ?? D6 + 1)) / D6 : 1;
  return Math.max(0, damageOf(hits, terms)) * Math.min(1, hits) * reach * (fan ? 0.5 : 1);
}

/** The rules of the bands, which depend on the place. */
const BAND_RULES: readonly string[] = ['DC-MOD-3', 'DC-MOD-4', 'DC-MOD-5'];

/** A bound of the chance of a Hit: at the best distance, and a Charge at its least need. */
export function boundOf(state: Now, intent: AttackIntent): number {
  const [attacker, target] = [being(state, intent.attacker), being(state, intent.target)];
  const charge = intent.type === 'charge';
  const fan = intent.type === 'attack' && intent.fan === true;
  const terms = termsOf(state, { attacker, weapon: intent.weapon, target, fan, charge, snap: false });
  const fixed = terms.parts.filter(({ of, rule }) => of === 'tn' && !BAND_RULES.includes(rule));
  const shoots = modeOf(intent.weapon) === 'range';
  const tn = fixed.reduce((sum, { by }) => sum + by, shoots ? -1 : 0);
  // A shot in the back hits with rolls that are critical (DC-SHO-5, DC-R-38).
  const crit = criticalFrom(tn, shoots);
  return hitChance(terms.dice, { tn, crit }) * (charge ? (D6 - 1) / D6 : 1);
}
