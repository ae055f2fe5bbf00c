/** The answer to an overrun by the owner of the figure under attack, or by the clock (§3.5 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { CREWED_WEAPONS, isCrewedKind, type Weapon } from '../data/weapons';
import { crewAt } from '../designated-crew';
import type { Emit } from '../emit';
import { verdict } from '../ending/victory';
import { armyFigureOf, crewedWeaponOf, sure, vehicleOf } from '../figures';
import { bestWeapon, finishOverrun, isUnattended, refuseUnlisted } from '../fire/closing';
import { reactionsOf, refuseArmyFigure, refuseSeat } from '../first-checks';
import type { ClosingFire, TimeOut } from '../intents';
import { type No, refuse } from '../refusal';
import type { RuleId } from '../rule-ids';
import type { FigureId, Reaction, State } from '../state';
import type { Action } from './action';

/** He may hold, or fire a weapon listed when the overrun was declared (DW-CLOSE-4, DW-CLOSE-5). */
function checkClosingFire(state: Frozen<State>, seat: Seat, { figure, weapon }: ClosingFire): No | null {
  const no = refuseAnswer(state, seat, figure);
  if (no !== null || weapon === null) return no;
  const { dinosaur, weapons } = pending(state, figure) as Frozen<Reaction>;
  if (isForsaken(state, figure)) return refuse('DW-CREW-5', 'UNDERMANNED', { figure, weapon });
  if (weapons.includes(weapon)) return null;
  const rule = ruleAgainst(state, figure, weapon);
  const unready = rule === 'DW-R-14' ? refuseUnlisted(state, { id: figure, weapon, dinosaur }) : null;
  return unready ?? refuse(rule, '', { figure, weapon, may: weapons });
}

/** Whether a gun has nobody left to answer for it: strays have killed its crew since it was asked (DW-CREW-5, DW-OPT-FIC-2). */
function isForsaken(state: Frozen<State>, figure: FigureId): boolean {
  return crewedWeaponOf(state, figure) !== null && crewAt(state, figure).length === 0;
}

/** The weapons that a figure may still answer with. */
function answersOf(state: Frozen<State>, { target, weapons }: Frozen<Reaction>): readonly Weapon[] {
  return isForsaken(state, target) ? [] : weapons;
}

/**
 * The rule that forbids a weapon that is not on the list: a soldier's own (DW-CLOSE-5), a gun that never answers
 * (DW-CLOSE-7), one that a vehicle has not mounted (DW-CLOSE-8); or a machine gun that may answer by now, but could not
 * when the list was made (DW-R-14).
 */
function ruleAgainst(state: Frozen<State>, figure: FigureId, weapon: Weapon): RuleId {
  if (!isCrewedKind(weapon)) return vehicleOf(state, figure) === null ? 'DW-CLOSE-5' : 'DW-CLOSE-14';
  if (!CREWED_WEAPONS[weapon].closing) return 'DW-CLOSE-7';
  return vehicleOf(state, figure) === null ? 'DW-R-14' : 'DW-CLOSE-8';
}

/** The clock may answer whatever is pending (DW-R-17). */
function checkTimeOut(state: Frozen<State>, seat: Seat, { figure }: TimeOut): No | null {
  return refuseAnswer(state, seat, figure);
}

/** Only an overrun asks for an answer: contact alone does not (DW-CLOSE-1). */
function refuseAnswer(state: Frozen<State>, seat: Seat, figure: FigureId): No | null {
  const no = refuseSeat(state, seat) ?? refuseArmyFigure(state, seat, figure);
  if (no !== null) return no;
  return pending(state, figure) === null ? refuse('DW-CLOSE-1', '', { figure }) : null;
}

function pending(state: Frozen<State>, figure: FigureId): Frozen<Reaction> | null {
  return state.reactions.find(({ target }) => target === figure) ?? null;
}

/** Fires or holds, then the overrun goes on. */
function resolveClosingFire(state: Frozen<State>, intent: ClosingFire, dice: Dice, emit: Emit): void {
  answer(state, intent.figure, { weapon: intent.weapon, late: false }, dice, emit);
}

/**
 * Fires best, and counts: after two in a row nobody waits for this player until the turn ends, neither for what is pending
 * already (DW-R-17).
 */
function resolveTimeOut(state: Frozen<State>, { figure }: TimeOut, dice: Dice, emit: Emit): void {
  const seat = sure(armyFigureOf(state, figure)).owner;
  answerLate(state, pending(state, figure) as Frozen<Reaction>, dice, emit);
  while (isUnattended(state, seat) && verdict(state) === null) {
    const [next] = reactionsOf(state, seat);
    if (next === undefined) return;
    answerLate(state, next, dice, emit);
  }
}

function answerLate(state: Frozen<State>, reaction: Frozen<Reaction>, dice: Dice, emit: Emit) {
  const { target, dinosaur } = reaction;
  const weapon = bestWeapon(state, target, dinosaur, answersOf(state, reaction));
  answer(state, target, { weapon, late: true }, dice, emit);
}

function answer(
  state: Frozen<State>,
  target: FigureId,
  { weapon, late }: { weapon: ClosingFire['weapon']; late: boolean },
  dice: Dice,
  emit: Emit,
): void {
  const { dinosaur } = pending(state, target) as Frozen<Reaction>;
  emit({ type: 'reactionClosed', target, weapon, late });
  finishOverrun(state, { dinosaur, target, answer: weapon }, dice, emit);
}

/** All answers a seat may give, for every overrun that waits for it. */
export function closingFireIntents(state: Frozen<State>, seat: Seat): ClosingFire[] {
  return reactionsOf(state, seat).flatMap((reaction) =>
    [...answersOf(state, reaction), null].map((weapon): ClosingFire => {
      return { type: 'closingFire', figure: reaction.target, weapon };
    }),
  );
}

/** Answering an overrun by fire, or holding it. */
export const closingFire: Action<ClosingFire> = {
  check: checkClosingFire,
  resolve: ({ state, intent, dice, emit }) => resolveClosingFire(state, intent, dice, emit),
  offers: { answering: closingFireIntents },
};

/** The answer that the clock gives to an overrun. */
export const timeOut: Action<TimeOut> = {
  check: checkTimeOut,
  resolve: ({ state, intent, dice, emit }) => resolveTimeOut(state, intent, dice, emit),
};
