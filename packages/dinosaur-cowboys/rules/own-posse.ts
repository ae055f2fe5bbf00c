/** Posses of one's own: ours, not the book's (DC-C-11). */
import type { Frozen } from '@dwo/kernel';
import { BUDGET, spentBy } from './budget';
import { EAGLE_EYE } from './data/limits';
import {
  type EntityData,
  FORMER_VALUES,
  type OwnMember,
  type OwnPosse,
  POSSE_IDS,
  type PosseData,
  type PosseId,
  posseData,
} from './data/posses';
import { TRAITS, type TraitData } from './data/traits';
import { longOf, WEAPONS, type WeaponId } from './data/weapons';
import { READINGS } from './readings';
import { type No, refuse } from './refusal';

/** The limits of DC-C-11: least and most of each value, members, traits of the posse, weapons of a member. */
export const OWN = {
  values: { rtn: [5, 10], ctn: [5, 10], btn: [6, 10], spd: [3, 7], hp: [4, 16] },
  ...{ members: 3, traits: 3, weapons: 2 },
} as const;
/** The values of a member that are bought. */
export const OWN_VALUES = Object.keys(OWN.values) as (keyof typeof OWN.values)[];
/** The longest name of a member and of a posse, in characters. */
export const LONGEST = { member: 24, posse: 40 } as const;
/** The weapon that several members may carry. */
const COMMON: WeaponId = 'six_shooter_80kw';
/** The DEF of a Leader and of everybody else. */
const DEF = { leader: 2, member: 1 } as const;

const EVERYBODY: readonly EntityData[] = POSSE_IDS.flatMap((id) => posseData(id).entities);
/** The cards of people and of beasts, in the order of the book. */
export const PEOPLE_CARDS: readonly string[] = EVERYBODY.flatMap(({ kind, id }) => (kind === 'character' ? [id] : []));
export const BEAST_CARDS: readonly string[] = EVERYBODY.flatMap(({ kind, id }) => (kind === 'dinosaur' ? [id] : []));

/** The printed card of an entity; null for none. */
export function cardOf(id: string): EntityData | null {
  return EVERYBODY.find((entity) => entity.id === id) ?? null;
}

/** An entity with the values of version `asOf` of the rules (DC-C-09). */
function asValued(entity: EntityData, asOf: number): EntityData {
  const former = FORMER_VALUES.filter(({ upTo }) => asOf <= upTo).map(({ values }) => values[entity.id]);
  return Object.assign({ ...entity }, ...former);
}

function entityData(member: Frozen<OwnMember>, at: number, asOf: number): EntityData {
  const { card: id, rtn, ctn, btn, spd, hp, traits, weapons } = member;
  const bonus = traits.filter(({ id: trait }) => trait === 'bonus_spd').length;
  const far = traits.some(({ id: trait }) => trait === 'eagle_eye');
  return {
    ...{ id, kind: 'character', leader: at === 0, size: 'character', def: at === 0 ? DEF.leader : DEF.member },
    ...{ rtn, ctn, btn, dis: null, spd: spd + bonus, hp, traits, armour: null },
    weapons: weapons.map((weapon) => {
      const long = longOf(weapon, asOf);
      return long === null ? { id: weapon } : { id: weapon, long: far ? long + EAGLE_EYE : long };
    }),
  };
}

/** The posse as it is fielded, with the values of version `asOf` of the rules (DC-C-09); a beast that is none is left out. */
export function fielded(posse: PosseId | Frozen<OwnPosse>, asOf: number = READINGS): PosseData {
  if (typeof posse === 'string') {
    const { allegiance, entities } = posseData(posse);
    return { allegiance, entities: entities.map((entity) => asValued(entity, asOf)) };
  }
  const { allegiance, members, beast } = posse;
  const found = BEAST_CARDS.includes(beast) ? cardOf(beast) : null;
  return {
    allegiance,
    entities: [
      ...members.map((member, at) => entityData(member, at, asOf)),
      ...(found === null ? [] : [asValued(found, asOf)]),
    ],
  };
}

/** The word for a posse in a refusal: the id of one of the book, the name of one of a player's own. */
export const posseWord = (posse: PosseId | Frozen<OwnPosse>): string =>
  typeof posse === 'string' ? posse : posse.name;

