/** Several overruns to answer at once: their order, and the answer that the clock would give. */
import { bestWeapon, type Intent, type Reaction, reactionTimer, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Clock } from '@dwo/kits/shell/clocks';
import { whyNot } from '../tools/referee';

/** The reactions in order: first the one whose clock runs out first; among equals the oldest. */
export function byUrgency(
  state: Frozen<State>,
  reactions: readonly Frozen<Reaction>[],
  clocks: readonly Clock[],
): readonly Frozen<Reaction>[] {
  const ends = (reaction: Frozen<Reaction>): number => {
    const id = reactionTimer(state, reaction);
    return clocks.find((clock) => clock.id === id)?.deadline ?? Number.POSITIVE_INFINITY;
  };
  return [...reactions].sort((a, b) => {
    const [first, second] = [ends(a), ends(b)];
    return first === second ? 0 : first - second;
  });
}

/** The answer that the clock would give: the best weapon, or none if no weapon may fire any more (DW-R-17). */
export function standingAnswer(state: Frozen<State>, seat: Seat, reaction: Frozen<Reaction>): Intent {
  const { target: figure, dinosaur, weapons } = reaction;
  const best: Intent = { type: 'closingFire', figure, weapon: bestWeapon(state, figure, dinosaur, weapons) };
  return whyNot(state, seat, best) === null ? best : { ...best, weapon: null };
}
