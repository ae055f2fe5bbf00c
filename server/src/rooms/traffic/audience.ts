/** The intents that go into a match under way, and the receivers of its results. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Frames, Onlooker } from '@dwo/shared/referee';
import type { EntryRecord } from '../../journal/journal';
import type { RecordedDeed } from '../seats/table-deeds';

/** An intent and its sender. With a `wishId`, the sender can repeat it safely. */
export interface Wish {
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly wishId: string | null;
  /** The network lag to give back, in milliseconds. */
  readonly lagMs?: number;
}

/** Receives the results of a match. */
export interface Audience {
  /** Everybody who gets events. Onlookers with the same knowledge may be listed more than once. */
  onlookers(): readonly Onlooker[];
  /** Called when an entry has been recorded. */
  recorded(entry: EntryRecord): void;
  /** Sends the changed state to everybody, then to each the events they may see. */
  publish(frames: Frames): void;
  /** Called when a deed has been recorded: shows the changed table and sends the deed. */
  did(seq: number, deed: RecordedDeed): void;
  /** Closes the room, because another process may have gone on with the match. */
  moved(): void;
}
