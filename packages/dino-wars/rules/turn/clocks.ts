/** The clocks of a match (of the phase, of closing fire, of survivors), and the intent that is played when one runs out. */
import type { Frozen, Seat, Timer } from '@dwo/kernel';
import { LAPSE } from '../actions/done';
import { placingPass } from '../actions/place';
import { PARAMETERS } from '../data/parameters';
import { figureOf, sure } from '../figures';
import { reactionsOf } from '../first-checks';
import type { Intent } from '../intents';
import { actingSide, isIdle, seatsOf } from '../phases';
import { placingTimers } from '../set-up/placing';
import type { Reaction, State, Survivors } from '../state';
import { spotsFor } from '../vehicles/survivors';

/** Whether a seat of the acting side is awaited in this phase. */
export function isAsked(state: Frozen<State>, seat: Seat): boolean {
  return !state.players[seat]?.done && !isIdle(state, seat);
}

/**
 * Returns the running clocks. The phase has one clock for all, which stands still while an answer is awaited (DW-R-100).
 * Each awaited answer to an overrun, and each group of survivors, has 20 s (DW-R-17, DW-R-56).
 */
export function timers(state: Frozen<State>): Timer[] {
  if (state.ending !== null) return [];
  if (state.placing !== null) return placingTimers(state);
  const asked = seatsOf(state, actingSide(state)).filter((seat) => isAsked(state, seat));
  const phase: Timer = {
    id: phaseTimer(state),
    seats: asked,
    seconds: PARAMETERS.phaseSeconds[state.phase],
    running: !isInterrupted(state),
  };
  const answers = state.reactions.map((reaction): Timer => {
    const { owner } = sure(figureOf(state, reaction.target));
    return {
      id: reactionTimer(state, reaction),
      seats: [owner],
      seconds: PARAMETERS.closingFireSeconds,
      running: true,
    };
  });
  const placings = state.survivors.map((survivors): Timer => {
    const { survivorSeconds } = PARAMETERS;
    return { id: survivorsTimer(state, survivors), seats: [survivors.seat], seconds: survivorSeconds, running: true };
  });
  return [phase, ...answers, ...placings];
}

/** Whether an answer is awaited before the phase can end (DW-MULTI-2). */
export function isInterrupted(state: Frozen<State>): boolean {
  return state.reactions.length > 0 || state.survivors.length > 0;
}

/** Returns the id of the clock for one owner's survivors. */
export function survivorsTimer({ turn }: Frozen<State>, { vehicle, seat }: Frozen<Survivors>): string {
  return `${turn}/${vehicle}/survivors/${seat}`;
}

function phaseTimer({ turn, phase }: Frozen<State>): string {
  return `${turn}/${phase}`;
}

/** Returns the id of the clock for the answer to an overrun. */
export function reactionTimer({ turn }: Frozen<State>, { dinosaur, target }: Frozen<Reaction>): string {
  return `${turn}/${dinosaur}/${target}`;
}

/**
 * Returns the intent that is played when a clock runs out: the attacked figure fires its best weapon, survivors are placed,
 * or the seat is done with the phase.
 */
export function pass(state: Frozen<State>, seat: Seat, timer?: string): Intent {
  if (state.placing !== null) return placingPass(state, seat);
  const reaction = reactionsOf(state, seat).find((each) => timer === undefined || reactionTimer(state, each) === timer);
  if (reaction !== undefined) return { type: 'timeOut', figure: reaction.target };
  const survivors = state.survivors.find((each) => {
    return each.seat === seat && (timer === undefined || survivorsTimer(state, each) === timer);
  });
  if (survivors === undefined) return timer === phaseTimer(state) ? LAPSE : { type: 'done' };
  return { type: 'placeSurvivors', vehicle: survivors.vehicle, spots: spotsFor(state, survivors) };
}
