/** Everything about an attack before it is made: targets, damage in its parts, and why another can't be one. */
import {
  type Attack,
  ability,
  aim,
  attacksOf,
  bonusOf,
  dataOf,
  FACES,
  type Figure,
  has,
  ignoresRough,
  isAim,
  type Mode,
  type ModeData,
  type No,
  type Now,
  type RuleId,
  type Target,
} from '../../rules';
import { harmOf } from './reach';

/** A part of the damage, with the rule it comes from. */
export interface DamagePart {
  readonly what: 'base' | 'leader' | 'armour' | 'kill' | 'pending' | 'counter';
  readonly n: number;
  readonly rule: RuleId;
}

/** The effect of an attack on one unit. */
export interface Blow {
  readonly victim: Figure;
  readonly damage: number;
  readonly dies: boolean;
  readonly waits: boolean;
  readonly parts: readonly DamagePart[];
}

/** The ways in which a unit may attack now, with their targets. */
export function attacksBy(state: Now, unit: Figure): ReadonlyMap<Mode, readonly Attack[]> {
  const modes = new Map<Mode, Attack[]>();
  if (unit.place !== 'field') return modes;
  for (const attack of attacksOf(state, unit)) modes.set(attack.mode, [...(modes.get(attack.mode) ?? []), attack]);
  return modes;
}

function blow(state: Now, unit: Figure, data: ModeData, victim: Figure): Blow {
  const waits = has(victim, 'agile');
  const close = victim.tile === unit.tile && data.kind !== 'chargeLine';
  const rest: DamagePart[] = waits ? [{ what: 'pending', n: 0, rule: 'DS-AB-AGI-1' }] : [];
  if (has(victim, 'counter') && close) rest.push({ what: 'counter', n: 1, rule: 'DS-AB-CTR-1' });
  if (data.kill === true) {
    const parts: DamagePart[] = [{ what: 'kill', n: 0, rule: 'DS-AB-BIT-1' }, ...rest];
    return { victim, damage: victim.hp, dies: true, waits, parts };
  }
  const bonus = bonusOf(state, unit);
  const armour = data.pierce === true ? 0 : Math.min(ability(victim, 'armour'), data.damage + bonus);
  const damage = data.damage + bonus - armour;
  const parts: DamagePart[] = [{ what: 'base', n: data.damage, rule: 'DS-DMG-1' }];
  if (bonus > 0) parts.push({ what: 'leader', n: bonus, rule: 'DS-AB-LEA-1' });
  if (armour > 0) parts.push({ what: 'armour', n: -armour, rule: 'DS-AB-ARM-1' });
  return { victim, damage, dies: damage >= victim.hp, waits, parts: [...parts, ...rest] };
}

/** The effect of an attack on everybody it hits, as declared. */
export function blowsOf(state: Now, { unit: id, mode, target }: Attack): readonly Blow[] {
  const unit = state.units[id];
  if (unit === undefined) return [];
  const aimed = aim(state, unit, mode, target);
  return isAim(aimed) ? aimed.victims.map((victim) => blow(state, unit, aimed.data, victim)) : [];
}

/** The most that attacks can do to somebody on a tile. */
export interface Threat {
  readonly damage: number;
  readonly dies: boolean;
}

/** By tile: what these attacks could hit there at best; a wall of fire threatens empty tiles too. */
export function threatsOf(state: Now, attacks: readonly Attack[]): ReadonlyMap<number, Threat> {
  const threats = new Map<number, Threat>();
  const add = (tile: number | null, { damage, dies }: Threat) => {
    if (tile === null) return;
    const known = threats.get(tile);
    threats.set(tile, { damage: Math.max(damage, known?.damage ?? 0), dies: dies || known?.dies === true });
  };
  for (const attack of attacks) {
    // Two targets are threatened one by one already.
    if (attack.target.kind === 'singleOrPair' && attack.target.units.length > 1) continue;
    for (const tile of lineOf(state, attack)) add(tile, { damage: 0, dies: false });
    for (const { victim, damage, dies, waits } of blowsOf(state, attack))
      add(victim.tile, { damage, dies: dies && !waits });
  }
  return threats;
}

/** The target in a mode that a unit stands for, or the tile below it. */
function targetOn(state: Now, data: ModeData, victim: Figure): Target | null {
  const tile = victim.tile === null ? undefined : state.tiles[victim.tile];
  if (tile === undefined) return null;
  if (data.kind === 'single') return { kind: 'single', unit: victim.id };
  if (data.kind === 'singleOrPair') return { kind: 'singleOrPair', units: [victim.id] };
  return data.kind === 'tile' ? { kind: 'tile', x: tile.x, y: tile.y } : null;
}

/** Why this unit is no target in a mode, or in any mode of its attacker; null if it is one. */
export function whyNot(state: Now, unit: Figure, victim: Figure, mode: Mode | null): No | null {
  const refusals = dataOf(unit)
    .modes.filter((data) => mode === null || data.mode === mode)
    .map((data) => {
      const target = targetOn(state, data, victim);
      const aimed = target === null ? null : aim(state, unit, data.mode, target);
      return aimed === null || isAim(aimed) ? null : aimed;
    });
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Whether an attack hits something on this tile: as declared, for a line of fire by the line itself. */
export function touches(state: Now, attack: Attack, tile: number): boolean {
  const unit = state.units[attack.unit];
  if (unit === undefined) return false;
  const aimed = aim(state, unit, attack.mode, attack.target);
  return isAim(aimed) && (aimed.line.includes(tile) || aimed.victims.some((victim) => victim.tile === tile));
}

/** Tiles in the line of a charge or a wall of fire. */
export function lineOf(state: Now, attack: Attack): readonly number[] {
  const unit = state.units[attack.unit];
  if (unit === undefined) return [];
  const aimed = aim(state, unit, attack.mode, attack.target);
  return isAim(aimed) ? aimed.line : [];
}

/** The hit points that the ground takes from a charger, as far as it lies open; Rough ground ends a charge (DS-AB-CHA-2, DS-AB-CHA-3). */
export function harmOnCharge(state: Now, charger: Figure, attack: Attack): number {
  let harm = 0;
  for (const tile of lineOf(state, attack)) {
    harm += harmOf(state, charger, tile);
    const face = state.tiles[tile]?.face ?? null;
    const rough = face !== null && FACES[face].terrain === 'rough' && !ignoresRough(state, charger);
    if (rough || harm >= charger.hp) break;
  }
  return harm;
}
