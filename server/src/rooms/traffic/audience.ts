/** The ways into and out of a match under way. */
import type { Seat, Tagged } from '@dwo/kernel';
import type { Frames, Onlooker } from '@dwo/shared/referee';
import type { EntryRecord } from '../../journal/journal';
import type { RecordedDeed } from '../seats/table-deeds';

/** An intent and who sent it; `wishId` names it if its sender wants to be able to repeat it. */
export interface Wish {
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly wishId: string | null;
  /** How much of its time was lost on the line, in milliseconds. */
  readonly lagMs?: number;
}

/** The audience of a play's results. */
export interface Audience {
  /** Everybody who is to be told of events; those who know the same perhaps more than once. */
  onlookers(): readonly Onlooker[];
  /** An entry is in the record. */
  recorded(entry: EntryRecord): void;
  /** Sends the changed state to everybody, then to each the events they noticed. */
  publish(frames: Frames): void;
  /** A deed is in the record: shows what it changed at the table and tells of it. */
  did(seq: number, deed: RecordedDeed): void;
  /** Ends the room: the match may have gone on without it. */
  moved(): void;
}
