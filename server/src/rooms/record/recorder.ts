/** Writes a match to the journal: its entries, and its standing for lists. */
import type { Refused } from '@dwo/shared';
import { noteFailedWrite } from '../../journal/failed-writes';
import {
  type EndRecord,
  type EntryRecord,
  type HeldMatch,
  hasMoved,
  type Journal,
  type Standing,
} from '../../journal/journal';
import { type StandingHost, StandingKeeper } from '../clocks/standing';
import { elsewhere, refused } from '../traffic/replies';

/** The parts of the server that recording uses. */
export interface RecordingHost extends StandingHost {
  readonly journal: Pick<Journal, 'entries' | 'append' | 'saveStanding'>;
}

/** The recorder of one match. */
export class Recorder {
  private readonly standing: StandingKeeper;

  /** `moved` is called when another process has taken the match over. */
  constructor(
    private readonly host: RecordingHost,
    private readonly record: HeldMatch,
    private readonly moved: () => void,
  ) {
    this.standing = new StandingKeeper(host, record, moved);
  }

  /** All stored entries. */
  entries(): Promise<EntryRecord[]> {
    return this.host.journal.entries(this.record.key);
  }

  /** Stores an entry. Returns null once it is on the disk, or a refusal. */
  async append(entry: EntryRecord, end: EndRecord | null): Promise<Refused | null> {
    try {
      await this.host.journal.append(this.record.lease, entry, end);
      return null;
    } catch (error) {
      if (hasMoved(error)) {
        this.moved();
        return elsewhere();
      }
      noteFailedWrite(this.host, error, { match: this.record.id, n: entry.n, what: 'entry' });
      return refused('NOT_SAVED', 'The entry could not be recorded; nothing happened');
    }
  }

  /** Stores the standing in the background; the match does not wait for it. */
  keepStanding(standing: Standing): void {
    this.standing.keep(standing);
  }

  /** Resolves when everything is stored. */
  close(): Promise<void> {
    return this.standing.close();
  }
}
