/** Closing fire and the rest of an overrun (DW-R-14): answer, shot, attack, result. */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { ALL_WEAPONS, isCrewedKind, isHandWeapon, type Weapon, weaponRow } from '../data/weapons';
import { weaponAtHand } from '../designated-crew';
import type { Emit } from '../emit';
import { armyFigureOf, crewedWeaponOf, dinosaurOf, isSoldier, soldierOf, sure } from '../figures';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, StandingOrder, State } from '../state';
import { readyWeapons } from './aim';
import { bite } from './bites';
import { refuseShot } from './budget';
import { armsOf, type Firer, heldBy } from './firer';
import { arcOf, inArc, screenedBy } from './line-of-sight';
import { damageOf } from './marksmen';
import { refuseReady } from './readiness';
import { armyScore, waysOf36 } from './score';
import { shoot } from './shots';

/**
 * The weapons that a figure may answer an overrun by this dinosaur with, in table order (DW-R-15); none if it has been
 * overrun before this turn (DW-CLOSE-9, DW-R-18, DW-OVER-11). A soldier has any of their hand weapons but grenades, at
 * any range and seen or not (DW-CLOSE-5), or the machine gun they serve or hold (DW-CLOSE-13); a crewed machine gun has
 * itself (DW-CLOSE-12), other crewed weapons nothing (DW-CLOSE-7); a vehicle has its mounted machine gun (DW-CLOSE-8),
 * and its people nothing (DW-CLOSE-14).
 */
export function closingWeapons(state: Frozen<State>, id: FigureId, dinosaur: FigureId): Weapon[] {
  const figure = sure(armyFigureOf(state, id));
  if (figure.overrun) return [];
  if (!isSoldier(figure)) return armsOf(state, figure).filter((weapon) => answers(state, { id, weapon, dinosaur }));
  const own = readyWeapons(state, id, figure, 'closing').filter(
    (weapon) => isHandWeapon(weapon) || answers(state, { id, weapon, dinosaur }),
  );
  const served = weaponAtHand(state, id);
  const gun = served === null ? null : { id: served, weapon: sure(crewedWeaponOf(state, served)).kind, dinosaur };
  const his = gun !== null && answers(state, gun) ? gun.weapon : null;
  return ALL_WEAPONS.filter((weapon) => own.includes(weapon) || weapon === his);
}

/** A machine gun, or who has it, and the dinosaur it would answer. */
interface Answer {
  readonly id: FigureId;
  readonly weapon: Weapon;
  readonly dinosaur: FigureId;
}

/** True if a machine gun may give closing fire at this dinosaur, and has not had its chance. */
function answers(state: Frozen<State>, gun: Answer): boolean {
  return !sure(armyFigureOf(state, gun.id)).overrun && refuseGun(state, gun) === null;
}

/** Why a machine gun can't give closing fire; null if it is ready and sees the dinosaur in its front 180° (DW-CLOSE-6). */
function refuseGun(state: Frozen<State>, { id, weapon, dinosaur }: Answer): No | null {
  const firer = sure(armyFigureOf(state, id));
  const no =
    refuseShot(state, id, firer, { weapon, window: 'closing' }) ??
    refuseReady(state, id, firer, { weapon, closingAt: dinosaur });
  if (no !== null) return no;
  const it = sure(dinosaurOf(state, dinosaur));
  return looksAt(state, firer, weapon, { id: dinosaur, it }) ? null : refuse('DW-CLOSE-6', '', { figure: id, weapon });
}

/**
 * The refusal of an answer with a machine gun that is not on the figure's list; null if nothing forbids it any more.
 */
export function refuseUnlisted(state: Frozen<State>, { id, weapon, dinosaur }: Answer): No | null {
  const gun = answerer(state, id, weapon);
  const firer = sure(armyFigureOf(state, gun));
  if (!armsOf(state, firer).includes(weapon)) return refuse('DW-SIDE-4', '', { figure: id, weapon });
  if (gun !== id && firer.overrun) return refuse('DW-CLOSE-9', 'CLOSING_FIRE_USED', { figure: gun, weapon });
  return refuseGun(state, { id: gun, weapon, dinosaur });
}

function looksAt(
  state: Frozen<State>,
  firer: Firer,
  weapon: Weapon,
  { id, it }: { id: FigureId; it: Frozen<Dinosaur> },
): boolean {
  return inArc(state, firer, sure(arcOf(state, firer, weapon)), it) && screenedBy(state, firer, id) === null;
}

