/** Marks on the field. */
import type { Risk } from '../../bot/foresight/unknown';
import type { Threat } from '../plan/aiming';

/** The mark of a spot; it tells what a press there would do. */
export interface Mark {
  readonly look: 'plain' | 'step' | 'reach' | 'unknown' | 'harm' | 'target' | 'line' | 'spot' | 'hint';
  /** A short sign on the tile, such as the hit points that the way costs. */
  readonly sign?: string;
  /** The movement points that are left there. */
  readonly left?: number;
  /** The number of enemies that could hit a unit there in their next turn. */
  readonly danger?: number;
  /** The chances that the face-down tile hurts and kills the chosen unit. */
  readonly risk?: Risk;
  /** The effect that an attack could have on a unit there. */
  readonly hit?: Threat | null;
  /** The mark in words, for screen readers. */
  readonly text: string;
}
