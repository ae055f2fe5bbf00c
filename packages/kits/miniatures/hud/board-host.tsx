/** The board of an open match, for any game: draws it anew after every change, and passes its gestures to the tools. */
import { useCallback, useEffect, useMemo } from 'preact/hooks';
import type { MatchLine } from '../../shell/line';
import { openDrawer, store } from '../../shell/store';
import { besideDanger } from '../danger/beside';
import type { FigureArt } from '../figure-art';
import { hintDesk } from '../hints/desk';
import type { Beginning, Pointing, Scene } from '../model';
import { orderDesk } from '../orders/kept';
import { SceneHost } from '../table/host';
import { tableDesk } from './desk';
import { fansOut } from './fans-out';
import { type GroundNote, GroundNotes } from './ground-notes';
import { watchOn } from './watching';
import { say } from './words';

/** The height by which the wheel and a key change a flight. */
const CLIMB_CI = 100;

/** A game's answers to its board. The same object while the board stays. */
export interface BoardGame {
  readonly art: FigureArt;
  /** Draws the state on show; false if there is nothing to draw yet. */
  draw(scene: Scene): boolean;
  /** The first view. */
  begin(): Beginning;
  /** A further thing that the board depends on, besides the state, the plan and the selection. */
  also?(): unknown;
  /** Answers a question by a tap on the zone that an answer stands for; false for any other gesture. */
  answers?(pointing: Pointing): boolean;
  /** The name and effects of a piece of terrain; null for none. */
  terrain?(id: string): GroundNote | null;
}

interface BoardHostProps {
  readonly game: BoardGame;
  readonly line: MatchLine;
  readonly toolbox: {
    point(pointing: Pointing): boolean;
    seeSideways(sideways: boolean): void;
    climb(byCi: number): void;
  };
  /** The watch over danger; null for a game that shows none. */
  readonly danger: { look(): void; point(pointing: Pointing, idle: boolean): void } | null;
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

/** The board. */
export function BoardHost({ game, line, toolbox, danger, onScene }: BoardHostProps) {
  const ground = useMemo(() => new GroundNotes((id) => game.terrain?.(id) ?? null), [game]);
  useEffect(() => () => ground.close(), [ground]);
  const hands = useMemo(
    () => ({
      point(pointing: Pointing) {
        // A tap on a crowd asks first whom it means.
        if (fansOut(pointing, tableDesk.getState().plan.kind)) return toolbox.point({ ...pointing, type: 'cancel' });
        if (game.answers?.(pointing)) return toolbox.point({ ...pointing, type: 'cancel' });
        const taken = toolbox.point(pointing);
        const isIdle = tableDesk.getState().plan.kind === 'none';
        danger?.point(pointing, isIdle);
        ground.point(pointing, isIdle);
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
    [game, toolbox, line, danger, ground],
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
function follow(game: BoardGame, scene: Scene, danger: { look(): void } | null): () => void {
  let begun = false;
  const show = () => {
    if (!game.draw(scene) || begun) return;
    begun = true;
    scene.start(game.begin());
  };
  const { look, stop: stopDanger } = besideDanger(danger, show);
  let also = game.also?.();
  look();
  const stopDesk = tableDesk.subscribe((now, before) => {
    const last = also;
    also = game.also?.();
    if (now.plan !== before.plan || now.selected !== before.selected || also !== last) look();
  });
  const stopMatch = store.subscribe(({ match: now }, { match: before }) => {
    if (now?.state !== before?.state || now?.shown !== before?.shown || now?.seat !== before?.seat) look();
  });
  const stopHint = hintDesk.subscribe(look);
  const stopOrders = orderDesk.subscribe(look);
  return () => {
    stopDanger();
    stopHint();
    stopOrders();
    stopDesk();
    stopMatch();
  };
}
