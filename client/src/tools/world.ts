/** The toolbox's view of the store and of the open match. */
import { explain } from '../hud/words/explain';
import type { Session } from '../net/session';
import { patchDesk, store } from '../store';
import { Toolbox, type World } from './toolbox';

/** A toolbox for an open match; it follows every change of the match. */
export function toolboxFor(session: Session): Toolbox {
  const world: World = {
    state: () => store.getState().match?.state ?? null,
    seat: () => store.getState().match?.seat ?? null,
    selected: () => store.getState().desk.selected,
    plan: () => store.getState().desk.plan,
    lay: (plan) => patchDesk({ plan }),
    choose: (selected) => patchDesk({ selected, ending: false }),
    say: (notice) => patchDesk({ notice }),
    explain,
    send: (intent) => session.play(intent),
    busy: (sending) => patchDesk({ sending }),
  };
  const toolbox = new Toolbox(world);
  session.onChange(() => toolbox.refresh());
  return toolbox;
}
