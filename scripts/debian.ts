/**
 * Programs that tests and drills start (databases, a proxy, a tracer): found on this machine, or installed from Debian's
 * packages.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program from a Debian package. */
export interface DebianProgram {
  /** Name of the executable. */
  readonly program: string;
  /** Name of the package. */
  readonly package: string;
  /** Other packages that it needs here. */
  readonly also?: readonly string[];
  /** Folders outside PATH in which it may be, newest first; a `*` stands for any one folder. */
  readonly places?: readonly string[];
}

/** The programs that are used here. */
export const DEBIAN = {
  initdb: { program: 'initdb', package: 'postgresql', places: ['/usr/lib/postgresql/*/bin'] },
  postgres: { program: 'postgres', package: 'postgresql', places: ['/usr/lib/postgresql/*/bin'] },
  redis: { program: 'redis-server', package: 'redis-server', places: ['/usr/bin', '/usr/local/bin'] },
  nginx: { program: 'nginx', package: 'nginx-light', places: ['/usr/sbin', '/usr/local/sbin'] },
  strace: { program: 'strace', package: 'strace' },
} as const satisfies Record<string, DebianProgram>;

/** The browser that is tested beside Chromium, if it is installed or can be. */
export const FIREFOX: DebianProgram = {
  program: 'firefox-esr',
  package: 'firefox-esr',
  also: ['libegl1', 'libgl1-mesa-dri'],
};

const POLICY = '/usr/sbin/policy-rc.d';

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folders that a place with a `*` stands for, highest number first. */
function folders(place: string): string[] {
  const [before, after] = place.split('*');
  if (before === undefined || after === undefined) return [place];
  if (!existsSync(before)) return [];
  const names = readdirSync(before).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return names.map((name) => join(before, name, after));
}

/** Path of a program on this machine, or null. */
export function findProgram({ program, places = [] }: DebianProgram): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const everywhere = [...places.flatMap(folders), ...onPath];
  return everywhere.map((folder) => join(folder, program)).find(runs) ?? null;
}

function aptGet(...args: string[]): boolean {
  console.error(`> apt-get ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=600', ...args];
  return spawnSync('apt-get', patient, { stdio: ['ignore', 2, 2], env }).status === 0;
}

/** Runs `work` while packages that are installed can't start services. */
function withoutServices(work: () => boolean): boolean {
  const ours = !existsSync(POLICY);
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return work();
  } finally {
    if (ours) rmSync(POLICY, { force: true });
  }
}

/**
 * Path of a program; its package is installed first if it is missing. Throws one sentence if that fails. Says on stderr what it
 * does.
 */
export function ensureProgram(wanted: DebianProgram): string {
  const here = findProgram(wanted);
  if (here !== null) return here;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`There is no ${wanted.program} here. Install it (Debian: apt-get install ${wanted.package}).`);
  }
  console.error(`No ${wanted.program} here: installing Debian’s ${wanted.package}.`);
  const install = () => aptGet('install', '-y', '--no-install-recommends', wanted.package, ...(wanted.also ?? []));
  withoutServices(() => install() || (aptGet('update') && install()));
  const found = findProgram(wanted);
  if (found === null) throw new Error(`Debian’s ${wanted.package} could not be installed.`);
  return found;
}
