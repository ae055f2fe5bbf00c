/** Combats that the rank decided. */
import type { Frozen } from '@dwo/kernel';
import { dinocard, type Fought, isHit } from '../rules';

/** Whether the last roll was a tie, so that the rank decided the combat (JW-K-7). */
export function isByRank({ ranks, rolls }: Pick<Frozen<Fought>, 'ranks' | 'rolls'>): boolean {
  const [first, second] = (rolls.at(-1) ?? '/')
    .split('/')
    .map((faces, side) => [...faces].filter((face) => isHit(Number(face), dinocard(ranks[side] ?? 1).colour)).length);
  return rolls.length > 0 && first === second;
}
