import { poleOf } from '../movement/poles';
import type { Action } from './action';
import { checkPole, type Handling, resolvePole } from './pole';

/** Builds an action that handles a crewed weapon as `ofWeapon` does, and a pole of the Time Gate as DW-R-92 says. */
export function handling<I extends Handling>(ofWeapon: Action<I>): Action<I> {
  return {
    ...ofWeapon,
    check: (state, seat, intent) =>
      poleOf(state, intent.weapon) === null ? ofWeapon.check(state, seat, intent) : checkPole(state, seat, intent),
    resolve: (play) => {
      if (poleOf(play.state, play.intent.weapon) === null) ofWeapon.resolve(play);
      else resolvePole(play.state, play.seat, play.intent, play.emit);
    },
  };
}
