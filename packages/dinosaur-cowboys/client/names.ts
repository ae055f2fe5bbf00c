/** Names of entities, and the reason of a refusal, in words. */
import type { Refusal } from '@dwo/kernel';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import {
  ADJACENT,
  CODES,
  EAGLE_EYE,
  ENTITY_NAMES,
  entityAt,
  GET_UP_REACH,
  INCH,
  MAP_NAMES,
  type Now,
  PHASES,
  POSSE_NAMES,
  TRAIT_NAMES,
  type TraitId,
  type TraitUse,
  traitValue,
  WEAPON_NAMES,
  type WeaponId,
} from '../rules';
import { playerAt } from './people';
import { say } from './words';

/** The name of an entity by its index; empty for none. A namesake in the second posse is "Long Eli II". */
export function nameAt(state: Now, id: number | null): string {
  const entity = id === null ? null : entityAt(state, id);
  if (entity === null) return '';
  const name = givenName(state, entity);
  const isSecond = entity.seat > 0 && state.entities.some((each) => each.seat === 0 && givenName(state, each) === name);
  return isSecond ? say('name.second', { name }) : name;
}

function givenName(state: Now, entity: Now['entities'][number]): string {
  const posse = state.posses[entity.seat]?.posse;
  const first = state.entities.findIndex(({ seat }) => seat === entity.seat);
  const own = typeof posse === 'object' ? posse?.members[entity.id - first]?.name : undefined;
  return own || cardName(entity.name);
}

/** The name on a card. */
export const cardName = (card: string): string => ENTITY_NAMES[card as keyof typeof ENTITY_NAMES] ?? card;

export const weaponName = (id: WeaponId): string => WEAPON_NAMES[id];

/** The name of a trait with its level: "Rapid Fire II". */
export function traitName(id: TraitId, level: number | null): string {
  return level === null ? TRAIT_NAMES[id] : `${TRAIT_NAMES[id]} ${'I'.repeat(level)}`;
}

/** Names in a sentence: "A", "A and B", "A, B and C". */
export function listOf(names: readonly string[]): string {
  const language = currentLanguage();
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);
}

/** The effect of a trait in words: "+2 attack dice with a gun" (DC-TRT-10 to DC-TRT-21). */
export function traitDeed(id: TraitId, level: number | null): string {
  const reach = (id === 'eagle_eye' ? EAGLE_EYE : GET_UP_REACH) / INCH;
  return say('trait.does', { id, value: traitValue(id, level), reach });
}

/** The effect of a declared trait; that of Get Up! names the ally and what it has left (DC-TRT-10 to DC-TRT-19). */
export function deedOf(state: Now, { entity, trait, target }: TraitUse): string {
  const level = entityAt(state, entity)?.traits.find(({ id }) => id === trait)?.level ?? null;
  const ally = target === undefined ? null : entityAt(state, target);
  if (trait !== 'get_up' || ally === null) return traitDeed(trait, level);
  const { hp, startHp } = ally;
  const points = Math.min(traitValue(trait, level), startHp - hp);
  return say('trait.heals', {
    name: nameAt(state, ally.id),
    points,
    hp: Math.max(0, hp),
    after: Math.max(0, hp) + points,
    most: startHp,
  });
}

/** Facts that are lengths in mils, and facts that are entities. */
const LENGTHS = /^(cost|allowance|gap|least|leastMils|toBeat|reach)$|^most$/;
const BEINGS = new Set(['entity', 'target', 'unit', 'dinosaur', 'mount', 'other']);
const NAMES: Readonly<Record<string, string>> = { ...WEAPON_NAMES, ...TRAIT_NAMES, ...MAP_NAMES, ...POSSE_NAMES };

const FACTS = [
  ...[
    ...BEINGS,
    'seat',
    'phase',
    'weapon',
    'trait',
    'cost',
    'allowance',
    'gap',
    'least',
    'leastMils',
    'toBeat',
    'reach',
    'most',
  ],
  ...['size', 'leaders', 'beasts', 'spent', 'dice', 'entities', 'passengers'],
];

function wordOf(fact: string, value: Refusal['facts'][string] | undefined, state: Now | null): string | number {
  if (Array.isArray(value)) return value.length;
  const phase = fact === 'phase' ? PHASES.find((each) => each === value) : undefined;
  if (phase !== undefined) return say('phase', { phase });
  if (typeof value !== 'number') return NAMES[`${value}`] ?? `${value ?? ''}`;
  if (state !== null && BEINGS.has(fact)) return nameAt(state, value);
  if (fact === 'seat') return playerAt(value);
  // A length of mils; small numbers count things.
  return LENGTHS.test(fact) && value >= ADJACENT ? Math.ceil(value / (INCH / 10)) / 10 : value;
}

/** A gap as the tape on the table shows it; to hundredths where tenths would look like the limit that it breaks. */
function gapWord(gap: number, { least, leastMils, most }: Refusal['facts']): number {
  const tenths = Math.round(gap / (INCH / 10)) / 10;
  const isLimit = [least, leastMils, most].some((limit) => limit === tenths * INCH);
  return isLimit ? Math.round(gap / (INCH / 100)) / 100 : tenths;
}

/** The sentence for a refusal, with its numbers; it begins with no rule id, which stands beside it. */
export function refusalWords({ code, rule, facts }: Refusal, state: Now | null): string {
  const known = CODES.find((each) => each === code);
  if (known === undefined) return say('refusal.other', { rule });
  const words = Object.fromEntries(FACTS.map((fact) => [fact, wordOf(fact, facts[fact], state)]));
  if (typeof facts.gap === 'number') words.gap = gapWord(facts.gap, facts);
  return say(`refusal.${known}`, { ...words, rule: rule.slice(3).replaceAll('-', '_') });
}
