/** The parts of the store and of the open match that the toolbox sees. */

import type { MatchLine } from '@dwo/kits/shell/line';
import { notify } from '@dwo/kits/shell/store';
import { explain } from '../hud/words/explain';
import { desk, patchDesk, store } from '../store';
import { Toolbox, type World } from './toolbox';

/** A toolbox for an open match. */
export function toolboxFor(session: Pick<MatchLine, 'play'>): Toolbox {
  const world: World = {
    state: () => store.getState().match?.state ?? null,
    seat: () => store.getState().match?.seat ?? null,
    selected: () => desk.getState().selected,
    plan: () => desk.getState().plan,
    lay: (plan) => patchDesk({ plan }),
    choose: (selected) => patchDesk({ selected, ending: false }),
    say: (notice) => notify(notice),
    explain,
    send: (intent) => session.play(intent),
    busy: (sending) => patchDesk({ sending }),
  };
  return new Toolbox(world);
}
