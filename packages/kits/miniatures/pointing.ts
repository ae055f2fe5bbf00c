/** Turns events of the canvas into calls of `Gestures`. */
import type { Point } from '@dwo/kernel';
import { type GestureSink, Gestures, type PointerKind } from './gestures';

function kind(event: PointerEvent): PointerKind {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

/** Px of one step of a wheel, by `deltaMode`: px, lines or pages. */
const WHEEL_UNIT = [1, 24, 400];

/** Zoom factor of one wheel event; a touch pad's pinch arrives as a wheel event with the control key. */
function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const pixels = event.deltaY * (WHEEL_UNIT[event.deltaMode] ?? 1);
  const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018));
  return Math.min(1.5, Math.max(1 / 1.5, factor));
}

/** Keeps a pointer's events until it goes up, unless a program only plays a pointer. */
function capture(canvas: HTMLCanvasElement, pointer: number): void {
  try {
    canvas.setPointerCapture(pointer);
  } catch {
    // Its events come all the same as long as it stays on the canvas.
  }
}

/** Listens on a canvas until the returned function is called. */
export function listen(canvas: HTMLCanvasElement, sink: GestureSink): () => void {
  const gestures = new Gestures(sink);
  const at = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, handler: (event: HTMLElementEventMap[K]) => void) =>
    canvas.addEventListener(name, handler, { signal: off.signal, passive: false });
  on('pointerdown', (event) => {
    if (event.button > 2) return;
    // A first finger or a mouse is alone: the end of an earlier press was not told.
    if (event.isPrimary) gestures.forget(at(event), kind(event));
    capture(canvas, event.pointerId);
    gestures.down(event.pointerId, at(event), kind(event), event.button, event.shiftKey);
  });
  on('pointermove', (event) => gestures.move(event.pointerId, at(event), kind(event)));
  on('pointerup', (event) => gestures.up(event.pointerId, at(event), kind(event)));
  on('pointercancel', (event) => gestures.cancel(event.pointerId, at(event), kind(event)));
  // After an ordinary end of a press it says nothing new.
  on('lostpointercapture', (event) => gestures.cancel(event.pointerId, at(event), kind(event)));
  on('pointerleave', (event) => gestures.leave(kind(event)));
  on('contextmenu', (event) => event.preventDefault());
  on('wheel', (event) => {
    event.preventDefault();
    sink.pinch(at(event), wheelFactor(event));
  });
  return () => off.abort();
}
