/** The time of a table's line in the log; a press goes there. */

import { openDrawer } from '../shell/store';
import { whenOf } from './chapters';
import type { Aside } from './game-replay';
import type { Screening } from './screening';
import { replayStore } from './state';
import { momentOf } from './weave';

/** The element at the end of a line of the log. */
export function asideOf(screening: Screening): Aside {
  return (entry) => {
    const n = momentOf(entry);
    const moment = replayStore.getState().talk.moments.find((each) => each.n === n);
    if (moment === undefined) return null;
    const go = () => {
      openDrawer(null);
      screening.goTo(moment.n);
    };
    return (
      <button type="button" class="link said-when num" onClick={go}>
        {whenOf(moment)}
      </button>
    );
  };
}
