/** The battle log beside a replay of miniatures. */
import { useMemo } from 'preact/hooks';
import type { Aside } from '../../replay/game-replay';
import { replayStore } from '../../replay/state';
import { useBox } from '../../shell/box';
import { useStore } from '../../shell/use-store';
import { LogSheet } from '../hud/log-sheet';
import { peopleOf } from '../hud/table-log';

/** Every line so far, each with its rule. A reader who has taken a seat's view can ask for the lines about that seat. */
export function ReplayLog({ aside }: { readonly aside: Aside }) {
  const cast = useStore(replayStore, (state) => state.cast);
  const viewpoint = useStore(replayStore, (state) => state.viewpoint);
  const box = useBox();
  const people = useMemo(() => peopleOf(cast?.seats.map(({ side }) => side) ?? [], box), [cast, box]);
  const mine = useMemo(
    () => (typeof viewpoint === 'number' ? { seat: viewpoint, owns: () => false } : null),
    [viewpoint],
  );
  return <LogSheet mine={mine} people={people} aside={aside} />;
}
