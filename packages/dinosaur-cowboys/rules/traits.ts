/** Active Traits: what can be declared when a unit is activated (DC-TRT-1, DC-TRT-2, DC-R-65). */
import { areAllies, areWithin, being, entityAt, isPlaced, posseOf } from './bodies';
import { GET_UP_REACH } from './data/limits';
import { TRAITS, type TraitId, traitValue } from './data/traits';
import type { TraitUse } from './intents';
import { type No, refuse } from './refusal';
import type { Being, Now } from './state';

/** The value of an entity's own trait; 0 for a trait without levels. */
export function traitValueOf(entity: Being, trait: TraitId): number {
  const own = entity.traits.find(({ id }) => id === trait);
  return traitValue(trait, own?.level ?? null);
}

/** Why a trait can't be declared now; null if it can. */
export function refuseUse(state: Now, use: TraitUse): No | null {
  const { entity: id, trait, target, weapon } = use;
  const entity = entityAt(state, id);
  const facts = { entity: id, trait };
  const isFresh = entity?.inPlay && state.activation?.fresh.includes(id) === true;
  if (!isFresh) return refuse('DC-R-65', 'NOT_YOUR_ENTITY', facts);
  const own = entity.traits.find((each) => each.id === trait);
  if (own === undefined) return refuse('DC-R-65', 'BAD_TRAIT', facts);
  // DC-TRT-3, DC-R-68
  if (TRAITS[trait].timing !== 'activation') return refuse('DC-TRT-2', 'BAD_TRAIT', facts);
  if (own.used) return refuse('DC-TRT-1', 'ALREADY_DONE', facts);
  if (trait === 'get_up') return refuseGetUp(state, entity, target);
  if (trait === 'speed_reload') {
    const isEmpty = entity.weapons.some((each) => each.id === weapon && each.reload);
    return isEmpty ? null : refuse('DC-TRT-17', 'BAD_WEAPON', { ...facts, weapon: weapon ?? null });
  }
  return null;
}

/** DC-TRT-11, DC-R-69 */
function refuseGetUp(state: Now, entity: Being, id: number | undefined): No | null {
  const ally = id === undefined ? null : entityAt(state, id);
  const isAlly = ally !== null && areAllies(entity, ally) && isPlaced(state, ally);
  if (!isAlly) return refuse('DC-R-69', 'BAD_TARGET', { entity: entity.id, target: id ?? null });
  if (areWithin(state, entity, ally, GET_UP_REACH)) return null;
  return refuse('DC-TRT-11', 'TOO_FAR', { entity: entity.id, target: ally.id, most: GET_UP_REACH });
}

/** Everything that can be declared now, one use each (DC-SEQ-5). */
export function declarable(state: Now): TraitUse[] {
  const fresh = (state.activation?.fresh ?? []).map((id) => being(state, id));
  const uses = fresh.flatMap((entity) => entity.traits.flatMap(({ id: trait }) => formsOf(state, entity, trait)));
  return uses.filter((use) => refuseUse(state, use) === null);
}

/** Those of them that would do anything: Get Up! heals only an ally that is hurt (DC-R-69). */
export function usefulTraits(state: Now): TraitUse[] {
  return declarable(state).filter(({ target }) => {
    const ally = target === undefined ? null : being(state, target);
    return ally === null || ally.hp < ally.startHp;
  });
}

function formsOf(state: Now, entity: Being, trait: TraitId): TraitUse[] {
  if (trait === 'get_up') {
    return posseOf(state, entity.seat).map(({ id: target }) => ({ entity: entity.id, trait, target }));
  }
  if (trait === 'speed_reload') return entity.weapons.map(({ id: weapon }) => ({ entity: entity.id, trait, weapon }));
  return [{ entity: entity.id, trait }];
}
