/** The decisions of a review, told before anything is played out. */
import type { Seat, Tagged } from '../ruleset';
import type { Evaluator } from './evaluator';
import type { Played } from './moments';

/** One decision that is to be judged. */
export interface Due {
  /** The number of its entry. */
  readonly n: number;
  readonly seat: Seat;
  /** By how much the chance of its seat, as positions show it by themselves, falls until that seat decides again or the match ends. */
  readonly swing: number;
}

/** The decisions of a match in order. It plays nothing out, so that it is there at once. */
export function agendaOf<S extends object, I extends Tagged>(
  { chances }: Pick<Evaluator<S, I>, 'chances'>,
  { moments, last, seats }: Played<S, I>,
): readonly Due[] {
  const next = Array.from({ length: seats }, (_, seat) => chances(last)[seat] ?? 0);
  const due: Due[] = [];
  for (const { n, seat, before } of [...moments].reverse()) {
    const chance = chances(before)[seat] ?? 0;
    due.unshift({ n, seat, swing: chance - (next[seat] ?? 0) });
    next[seat] = chance;
  }
  return due;
}
