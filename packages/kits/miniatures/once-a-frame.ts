/** Limits gestures to the frame rate. */
import type { Pointing } from './model';

/** Passes gestures on. Of `move` and `hover`, only the latest of each frame is passed. */
export function onceAFrame(pass: (pointing: Pointing) => boolean): (pointing: Pointing) => boolean {
  let waiting: Pointing | null = null;
  const flush = () => {
    const last = waiting;
    waiting = null;
    if (last !== null) pass(last);
  };
  return (pointing) => {
    if (pointing.type === 'hover' || pointing.type === 'move') {
      if (waiting === null) requestAnimationFrame(flush);
      waiting = pointing;
      return pointing.dragging;
    }
    waiting = null;
    return pass(pointing);
  };
}
