/** The people whom the Explosion of a shot would hurt besides its target, for marks, odds and sentences (DC-WPN-2, DC-R-72). */
import { type Being, BLAST, being, bodyOf, harmOf, type Now, type WeaponId } from '../rules';
import { listOf, nameAt } from './names';
import { say } from './words';

/** The damage that an Explosion does to each of them. */
export const BLAST_DAMAGE = BLAST.damage;

/** An entity that an Explosion would hurt. */
export interface Caught {
  readonly entity: Being;
  /** The body that it stands on: a mount, or itself. */
  readonly body: number;
  readonly isOwn: boolean;
  readonly falls: boolean;
}

/** The entities besides the target that a shot would hurt if it hits, in roster order; none without an Explosion. */
export function caughtIn(state: Now, attacker: Being, weapon: WeaponId, target: number): readonly Caught[] {
  return harmOf(state, { weapon, target }, 0).map(({ entity: id, damage }) => {
    const entity = being(state, id);
    const body = bodyOf(state, entity).id;
    return { entity, body, isOwn: entity.seat === attacker.seat, falls: damage >= entity.hp };
  });
}

/** Their names in a list, each with a note if it would fall. */
export function caughtNames(state: Now, caught: readonly Caught[]): string {
  return listOf(
    caught.map(({ entity, falls }) => say('blast.name', { name: nameAt(state, entity.id), falls: `${falls}` })),
  );
}

/** The part of a sentence about a shot that says whom else a hit hurts; empty without anybody. */
export function blastWords(
  state: Now,
  { attacker, weapon, target }: { readonly attacker: number; readonly weapon: WeaponId; readonly target: number },
): string {
  const caught = caughtIn(state, being(state, attacker), weapon, target);
  const [foes, own] = [false, true].map((isOwn) => caught.filter((each) => each.isOwn === isOwn));
  const [names = '', friends = ''] = [foes ?? [], own ?? []].map((those) => caughtNames(state, those));
  const hurt = `${names === '' ? '' : 'foes'}${friends === '' ? '' : 'own'}`;
  if (hurt === '') return '';
  return say('advice.blast', { hurt, damage: BLAST_DAMAGE, many: foes?.length ?? 0, names, friends });
}
