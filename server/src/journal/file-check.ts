/** SQLite's own check of a large journal file, in a thread. */
import { Worker } from 'node:worker_threads';
import { messageOf } from '../failure';

/** The thread checks on a connection of its own, which only reads. */
const CHECK = `
const { DatabaseSync } = require('node:sqlite');
const { parentPort, workerData } = require('node:worker_threads');
const db = new DatabaseSync(workerData, { readOnly: true });
try {
  parentPort.postMessage(String(db.prepare('PRAGMA quick_check(1)').get().quick_check));
} finally {
  db.close();
}
`;

/** The first message of SQLite's check; null if it finds nothing. */
export function checkedAside(file: string): Promise<string | null> {
  const thread = new Worker(CHECK, { eval: true, workerData: file });
  thread.unref();
  return new Promise((resolve) => {
    thread.once('message', (verdict: string) => resolve(verdict === 'ok' ? null : verdict));
    thread.once('error', (error) => resolve(messageOf(error)));
    thread.once('exit', () => resolve(null));
  });
}
