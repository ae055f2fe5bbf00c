/** The ready-made figures for the bestiary. */
import { percent } from '@dwo/kits/miniatures/percent';
import type { Beast, BeastCard, BeastCell, BeastGroup, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { armorSaves, CLASS_DATA, costOf, DIE, INCH, memberOf, PROFILE_IDS, type ProfileId } from '../../rules';
import { kindName } from '../names';
import { say as sayGame } from '../words';
import { isMount, killChance, type Way } from './odds';
import { say } from './words';

const GROUPS = ['guy', 'cavalry', 'vehicle', 'creature'] as const;

/** Every ready-made figure by class. */
export function allFigures(): BeastGroup[] {
  return GROUPS.map((group) => ({
    title: say('group.of', { id: group }),
    beasts: PROFILE_IDS.filter((profile) => groupOf(profile) === group).map(beastOf),
  }));
}

function groupOf(profile: ProfileId): (typeof GROUPS)[number] {
  const { class: type, large } = memberOf(profile);
  return large ? 'creature' : type;
}

const nameOf = (profile: ProfileId) => kindName(memberOf(profile));
const moveOf = (profile: ProfileId) => sayGame('inches', { inches: CLASS_DATA[memberOf(profile).class].move / INCH });

function beastOf(profile: ProfileId): Beast {
  const member = memberOf(profile);
  return {
    id: profile,
    name: nameOf(profile),
    line: say('line', { move: moveOf(profile), armor: member.armor }),
    badge: String(costOf(member)),
    art: profile,
    card: () => cardOf(profile),
  };
}

function cardOf(profile: ProfileId): BeastCard {
  const member = memberOf(profile);
  const { class: type, grade, large, distance, automatic, armor } = member;
  const gun = automatic ? 'automatic' : distance ? 'single' : 'none';
  const row = (id: string, value: string, rule: string) => ({ label: sayGame('row.of', { id }), value, rule });
  return {
    facts: [
      { label: say('class'), value: say('class.of', { id: grade ?? (large ? 'creature' : type) }), rule: 'VS-FIG-1' },
      row('move', moveOf(profile), 'VS-MOV-10'),
      row('gun', sayGame('gun.of', { id: gun }), 'VS-DST-1'),
      row('armor', armorText(profile), armor === 'heavy' ? 'VS-ARM-3' : 'VS-ARM-2'),
      row('points', String(costOf(member)), 'VS-PTS-1'),
    ],
    gifts: giftsOf(profile),
    tables: [duel(profile, false), duel(profile, true)],
  };
}

function armorText(profile: ProfileId): string {
  const { armor, class: type } = memberOf(profile);
  const word = sayGame('armor.of', { id: armor });
  if (armor === 'none') return word;
  const faces = Array.from({ length: DIE }, (_, at) => at + 1);
  const saving = faces.filter((die) => armorSaves(armor, die, CLASS_DATA[type].armorBonus));
  return say('saves', { armor: word, share: percent(saving.length / faces.length) });
}

function giftsOf(profile: ProfileId): BeastCard['gifts'] {
  const { class: type, grade, large, automatic, skills, aquatic } = memberOf(profile);
  return [
    ...(grade === 'hero' ? [{ text: say('gift.hero'), rule: 'VS-DST-3' }] : []),
    ...(type === 'vehicle' ? [{ text: say('gift.vehicle'), rule: 'VS-ARM-1' }] : []),
    ...(automatic ? [{ text: say('gift.automatic'), rule: 'VS-AUT-1' }] : []),
    ...(large ? [{ text: say('gift.large'), rule: 'VS-R-21' }] : []),
    ...(isMount(profile) ? [{ text: say('gift.mount'), rule: 'VS-RID-5' }] : []),
    ...(aquatic ? [{ text: say('gift.aquatic'), rule: 'VS-MOV-7' }] : []),
    ...skills.map((skill) => ({ text: say(`gift.${skill}`), rule: 'VS-SKL-6' })),
  ];
}

/** The chances of one attack between this figure and every other, the greatest first; `attacks` tells who strikes. */
function duel(profile: ProfileId, attacks: boolean): BeastTable {
  const rows = PROFILE_IDS.map((other) => {
    const odds = (way: Way) => (attacks ? killChance(profile, other, way) : killChance(other, profile, way));
    return { other, shot: odds('distance'), blow: odds('hand') };
  }).sort((a, b) => worth(b) - worth(a));
  return {
    title: say(attacks ? 'good' : 'hurts'),
    rule: 'VS-EFF-1',
    heads: [say('shot'), say('blow')],
    rows: rows.map(({ other, shot, blow }) => ({
      name: nameOf(other),
      link: other,
      cells: [cellOf(shot), cellOf(blow)],
    })),
    note: say('note'),
  };
}

function worth({ shot, blow }: { readonly shot: number | null; readonly blow: number | null }): number {
  return Math.max(shot ?? 0, blow ?? 0) * 2 + (shot ?? 0);
}

function cellOf(share: number | null): BeastCell {
  return share === null ? { text: say('unarmed') } : { share };
}
