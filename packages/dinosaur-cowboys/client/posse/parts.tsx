/** The parts of a member: rank, values with their prices, traits by levels, weapons (DC-C-03, DC-C-11). */
import type { PartGroup, PartNote } from '@dwo/kits/documents/bench';
import {
  ALLEGIANCES,
  BEAST_CARDS,
  fielded,
  OWN,
  OWN_VALUES,
  type OwnMember,
  type OwnPosse,
  type OwnTrait,
  pointsOf,
  TRAIT_IDS,
  TRAITS,
  WEAPON_IDS,
  type WeaponId,
  weaponData,
} from '../../rules';
import { Figure } from '../box';
import { cardName, traitDeed, traitName, weaponName } from '../names';
import { ledBy, levelsOf, toggledTrait, toggledWeapon, withMember } from './draft';
import { say } from './words';

type Change = (posse: OwnPosse, chosen?: number) => void;

/** The points of a member of a posse (DC-C-03). */
export function memberPoints(posse: OwnPosse, at: number): number {
  const entity = fielded(posse).entities[at];
  return entity === undefined ? 0 : pointsOf(entity, posse.allegiance);
}

/** A weapon with its Attacks and its Damage. */
export function weaponWord(id: WeaponId): string {
  const { attacks, damage } = weaponData(id);
  return say('weapon', { name: weaponName(id), attacks, damage });
}

function valueGroup(posse: OwnPosse, at: number, member: OwnMember, id: (typeof OWN_VALUES)[number], change: Change) {
  const [least, most] = OWN.values[id];
  const now = memberPoints(posse, at);
  return {
    ...{ id, legend: say('values', { id }), rule: 'DC-C-03' },
    choices: Array.from({ length: most - least + 1 }, (_, step) => {
      const next = withMember(posse, at, { [id]: least + step });
      const on = member[id] === least + step;
      // The price tells what a change would cost from here.
      const price = on ? null : memberPoints(next, at) - now;
      return { id: `${least + step}`, word: `${least + step}`, price, on, onPick: () => change(next) };
    }),
  };
}

/** The effects of traits, each with its rule (DC-TRT-10 to DC-TRT-21). */
export function traitNotes(traits: readonly OwnTrait[]): readonly PartNote[] {
  return traits.map(({ id, level }) => ({
    ...{ id, name: traitName(id, level), text: traitDeed(id, level), rule: TRAITS[id].rule },
  }));
}

/** All groups of parts of a member. */
export function partsOf(posse: OwnPosse, at: number, member: OwnMember, change: Change): PartGroup[] {
  const { traits, weapons } = member;
  return [
    {
      ...{ id: 'role', legend: say('role'), rule: 'DC-C-11' },
      choices: (['leader', 'member'] as const).map((id) => ({
        ...{ id, word: say('role.of', { id }), price: null, on: (id === 'leader') === (at === 0) },
        // A posse always has a Leader: the next one takes the place of one who steps down.
        onPick: () => (id === 'leader' ? change(ledBy(posse, at), 0) : change(ledBy(posse, 1), 1)),
      })),
    },
    ...OWN_VALUES.map((id) => valueGroup(posse, at, member, id, change)),
    {
      ...{ id: 'trait', legend: say('traits'), rule: 'DC-TRT-5', many: true, notes: traitNotes(traits) },
      choices: TRAIT_IDS.flatMap((id) =>
        levelsOf(id).map((level) => ({
          ...{ id: level === null ? id : `${id}-${level}`, word: traitName(id, level), price: null },
          on: traits.some((trait) => trait.id === id && trait.level === level),
          onPick: () => change(withMember(posse, at, { traits: toggledTrait(traits, id, level) })),
        })),
      ),
    },
    {
      ...{ id: 'weapon', legend: say('weapons'), rule: 'DC-C-11', many: true },
      choices: WEAPON_IDS.filter((id) => weaponData(id).type !== 'natural').map((id) => ({
        ...{ id, word: weaponWord(id), price: null, on: weapons.includes(id) },
        onPick: () => change(withMember(posse, at, { weapons: toggledWeapon(weapons, id) })),
      })),
    },
  ];
}

/** The faces of the allegiances: their Leaders in the book. */
const FACES = {
  duster: 'papa_jonas',
  neotechnoist: 'keturah',
  savage: 'maynard_dereus',
  bandit: 'cass_holloway',
} as const;

/** The choices of the whole posse: its allegiance and its beast (DC-POS-1, DC-C-11). */
export function posseGroups(posse: OwnPosse, change: Change): PartGroup[] {
  return [
    {
      ...{ id: 'allegiance', legend: say('allegiance'), rule: 'DC-POS-1' },
      choices: ALLEGIANCES.map((id) => ({
        ...{ id, word: say('allegiance.of', { id }), price: null, on: posse.allegiance === id },
        ...{
          picture: <Figure art={FACES[id]} width={52} height={64} />,
          onPick: () => change({ ...posse, allegiance: id }),
        },
      })),
    },
    {
      ...{ id: 'beast', legend: say('beast'), rule: 'DC-TERM-12' },
      choices: BEAST_CARDS.map((id) => ({
        ...{ id, word: cardName(id), price: null, on: posse.beast === id },
        ...{ picture: <Figure art={id} width={54} height={64} />, onPick: () => change({ ...posse, beast: id }) },
      })),
    },
  ];
}
