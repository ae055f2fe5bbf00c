/** The battle log beside a replay, for a reader who has taken a seat's view or sees everything. */
import { type LogPeople, LogSheet } from '@dwo/kits/miniatures/hud/log-sheet';
import type { Aside } from '@dwo/kits/replay';
import { replayStore } from '@dwo/kits/replay/state';
import { useStore } from '@dwo/kits/shell/use-store';
import { useMemo } from 'preact/hooks';
import { peopleFrom } from '../../hud/panels/log-panel';
import { settingOf } from './setting-of';

/** Every line so far. */
export function ReplayLog({ aside }: { readonly aside: Aside }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const viewpoint = useStore(replayStore, (state) => state.viewpoint);
  const mine = useMemo(() => {
    if (typeof viewpoint !== 'number') return null;
    const owns = (figure: string) => cast !== null && settingOf(cast).figures[figure]?.owner === viewpoint;
    return { seat: viewpoint, owns };
  }, [cast, viewpoint]);
  const people = useMemo((): LogPeople => {
    if (cast === null) return { named: () => null };
    const { seats } = cast;
    const { figures } = settingOf(cast);
    return peopleFrom({
      nameOf: (figure) => figures[figure]?.full ?? null,
      ownerOf: (figure) => figures[figure]?.owner ?? null,
      player(seat) {
        const name = seats[seat]?.name;
        return name === undefined ? null : { player: name };
      },
      placeOf: (seat) => seats[seat]?.index ?? 0,
    });
  }, [cast]);
  return <LogSheet mine={mine} people={people} aside={aside} />;
}
