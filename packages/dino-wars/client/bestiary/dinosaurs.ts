/** The dinosaurs of the bestiary. */
import { ALL_WEAPONS, DINOSAUR_KINDS, DINOSAURS, type DinosaurKind, RANKS, VEHICLE_KINDS } from '@dwo/dino-wars';
import { percent } from '@dwo/kits/miniatures/percent';
import type { Beast, BeastCard, BeastRow, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { capital, exactInches, weaponName } from '../hud/words/words';
import { say as sayGame } from '../words';
import { type Bite, biteAt, type Prey, shotAt } from './odds';
import { say } from './words';

/** All of them, the most expensive first. */
export function dinosaurs(): Beast[] {
  return [...DINOSAUR_KINDS]
    .sort((a, b) => DINOSAURS[b].points - DINOSAURS[a].points)
    .map((kind) => {
      const { name, points, lifePoints, moveCi, attackScore } = DINOSAURS[kind];
      return {
        id: kind,
        name,
        line: say('line.dinosaur', { life: lifePoints, move: exactInches(moveCi), score: attackScore }),
        badge: String(points),
        art: kind,
        card: () => cardOf(kind),
      };
    });
}

function cardOf(kind: DinosaurKind): BeastCard {
  const { lifePoints, moveCi, attackScore, damage, stars, armour, points } = DINOSAURS[kind];
  const isFrontOnly = armour.front !== armour.rear;
  const sides = isFrontOnly ? say('fact.armour.sides', armour) : String(armour.front);
  return {
    facts: [
      { label: say('fact.life'), value: String(lifePoints), rule: 'DW-DMG-8' },
      { label: say('fact.move'), value: exactInches(moveCi), rule: 'DW-MOVE-1' },
      { label: say('fact.score'), value: say('fact.or-less', { score: attackScore }), rule: 'DW-ATK-2' },
      { label: say('fact.damage'), value: say('fact.stars', { damage, stars }), rule: 'DW-DMG-9' },
      { label: say('fact.armour'), value: sides, rule: 'DW-ARM-2' },
      { label: say('fact.points'), value: String(points), rule: 'DW-PTS-5' },
    ],
    gifts: giftsOf(kind),
    tables: [hurting(kind), prey(kind)],
  };
}

function giftsOf(kind: DinosaurKind): BeastCard['gifts'] {
  const { flyer, swimmer, small, stars, armour } = DINOSAURS[kind];
  return [
    ...(flyer ? [{ text: say('gift.flyer'), rule: 'DW-FLY-4' }] : []),
    ...(swimmer ? [{ text: say('gift.swimmer'), rule: 'DW-SWIM-1' }] : []),
    ...(armour.front > armour.rear ? [{ text: say('gift.front-armour'), rule: 'DW-ARM-3' }] : []),
    ...(stars === 1 ? [{ text: say('gift.star.1'), rule: 'DW-AUTO-3' }] : []),
    ...(stars === 2 ? [{ text: say('gift.star.2'), rule: 'DW-AUTO-4' }] : []),
    ...(small ? [{ text: say('gift.small'), rule: 'DW-OPT-COVER-1' }] : []),
  ];
}

/** Every weapon with its chance to hit this dinosaur, the quickest to kill it first. */
function hurting(kind: DinosaurKind): BeastTable {
  const { armour } = DINOSAURS[kind];
  const hasSides = armour.front !== armour.rear;
  const shots = ALL_WEAPONS.map((weapon) => {
    return { weapon, front: shotAt(kind, weapon, 'front'), rear: shotAt(kind, weapon, 'rear') };
  }).sort((a, b) => a.rear.shots - b.rear.shots);
  return {
    title: say('hurts'),
    rule: 'DW-ARM-2',
    heads: [...(hasSides ? [say('head.front'), say('head.rear')] : [say('head.hit')]), say('head.shots')],
    rows: shots.map(({ weapon, front, rear }) => ({
      name: capital(weaponName(weapon)),
      link: weapon,
      cells: [
        { share: front.hit },
        ...(hasSides ? [{ share: rear.hit }] : []),
        { text: hasSides ? `${shotCount(front.shots)} / ${shotCount(rear.shots)}` : shotCount(front.shots) },
      ],
    })),
    note: say('note.shots'),
  };
}

/** A mean number of shots, with one decimal. */
export function shotCount(count: number): string {
  return Number.isFinite(count) ? say('shots', { count }) : say('never');
}

function prey(kind: DinosaurKind): BeastTable {
  const soldiers = RANKS.map((rank) => {
    const name = say('prey.soldier', { rank: sayGame(`rank.${rank}`) });
    return rowOf(name, rank, biteAt(kind, { type: 'soldier', rank, weapon: 'rifle' }));
  });
  const gun: Prey = { type: 'gun', kind: 'mortar' };
  const vehicles = VEHICLE_KINDS.map((vehicle) => {
    return rowOf(sayGame(`vehicle.${vehicle}`), vehicle, biteAt(kind, { type: 'vehicle', kind: vehicle }));
  });
  return {
    title: say('good'),
    rule: 'DW-OVER-4',
    heads: [say('head.bite'), say('head.overrun')],
    rows: [...soldiers, rowOf(say('prey.gun'), gun.kind, biteAt(kind, gun)), ...vehicles],
    note: say('note.bite'),
  };
}

function rowOf(name: string, link: string, { bite, overrun }: Bite): BeastRow {
  return {
    name,
    link,
    cells: [
      { share: bite, text: percent(bite) },
      { share: overrun, text: percent(overrun) },
    ],
  };
}
