/** Danger at the table of this browser: what the player has before them. */
import type { State } from '@dwo/dino-wars';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import { endOf } from '@dwo/kits/miniatures/danger/moving';
import { DangerWatch, type Situation } from '@dwo/kits/miniatures/danger/watch';
import { onShow } from '@dwo/kits/shell/moves';
import { desk, store } from '../store';
import { ownerOf, shownFor } from '../tools/figures';

const lookout = new Lookout<State>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** Looks at the table as it would be after orders. Its worker keeps another state than that of the watch. */
export const ahead = new Lookout<State>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The watch of the open table. */
export const watch = new DangerWatch<State>(lookout, situation);

function situation(): Situation<State> | null {
  const { match } = store.getState();
  const state = onShow(match);
  if (match?.seat == null || state === null || state.placing !== null || state.ending !== null) return null;
  const { plan, selected } = desk.getState();
  const { seat } = match;
  const mover = plan.kind === 'move' && ownerOf(state, plan.figure) === seat ? plan : null;
  return {
    ...{ state, seat },
    mover: mover === null ? null : { figure: shownFor(state, mover.figure), at: endOf(mover.preview) },
    selected: plan.kind === 'none' ? selected : null,
  };
}
