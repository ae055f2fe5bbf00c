/** A folder for files that a process of the benchmark writes; it is deleted when the process ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
