/** Files and folders that only the server's user may read: they hold the secrets of dice, keys and people's addresses. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { syncFolder } from './wal';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Creates a folder and its missing parents with mode 700, and syncs their names to the disk. An existing folder stays
 * unchanged.
 */
export function makePrivateFolder(path: string): void {
  const folder = resolve(path);
  const first = mkdirSync(folder, { recursive: true, mode: FOLDER });
  if (first === undefined) return;
  let made = dirname(first);
  syncFolder(made);
  for (const name of relative(made, dirname(folder)).split(sep)) {
    if (name === '') continue;
    made = join(made, name);
    syncFolder(made);
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
