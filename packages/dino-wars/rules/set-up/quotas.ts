/**
 * How many special figures, weapons of a kind and elite soldiers an army may field, and which soldiers may be what (§3.23,
 * §3.24).
 */
import type { Facts } from '@dwo/kernel';
import type { OptionalRule } from '../data/optional-rules';
import { PARAMETERS } from '../data/parameters';
import { HAND_WEAPONS, type HandWeapon } from '../data/weapons';
import { type No, refuse } from '../refusal';
import type { Rank } from '../state';
import { rankQuota, weaponCap } from './points';

/** One or more soldiers who are alike, with everything on which their legality depends. */
export interface Enlistment {
  readonly count: number;
  readonly rank: Rank;
  readonly weapon: HandWeapon;
  readonly sniper: boolean;
  readonly highCalibre: boolean;
  readonly elite: boolean;
  readonly paratrooper: boolean;
  /** The vehicle whose crew they are; null on foot and for passengers. */
  readonly crewOf: { readonly vehicle: string | number; readonly tank: boolean } | null;
  /** Facts that name these soldiers in a refusal. */
  readonly where: Facts;
}

const HIGH_CALIBRE: readonly HandWeapon[] = ['rifle', 'pistol'];

/**
 * Lists why some soldiers can't be what they are. It checks the options that allow them, and the conditions for snipers,
 * elite soldiers and high-calibre ammunition.
 */
export function refusePeople(people: readonly Enlistment[], optional: readonly OptionalRule[]): No[] {
  return people.flatMap((person) => {
    const found: No[] = [];
    const { where, rank, weapon, crewOf } = person;
    const off = (option: OptionalRule) => {
      if (optional.includes(option)) return false;
      found.push(refuse('DW-OPT-1', 'OPTION_OFF', { ...where, option }));
      return true;
    };
    if (person.sniper && !off('snipers') && rank === 'leader') {
      found.push(refuse('DW-OPT-SNIPE-3', 'QUOTA', { ...where, rank }));
    }
    if (person.highCalibre && !off('high_caliber') && !HIGH_CALIBRE.includes(weapon)) {
      found.push(refuse('DW-R-83', 'QUOTA', { ...where, weapon }));
    }
    if (person.elite && !off('special_forces') && (rank !== 'hero' || crewOf !== null)) {
      found.push(refuse('DW-OPT-SF-1', 'QUOTA', { ...where, rank }));
    }
    if (person.paratrooper && !off('paratroopers') && crewOf !== null) {
      found.push(refuse('DW-OPT-PARA-1', 'ABOARD', { ...where }));
    }
    return found;
  });
}

/**
 * Lists the quotas that an army breaks as a whole: special figures (DW-SPEC-3, DW-SPEC-4; in tanks DW-SPEC-5, DW-R-58),
 * weapons (DW-R-32), snipers (DW-R-84) and elite units (DW-R-87). Crews of vehicles do not count towards an army's size
 * (DW-R-69).
 */
export function refuseQuotas(people: readonly Enlistment[], tanks: number): No[] {
  const foot = people.filter(({ crewOf }) => crewOf === null);
  const soldiers = sum(foot);
  return [
    ...refuseRanks(people, soldiers),
    ...refuseTankCrews(people, tanks),
    ...refuseWeapons(people, soldiers),
    ...refuseUnits(people, soldiers),
  ];
}

function sum(people: readonly Enlistment[]): number {
  return people.reduce((total, { count }) => total + count, 0);
}

const SPECIAL = ['nco', 'leader', 'hero'] as const;

/** Counts special figures outside tanks. The unit of heroes has a quota of its own (DW-OPT-SF-1). */
function refuseRanks(people: readonly Enlistment[], soldiers: number): No[] {
  const counted = people.filter(({ crewOf, elite }) => crewOf?.tank !== true && !elite);
  const of = (wanted: Rank) => sum(counted.filter(({ rank }) => rank === wanted));
  const quota = rankQuota(soldiers, of('nco'));
  return SPECIAL.flatMap((rank) => {
    const [count, most] = [of(rank), quota[rank]];
    return count > most ? [refuse(rank === 'nco' ? 'DW-SPEC-3' : 'DW-SPEC-4', 'QUOTA', { rank, count, most })] : [];
  });
}

/** Returns how many special figures the crews of this many tanks may have, by rank (DW-SPEC-5). */
export function tankQuota(tanks: number): Record<Exclude<Rank, 'enlisted'>, number> {
  return {
    nco: tanks,
    leader: Math.floor(tanks / PARAMETERS.tanksPerLeader),
    hero: Math.floor(tanks / PARAMETERS.tanksPerHero),
  };
}

function refuseTankCrews(people: readonly Enlistment[], tanks: number): No[] {
  const crews = people.filter(({ crewOf }) => crewOf?.tank === true);
  const found: No[] = [];
  for (const vehicle of new Set(crews.map(({ crewOf }) => crewOf?.vehicle))) {
    const ncos = sum(crews.filter(({ crewOf, rank }) => crewOf?.vehicle === vehicle && rank === 'nco'));
    if (ncos > 1)
      found.push(refuse('DW-SPEC-5', 'QUOTA', { vehicle: vehicle ?? '', rank: 'nco', count: ncos, most: 1 }));
  }
  const quota = tankQuota(tanks);
  for (const rank of ['leader', 'hero'] as const) {
    const count = sum(crews.filter((each) => each.rank === rank));
    if (count > quota[rank]) found.push(refuse('DW-SPEC-5', 'QUOTA', { rank, count, most: quota[rank], tanks }));
  }
  return found;
}

/** Vehicle crews count among those who carry a weapon, but not towards the army's size (DW-R-32, DW-R-69). */
function refuseWeapons(people: readonly Enlistment[], soldiers: number): No[] {
  return HAND_WEAPONS.flatMap((weapon) => {
    const most = weaponCap(soldiers, weapon);
    const count = sum(people.filter((each) => each.weapon === weapon));
    return most !== null && count > most ? [refuse('DW-R-32', 'QUOTA', { weapon, count, most })] : [];
  });
}

/** Returns how large a unit of heroes, or of paratroopers, may be in an army of this many soldiers (DW-R-87). */
export function unitQuota(soldiers: number): number {
  return Math.floor((soldiers * PARAMETERS.elitePercent) / 100);
}

/** Returns how many of this many enlisted soldiers may be snipers (DW-R-84). */
export function sniperQuota(enlisted: number): number {
  return Math.floor(enlisted / PARAMETERS.enlistedPerSniper);
}

function refuseUnits(people: readonly Enlistment[], soldiers: number): No[] {
  const count = (wanted: (each: Enlistment) => boolean) => sum(people.filter(wanted));
  const snipers = sniperQuota(count(({ rank, crewOf }) => rank === 'enlisted' && crewOf === null));
  const quotas = [
    ['DW-OPT-SNIPE-1', count(({ sniper }) => sniper), snipers],
    ['DW-OPT-SF-1', count(({ elite, crewOf }) => elite && crewOf === null), unitQuota(soldiers)],
    ['DW-OPT-PARA-1', count(({ paratrooper, crewOf }) => paratrooper && crewOf === null), unitQuota(soldiers)],
  ] as const;
  return quotas.flatMap(([rule, has, most]) => (has > most ? [refuse(rule, 'QUOTA', { count: has, most })] : []));
}
