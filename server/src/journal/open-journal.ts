/** Opens the journal that the server's settings name. */
import type { DamagedMatch } from './damage';
import type { Journal } from './journal';
import { PostgresJournal } from './postgres-journal';
import { SqliteJournal } from './sqlite-journal';

/** The place of the journal, and the process that opens it. */
export interface JournalSettings {
  /** The URL of a PostgreSQL database, `postgres://...`; without it, the journal is an SQLite file. */
  readonly databaseUrl?: string | null;
  /** The folder of the SQLite file. */
  readonly dataDir: string;
  /** The name of this process; it is never used by another process. */
  readonly owner: string;
  /** Whether another process is known to have ended, so that its leases are free at once. */
  isGone(owner: string): Promise<boolean>;
}

/**
 * Opens the journal and migrates it to this version. `failed` receives errors of background work, for which no caller waits; `found` receives known damage.
 * Throws a StartError if the journal can't be opened.
 */
export function openJournal(
  settings: JournalSettings,
  failed: (error: unknown) => void,
  found: (damage: DamagedMatch | string) => void = () => {},
): Promise<Journal> {
  const { databaseUrl, dataDir, owner, isGone } = settings;
  if (databaseUrl == null) return SqliteJournal.open(dataDir, failed, found);
  return PostgresJournal.open({ url: databaseUrl, dataDir, owner, isGone }, failed, found);
}
