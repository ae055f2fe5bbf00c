/** The colour of a result for the reader of the open match. */
import type { Seat } from '@dwo/kernel';
import { store } from '../../shell/store';
import { type Tone, toneFor } from './dice-show';

/** The figures of a roll, by whose players it is good or bad; null for none. */
interface Sides {
  readonly success: boolean;
  readonly gains: string | null;
  readonly loses: string | null;
}

/** The colour for the reader's seat; `owner` tells the seat of a figure. Where no match is open, it tells whether the roll succeeded. */
export function toneNow<S extends object>(
  { success, gains, loses }: Sides,
  owner: (state: S, figure: string) => Seat | null,
): Tone {
  const { match } = store.getState();
  const state = match?.state as S | null | undefined;
  const seatOf = (figure: string | null) => (state == null || figure === null ? null : owner(state, figure));
  return toneFor({ success, gains: seatOf(gains), loses: seatOf(loses) }, match?.seat ?? null);
}
