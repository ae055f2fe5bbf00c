/** Draws a board anew when its state, its plan or a danger that is drawn on it has changed, once for each change. */
import { type DangerDesk, dangerDesk } from './desk';

/** A board that follows danger. */
export interface BesideDanger {
  /** Call it after every change of state, plan or selection: looks for danger, then draws. */
  look(): void;
  stop(): void;
}

/** The parts of the desk that are drawn on the board. */
const DRAWN = ['overlay', 'at', 'outlook', 'group', 'about', 'all'] as const satisfies readonly (keyof DangerDesk)[];

/** `watch` is null for a game that shows no danger. */
export function besideDanger(watch: { look(): void } | null, draw: () => void): BesideDanger {
  let looking = false;
  const stop = dangerDesk.subscribe((now, before) => {
    if (!looking && DRAWN.some((name) => now[name] !== before[name])) draw();
  });
  return {
    look() {
      looking = true;
      try {
        watch?.look();
      } finally {
        looking = false;
      }
      draw();
    },
    stop,
  };
}
