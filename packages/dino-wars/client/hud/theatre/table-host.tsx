/** The board of a match: shows every change, and passes its gestures to the tools. */
import { besideDanger } from '@dwo/kits/miniatures/danger/beside';
import { dangerDesk } from '@dwo/kits/miniatures/danger/desk';
import { dangerRanges } from '@dwo/kits/miniatures/danger/marks';
import { marksOfDanger } from '@dwo/kits/miniatures/danger/moving';
import { watchOn } from '@dwo/kits/miniatures/hud/watching';
import type { Scene } from '@dwo/kits/miniatures/model';
import { SceneHost } from '@dwo/kits/miniatures/table/host';
import { onShow } from '@dwo/kits/shell/moves';
import { openDrawer } from '@dwo/kits/shell/store';
import { useCallback, useMemo } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { watch } from '../../danger/watching';
import { useOpenMatch } from '../../match-context';
import { STANDING } from '../../standing';
import { desk, store } from '../../store';
import { shownFor } from '../../tools/figures';
import { CLIMB_CI } from '../../tools/paths';
import { say } from '../../words';
import { factsOf } from '../facts';
import { beginning } from './beginning';
import { sceneModel } from './scene-model';

interface TableHostProps {
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

export function TableHost({ onScene }: TableHostProps) {
  const { toolbox, session } = useOpenMatch();
  const hands = useMemo(
    () => ({
      point(pointing: Parameters<typeof toolbox.point>[0]) {
        const taken = toolbox.point(pointing);
        watch.point(pointing, desk.getState().plan.kind === 'none');
        return taken;
      },
      // A press that can't have been meant for the newest state only moves the camera.
      takesPress: () => !session.playback.retelling && session.takesPress(),
      seeSideways: (sideways: boolean) => toolbox.seeSideways(sideways),
      // While a flight is planned, the wheel sets its height instead of the zoom.
      wheel(up: boolean) {
        const { plan } = desk.getState();
        if (plan.kind !== 'move' || plan.mode !== 'fly' || plan.preview === null) return false;
        toolbox.climb(up ? CLIMB_CI : -CLIMB_CI);
        return true;
      },
    }),
    [toolbox, session],
  );
  const attach = useCallback(
    (scene: Scene) => {
      const stop = follow(scene);
      watchOn(scene);
      onScene(scene);
      return () => {
        stop();
        watchOn(null);
        onScene(null);
      };
    },
    [onScene],
  );
  return (
    <SceneHost art={FIGURES} label={say('table.label')} hands={hands} attach={attach}>
      <button type="button" class="btn" onClick={() => openDrawer({ type: 'roster' })}>
        {say('table.list')}
      </button>
    </SceneHost>
  );
}

/** Shows in the scene whatever the store holds from now on; returns a function that stops that. */
function follow(scene: Scene): () => void {
  const show = () => {
    const { match } = store.getState();
    const { names, selected, plan } = desk.getState();
    const state = onShow(match);
    if (match === null || state === null || names === null) return;
    const { ready } = factsOf(state);
    const model = sceneModel({ state, names, seat: match.seat, selected, plan, canAct: (id) => ready.has(id) });
    const marks = [...(model.marks ?? []), ...marksOfDanger(STANDING, state, plan.kind === 'move' ? plan : null)];
    const now = dangerDesk.getState();
    const ranges = [...model.ranges, ...dangerRanges(now, (figure) => shownFor(state, figure))];
    scene.show({ ...model, marks, ranges, danger: now.all?.field ?? null });
  };
  let begun = false;
  const begin = () => {
    const { match } = store.getState();
    if (begun || match?.state == null) return;
    begun = true;
    scene.start(beginning(match.shown ?? match.state, match.seat));
  };
  const { look, stop: stopDanger } = besideDanger(watch, show);
  look();
  begin();
  const stopDesk = desk.subscribe((now, before) => {
    if (now.names !== before.names || now.plan !== before.plan || now.selected !== before.selected) look();
  });
  const stopMatch = store.subscribe(({ match: now }, { match: before }) => {
    if (now?.state !== before?.state || now?.shown !== before?.shown || now?.seat !== before?.seat) {
      look();
      begin();
    }
  });
  return () => {
    stopDanger();
    watch.close();
    stopDesk();
    stopMatch();
  };
}
