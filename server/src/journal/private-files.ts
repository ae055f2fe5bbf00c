/** Files and folders that only the user of the server may read: they hold secrets of dice, keys and addresses of people. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { syncFolder } from './wal';

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes a folder and what is missing above it, and brings their names to the disk. A folder that is there stays as it is. */
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

/** Makes an empty file if there is none; nobody else may read it from now on. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', FILE));
  chmodSync(path, FILE);
}

/** Nobody else may read these files from now on, as far as they are there. */
export function keepPrivate(paths: readonly string[]): void {
  for (const path of paths) if (existsSync(path)) chmodSync(path, FILE);
}
