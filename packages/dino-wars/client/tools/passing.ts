/** A phase in which a player of a team has nothing left to do is ended for them, as the rules end it for a whole side (DW-R-104). */
import { actingSide, canAct, type Intent, isIdle, type State, seatsOf } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { sideFigures } from './figures';

/** Whether no figure of a seat can do anything in this phase. In phase 1 a dinosaur may always be turned. */
export function hasNothingLeft(state: Frozen<State>, seat: Seat): boolean {
  const { placing, ending, phase, reactions, survivors } = state;
  if (placing !== null || ending !== null || phase === 'dinosaur-movement') return false;
  if (reactions.length > 0 || survivors.length > 0) return false;
  return !sideFigures(state, actingSide(state)).some(([id, { owner }]) => owner === seat && canAct(state, id));
}

/**
 * The intents that this browser sends by itself for one seat. It ends a phase once, and resumes it once, if a teammate gives one
 * of the seat's figures something to do. A player who undoes either is left alone for the rest of the phase.
 */
export class Passing {
  #ended: string | null = null;
  #resumed: string | null = null;

  /** The intent that is due; null for none. */
  due(state: Frozen<State>, seat: Seat): Intent | null {
    const player = state.players[seat];
    if (player?.side !== actingSide(state) || isIdle(state, seat)) return null;
    // The rules end the phase of a side that has one player.
    if (seatsOf(state, player.side).length < 2) return null;
    const phase = `${state.turn}/${state.phase}/${seat}`;
    const idle = hasNothingLeft(state, seat);
    if (!player.done) return idle && this.#ended !== phase ? { type: 'done' } : null;
    const again = this.#ended === phase && this.#resumed !== phase && state.reactions.length === 0;
    return again && !idle ? { type: 'resume' } : null;
  }

  /** Notes that an intent of its own was played. */
  played(state: Frozen<State>, seat: Seat, { type }: Intent): void {
    const phase = `${state.turn}/${state.phase}/${seat}`;
    if (type === 'done') this.#ended = phase;
    else this.#resumed = phase;
  }
}
