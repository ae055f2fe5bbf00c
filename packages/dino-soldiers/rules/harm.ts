/** Hits, damage and death. */

import type { UnitType } from './data/units';
import type { Cause } from './data/words';
import { ability, dataOf, type Figure, has, sure, unitAt } from './on-field';
import type { Play } from './play';
import type { Pending } from './state';

/** One hit of an attack: the id of the attacker, and the damage before Armour. */
export interface Blow {
  readonly by: number;
  readonly damage: number;
  readonly kill: boolean;
  readonly pierce: boolean;
}

/** The damage that the Armour of a unit lets through (DS-DMG-3, DS-AB-ARM-1, DS-AB-AP-1). */
export function through(unit: { readonly type: UnitType }, damage: number, pierce = false): number {
  return pierce ? damage : Math.max(0, damage - ability(unit, 'armour'));
}

/**
 * Takes the hit points that Armour does not save from a unit on the field; at 0 it dies for good (DS-DMG-3, DS-DMG-4).
 */
export function hurt({ state, emit }: Play, id: number, damage: number, cause: Cause, pierce = false): void {
  const unit = sure(unitAt(state, id));
  if (unit.place !== 'field') return;
  const taken = through(unit, damage, pierce);
  if (taken === 0) return;
  // DS-HIDE-8
  if (unit.hidden > 0) emit({ type: 'revealed', unit: id });
  emit({ type: 'hurt', unit: id, damage: Math.min(taken, unit.hp), cause });
  if (sure(unitAt(state, id)).hp <= 0) emit({ type: 'died', unit: id, cause });
}

/** A biter that has killed regains 1 hit point, up to the number on its card (DS-AB-BIT-1, DS-DMG-7). */
function heal({ state, emit }: Play, id: number): void {
  const biter = sure(unitAt(state, id));
  if (biter.place === 'field' && biter.hp < dataOf(biter).hp) emit({ type: 'healed', unit: id, points: 1 });
}

/** Applies a hit; false if the unit had died before (DS-AB-AGI-3). */
function land(play: Play, id: number, { by, damage, kill, pierce }: Blow): boolean {
  if (sure(unitAt(play.state, id)).place !== 'field') return false;
  if (!kill) {
    hurt(play, id, damage, 'attack', pierce);
    return true;
  }
  play.emit({ type: 'died', unit: id, cause: 'attack' });
  heal(play, by);
  return true;
}

/** A unit with Counter deals 1 damage back after a hit in melee, even if that hit killed it (DS-AB-CTR-1, DS-DMG-5). */
function counter(play: Play, victim: Figure, by: number): void {
  if (has(victim, 'counter')) hurt(play, by, 1, 'counter');
}

/**
 * Hits all victims at the same time; the hits on Agile units wait (DS-ATK-9, DS-ATK-10, DS-DMG-2). Melee depends on the
 * tiles before any unit falls (DS-RNG-3).
 */
export function strike(play: Play, victims: readonly Figure[], blow: Blow): void {
  const { state, emit } = play;
  const { by } = blow;
  const here = sure(unitAt(state, by)).tile;
  const close = victims.filter(({ tile }) => tile === here).map(({ id }) => id);
  const now = victims.filter((victim) => !has(victim, 'agile'));
  for (const victim of victims) {
    emit({ type: 'hit', unit: victim.id, by });
    if (now.includes(victim)) continue;
    emit({ type: 'postponed', ...blow, attack: state.attacks, unit: victim.id, melee: close.includes(victim.id) });
  }
  for (const { id } of now) land(play, id, blow);
  for (const victim of now) if (close.includes(victim.id)) counter(play, victim, by);
}

/** Applies the hits that waited, in the order of their attacks (DS-AB-AGI-3). */
export function settle(play: Play): void {
  const waiting: readonly Pending[] = [...play.state.pending].sort((a, b) => a.attack - b.attack);
  for (const { unit, attack, melee, ...blow } of waiting) {
    play.emit({ type: 'settled', unit, attack });
    if (land(play, unit, blow) && melee) counter(play, sure(unitAt(play.state, unit)), blow.by);
  }
}

/** Reveals all hidden units on a tile, by its index (DS-HIDE-7). */
export function revealTile({ state, emit }: Play, tile: number): void {
  for (const unit of state.units) if (unit.tile === tile && unit.hidden > 0) emit({ type: 'revealed', unit: unit.id });
}
