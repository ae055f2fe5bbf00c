/** The board of a match: shows every change, and passes its gestures to the tools. */
import type { Frozen } from '@dwo/kernel';
import { useCallback, useMemo } from 'preact/hooks';
import { onShow } from '../../shell/moves';
import { openDrawer, store } from '../../shell/store';
import { besideDanger } from '../danger/beside';
import type { Scene } from '../model';
import { firstView } from '../table/beginning';
import { SceneHost } from '../table/host';
import { type AnyTable, type OpenTable, useTable } from './context';
import { withDanger } from './danger';
import { tableDesk } from './desk';
import { sceneOf } from './scene-of';
import { watchOn } from './watching';
import { say } from './words';

const CLIMB_CI = 100;

/** `onScene` is called with the board once it is open, and with null when it is removed. */
export function TableBoard({ onScene }: { readonly onScene: (scene: Scene | null) => void }) {
  const { game, toolbox, line, danger } = useTable();
  const hands = useMemo(
    () => ({
      point(pointing: Parameters<typeof toolbox.point>[0]) {
        const taken = toolbox.point(pointing);
        danger?.point(pointing, tableDesk.getState().plan.kind === 'none');
        return taken;
      },
      // A press that can't have been meant for the newest state only moves the camera.
      takesPress: () => !line.playback.retelling && line.takesPress(),
      seeSideways: (sideways: boolean) => toolbox.seeSideways(sideways),
      // While a flight is planned, the wheel sets its height instead of the zoom.
      wheel(up: boolean) {
        const { plan } = tableDesk.getState();
        if (plan.kind !== 'move' || plan.z === null || plan.preview === null) return false;
        toolbox.climb(up ? CLIMB_CI : -CLIMB_CI);
        return true;
      },
    }),
    [toolbox, line, danger],
  );
  const attach = useCallback(
    (scene: Scene) => {
      const stop = follow(game, scene, danger);
      watchOn(scene);
      onScene(scene);
      return () => {
        stop();
        watchOn(null);
        onScene(null);
      };
    },
    [game, danger, onScene],
  );
  return (
    <SceneHost art={game.art} label={say('table.label')} hands={hands} attach={attach}>
      <button type="button" class="btn" onClick={() => openDrawer({ type: 'roster' })}>
        {say('drawer.roster')}
      </button>
    </SceneHost>
  );
}

/** Shows in the scene whatever the stores hold from now on; returns a function that stops that. */
function follow(game: AnyTable, scene: Scene, danger: OpenTable['danger']): () => void {
  let begun = false;
  const show = () => {
    const { match } = store.getState();
    const { selected, plan } = tableDesk.getState();
    const state = onShow(match) as Frozen<object> | null;
    if (match === null || state === null) return;
    scene.show(withDanger(game, state, sceneOf(game, { state, seat: match.seat, selected, plan })));
    if (begun) return;
    begun = true;
    scene.start(firstView(game.standing, state, { seat: match.seat, ground: groundOf(game, state, match.seat) }));
  };
  const { look, stop: stopDanger } = besideDanger(danger, show);
  look();
  const stopDesk = tableDesk.subscribe((now, before) => {
    if (now.plan !== before.plan || now.selected !== before.selected) look();
  });
  const stopMatch = store.subscribe(({ match: now }, { match: before }) => {
    if (now?.state !== before?.state || now?.shown !== before?.shown || now?.seat !== before?.seat) look();
  });
  return () => {
    stopDanger();
    stopDesk();
    stopMatch();
  };
}

/** The part of the table where a seat sets up. */
export function groundOf(game: AnyTable, state: Frozen<object>, seat: number | null) {
  const deployment = seat === null ? null : game.deployment(state, seat);
  return (deployment?.zones ?? []).flatMap(({ outline }) => {
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    // A circle at either end.
    const radiusCi = Math.min(right - left, high - low) / 2;
    return [
      { x: left + radiusCi, y: low + radiusCi, radiusCi },
      { x: right - radiusCi, y: high - radiusCi, radiusCi },
    ];
  });
}