/**
 * The figure that fires when this one answers with this weapon: the gun itself if a crewman names the one they serve
 * (DW-R-15).
 */
function answerer(state: Frozen<State>, id: FigureId, weapon: Weapon): FigureId {
  const soldier = soldierOf(state, id);
  if (soldier === null || !isCrewedKind(weapon) || heldBy(state, soldier)?.kind === weapon) return id;
  return weaponAtHand(state, id) ?? id;
}

/**
 * The best of some weapons for closing fire: highest chance times damage, an automatic kill counting as all life points
 * left; the earlier one in the list if equal. None of a crewman's own if their crewed weapon could still fire this turn (DW-R-17).
 */
export function bestWeapon(
  state: Frozen<State>,
  id: FigureId,
  target: FigureId,
  weapons: readonly Weapon[],
): Weapon | null {
  const dinosaur = sure(dinosaurOf(state, target));
  const saved = sparesHisGun(state, id, weapons);
  let best: Weapon | null = null;
  let most = -1;
  for (const weapon of weapons) {
    if (saved && isHandWeapon(weapon)) continue;
    const firer = sure(armyFigureOf(state, answerer(state, id, weapon)));
    const { autoKill } = weaponRow(weapon);
    const damage = damageOf(state, firer, weapon);
    const ways = waysOf36(armyScore(state, { firer, weapon, dinosaur, side: 'front' }).score);
    const worth = autoKill ? Math.max(0, ways - 1) * damage + dinosaur.lifePoints : ways * damage;
    if (worth > most) {
      most = worth;
      best = weapon;
    }
  }
  return best;
}

/** True if a crewman's own shot would silence a weapon that could still fire this turn: now, or in phase 2 as things stand. */
function sparesHisGun(state: Frozen<State>, id: FigureId, weapons: readonly Weapon[]): boolean {
  // The shot of any soldier on its list silences the gun, wherever that soldier is (DW-R-43).
  const served = soldierOf(state, id)?.crewOf ?? null;
  if (served === null) return false;
  const gun = sure(crewedWeaponOf(state, served));
  if (weapons.includes(gun.kind)) return true;
  return (
    refuseReady(state, served, gun, { weapon: gun.kind, closingAt: null }) === null &&
    refuseShot(state, served, gun, { weapon: gun.kind, window: 'regular' }) === null
  );
}

/**
 * The order a figure follows when it is overrun: its own, but nobody waits for players who let two clocks run out
 * (DW-R-17).
 */
export function orderInForce(state: Frozen<State>, id: FigureId): StandingOrder {
  const figure = sure(armyFigureOf(state, id));
  return figure.order === 'ask' && isUnattended(state, figure.owner) ? 'fire-best' : figure.order;
}

/** True if a player has let two clocks in a row run out this turn (DW-R-17). */
export function isUnattended(state: Frozen<State>, seat: Seat): boolean {
  return sure(playerAt(state, seat)).timeouts >= PARAMETERS.timeoutsBeforeAuto;
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
  if (answer !== null) {
    const id = answerer(state, target, answer);
    shoot(state, { id, weapon: answer, target: dinosaur, window: 'closing' }, dice, emit);
  }
  const end = { type: 'overrunEnded', figure: dinosaur, target } as const;
  if (!sure(dinosaurOf(state, dinosaur)).alive) {
    // It was hit, so nothing has gone astray.
    emit({ ...end, success: false, rule: 'DW-CLOSE-11' });
    return;
  }
  // It fails on a miss, on a luck roll made and if a vehicle is only damaged (DW-OVER-7, DW-OVER-9, DW-DMG-6), and then its
  // move is over (DW-OVER-8). After a success it may go on (DW-OVER-6), once survivors are placed (DW-R-22).
  const killed = bite(state, { id: dinosaur, target, overrun: true }, dice, emit);
  emit({ ...end, success: killed, rule: killed ? 'DW-OVER-5' : 'DW-OVER-7' });
  endVain(state, emit);
}

/** Overruns whose target a stray shot has killed while its owner was asked: it is dead, and nobody answers for it (DW-OPT-FIC-2, DW-OVER-5). */
function endVain(state: Frozen<State>, emit: Emit): void {
  for (const { dinosaur, target } of [...state.reactions]) {
    if (sure(armyFigureOf(state, target)).alive) continue;
    emit({ type: 'overrunEnded', figure: dinosaur, target, success: true, rule: 'DW-OVER-5' });
  }
}
