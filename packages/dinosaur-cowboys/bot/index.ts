/** The computer players of Dinosaur Cowboys. They see only the view of their seat; docs/BOTS.md tells how they choose. */
import { type Bot, type Dice, finish, type Seat } from '@dwo/kernel';
import type { Intent, Now, State } from '../rules';
import type { Mind } from './mind';
import { decidingWith, MINDS } from './minds';

export type { CauseId } from './causes';
export { attackFrom } from './causes/odds';
export { nearestTo } from './causes/places';
export { evaluator } from './evaluator';
export { imagine } from './fancy';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
  hurries: ({ phase }) => phase === 'lobby' || phase === 'edge' || phase === 'deploy',
};

/** The measured time of judging one place, in pieces that are looked at (`Game.decisionCost`). */
const PIECES_A_PLACE = 8;

/** The cost of a decision, which judges every place that it may go to. */
export function decisionCost(strength: string | null): number {
  const { directions, rings } = MINDS[strength ?? 'normal'] ?? (MINDS.normal as Mind);
  return PIECES_A_PLACE * directions * rings;
}

function deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
  return decidingWith(view, seat, dice, MINDS[strength] ?? (MINDS.normal as Mind));
}
