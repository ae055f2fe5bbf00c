/** The answers to a shout: cosmetic, and no part of the game (DS-SHO-7). */
import type { Phrase } from '@dwo/shared';
import type { Side } from '../rules';

/** An attack that was just heard. */
export interface LastShout {
  readonly key: number;
  readonly side: Side;
}

/** The reactions, among the phrases that everybody at a table can send. */
export const REACTIONS = ['ouch', 'lucky', 'well-played'] as const satisfies readonly Phrase[];

/** Whether a side may answer this shout: only the other side's. */
export function mayReact(last: LastShout | null, side: Side, answered: number): boolean {
  return last !== null && last.side !== side && last.key !== answered;
}
