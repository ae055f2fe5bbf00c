/** Writes a match down as it goes on: its entries, and where lists find it who is awaited. */
import type { Refused } from '@dwo/shared';
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

/** The part of the server that writing needs. */
export interface RecordingHost extends StandingHost {
  readonly journal: Pick<Journal, 'entries' | 'append' | 'saveStanding'>;
}

/** The pen of one match. */
export class Recorder {
  private readonly standing: StandingKeeper;

  /** `moved` is called when it turns out that the match goes on elsewhere. */
  constructor(
    private readonly host: RecordingHost,
    private readonly record: HeldMatch,
    private readonly moved: () => void,
  ) {
    this.standing = new StandingKeeper(host, record, moved);
  }

  /** Everything that is written down already. */
  entries(): Promise<EntryRecord[]> {
    return this.host.journal.entries(this.record.key);
  }

  /** Writes an entry down; null once it is on the disk. */
  async append(entry: EntryRecord, end: EndRecord | null): Promise<Refused | null> {
    try {
      await this.host.journal.append(this.record.lease, entry, end);
      return null;
    } catch (error) {
      if (hasMoved(error)) {
        this.moved();
        return elsewhere();
      }
      this.host.log.error({ error, match: this.record.id, n: entry.n }, 'an entry could not be recorded');
      return refused('NOT_SAVED', 'The record can not be written; nothing happened');
    }
  }

  /** Keeps who is awaited, and until when; a match does not wait for it. */
  keepStanding(standing: Standing): void {
    this.standing.keep(standing);
  }

  /** Resolves when nothing is left to be written down. */
  close(): Promise<void> {
    return this.standing.close();
  }
}
