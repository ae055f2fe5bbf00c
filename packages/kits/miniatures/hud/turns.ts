/** The steps in which a seat acts. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Course } from './contract';

type Timed<S> = Pick<Course<S, never>, 'round' | 'steps' | 'acts'>;

/** The round and its present step, as one text. */
export function stepIn<S>(game: Timed<S>, state: Frozen<S>): string {
  const now = game.steps(state).find(({ when }) => when === 'now');
  return `${game.round(state)}/${now?.id ?? ''}`;
}

/** Notices the beginning of a seat's turn in a step. */
export class Turns {
  /** The step in which the seat acts; null while others do. */
  #step: string | null = null;

  /** Whether a turn of this seat has begun since the last call. */
  begins<S>(game: Timed<S>, state: Frozen<S>, seat: Seat | null): boolean {
    const step = seat !== null && game.acts(state, seat) ? stepIn(game, state) : null;
    const begins = step !== null && step !== this.#step;
    this.#step = step;
    return begins;
  }
}
