/** Files and folders that only the server's user may read: they hold the secrets of dice, keys and people's addresses. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { syncFolder } from './wal';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Creates a folder and its missing parents with mode 700, and syncs their names to the disk. An existing folder stays
 * unchanged.
 */
export function makePrivateFolder(path: string): void {
  if (existsSync(path) && !statSync(path).isDirectory()) throw new Error('there is a file of that name');
  for (const folder of missing(resolve(path))) {
    makeFolder(folder);
    syncFolder(dirname(folder));
  }
}

/** The folder and its parents that are not there, the outermost first. */
function missing(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [...missing(dirname(folder)), folder];
}

/** One by one: Node's recursive mkdir never returns where the system denies that the parent exists, as in /proc. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: FOLDER });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!(existsSync(folder) && statSync(folder).isDirectory())) throw error;
  }
}

/** Creates an empty file if there is none, and sets its mode to 600. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', FILE));
  chmodSync(path, FILE);
}

/** Sets the mode of these files to 600, if they exist. */
export function keepPrivate(paths: readonly string[]): void {
  for (const path of paths) if (existsSync(path)) chmodSync(path, FILE);
}
