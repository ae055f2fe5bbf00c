/** The army of the bestiary: soldiers by rank, weapons and vehicles. */
import {
  ALL_WEAPONS,
  CREWED_WEAPONS,
  DINOSAUR_KINDS,
  DINOSAURS,
  isCrewedKind,
  RANK_TABLE,
  RANKS,
  type Rank,
  VEHICLE_KINDS,
  VEHICLES,
  type VehicleKind,
  type VehicleRow,
  type Weapon,
  waysOf36,
  weaponRow,
} from '@dwo/dino-wars';
import { percent } from '@dwo/kits/miniatures/percent';
import type { Beast, BeastCard, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { vehicleArt, weaponArt } from '../art/names';
import { capital, exactInches, signed, weaponName } from '../hud/words/words';
import { say as sayGame } from '../words';
import { shotCount } from './dinosaurs';
import { type Bite, biteAt, shotAt } from './odds';
import { say } from './words';

/** The ranks of soldiers. */
export function soldiers(): Beast[] {
  return RANKS.map((rank) => {
    const { points, luck } = RANK_TABLE[rank];
    return {
      id: rank,
      name: sayGame(`rank.${rank}`),
      line: say('line.soldier', { points, luck: luck ?? 'none' }),
      badge: String(points),
      art: rank === 'enlisted' ? 'soldier-rifle' : `soldier-${rank}`,
      card: () => soldierCard(rank),
    };
  });
}

function soldierCard(rank: Rank): BeastCard {
  const { points, bonus, luck } = RANK_TABLE[rank];
  const saved = luck === null ? say('fact.no') : percent(waysOf36(luck) / 36);
  return {
    facts: [
      { label: say('fact.points'), value: String(points), rule: 'DW-PTS-1' },
      { label: say('fact.bonus'), value: signed(bonus), rule: 'DW-MOD-1' },
      { label: say('fact.luck'), value: saved, rule: 'DW-DMG-3' },
    ],
    gifts: [],
    tables: [
      biters(say('hurts.them'), true, (kind) => biteAt(kind, { type: 'soldier', rank, weapon: 'rifle' })),
      targets(say('good.them'), 'rifle', rank),
    ],
  };
}

/** All weapons in the order of the table. */
export function weapons(): Beast[] {
  return ALL_WEAPONS.map((weapon) => {
    const { rangeFixedCi, damage } = weaponRow(weapon);
    return {
      id: weapon,
      name: capital(weaponName(weapon)),
      line: say('line.weapon', { range: exactInches(rangeFixedCi), damage }),
      badge: null,
      art: isCrewedKind(weapon) ? weaponArt(weapon, 'set-up') : `soldier-${weapon}`,
      card: () => weaponCard(weapon),
    };
  });
}

function weaponCard(weapon: Weapon): BeastCard {
  const { damage, attackScore, twoShot, closing, autoKill } = weaponRow(weapon);
  const crewed = isCrewedKind(weapon) ? CREWED_WEAPONS[weapon] : null;
  const indirect = crewed?.indirectScore ?? null;
  return {
    facts: [
      { label: say('fact.range'), value: rangeOf(weapon), rule: 'DW-RANGE-1' },
      { label: say('fact.damage'), value: String(damage), rule: 'DW-DMG-8' },
      { label: say('fact.hits'), value: say('fact.or-less', { score: attackScore }), rule: 'DW-ATK-2' },
      { label: say('fact.attacks'), value: twoShot ? '2' : '1', rule: twoShot ? 'DW-BUDGET-1' : 'DW-BUDGET-3' },
      {
        label: say('fact.closing'),
        value: say(closing ? 'fact.yes' : 'fact.no'),
        rule: crewed ? 'DW-R-15' : 'DW-CLOSE-5',
      },
      ...(crewed === null ? [] : [{ label: say('fact.crew'), value: String(crewed.minCrew), rule: 'DW-CREW-1' }]),
      ...(crewed === null ? [] : [{ label: say('fact.points'), value: String(crewed.points), rule: 'DW-PTS-3' }]),
      ...(indirect === null
        ? []
        : [{ label: say('fact.indirect'), value: say('fact.or-less', { score: indirect }), rule: 'DW-IND-3' }]),
    ],
    gifts: [
      ...(autoKill ? [{ text: say('gift.outright'), rule: 'DW-AUTO-2' }] : []),
      ...(crewed?.arc ? [{ text: say('gift.arc'), rule: 'DW-LOS-5' }] : []),
      ...(crewed?.portable ? [{ text: say('gift.portable'), rule: 'DW-TOW-8' }] : []),
      ...(crewed?.towable ? [{ text: say('gift.towable'), rule: 'DW-TOW-1' }] : []),
    ],
    tables: [targets(say('good'), weapon, 'enlisted')],
  };
}

function rangeOf(weapon: Weapon): string {
  const { rangeCi, rangeFixedCi } = weaponRow(weapon);
  const least = isCrewedKind(weapon) ? CREWED_WEAPONS[weapon].leastRangeCi : 0;
  const [range, fixed] = [exactInches(rangeCi), exactInches(rangeFixedCi)];
  if (least > 0) return say('fact.range.least', { least: exactInches(least), range });
  return rangeCi === rangeFixedCi ? range : say('fact.range.fixed', { range, fixed });
}

/** Every dinosaur with the chance to hit it, the quickest to kill first. */
function targets(title: string, weapon: Weapon, rank: Rank): BeastTable {
  const shots = DINOSAUR_KINDS.map((kind) => {
    return { kind, front: shotAt(kind, weapon, 'front', rank), rear: shotAt(kind, weapon, 'rear', rank) };
  }).sort((a, b) => a.front.shots - b.front.shots);
  return {
    title,
    rule: 'DW-ATK-2',
    heads: [say('head.front'), say('head.rear'), say('head.shots')],
    rows: shots.map(({ kind, front, rear }) => ({
      name: DINOSAURS[kind].name,
      link: kind,
      cells: [{ share: front.hit }, { share: rear.hit }, { text: shotCount(front.shots) }],
    })),
    note: say(weapon === 'rifle' ? 'note.rifle' : 'note.shots'),
  };
}

/** Every dinosaur with the chance that its attack kills, the most dangerous first. */
function biters(title: string, answers: boolean, bite: (kind: (typeof DINOSAUR_KINDS)[number]) => Bite): BeastTable {
  const bites = DINOSAUR_KINDS.map((kind) => ({ kind, ...bite(kind) })).sort((a, b) => b.overrun - a.overrun);
  return {
    title,
    rule: 'DW-OVER-4',
    heads: [say('head.bite'), say('head.overrun'), ...(answers ? [say('head.falls')] : [])],
    rows: bites.map(({ kind, ...odds }) => ({
      name: DINOSAURS[kind].name,
      link: kind,
      cells: [{ share: odds.bite }, { share: odds.overrun }, ...(answers ? [{ share: odds.falls }] : [])],
    })),
    note: answers ? `${say('note.bite')} ${say('note.first')}` : say('note.bite'),
  };
}

/** All vehicles in the order of the table. */
export function vehicles(): Beast[] {
  return VEHICLE_KINDS.map((kind) => {
    const { structurePoints, moveCi, mg, cannon } = vehicleRow(kind);
    const art = vehicleArt(kind, mg === 'never' ? null : 'hmg', cannon === 'always');
    return {
      id: kind,
      name: sayGame(`vehicle.${kind}`),
      line: say('line.vehicle', { structure: structurePoints, move: exactInches(moveCi) }),
      badge: null,
      art,
      card: () => vehicleCard(kind),
    };
  });
}

function vehicleCard(kind: VehicleKind): BeastCard {
  const { structurePoints, moveCi, capacity, mg, cannon, tows, tank } = vehicleRow(kind);
  return {
    facts: [
      { label: say('fact.structure'), value: String(structurePoints), rule: 'DW-DMG-9' },
      { label: say('fact.move'), value: exactInches(moveCi), rule: 'DW-AMOVE-1' },
      { label: say('fact.capacity'), value: String(capacity), rule: 'DW-TRANS-1' },
    ],
    gifts: [
      ...(mg === 'never' ? [] : [{ text: say('gift.mg', { must: mg }), rule: 'DW-R-66' }]),
      ...(cannon === 'never' ? [] : [{ text: say('gift.cannon', { must: cannon }), rule: 'DW-R-66' }]),
      ...(tows ? [{ text: say('gift.tows'), rule: 'DW-TOW-1' }] : []),
      ...(tank ? [{ text: say('gift.tank'), rule: 'DW-AUTO-5' }] : []),
    ],
    tables: [biters(say('hurts'), false, (dinosaur) => biteAt(dinosaur, { type: 'vehicle', kind }))],
  };
}

function vehicleRow(kind: VehicleKind): VehicleRow {
  return VEHICLES[kind];
}
