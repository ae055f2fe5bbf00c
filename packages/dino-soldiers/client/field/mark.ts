/** Marks on the field. */
import type { Threat } from '../plan/aiming';

/** The mark of a spot; it tells what a press there would do. */
export interface Mark {
  readonly look: 'step' | 'reach' | 'unknown' | 'harm' | 'target' | 'line' | 'spot' | 'hint';
  /** A short sign on the tile, such as the movement points left. */
  readonly sign?: string;
  /** The effect that an attack could have on a unit there. */
  readonly hit?: Threat | null;
  /** The mark in words, for screen readers. */
  readonly text: string;
}
