/** The figures of the posses and their weapons for the bestiary. */
import type { Beast, BeastCard, BeastCell, BeastGroup, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { CAPACITY, INCH, POSSE_IDS, POSSE_NAMES, TRAITS, type WeaponId, weaponData } from '../../rules';
import { cardName, traitDeed, traitName, weaponName } from '../names';
import { say as sayGame } from '../words';
import { type Band, type Blow, blow, EVERYBODY, ownerOf, USED_WEAPONS, type Who } from './odds';
import { say } from './words';

const BANDS: readonly Band[] = ['short', 'medium', 'long'];

/** Every figure by posse, and every weapon that somebody carries. */
export function allFigures(): BeastGroup[] {
  const people = POSSE_IDS.map((posse) => ({
    title: POSSE_NAMES[posse],
    beasts: EVERYBODY.filter((who) => who.posse === posse).map(figureOf),
  }));
  return [...people, { title: say('weapons'), beasts: USED_WEAPONS.map(weaponOf) }];
}

function figureOf(who: Who): Beast {
  const { id, kind, hp, ctn, spd, rtn } = who.entity;
  return {
    id,
    name: cardName(id),
    line:
      kind === 'dinosaur' ? say('line.dinosaur', { hp, ctn, spd }) : say('line.character', { hp, rtn: rtn ?? 0, ctn }),
    badge: null,
    art: id,
    card: () => cardOf(who),
  };
}

function cardOf(who: Who): BeastCard {
  const { entity } = who;
  const { def, rtn, ctn, btn, dis, spd, hp, size } = entity;
  const row = (of: string, value: string, rule: string) => ({ label: sayGame('row', { of }), value, rule });
  const maybe = (of: string, value: number | null, rule: string) =>
    value === null ? [] : [row(of, `${value}+`, rule)];
  return {
    facts: [
      row('hp', String(hp), 'DC-ATK-9'),
      row('def', String(def), 'DC-MOD-1'),
      row('spd', sayGame('inches', { inches: spd }), 'DC-MOV-1'),
      ...maybe('rtn', rtn, 'DC-ATK-2'),
      ...maybe('ctn', ctn, 'DC-ATK-2'),
      ...maybe('btn', btn, 'DC-BRV-2'),
      ...(dis === null ? [] : [row('dis', String(dis), 'DC-DIS-1')]),
      ...(size === 'character'
        ? []
        : [{ label: say('carries'), value: say('carries.of', { count: CAPACITY[size] }), rule: 'DC-DIN-1' }]),
    ],
    gifts: giftsOf(who),
    tables: [duel(who, false), duel(who, true)],
  };
}

function giftsOf({ entity: { leader, traits, weapons } }: Who): BeastCard['gifts'] {
  return [
    ...(leader ? [{ text: say('gift.leader'), rule: 'DC-LDR-2' }] : []),
    ...traits.map(({ id, level }) => ({
      text: `${traitName(id, level)}: ${traitDeed(id, level)}`,
      rule: TRAITS[id].rule,
    })),
    ...weapons.map(({ id }) => {
      const { attacks, damage } = weaponData(id);
      return { text: say('gift.weapon', { name: weaponName(id), attacks, damage }), rule: 'DC-TERM-7' };
    }),
  ];
}

/** Attacks between this figure and those of the other posses, the most harmful first; `attacks` tells who strikes. */
function duel(who: Who, attacks: boolean): BeastTable {
  const rows = EVERYBODY.filter(({ posse }) => posse !== who.posse).map((other) => {
    const [by, at] = attacks ? [who, other] : [other, who];
    return { other, victim: at, shot: bestBlow(by, at, true), strike: bestBlow(by, at, false) };
  });
  const worth = ({ shot, strike, victim }: (typeof rows)[number]) =>
    Math.max(shot?.mean ?? 0, strike?.mean ?? 0) / victim.entity.hp;
  return {
    title: say(attacks ? 'good' : 'hurts'),
    rule: 'DC-ATK-8',
    heads: [say('shot'), say('strike')],
    rows: rows
      .sort((a, b) => worth(b) - worth(a))
      .map(({ other, victim, shot, strike }) => ({
        name: cardName(other.entity.id),
        link: other.entity.id,
        cells: [cellOf(shot, victim), cellOf(strike, victim)],
      })),
    note: say('note'),
  };
}

/** The best attack with a gun, or with a close weapon; null for somebody without one. */
function bestBlow(by: Who, at: Who, isShot: boolean): Blow | null {
  const blows = by.entity.weapons
    .filter(({ id }) => (weaponData(id).type === 'range') === isShot)
    .map(({ id }) => blow(by, id, at));
  return blows.sort((a, b) => b.mean - a.mean)[0] ?? null;
}

function cellOf(found: Blow | null, { entity: { hp } }: Who): BeastCell {
  if (found === null) return { text: say('none') };
  return { share: Math.min(1, found.mean / hp), text: say('mean', { mean: found.mean }) };
}

function weaponOf(id: WeaponId): Beast {
  const { attacks, damage } = weaponData(id);
  return {
    id,
    name: weaponName(id),
    line: say('line.weapon', { attacks, damage }),
    badge: null,
    art: ownerOf(id)?.entity.id ?? '',
    card: () => weaponCard(id),
  };
}

function weaponCard(id: WeaponId): BeastCard {
  const { type, attacks, damage, bands, reload, special } = weaponData(id);
  const inches = (mils: number) => sayGame('inches', { inches: mils / INCH });
  return {
    facts: [
      { label: say('attacks'), value: String(attacks), rule: 'DC-ATK-1' },
      { label: say('damage'), value: String(damage), rule: 'DC-ATK-8' },
      ...(bands === null
        ? []
        : [
            {
              label: say('bands'),
              value: say('bands.of', {
                short: inches(bands.short),
                medium: inches(bands.medium),
                long: inches(bands.long),
              }),
              rule: 'DC-SHO-2',
            },
            {
              label: say('reload'),
              value: reload === 0 ? say('never') : say('reload.of', { count: reload }),
              rule: 'DC-SHO-6',
            },
            ...(bands.least > 0 ? [{ label: say('least'), value: inches(bands.least), rule: 'DC-R-17' }] : []),
          ]),
    ],
    gifts: [
      ...special.map((each) => ({ text: say(`gift.${each}`), rule: SPECIAL_RULES[each] })),
      ...(type === 'natural' ? [{ text: say('gift.natural'), rule: 'DC-WPN-6' }] : []),
    ],
    tables: victims(id),
  };
}

const SPECIAL_RULES = { explosion: 'DC-WPN-2', fan_the_hammer: 'DC-WPN-3', minimum_distance: 'DC-WPN-5' } as const;

/** The damage of a weapon in the hands of its owner to everybody of other posses, in each band. */
function victims(id: WeaponId): BeastTable[] {
  const owner = ownerOf(id);
  if (owner === null) return [];
  const isShot = weaponData(id).type === 'range';
  const bands = isShot ? BANDS : (['medium'] as const);
  const rows = EVERYBODY.filter(({ posse }) => posse !== owner.posse).map((victim) => ({
    victim,
    blows: bands.map((band) => blow(owner, id, victim, band)),
  }));
  const worth = ({ blows, victim }: (typeof rows)[number]) =>
    Math.max(...blows.map(({ mean }) => mean)) / victim.entity.hp;
  return [
    {
      title: say('good.weapon'),
      rule: 'DC-ATK-8',
      heads: isShot ? BANDS.map((band) => say(`band.${band}`)) : [say('strike')],
      rows: rows
        .sort((a, b) => worth(b) - worth(a))
        .map(({ victim, blows }) => ({
          name: cardName(victim.entity.id),
          link: victim.entity.id,
          cells: blows.map((each) => cellOf(each, victim)),
        })),
      note: say('note.weapon', { who: cardName(owner.entity.id) }),
    },
  ];
}
