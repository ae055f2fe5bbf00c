/** Closing fire and the rest of an overrun (DW-R-14): answer, shot, attack, result. */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { readyWeapons } from './aim';
import { type Emit, shoot } from './combat';
import { bite } from './combat/bites';
import { PARAMETERS } from './data/parameters';
import { type HandWeapon, isHandWeapon, WEAPONS, type Weapon } from './data/weapons';
import { armyFigureOf, dinosaurOf, soldierOf } from './figures';
import { playerAt } from './phases';
import { armyScore, waysOf36 } from './score';
import type { FigureId, StandingOrder, State } from './state';

/**
 * What a soldier may answer an overrun with, in table order: any of his hand weapons but grenades, at any range and seen or
 * not (DW-CLOSE-5, DW-R-15); nothing if he has been overrun before this turn (DW-CLOSE-9, DW-R-18, DW-OVER-11).
 */
export function closingWeapons(state: Frozen<State>, id: FigureId): HandWeapon[] {
  const soldier = soldierOf(state, id);
  return soldier === null || soldier.overrun ? [] : readyWeapons(id, soldier, 'closing');
}

/**
 * The best of some weapons for closing fire: highest chance times damage, an automatic kill counting as all life points
 * left; the earlier one in the list if equal (DW-R-17).
 */
export function bestWeapon(
  state: Frozen<State>,
  id: FigureId,
  target: FigureId,
  weapons: readonly Weapon[],
): Weapon | null {
  const soldier = soldierOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (soldier === null || dinosaur === null) return null;
  let best: Weapon | null = null;
  let most = -1;
  for (const weapon of weapons) {
    if (!isHandWeapon(weapon)) continue;
    const { damage, autoKill } = WEAPONS[weapon];
    const ways = waysOf36(armyScore(state, { soldier, weapon, dinosaur, side: 'front' }).score);
    const worth = autoKill ? Math.max(0, ways - 1) * damage + dinosaur.lifePoints : ways * damage;
    if (worth > most) {
      most = worth;
      best = weapon;
    }
  }
  return best;
}

/** What a figure does about an overrun: his order, but nobody waits for those who let two clocks run out (DW-R-17). */
export function orderInForce(state: Frozen<State>, id: FigureId): StandingOrder {
  const figure = armyFigureOf(state, id);
  if (figure === null) return 'hold';
  return figure.order === 'ask' && isUnattended(state, figure.owner) ? 'fire-best' : figure.order;
}

/** Whether a player has let two clocks in a row run out this turn (DW-R-17). */
export function isUnattended(state: Frozen<State>, seat: Seat): boolean {
  return (playerAt(state, seat)?.timeouts ?? 0) >= PARAMETERS.timeoutsBeforeAuto;
}

/**
 * The rest of an overrun once the answer is known: closing fire before the attack roll (DW-CLOSE-2, DW-OVER-4), by the
 * attacked figure and at its attacker only (DW-CLOSE-3).
 */
export function finishOverrun(
  state: Frozen<State>,
  overrun: { dinosaur: FigureId; target: FigureId; answer: Weapon | null },
  dice: Dice,
  emit: Emit,
): void {
  const { dinosaur, target, answer } = overrun;
  if (answer !== null && isHandWeapon(answer))
    shoot(state, { id: target, weapon: answer, target: dinosaur, window: 'closing' }, dice, emit);
  const end = { type: 'overrunEnded', figure: dinosaur, target } as const;
  if (!dinosaurOf(state, dinosaur)?.alive) {
    emit({ ...end, success: false, rule: 'DW-CLOSE-11' });
    return;
  }
  // It fails on a miss, on a luck roll made and if a vehicle is only damaged (DW-OVER-7, DW-OVER-9, DW-DMG-6), and then its
  // move is over (DW-OVER-8). After a success it may go on (DW-OVER-6), once survivors are placed (DW-R-22).
  const killed = bite(state, { id: dinosaur, target, overrun: true }, dice, emit);
  emit({ ...end, success: killed, rule: killed ? 'DW-OVER-5' : 'DW-OVER-7' });
}
