/**
 * The options that change soldiers and their own weapons: snipers, high calibre, wounds, fire from vehicles and single
 * grenades.
 */
import type { Frozen } from '@dwo/kernel';
import { RANK_TABLE } from '../data/ranks';
import { isHandWeapon, type Weapon } from '../data/weapons';
import type { ScorePart } from '../events';
import { isSoldier } from '../figures';
import { plays } from '../options-in-play';
import type { Soldier, State } from '../state';
import { tablesOf } from '../tables';
import type { Firer } from './firer';

/**
 * Returns the parts of a score that come from the soldier: +1 for a special figure (DW-MOD-1, DW-SPEC-2) and +1 for a
 * sniper (DW-OPT-SNIPE-2), neither if they are wounded (DW-OPT-WOUND-2, DW-R-88); -1 for high-calibre ammunition
 * (DW-OPT-HICAL-1); -2 from aboard a vehicle (DW-OPT-MFIRE-2). A crewed or mounted weapon has none of these (DW-CREW-8).
 */
export function ownParts(state: Frozen<State>, firer: Firer, weapon: Weapon): ScorePart[] {
  if (!isSoldier(firer)) return [];
  const parts: ScorePart[] = [];
  const { bonus } = RANK_TABLE[firer.rank];
  if (bonus !== 0 && !firer.wounded) parts.push({ rule: 'DW-MOD-1', value: bonus });
  if (snipes(state, firer, weapon) && !firer.wounded) parts.push({ rule: 'DW-OPT-SNIPE-2', value: 1 });
  if (isHighCalibre(state, firer, weapon)) parts.push({ rule: 'DW-OPT-HICAL-1', value: -1 });
  if (firer.aboard !== null) parts.push({ rule: 'DW-OPT-MFIRE-2', value: -2 });
  return parts;
}

/** Whether a sniper has the bonus with this weapon (DW-R-84). */
function snipes(state: Frozen<State>, { sniper }: Frozen<Soldier>, weapon: Weapon): boolean {
  return sniper && (weapon === 'rifle' || weapon === 'assault_rifle') && plays(state, 'snipers');
}

/** Returns the 6" in ci that a sniper reaches farther, wounded or not (DW-OPT-SNIPE-2, DW-R-88), or 0 for anybody else. */
export function sniperRangeCi(state: Frozen<State>, firer: Firer, weapon: Weapon): number {
  return isSoldier(firer) && snipes(state, firer, weapon) ? tablesOf(state).parameters.sniperRangeCi : 0;
}

/** Only rifles and pistols may have high-calibre ammunition (DW-R-83). */
function isHighCalibre(state: Frozen<State>, { highCalibre }: Frozen<Soldier>, weapon: Weapon): boolean {
  return highCalibre && (weapon === 'rifle' || weapon === 'pistol') && plays(state, 'high_caliber');
}

/**
 * Returns the life points that a hit takes (DW-DMG-8): those of the table, or 2 with high-calibre ammunition
 * (DW-OPT-HICAL-1).
 */
export function damageOf(state: Frozen<State>, firer: Firer, weapon: Weapon): number {
  const { damage } = tablesOf(state).weapons[weapon];
  return isSoldier(firer) && isHandWeapon(weapon) && isHighCalibre(state, firer, weapon) ? 2 : damage;
}

/** Whether an enlisted soldier has thrown their one grenade. The crews of vehicles are enlisted too (DW-OPT-GREN-1, DW-R-85). */
export function isOutOfGrenades(state: Frozen<State>, { rank, grenade }: Frozen<Soldier>): boolean {
  return rank === 'enlisted' && !grenade && plays(state, 'limited_grenades');
}
