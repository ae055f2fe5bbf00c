/** Opens the journal that the server's settings name. */
import type { Journal } from './journal';
import { SqliteJournal } from './sqlite-journal';

/** Where a journal is. */
export interface JournalSettings {
  /** Where its file is, if it is one. */
  readonly dataDir: string;
  /** The name this process holds leases under. */
  readonly owner?: string;
  /** Whether the process that holds leases under another name has ended or is cut off, so that its leases are free. */
  readonly isGone?: (owner: string) => Promise<boolean>;
}

/**
 * Opens the journal and brings it up to date; `failed` hears of what goes wrong beside the writes that others wait for.
 * Throws a StartError if it can't be opened.
 */
export function openJournal(settings: JournalSettings, failed: (error: unknown) => void): Promise<Journal> {
  return SqliteJournal.open(settings.dataDir, failed);
}
