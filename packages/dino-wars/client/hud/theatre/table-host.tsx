/** The board's place on the page: opens the scene, shows every change, and passes its gestures to the tools. */

import { createScene } from '@dwo/kits/miniatures';
import type { Scene } from '@dwo/kits/miniatures/model';
import { onceAFrame } from '@dwo/kits/miniatures/once-a-frame';
import { useRebuilds } from '@dwo/kits/miniatures/use-rebuilds';
import { onShow } from '@dwo/kits/shell/moves';
import { wantsReducedMotion } from '@dwo/kits/shell/settings';
import { openDrawer } from '@dwo/kits/shell/store';
import { BoardGone } from '@dwo/kits/ui/board-gone';
import { say as kitSay } from '@dwo/kits/words';
import { useEffect, useRef } from 'preact/hooks';
import { FIGURES } from '../../art/figures/on-the-table';
import { useOpenMatch } from '../../match-context';
import { desk, store } from '../../store';
import { say } from '../../words';
import { factsOf } from '../facts';
import { beginning } from './beginning';
import { sceneModel } from './scene-model';
import { attachScene } from './stage';
import { watchOn } from './watching';

interface TableHostProps {
  /** Called with the board once it is open, and with null when it is removed. */
  readonly onScene: (scene: Scene | null) => void;
}

export function TableHost({ onScene }: TableHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const { toolbox, session } = useOpenMatch();
  const { attempt, failed, gone: lost, fail, again } = useRebuilds();
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let scene: Scene | null = null;
    let gone = false;
    const stops: (() => void)[] = [];
    createScene(element, { art: FIGURES, motion: motionNow(), turns: true, attends: true, gone: lost })
      .then((made) => {
        if (gone) {
          made.destroy();
          return;
        }
        scene = made;
        stops.push(follow(made));
        stops.push(made.onView(() => toolbox.seeSideways(made.sideways)));
        toolbox.seeSideways(made.sideways);
        // A press that can't have been meant for the newest state only moves the camera.
        let early = false;
        const calm = onceAFrame((pointing) => toolbox.point(pointing));
        stops.push(
          made.onPointing((pointing) => {
            if (pointing.type === 'down') {
              element.focus({ preventScroll: true });
              early = session.playback.retelling || !session.takesPress();
            }
            return (!early || pointing.type === 'hover') && calm(pointing);
          }),
        );
        stops.push(wheelClimbs(element, toolbox));
        attachScene(made);
        watchOn(made);
        onScene(made);
      })
      .catch(fail);
    return () => {
      gone = true;
      attachScene(null);
      watchOn(null);
      onScene(null);
      for (const stop of stops) stop();
      scene?.destroy();
    };
  }, [toolbox, session, onScene, attempt, lost, fail]);
  return (
    <>
      <div
        class="table-host"
        ref={host}
        data-table
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table takes keys of its own, as an application does
        tabIndex={0}
        role="application"
        aria-label={say('table.label')}
        data-failed={failed || undefined}
      />
      {failed && (
        <BoardGone onAgain={again}>
          <button type="button" class="btn" onClick={() => openDrawer({ type: 'roster' })}>
            {kitSay('board.list')}
          </button>
        </BoardGone>
      )}
    </>
  );
}

const WHEEL_CI = 100;

/** While a flight is planned, the wheel sets its height instead of the zoom; with Control it zooms. */
function wheelClimbs(element: HTMLElement, toolbox: { climb(byCi: number): void }): () => void {
  const turned = (event: WheelEvent) => {
    const { plan } = desk.getState();
    if (event.ctrlKey || plan.kind !== 'move' || plan.mode !== 'fly' || plan.preview === null) return;
    event.preventDefault();
    event.stopPropagation();
    toolbox.climb(event.deltaY < 0 ? WHEEL_CI : -WHEEL_CI);
  };
  element.addEventListener('wheel', turned, { capture: true, passive: false });
  return () => element.removeEventListener('wheel', turned, { capture: true });
}

function motionNow(): 'full' | 'reduced' {
  return wantsReducedMotion(store.getState().settings.motion) ? 'reduced' : 'full';
}

/** Shows in the scene whatever the store holds from now on; returns a function that stops that. */
function follow(scene: Scene): () => void {
  const show = () => {
    const { match } = store.getState();
    const { names, selected, plan } = desk.getState();
    if (match?.state == null || names === null) return;
    const state = onShow(match) ?? match.state;
    const ready = factsOf(state).ready;
    scene.show(
      sceneModel({
        state,
        names,
        seat: match.seat,
        selected,
        plan,
        canAct: (id) => ready.has(id),
      }),
    );
  };
  let begun = false;
  const begin = () => {
    const { match } = store.getState();
    if (begun || match?.state == null) return;
    begun = true;
    scene.start(beginning(match.shown ?? match.state, match.seat));
  };
  show();
  begin();
  const stopDesk = desk.subscribe((now, before) => {
    if (now.names !== before.names || now.plan !== before.plan || now.selected !== before.selected) show();
  });
  const stopMatch = store.subscribe((now, before) => {
    if (now.settings.motion !== before.settings.motion) scene.setMotion(motionNow());
    if (
      now.match?.state !== before.match?.state ||
      now.match?.shown !== before.match?.shown ||
      now.match?.seat !== before.match?.seat
    ) {
      show();
      begin();
    }
  });
  return () => {
    stopDesk();
    stopMatch();
  };
}
