/** Several overruns to answer at once: which is the most urgent, and what stands for an answer that nobody gives. */
import { bestWeapon, type Intent, type Reaction, reactionTimer, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Clock } from '@dwo/kits/shell/clocks';
import { whyNot } from '../tools/referee';

/** The one whose clock runs out first comes first; the oldest, where clocks agree. */
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

/** The answer that the clock would give: the best weapon there is, and none where none may fire any more (DW-R-17). */
export function standingAnswer(state: Frozen<State>, seat: Seat, reaction: Frozen<Reaction>): Intent {
  const { target: figure, dinosaur, weapons } = reaction;
  const best: Intent = { type: 'closingFire', figure, weapon: bestWeapon(state, figure, dinosaur, weapons) };
  return whyNot(state, seat, best) === null ? best : { ...best, weapon: null };
}
