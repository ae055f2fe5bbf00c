/** A camera that is moved by drag, wheel and two fingers. It shows the whole board until somebody moves it. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Camera, fitted, liesBelow, panned, type Sizes, type Strips, type Window, zoomed } from './camera';
import type { Box } from './grid';

/** Px that a pointer may move before its press becomes a drag. */
const WANDER = 8;
const BUTTON_ZOOM = 1.35;

/** The camera and the handlers that move it. */
export interface Hands {
  readonly camera: Camera;
  /** The size of the window over the board. */
  readonly window: Window;
  /** Whether the strip of buttons is below the board, false if it is on the left. */
  readonly keysBelow: boolean;
  /** Whether somebody has moved the camera. */
  readonly moved: boolean;
  /** Whether the press that just ended was a drag. */
  dragged(): boolean;
  nearer(): void;
  farther(): void;
  /** Shows the whole board again. */
  whole(): void;
  readonly on: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
}

/** The size of an element in px, kept up to date. */
function useSize(element: RefObject<HTMLElement | null>): Window {
  const [size, setSize] = useState<Window>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const look = () => setSize({ width: node.clientWidth, height: node.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return size;
}

const middleOf = (points: readonly PointerEvent[]) => ({
  x: points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  y: points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
});
const spreadOf = ([one, two]: readonly PointerEvent[]) =>
  one === undefined || two === undefined ? 0 : Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);

/**
 * The camera over a box of tiles. `sizes` and strips count while the whole box is shown.
 */
export function useCamera(element: RefObject<HTMLElement | null>, box: Box, sizes: Sizes, strips: Strips): Hands {
  const window = useSize(element);
  const whole = fitted(box, window, sizes, strips);
  const [own, setOwn] = useState<Camera | null>(null);
  const camera = own ?? whole;
  const latest = useRef({ camera, box, window });
  latest.current = { camera, box, window };
  const down = useRef(new Map<number, PointerEvent>());
  const drag = useRef({ far: 0, dragged: false });
  const look = (next: Camera) => {
    const { box: there, window: seen } = latest.current;
    latest.current = { ...latest.current, camera: next };
    setOwn(panned(next, 0, 0, there, seen));
  };
  const zoom = (factor: number, at = { x: window.width / 2, y: window.height / 2 }) =>
    look(zoomed(latest.current.camera, factor, at));
  useEffect(() => {
    const node = element.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = (node as HTMLElement).getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top });
    };
    node?.addEventListener('wheel', wheel, { passive: false });
    return () => node?.removeEventListener('wheel', wheel);
  }, []);
  const move = (event: PointerEvent) => {
    const points = down.current;
    if (!points.has(event.pointerId)) return;
    const [before, spread] = [middleOf([...points.values()]), spreadOf([...points.values()])];
    points.set(event.pointerId, event);
    const after = middleOf([...points.values()]);
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    drag.current.far += Math.abs(dx) + Math.abs(dy);
    if (drag.current.far < WANDER && points.size < 2) return;
    drag.current.dragged = true;
    const { camera: now, box: there, window: seen } = latest.current;
    const moved = panned(now, dx, dy, there, seen);
    if (points.size < 2 || spread === 0) return look(moved);
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    return look(zoomed(moved, spreadOf([...points.values()]) / spread, { x: after.x - left, y: after.y - top }));
  };
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    camera,
    window,
    keysBelow: liesBelow(box, window, strips),
    moved: own !== null,
    dragged: () => drag.current.dragged,
    nearer: () => zoom(BUTTON_ZOOM),
    farther: () => zoom(1 / BUTTON_ZOOM),
    whole: () => setOwn(null),
    on: {
      onPointerDown(event) {
        // A first finger or a mouse is alone: the end of an earlier press was not told.
        if (event.isPrimary) down.current.clear();
        if (down.current.size === 0) drag.current = { far: 0, dragged: false };
        down.current.set(event.pointerId, event);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}
