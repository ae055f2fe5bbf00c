/** The owners of figures in a replay, for the log. */

import { replayStore } from '@dwo/kits/replay/state';
import { useStore } from '@dwo/kits/shell/use-store';
import { useMemo } from 'preact/hooks';
import type { Owners } from '../../hud/panels/log-panel';
import { settingOf } from './setting-of';

/** The same object for one record; undefined until it is open. */
export function useOwners(): Owners | undefined {
  const cast = useStore(replayStore, (state) => state.cast);
  return useMemo(() => {
    if (cast === null) return undefined;
    const { seats } = cast;
    const { figures } = settingOf(cast);
    return {
      named: (entry, name) => {
        const figure = entry.figures.find((id) => figures[id]?.full === name);
        const owner = figure === undefined ? undefined : figures[figure]?.owner;
        return (owner === undefined ? undefined : seats[owner]?.name) ?? null;
      },
      place: ({ figures: [figure], seats: [first] }) => {
        const seat = first ?? (figure === undefined ? undefined : figures[figure]?.owner);
        return (seat === undefined ? undefined : seats[seat]?.index) ?? 0;
      },
    };
  }, [cast]);
}
