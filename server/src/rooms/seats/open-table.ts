/** The table of a match under way, as those who ask for something at it find it. */
import type { Seat } from '@dwo/kernel';
import type { Game, Played, Refused } from '@dwo/shared';
import type { Play } from '../play';
import type { Chairs } from './chairs';
import type { RecordedDeed } from './table-deeds';

/** The part of a table that its requests need. */
export interface OpenTable {
  readonly host: { readonly now: () => number; readonly random: (bytes: number) => Uint8Array };
  readonly game: Game;
  readonly chairs: Chairs;
  readonly play: Play;
  /** Whether the computer plays this seat. */
  isBot(seat: Seat): boolean;
  /** Whether the person who plays this seat has a connection. */
  isHere(seat: Seat): boolean;
  /** From when on others may call somebody in for this seat; null while it is played. */
  callableAt(seat: Seat): number | null;
  /** From when on the others may end the match for want of this seat's player; null while they play or if it is too late. */
  abortableAt(seat: Seat): number | null;
  /** Records a deed and shows what it changed. */
  did(deed: RecordedDeed): Promise<Played | Refused>;
}
