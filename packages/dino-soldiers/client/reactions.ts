/** The reactions to a shout; they are chat and no part of the game (DS-SHO-7). */
import type { Phrase } from '@dwo/shared';
import type { Side } from '../rules';

/** The latest shout that may be answered. */
export interface LastShout {
  readonly key: number;
  readonly side: Side;
}

/** The reactions, all of them chat phrases that exist for every game. */
export const REACTIONS = ['ouch', 'lucky', 'well-played'] as const satisfies readonly Phrase[];

/** Whether a side may react to this shout: the other side's, once. */
export function mayReact(last: LastShout | null, side: Side, answered: number): boolean {
  return last !== null && last.side !== side && last.key !== answered;
}
