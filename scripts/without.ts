/** Copies the repository without one of its games, to check that nothing else needs it. */
import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from './check';

const root = join(__dirname, '..');
const SHELF = ['packages/shelf/server.ts', 'packages/shelf/client.ts'];
/** The benchmark measures battles of one game, and is left out with it. */
const WITH_IT: Readonly<Record<string, readonly string[]>> = { 'dino-wars': ['bench'] };

/**
 * Copies everything but the game: its package, the folders below scripts, e2e and server/test that have its name, and its lines
 * on the shelf. Returns the folder of the copy, whose workspaces are its own and whose installed packages are links.
 */
export function copyWithout(game: string): string {
  const copy = mkdtempSync(join(tmpdir(), `dwo-without-${game}-`));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const gone = (file: string) => file.split('/').includes(game) || WITH_IT[game]?.includes(file.split('/')[0] ?? '');
  for (const file of listed.split('\0')) {
    if (file === '' || gone(file) || !existsSync(join(root, file))) continue;
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const named = new RegExp(game.replaceAll('-', '-?'), 'i');
  for (const file of SHELF.map((name) => join(copy, name))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !named.test(line)).join('\n'));
  }
  installIn(copy);
  return copy;
}

/** Installed packages are links; the workspaces are the copy's own. */
function installIn(copy: string): void {
  const [from, into] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(into, '@dwo'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@dwo') symlinkSync(join(from, name), join(into, name));
  const workspaces = [...readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`), 'shared', 'server'];
  for (const place of [...workspaces, 'client']) symlinkSync(join(copy, place), join(into, '@dwo', basename(place)));
}

/** Runs a program; resolves with the end of its output, or null if it exits with 0. */
async function said(copy: string, command: readonly string[]): Promise<string | null> {
  const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)(process.execPath, [...command], options);
    return null;
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { readonly stdout?: string; readonly stderr?: string };
    return `${stdout ?? ''}${stderr ?? ''}` || message;
  }
}

/** The compiler's errors in the programs of a copy, or in `only` of its workspaces; null if there are none. */
export async function typesIn(copy: string, only: readonly string[] = PROGRAMS): Promise<string | null> {
  const found: string[] = [];
  for (const program of only) {
    const text = await said(copy, ['node_modules/typescript7/bin/tsc', '-p', program]);
    if (text !== null) found.push(`${program}:\n${text}`);
  }
  return found.length === 0 ? null : found.join('\n');
}

/** The broken borders in a copy; null if there are none. */
export const bordersIn = (copy: string) =>
  said(copy, [
    ...['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs'],
    ...['--output-type', 'err', 'packages', 'shared', 'server', 'client'],
  ]);

/** Builds the client of a copy; the error, or null. */
export const buildIn = (copy: string) => said(copy, ['scripts/build-client.js']);

/** Runs the tests in these folders; the error, or null. */
export const testsIn = (copy: string, ...folders: readonly string[]) =>
  said(copy, ['node_modules/jest/bin/jest.js', '--forceExit', ...folders.map((folder) => join(copy, folder))]);

/** Deletes a copy. */
export function remove(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
