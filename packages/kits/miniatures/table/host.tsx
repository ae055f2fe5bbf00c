/** The board's place on the page: opens the scene and passes its gestures on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { pictureIsThere } from '../../shell/first-picture';
import { wantsReducedMotion } from '../../shell/settings';
import { store } from '../../shell/store';
import { BoardGone } from '../../ui/board-gone';
import type { FigureArt } from '../figure-art';
import { createScene } from '../index';
import type { Pointing, Scene } from '../model';
import { onceAFrame } from '../once-a-frame';
import { useRebuilds } from '../use-rebuilds';
import { putOnPage } from './on-page';

/** The player at the table. */
export interface PlayersHands {
  /** A gesture of the pointer; true from `down` takes the drag. */
  point(pointing: Pointing): boolean;
  /** Whether a press that begins now can be meant for what the rules know; any other only moves the camera. */
  takesPress(): boolean;
  /** Hears whether the table is shown on its side. */
  seeSideways(sideways: boolean): void;
  /** A turn of the wheel, up or down; true keeps it from zooming. */
  wheel(up: boolean): boolean;
}

interface SceneHostProps {
  readonly art: FigureArt;
  readonly label: string;
  /** Null for a board that is only looked at. */
  readonly hands: PlayersHands | null;
  /** Called with the board once it is open; returns a function that is called when it is removed. */
  readonly attach: (scene: Scene) => () => void;
  /** Other ways to see the figures, for a browser that can't draw the board. */
  readonly children?: ComponentChildren;
}

/** A board that fills its place. `hands` and `attach` must stay the same object while the board stays. */
export function SceneHost({ art, label, hands, attach, children }: SceneHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const { attempt, failed, gone: lost, fail, again } = useRebuilds();
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    let gone = false;
    const stops: (() => void)[] = [];
    createScene(element, { art, motion: motionNow(), turns: true, attends: hands !== null, gone: lost })
      .then((made) => {
        if (gone) {
          made.destroy();
          return;
        }
        stops.push(() => made.destroy());
        stops.push(keepsMotion(made));
        putOnPage(made);
        stops.push(() => putOnPage(null));
        stops.push(attach(made));
        if (hands !== null) void made.settled().then(() => !gone && pictureIsThere());
        if (hands !== null) stops.push(...takeInHand(element, made, hands));
      })
      .catch(fail);
    return () => {
      gone = true;
      for (const stop of stops.reverse()) stop();
    };
  }, [art, hands, attach, attempt, lost, fail]);
  // A player without a board has the table in words, and plays on.
  useEffect(() => {
    if (failed) pictureIsThere();
  }, [failed]);
  return (
    <>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a picture and an application both take a label */}
      <div
        class="table-host"
        ref={host}
        data-table
        tabIndex={hands === null ? undefined : 0}
        role={hands === null ? 'img' : 'application'}
        aria-label={label}
        data-failed={failed || undefined}
      />
      {failed && <BoardGone onAgain={again}>{children}</BoardGone>}
    </>
  );
}

/** Passes gestures on; returns what ends that. */
function takeInHand(element: HTMLElement, scene: Scene, hands: PlayersHands): (() => void)[] {
  const see = () => hands.seeSideways(scene.sideways);
  see();
  let early = false;
  const calm = onceAFrame((pointing) => hands.point(pointing));
  const pointed = scene.onPointing((pointing) => {
    if (pointing.type === 'down') {
      element.dataset.quiet = '';
      element.focus({ preventScroll: true });
      early = !hands.takesPress();
    }
    const isIdle = pointing.type === 'hover' || pointing.type === 'leave';
    return (!early || isIdle) && calm(pointing);
  });
  // With Control the wheel always zooms.
  const turned = (event: WheelEvent) => {
    if (event.ctrlKey || !hands.wheel(event.deltaY < 0)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('wheel', turned, { capture: true, passive: false });
  return [pointed, scene.onView(see), () => element.removeEventListener('wheel', turned, { capture: true })];
}

function motionNow(): 'full' | 'reduced' {
  return wantsReducedMotion(store.getState().settings.motion) ? 'reduced' : 'full';
}

function keepsMotion(scene: Scene): () => void {
  return store.subscribe((now, before) => {
    if (now.settings.motion !== before.settings.motion) scene.setMotion(motionNow());
  });
}
