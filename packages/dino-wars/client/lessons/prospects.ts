/** The words of a hint on the outcome: a percentage once it is known well enough, words before that. */
import type { Found } from '@dwo/dino-wars/bot';
import { say } from './words';

/** Below this width of its interval a chance is told as a number; six playouts would tell it in sixths. */
const NARROW = 0.15;
/** A lead is clear if even the worse end of the interval is this far from the middle. */
const CLEAR = 0.2;

type Stand = 'known' | 'won' | 'ahead' | 'even' | 'behind' | 'lost';

/** How well a chance is known, and on which side of the middle it is. */
export function standOf({ from, to }: { readonly from: number; readonly to: number }): Stand {
  if (to - from < NARROW) return 'known';
  if (from > 0.5) return from > 0.5 + CLEAR ? 'won' : 'ahead';
  if (to < 0.5) return to < 0.5 - CLEAR ? 'lost' : 'behind';
  return 'even';
}

interface Told {
  readonly reader: 'player' | 'watcher';
  /** The name of the player who decides; only watchers read it. */
  readonly player: string;
}

/** "Estimate: you are winning."; empty if a search had nothing to compare. */
export function prospects({ estimate, interval }: Pick<Found, 'estimate' | 'interval'>, told: Told): string {
  if (estimate === null || interval === null) return '';
  return say('hint.estimate', { ...told, estimate, stand: standOf(interval) });
}