/** The points that a posse of one's own spends (DC-C-03). */
export const ownPoints = (posse: Frozen<OwnPosse>): number => spentBy(fielded(posse));

/** All reasons why a member can't be fielded. */
function memberFaults({ card, name, traits, weapons, ...values }: Frozen<OwnMember>, at: number): No[] {
  const faults: No[] = [];
  const bad = (rule: 'DC-C-11' | 'DC-TRT-5' | 'DC-WPN-6', facts: Record<string, string | number>) => {
    faults.push(refuse(rule, 'BAD_POSSE', { at, ...facts }));
  };
  if (!PEOPLE_CARDS.includes(card)) bad('DC-C-11', { card });
  if (name.length > LONGEST.member) bad('DC-C-11', { length: name.length, most: LONGEST.member });
  for (const id of OWN_VALUES) {
    const [least, most] = OWN.values[id];
    if (values[id] < least || values[id] > most) bad('DC-C-11', { value: id, is: values[id], least, most });
  }
  for (const { id, level } of traits) {
    const { levels }: TraitData = TRAITS[id];
    const fits = levels === null ? level === null : level !== null && level >= 1 && level <= levels.length;
    if (!fits) bad('DC-TRT-5', { trait: id, level: level ?? 0 });
  }
  if (weapons.length === 0) bad('DC-C-11', { weapons: 0, least: 1 });
  if (weapons.length > OWN.weapons) bad('DC-C-11', { weapons: weapons.length, most: OWN.weapons });
  for (const weapon of weapons) if (WEAPONS[weapon].type === 'natural') bad('DC-WPN-6', { weapon });
  return faults;
}

const twice = (ids: readonly string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];

/** All reasons why a posse of one's own can't be fielded (DC-C-11, DC-C-03, DC-TRT-5, DC-WPN-6, DC-TERM-12). */
export function ownFaults(posse: Frozen<OwnPosse>): No[] {
  const { members, beast, name } = posse;
  const faults = members.flatMap(memberFaults);
  const bad = (facts: Record<string, string | number>) => {
    faults.push(refuse('DC-C-11', 'BAD_POSSE', facts));
  };
  if (name.length > LONGEST.posse) bad({ length: name.length, most: LONGEST.posse });
  if (members.length !== OWN.members) bad({ members: members.length, exactly: OWN.members });
  if (!BEAST_CARDS.includes(beast)) faults.push(refuse('DC-TERM-12', 'BAD_POSSE', { leaders: 1, beasts: 0 }));
  const traits = fielded(posse).entities.flatMap((entity) => entity.traits.map(({ id }) => id));
  if (traits.length > OWN.traits) bad({ traits: traits.length, most: OWN.traits });
  for (const trait of twice(traits)) bad({ twice: 'trait', trait });
  for (const weapon of twice(members.flatMap(({ weapons }) => weapons))) {
    if (weapon !== COMMON) bad({ twice: 'weapon', weapon });
  }
  for (const card of twice(members.map((member) => member.card))) bad({ twice: 'card', card });
  const spent = ownPoints(posse);
  if (spent > BUDGET) faults.push(refuse('DC-C-03', 'BAD_POSSE', { spent, most: BUDGET }));
  return faults;
}

/** A posse of the book as one of one's own, to begin with; its armour becomes the DEF of DC-C-11. */
export function asOwn(id: PosseId, name: string): OwnPosse {
  const { allegiance, entities } = posseData(id);
  const beast = entities.find(({ kind }) => kind === 'dinosaur')?.id ?? '';
  const members = entities.flatMap((entity): OwnMember[] => (entity.kind === 'character' ? [memberOf(entity)] : []));
  return { name, allegiance, members, beast };
}

/** A printed character as a member of a posse of one's own. */
export function memberOf({ id: card, rtn, ctn, btn, spd, hp, traits, weapons }: EntityData): OwnMember {
  const bonus = traits.filter(({ id }) => id === 'bonus_spd').length;
  return {
    ...{ card, name: '', rtn: rtn ?? 8, ctn, btn: btn ?? 8, spd: spd - bonus, hp },
    ...{ traits: traits.map((trait) => ({ ...trait })), weapons: weapons.map(({ id }) => id) },
  };
}
