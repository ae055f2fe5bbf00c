/** A match under way, as the requests at its table see it. */
import type { Seat } from '@dwo/kernel';
import type { Game, Played, Refused } from '@dwo/shared';
import type { Judgement } from '../judgement';
import type { Play } from '../play';
import type { Chairs } from './chairs';
import type { RecordedDeed } from './table-deeds';

/** The parts of a match that requests at the table use. */
export interface OpenTable {
  readonly host: { readonly now: () => number; readonly random: (bytes: number) => Uint8Array };
  readonly game: Game;
  readonly chairs: Chairs;
  readonly play: Play;
  /** Whether a tournament under way judges the match. */
  readonly judgement: Pick<Judgement, 'ask'>;
  /** Whether a computer player plays this seat. */
  isBot(seat: Seat): boolean;
  /** Whether the person who plays this seat is connected. */
  isHere(seat: Seat): boolean;
  /** From when others may call a substitute for this seat, epoch milliseconds; null while it is played. */
  callableAt(seat: Seat): number | null;
  /**
   * From when others may end the match because this seat's player is away, epoch milliseconds; null while they play, or if it
   * is too late.
   */
  abortableAt(seat: Seat): number | null;
  /** Records a deed and shows what it changed. */
  did(deed: RecordedDeed): Promise<Played | Refused>;
}
