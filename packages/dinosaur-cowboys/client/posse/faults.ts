/** The faults of a posse as sentences (DC-C-11, DC-C-03, DC-TRT-5, DC-WPN-6, DC-TERM-12). */
import type { Reason } from '@dwo/kits/documents/reasons';
import { type No, type OwnPosse, ownFaults, type TraitId, type WeaponId } from '../../rules';
import { cardName, traitName, weaponName } from '../names';
import { say } from './words';

const number = (fact: No['facts'][string] | undefined) => Number(fact ?? 0);

function sentence({ rule, facts }: No, { members }: OwnPosse): string {
  const { at, value, is, least, most, length, weapons, twice, card, trait, weapon } = facts;
  const member = members[number(at)];
  const name = member === undefined ? '' : member.name || cardName(member.card);
  const limit = { most: number(most) };
  if (rule === 'DC-C-03') return say('fault.spent', { spent: number(facts.spent), ...limit });
  if (rule === 'DC-TERM-12') return say('fault.beast');
  if (rule === 'DC-TRT-5') return say('fault.level', { name, trait: traitName(trait as TraitId, null) });
  if (rule === 'DC-WPN-6') return say('fault.natural', { name, weapon: weaponName(weapon as WeaponId) });
  if (twice === 'card') return say('fault.twice', { what: cardName(`${card}`) });
  if (twice === 'trait') return say('fault.twice', { what: traitName(trait as TraitId, null) });
  if (twice === 'weapon') return say('fault.twice', { what: weaponName(weapon as WeaponId) });
  if (value !== undefined) {
    const bounds = { is: number(is), least: number(least), ...limit };
    return say('fault.value', { name, value: say('values', { id: `${value}` }), ...bounds });
  }
  if (length !== undefined) return say('fault.length', { length: number(length), ...limit });
  if (weapons !== undefined)
    return say('fault.weapons', { name, weapons: number(weapons), least: number(least), ...limit });
  if (facts.traits !== undefined) return say('fault.traits', { traits: number(facts.traits), ...limit });
  if (card !== undefined) return say('fault.card', { name: `${card}` });
  return say('fault.members', { members: number(facts.members), exactly: number(facts.exactly) });
}

/** Every reason why a posse can't be fielded, with its rule; the indices of the members that they are about. */
export function faultsIn(posse: OwnPosse): {
  readonly reasons: readonly Reason[];
  readonly members: readonly number[];
} {
  const faults = ownFaults(posse);
  const reasons = faults.map((fault) => ({ rule: fault.rule, text: sentence(fault, posse) }));
  return { reasons, members: faults.flatMap(({ facts }) => (typeof facts.at === 'number' ? [facts.at] : [])) };
}
