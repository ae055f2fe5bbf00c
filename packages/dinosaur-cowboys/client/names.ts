/** Names of entities, and the reason of a refusal, in words. */
import type { Refusal } from '@dwo/kernel';
import {
  CODES,
  ENTITY_NAMES,
  entityAt,
  type Now,
  TRAIT_NAMES,
  type TraitId,
  WEAPON_NAMES,
  type WeaponId,
} from '../rules';
import { say } from './words';

/** The name of an entity by its index; empty for none. */
export function nameAt(state: Now, id: number | null): string {
  const entity = id === null ? null : entityAt(state, id);
  return entity === null ? '' : ENTITY_NAMES[entity.name as keyof typeof ENTITY_NAMES];
}

export const weaponName = (id: WeaponId): string => WEAPON_NAMES[id];

/** The name of a trait with its level: "Rapid Fire II". */
export function traitName(id: TraitId, level: number | null): string {
  return level === null ? TRAIT_NAMES[id] : `${TRAIT_NAMES[id]} ${'I'.repeat(level)}`;
}

/** The sentence for a refusal; it begins with no rule id, which stands beside it. */
export function refusalWords({ code, rule }: Refusal): string {
  const known = CODES.find((each) => each === code);
  return known === undefined ? say('refusal.other', { rule }) : say(`refusal.${known}`);
}
