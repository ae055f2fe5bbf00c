/** Matches in which nobody decides anything. */
import type { Judgement, Tagged } from '@dwo/kernel';
import { isGivingUp } from './sentence';

/** Whether a match left nothing to its players: none of these decisions could have changed it, and nobody gave up. */
export const isUndecided = (judged: readonly Pick<Judgement<Tagged>, 'idle' | 'chosen'>[]): boolean =>
  judged.length > 0 && judged.every(({ idle, chosen }) => idle === true && !isGivingUp(chosen));
