/** Whether a seat may act in a state, and whether the table still plays what it did before its phase ended. */
import { SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { onShow } from '@dwo/kits/shell/moves';
import type { MatchSlice } from '../store';
import { mayPlace } from '../tools/setting-up';

export function isActing(state: Frozen<State> | null, seat: Seat): boolean {
  if (state === null || state.ending !== null) return false;
  if (state.survivors.some((each) => each.seat === seat)) return true;
  if (state.placing !== null) return mayPlace(state, seat);
  const player = state.players[seat];
  return player?.side === SIDE_OF_PHASE[state.phase] && !player.done;
}

/** Whether the phase in which this player acted is over, and the table still shows how. */
export function isPlayedOut(match: MatchSlice | null): boolean {
  if (match === null || match.seat === null || match.retelling) return false;
  return isActing(onShow(match), match.seat) && !isActing(match.state, match.seat);
}
