/** Marks on the field. */
import type { Risk } from '../../bot/foresight/unknown';
import type { Threat } from '../plan/aiming';

/** A danger, against that of the tile where the unit stands. */
export interface MarkedDanger {
  readonly count: number;
  readonly than: 'own' | 'same' | 'less' | 'more';
}

/** The mark of a spot; it tells what a press there would do. */
export interface Mark {
  readonly look: 'plain' | 'step' | 'reach' | 'unknown' | 'harm' | 'target' | 'line' | 'spot' | 'hint' | 'held';
  /** A short sign on the tile, such as the hit points that the way costs. */
  readonly sign?: string;
  /** The movement points that are left there. */
  readonly left?: number;
  /** The number of enemies that could take life from the unit there in their next turn. */
  readonly danger?: MarkedDanger;
  /** The chances that the face-down tiles on the way hurt and kill the chosen unit. */
  readonly risk?: Risk;
  /** The effect that an attack could have on a unit there. */
  readonly hit?: Threat | null;
  /** The mark in words, for screen readers. */
  readonly text: string;
}
