/** The rules of DINO WARS! as the kernel's contract asks for them. */
import type { Dice, Frozen, Ruleset, Seat } from '@dwo/kernel';
import { actionFor, answers, asideOffers, figureIntents, settingUpOffers } from './actions';
import { doneIntents } from './actions/done';
import type { Emit } from './emit';
import { outcome } from './ending/victory';
import type { Event } from './events';
import { evolve } from './evolve';
import { figureIndexOf } from './figure-index';
import { dinosaurOf, figureOf, sure } from './figures';
import { awaitsAnswer, refuseSeat } from './first-checks';
import type { Intent } from './intents';
import { actingSide, playerAt } from './phases';
import { type No, refuse } from './refusal';
import type { RuleId } from './rule-ids';
import { checkSetup } from './set-up/check-setup';
import type { Options } from './set-up/options';
import { settlePlacing } from './set-up/placing-server';
import { seats, setup } from './set-up/setup';
import type { FigureId, State } from './state';
import { watch } from './time-gate/reveal';
import { hidden, knownTo } from './time-gate/secrets';
import { see, view } from './time-gate/view';
import { pass, timers } from './turn/clocks';
import { awaiting, canAct, settle } from './turn/turn';

/** Answers from what the seat knows (DW-GATE-5). */
function check(state: Frozen<State>, seat: Seat, intent: Intent): No | null {
  const action = actionFor(intent);
  if (action === null) return refuse('DW-R-108', '', { unknown: true });
  return action.check(knownTo(state, seat), seat, intent);
}

/** Intents are played one by one, each checked against the state at that moment (DW-R-98). */
function resolve(state: Frozen<State>, seat: Seat, intent: Intent, dice: Dice, emit: Emit): void {
  const { tell, reveal } = watch(state, emit);
  actionFor(intent)?.resolve({ state, seat, intent, dice, emit: tell });
  settlePlacing(state, dice, tell);
  reveal();
  settle(state, dice, tell);
}

/** Lists the intents of an awaited seat: its answers, acts of its figures in this phase, and `done`. */
function intents(whole: Frozen<State>, seat: Seat): Intent[] {
  const state = knownTo(whole, seat);
  if (!awaiting(state).includes(seat)) return [];
  if (state.placing !== null) return [...settingUpOffers(state, seat), ...doneIntents(state, seat)];
  const found: Intent[] = answers(state, seat);
  if (playerAt(state, seat)?.side === actingSide(state) && doneIntents(state, seat).length > 0) {
    for (const id of figureIndexOf(state).ids[actingSide(state)]) {
      if (sure(figureOf(state, id)).owner === seat && mayAct(state, id)) found.push(...figureIntents(state, id));
    }
  }
  return [...found, ...doneIntents(state, seat)];
}

/** A dinosaur whose move is over may still turn (DW-R-9). */
function mayAct(state: Frozen<State>, id: FigureId): boolean {
  if (state.phase !== 'dinosaur-movement') return canAct(state, id);
  return dinosaurOf(state, id)?.alive === true && !awaitsAnswer(state, id);
}

/** Lists the intents that a seat may send at any time: orders, `resume`, agreeing to end, resigning. */
export function asides(state: Frozen<State>, seat: Seat): Intent[] {
  if (refuseSeat(state, seat) !== null) return [];
  return asideOffers(state, seat);
}

/** A figure's rolls in a phase depend on the figure, the phase and the kind of act, not on what others did before. */
function occasion({ turn, phase }: Frozen<State>, seat: Seat, intent: Intent): string {
  return `${turn} ${phase} ${intent.type} ${'figure' in intent ? intent.figure : seat}`;
}

/** The ruleset of DINO WARS!. It does all of a referee's work (DW-REF-1). */
export const dinoWars: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'dino-wars',
  version: 5,
  checkSetup,
  setup,
  seats,
  awaiting,
  timers,
  intents,
  pass,
  check,
  resolve,
  occasion,
  evolve,
  view,
  see,
  hidden,
  outcome,
};
