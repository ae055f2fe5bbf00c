/** Fight-offs between seats with equal results (JW-FO-1 to JW-FO-4). */
import { type Dice, type Seat, shuffled } from '@dwo/kernel';
import { RANKS } from './cards';
import { fight } from './fight';
import { termsOf } from './settle';
import type { Emit, Now, Pair } from './types';

/** Fights the fight-off and returns the seat that wins it. Throws with fewer than two seats. */
export function fightOff(state: Now, tied: readonly Seat[], dice: Dice, emit: Emit): Seat {
  emit({ type: 'tied', seats: tied });
  const seats = tied.length > 2 ? drawn(tied, dice, emit) : tied;
  const [one, other] = seats;
  const [mine, theirs] = shuffled(RANKS, dice, 'fight-off');
  if (one === undefined || other === undefined || mine === undefined || theirs === undefined) {
    throw new Error('A fight-off needs two seats');
  }
  const ranks: Pair<number> = [mine, theirs];
  emit({ type: 'faced', seats: [one, other], ranks });
  // JW-FO-2
  const terms = { ...termsOf(state), period: null, naturalOrder: false };
  const bare = (rank: number) => ({ rank, card: null });
  return fight([bare(mine), bare(theirs)], terms, dice, emit) === 0 ? one : other;
}

/** Each seat draws a dinocard, and those with the two best ranks go on (JW-FO-3). */
function drawn(tied: readonly Seat[], dice: Dice, emit: Emit): Seat[] {
  const ranks = shuffled(RANKS, dice, 'draw').slice(0, tied.length);
  emit({ type: 'drew', seats: tied, ranks });
  return tied
    .map((seat, i) => ({ seat, rank: ranks[i] as number }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ seat }) => seat);
}
