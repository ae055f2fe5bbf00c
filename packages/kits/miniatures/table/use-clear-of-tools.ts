/** Keeps the figure in hand clear of the small buttons of a phone. */
import { useEffect } from 'preact/hooks';
import type { Scene } from '../model';
import { hiddenByTools } from './under-tools';

/** The board has found its new height by then, and the camera has gone after it. */
const SETTLED_MS = 450;

/** Brings the figure in hand out from under the row when a sheet that has risen made the board lower. */
export function useClearOfTools(scene: Scene | null, selected: () => string | null): void {
  useEffect(() => {
    const board = document.querySelector('.battle--phone .battle__table');
    if (scene === null || board === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const figure = selected();
      const under = figure === null ? 0 : hiddenByTools(scene.screenOf(figure));
      if (figure !== null && under > 0) scene.liftOver(figure, under);
    };
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });
    watch.observe(board);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [scene, selected]);
}
