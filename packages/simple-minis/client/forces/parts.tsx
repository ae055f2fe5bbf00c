/** The parts of a figure, with their prices and pictures (VS-FIG-2 to VS-FIG-6, VS-PTS-1). */
import type { PartGroup } from '@dwo/kits/documents/bench';
import { ARMORS, COSTS, type Kind, type Member, SKILLS, STYLES } from '../../rules';
import { artFor } from '../art/own';
import { Figure } from '../box';
import { say as sayTable } from '../words';
import { say } from './words';

const BODIES = {
  troop: { class: 'guy', grade: 'troop', large: false },
  hero: { class: 'guy', grade: 'hero', large: false },
  cavalry: { class: 'cavalry', grade: null, large: false },
  vehicle: { class: 'vehicle', grade: null, large: false },
  creature: { class: 'vehicle', grade: null, large: true },
} as const satisfies Readonly<Record<string, Partial<Kind>>>;
const BODY_IDS = Object.keys(BODIES) as (keyof typeof BODIES)[];

const GUNS = {
  none: { distance: false, automatic: false, price: 0 },
  single: { distance: true, automatic: false, price: COSTS.distance },
  automatic: { distance: true, automatic: true, price: COSTS.distance + COSTS.automatic },
} as const;
const GUN_IDS = Object.keys(GUNS) as (keyof typeof GUNS)[];

const pictured = (member: Member) => <Figure art={artFor({ ...member, profile: 'own' })} width={62} height={46} />;
const row = (id: string) => sayTable('row.of', { id });

/** The kinds of figures and their looks. */
function figureGroups(member: Member, change: (part: Partial<Member>) => void): PartGroup[] {
  return [
    {
      ...{ id: 'body', legend: say('body'), rule: 'VS-FIG-2' },
      choices: BODY_IDS.map((id) => {
        const body = BODIES[id];
        return {
          ...{ id, word: say('body.of', { id }), price: COSTS.base[id] },
          picture: pictured({ ...member, ...body, aquatic: false }),
          on: member.class === body.class && member.grade === body.grade && member.large === body.large,
          onPick: () => change(body),
        };
      }),
    },
    {
      ...{ id: 'look', legend: say('look') },
      choices: STYLES.map((style) => ({
        ...{ id: style, word: say('look.of', { id: style }), price: null },
        picture: pictured({ ...member, style }),
        on: member.style === style,
        onPick: () => change({ style }),
      })),
    },
  ];
}

/** All groups of parts that a figure may have. */
export function partsOf(member: Member, change: (part: Partial<Member>) => void): PartGroup[] {
  const { class: type, large, distance, automatic, armor, skills, aquatic } = member;
  const hide = type === 'vehicle' ? COSTS.vehicleArmor : COSTS.armor;
  const groups = figureGroups(member, change);
  groups.push({
    ...{ id: 'gun', legend: row('gun'), rule: 'VS-FIG-5' },
    choices: GUN_IDS.map((id) => {
      const { price, ...gun } = GUNS[id];
      const on = distance === gun.distance && automatic === gun.automatic;
      return { id, word: sayTable('gun.of', { id }), price, on, onPick: () => change(gun) };
    }),
  });
  groups.push({
    ...{ id: 'armor', legend: row('armor'), rule: 'VS-ARM-1' },
    choices: ARMORS.map((id) => ({
      ...{ id, word: sayTable('armor.of', { id }), price: hide[id] },
      ...{ on: armor === id, onPick: () => change({ armor: id }) },
    })),
  });
  if (type === 'guy') {
    groups.push({
      ...{ id: 'skill', legend: row('skill'), rule: 'VS-SKL-6', many: true },
      choices: SKILLS.map((id) => {
        const on = skills.includes(id);
        const next = SKILLS.filter((each) => (each === id ? !on : skills.includes(each)));
        return {
          id,
          word: sayTable('skill.of', { id }),
          price: COSTS.skill,
          on,
          onPick: () => change({ skills: next }),
        };
      }),
    });
  }
  if (large) {
    const swim = {
      id: 'swims',
      word: say('swims.on'),
      price: 0,
      on: aquatic,
      onPick: () => change({ aquatic: !aquatic }),
    };
    groups.push({ ...{ id: 'water', legend: say('swims'), rule: 'VS-PTS-2', many: true }, choices: [swim] });
  }
  return groups;
}
