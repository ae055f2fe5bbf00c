/** The answer to an overrun. The owner of the figure under attack gives it, or the clock does (§3.5). */
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

/** The owner may hold, or fire a weapon that was listed when the overrun was declared (DW-CLOSE-4, DW-CLOSE-5). */
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

/** Whether the figure is a gun whose crew has died since the answer was asked for, by strays (DW-CREW-5, DW-OPT-FIC-2). */
function isForsaken(state: Frozen<State>, figure: FigureId): boolean {
  return crewedWeaponOf(state, figure) !== null && crewAt(state, figure).length === 0;
}

/** Lists the weapons that a figure may still answer with. */
function answersOf(state: Frozen<State>, { target, weapons }: Frozen<Reaction>): readonly Weapon[] {
  return isForsaken(state, target) ? [] : weapons;
}

/**
 * Returns the rule that forbids a weapon outside the list: a soldier's own (DW-CLOSE-5) or a vehicle's (DW-CLOSE-14) hand
 * weapon, a gun that never answers (DW-CLOSE-7), or a gun that the vehicle does not mount (DW-CLOSE-8). A machine gun that
 * could not answer when the list was made is refused by DW-R-14, even if it could by now.
 */
function ruleAgainst(state: Frozen<State>, figure: FigureId, weapon: Weapon): RuleId {
  if (!isCrewedKind(weapon)) return vehicleOf(state, figure) === null ? 'DW-CLOSE-5' : 'DW-CLOSE-14';
  if (!CREWED_WEAPONS[weapon].closing) return 'DW-CLOSE-7';
  return vehicleOf(state, figure) === null ? 'DW-R-14' : 'DW-CLOSE-8';
}

/** The clock may answer any pending overrun (DW-R-17). */
function checkTimeOut(state: Frozen<State>, seat: Seat, { figure }: TimeOut): No | null {
  return refuseAnswer(state, seat, figure);
}

/** Refuses an answer that no overrun waits for. Contact alone asks for none (DW-CLOSE-1). */
function refuseAnswer(state: Frozen<State>, seat: Seat, figure: FigureId): No | null {
  const no = refuseSeat(state, seat) ?? refuseArmyFigure(state, seat, figure);
  if (no !== null) return no;
  return pending(state, figure) === null ? refuse('DW-CLOSE-1', '', { figure }) : null;
}

function pending(state: Frozen<State>, figure: FigureId): Frozen<Reaction> | null {
  return state.reactions.find(({ target }) => target === figure) ?? null;
}

function resolveClosingFire(state: Frozen<State>, intent: ClosingFire, dice: Dice, emit: Emit): void {
  answer(state, intent.figure, { weapon: intent.weapon, late: false }, dice, emit);
}

/**
 * Fires the best weapon and counts the timeout. After two timeouts in a row nobody waits for this player until the turn
 * ends, and what is pending for them is answered at once (DW-R-17).
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

/** Lists all answers that a seat may give, for every overrun that waits for it. */
export function closingFireIntents(state: Frozen<State>, seat: Seat): ClosingFire[] {
  return reactionsOf(state, seat).flatMap((reaction) =>
    [...answersOf(state, reaction), null].map((weapon): ClosingFire => {
      return { type: 'closingFire', figure: reaction.target, weapon };
    }),
  );
}

/** The action `closingFire`: answers an overrun with a shot, or holds fire (`weapon` is null). */
export const closingFire: Action<ClosingFire> = {
  check: checkClosingFire,
  resolve: ({ state, intent, dice, emit }) => resolveClosingFire(state, intent, dice, emit),
  offers: { answering: closingFireIntents },
};

/** The action `timeOut`: the clock answers an overrun. */
export const timeOut: Action<TimeOut> = {
  check: checkTimeOut,
  resolve: ({ state, intent, dice, emit }) => resolveTimeOut(state, intent, dice, emit),
};
