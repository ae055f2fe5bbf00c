/** A volley: several figures strike one target, one after the other, until it is down. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Pointing } from '../model';

/** A strike of a volley, in the game's own form. */
export interface AnyStrike {
  readonly figure: string;
}

/** A volley on the desk. */
export interface VolleyPlan<A extends AnyStrike> {
  readonly kind: 'volley';
  readonly target: string;
  /** In the order in which they are made, each with its chance from 0 to 1. */
  readonly shots: readonly { readonly fire: A; readonly chance: number }[];
  /** The number of strikes that have been made; null before the first. */
  readonly fired: number | null;
}

/** How a volley went. */
export interface VolleyEnd {
  readonly fired: number;
  readonly count: number;
  /** Whether the target is down. */
  readonly felled: boolean;
}

/** The answers of a game to the tool of volleys. */
export interface VolleyHands<S, I, A extends AnyStrike> {
  /** The best strike of each figure of a seat at a target, the most effective first. */
  all(state: Frozen<S>, seat: Seat, target: string): readonly A[];
  /** The chance of a strike, from 0 to 1. */
  chance(state: Frozen<S>, seat: Seat, strike: A): number;
  intent(strike: A): I;
  /** The targets that a press may mean, the proposed one first; empty for a press on anything else. */
  meant(state: Frozen<S>, pointing: Pick<Pointing, 'figure' | 'under' | 'terrain'>): readonly string[];
  /** Whether a target still stands. */
  stands(state: Frozen<S>, target: string): boolean;
  /** Whether the seat may go on: it is still its step, and nobody must decide first. */
  goesOn(state: Frozen<S>, seat: Seat): boolean;
  /** How it went, in words. */
  over(end: VolleyEnd): string;
}
