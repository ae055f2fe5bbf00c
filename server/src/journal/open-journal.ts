/** Opens the journal that the server's settings name. */
import type { Journal } from './journal';
import { PostgresJournal } from './postgres-journal';
import { SqliteJournal } from './sqlite-journal';

/** The place of a journal, and the process that opens it. */
export interface JournalSettings {
  /** A PostgreSQL database, `postgres://...`; without one, the journal is a file. */
  readonly databaseUrl?: string | null;
  /** The folder of the journal's file, if it is one. */
  readonly dataDir: string;
  /** The name of this process, which no other has had or will have. */
  readonly owner: string;
  /** Whether another process is known to have ended, so that its matches need not be waited for. */
  isGone(owner: string): Promise<boolean>;
}

/**
 * Opens the journal and brings it up to date; `failed` hears of what goes wrong beside the writes that others wait for.
 * Throws a StartError if it can't be opened.
 */
export function openJournal(settings: JournalSettings, failed: (error: unknown) => void): Promise<Journal> {
  const { databaseUrl, dataDir, owner, isGone } = settings;
  if (databaseUrl == null) return SqliteJournal.open(dataDir, failed);
  return PostgresJournal.open({ url: databaseUrl, owner, isGone }, failed);
}
