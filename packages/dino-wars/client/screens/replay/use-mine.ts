/** The reader's side in a replay: that of the chosen seat; none for a reader who sees everything or spectates. */

import { replayStore } from '@dwo/kits/replay/state';
import { useStore } from '@dwo/kits/shell/use-store';
import type { Mine } from '../../hud/words/log-reading';
import { settingOf } from './setting-of';

/** The chosen seat and its figures, for the log. */
export function useMine(): Mine | null {
  const cast = useStore(replayStore, (state) => state.cast);
  const viewpoint = useStore(replayStore, (state) => state.viewpoint);
  if (typeof viewpoint !== 'number') return null;
  return { seat: viewpoint, owns: (figure) => cast !== null && settingOf(cast).figures[figure]?.owner === viewpoint };
}
