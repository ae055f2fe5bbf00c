/** Posses that a player makes, and the changes to one. Pure: every function returns a new posse. */
import type { DocumentKind } from '@dwo/kits/documents/documents';
import { type OwnMember, type OwnPosse, type OwnTrait, TRAITS, type TraitId, type WeaponId } from '../../rules';
import { posseShape } from '../../wire/shapes';
import { AS_POSSE, AS_TABLE } from '../tables/making';

/** Posses as documents. */
export const POSSE: DocumentKind<OwnPosse> = {
  ...AS_POSSE,
  ...{ what: 'posse', part: 'posse', shape: posseShape, other: AS_TABLE },
  ...{ key: 'dinosaur-cowboys.posses', draftKey: 'dinosaur-cowboys.posse-draft' },
  noun: () => 'posse',
};

/** The posse with a member changed. */
export function withMember(posse: OwnPosse, at: number, part: Partial<OwnMember>): OwnPosse {
  const members = posse.members.map((member, place) => (place === at ? { ...member, ...part } : member));
  return { ...posse, members };
}

/** The posse without a member; the next one leads it if that was the Leader. */
export function withoutMember(posse: OwnPosse, at: number): OwnPosse {
  return { ...posse, members: posse.members.filter((_, place) => place !== at) };
}

/** The posse led by this member, who comes first. */
export function ledBy(posse: OwnPosse, at: number): OwnPosse {
  const leader = posse.members[at];
  if (leader === undefined || at === 0) return posse;
  return { ...posse, members: [leader, ...posse.members.filter((_, place) => place !== at)] };
}

/** The traits with one added at a level, in place of another level of it, or taken off if it was there. */
export function toggledTrait(traits: readonly OwnTrait[], id: TraitId, level: number | null): readonly OwnTrait[] {
  const rest = traits.filter((trait) => trait.id !== id);
  return traits.some((trait) => trait.id === id && trait.level === level) ? rest : [...rest, { id, level }];
}

/** The weapons with one added, or taken off if it was there. */
export function toggledWeapon(weapons: readonly WeaponId[], id: WeaponId): readonly WeaponId[] {
  return weapons.includes(id) ? weapons.filter((weapon) => weapon !== id) : [...weapons, id];
}

/** The levels at which a trait can be taken; null for a trait without levels (DC-TRT-5). */
export function levelsOf(id: TraitId): readonly (number | null)[] {
  const { levels } = TRAITS[id];
  return levels === null ? [null] : levels.map((_, at) => at + 1);
}
