/**
 * Writes groups of entries, each in one transaction and with one sync, on a thread of its own, and reports when each is on
 * disk.
 */
import { fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { appending, type Entry, openJournal } from './frozen/entries';

const file = workerData as string;
const db = openJournal(file);
const log = openSync(`${file}-wal`, 'r+');
const append = appending(db);
const [begin, end] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];

// Nothing else happens on this thread, so it may block on the disk.
parentPort?.on('message', (group: readonly Entry[]) => {
  begin.run();
  for (const entry of group) append(entry);
  end.run();
  fdatasyncSync(log);
  parentPort?.postMessage(group.length);
});
