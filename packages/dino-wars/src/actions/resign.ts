import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../combat';
import { refuseSeat } from '../gate';
import type { Resign } from '../intents';
import type { No } from '../refusal';
import type { State } from '../state';
import { reactionsOf } from '../turn';
import { verdict } from '../victory';
import { resolveTimeOut } from './closing-fire';

/** At any time, once and for good; a side has resigned when all its players have (DW-R-100, DW-WIN-4). */
export function checkResign(state: Frozen<State>, seat: Seat): No | null {
  return refuseSeat(state, seat);
}

/** Gives up. If teammates play on, his soldiers answer what is pending as if the clock had run out, for nobody else can. */
export function resolveResign(state: Frozen<State>, seat: Seat, dice: Dice, emit: Emit): void {
  emit({ type: 'resigned', seat });
  for (;;) {
    const reaction = reactionsOf(state, seat)[0];
    if (reaction === undefined || verdict(state) !== null) return;
    resolveTimeOut(state, { type: 'timeOut', figure: reaction.target }, dice, emit);
  }
}

/** Giving up, for those who have not. */
export function resignIntents(state: Frozen<State>, seat: Seat): Resign[] {
  return checkResign(state, seat) === null ? [{ type: 'resign' }] : [];
}
