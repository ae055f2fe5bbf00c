/** Closing fire and the rest of an overrun (DW-R-14): the answer, the shot, the attack and the result. */
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
 * Lists the weapons with which a figure may answer an overrun by this dinosaur, in table order (DW-R-15). There are none if
 * it has been overrun before this turn (DW-CLOSE-9, DW-R-18, DW-OVER-11).
 * A soldier has any of their hand weapons but grenades, at any range and without line of sight (DW-CLOSE-5), or the machine
 * gun that they serve or hold (DW-CLOSE-13). A crewed machine gun has itself (DW-CLOSE-12); other crewed weapons have
 * nothing (DW-CLOSE-7). A vehicle has its mounted machine gun (DW-CLOSE-8); the people in it have nothing (DW-CLOSE-14).
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

/** A machine gun, or the figure that has it, and the dinosaur that it would answer. */
interface Answer {
  readonly id: FigureId;
  readonly weapon: Weapon;
  readonly dinosaur: FigureId;
}

/** Whether a machine gun may give closing fire at this dinosaur and has not had its chance. */
function answers(state: Frozen<State>, gun: Answer): boolean {
  return !sure(armyFigureOf(state, gun.id)).overrun && refuseGun(state, gun) === null;
}

/**
 * Returns why a machine gun cannot give closing fire, or null if it is ready and sees the dinosaur in its front 180°
 * (DW-CLOSE-6).
 */
function refuseGun(state: Frozen<State>, { id, weapon, dinosaur }: Answer): No | null {
  const firer = sure(armyFigureOf(state, id));
  const no =
    refuseShot(state, id, firer, { weapon, window: 'closing' }) ??
    refuseReady(state, id, firer, { weapon, closingAt: dinosaur });
  if (no !== null) return no;
  const it = sure(dinosaurOf(state, dinosaur));
  return looksAt(state, firer, weapon, { id: dinosaur, it }) ? null : refuse('DW-CLOSE-6', '', { figure: id, weapon });
}

/** Returns why a machine gun outside the figure's list may not answer, or null if nothing forbids it any more. */
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
 * Returns the figure that fires when this one answers with this weapon. A crewman who names the gun they serve lets the gun
 * fire (DW-R-15).
 */
function answerer(state: Frozen<State>, id: FigureId, weapon: Weapon): FigureId {
  const soldier = soldierOf(state, id);
  if (soldier === null || !isCrewedKind(weapon) || heldBy(state, soldier)?.kind === weapon) return id;
  return weaponAtHand(state, id) ?? id;
}

/**
 * Returns the best of some weapons for closing fire: the highest chance times damage. An automatic kill counts as all life
 * points left, and of equal weapons the earlier one in the list wins. A crewman's hand weapons are left out if their gun
 * could still fire this turn (DW-R-17). Returns null to hold fire.
 */
export function bestWeapon(
  state: Frozen<State>,
  id: FigureId,
  target: FigureId,
  weapons: readonly Weapon[],
): Weapon | null {
  const dinosaur = sure(dinosaurOf(state, target));
  const saved = sparesTheirGun(state, id, weapons);
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

/** Whether a crewman's own shot would silence a gun that could still fire this turn, judged now or as in phase 2. */
function sparesTheirGun(state: Frozen<State>, id: FigureId, weapons: readonly Weapon[]): boolean {
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
 * Returns the order that a figure follows when it is overrun: its own, unless its player has let two clocks run out
 * (DW-R-17).
 */
export function orderInForce(state: Frozen<State>, id: FigureId): StandingOrder {
  const figure = sure(armyFigureOf(state, id));
  return figure.order === 'ask' && isUnattended(state, figure.owner) ? 'fire-best' : figure.order;
}

/** Whether a player has let two clocks in a row run out this turn (DW-R-17). */
export function isUnattended(state: Frozen<State>, seat: Seat): boolean {
  return sure(playerAt(state, seat)).timeouts >= PARAMETERS.timeoutsBeforeAuto;
}

/**
 * Plays the rest of an overrun once the answer is known. Closing fire comes before the attack roll (DW-CLOSE-2, DW-OVER-4);
 * only the attacked figure fires, and only at its attacker (DW-CLOSE-3).
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
    // The shot hit, so nothing has gone astray.
    emit({ ...end, success: false, rule: 'DW-CLOSE-11' });
    return;
  }
  // An overrun fails on a miss, on a successful luck roll, or if a vehicle is only damaged (DW-OVER-7, DW-OVER-9, DW-DMG-6).
  // Failure ends the dinosaur's move (DW-OVER-8). After a success it may go on (DW-OVER-6), once survivors are placed (DW-R-22).
  const killed = bite(state, { id: dinosaur, target, overrun: true }, dice, emit);
  emit({ ...end, success: killed, rule: killed ? 'DW-OVER-5' : 'DW-OVER-7' });
  endVain(state, emit);
}

/**
 * Ends overruns whose target a stray shot has killed while its owner was asked. Nobody answers for a dead target
 * (DW-OPT-FIC-2, DW-OVER-5).
 */
function endVain(state: Frozen<State>, emit: Emit): void {
  for (const { dinosaur, target } of [...state.reactions]) {
    if (sure(armyFigureOf(state, target)).alive) continue;
    emit({ type: 'overrunEnded', figure: dinosaur, target, success: true, rule: 'DW-OVER-5' });
  }
}
