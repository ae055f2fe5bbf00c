/** Marks on the field. */
import type { Threat } from '../plan/aiming';

/** The mark of a tile or spot, for what a press would do there. */
export interface Mark {
  readonly look: 'step' | 'reach' | 'unknown' | 'harm' | 'target' | 'line' | 'spot' | 'hint';
  /** A short sign on the tile, such as the points left. */
  readonly sign?: string;
  /** The effect that an attack could have there. */
  readonly hit?: Threat | null;
  /** For screen readers. */
  readonly text: string;
}
