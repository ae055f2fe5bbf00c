/**
 * Checks the sources without running them: lint, types, borders, exports that nobody imports. `npm run check` does all; a name
 * (`biome`, `types`, `boundaries`, `unused`) one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { misuse, parseArgs } from './arguments';

const root = join(__dirname, '..');

/** Runs a program of node_modules on this Node and returns whether it left with 0. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const command = [join(root, 'node_modules', program), ...args];
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, command, options).status === 0;
}

function typesHold(): boolean {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  // The browser's part of a game has types of its own.
  const clients = packages
    .map((name) => `${name}/client`)
    .filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  const workspaces = [...packages, ...clients, 'shared', 'server', 'client', 'scripts'];
  // The results are kept, so that only changed files are looked at again.
  const args = (name: string) => {
    const kept = join(root, '.cache', 'types', `${name.replaceAll('/', '-')}.json`);
    return ['-p', name, '--incremental', '--tsBuildInfoFile', kept];
  };
  return workspaces.filter((name) => !runProgram('typescript7/bin/tsc', args(name))).length === 0;
}

function bordersHold(): boolean {
  const folders = ['packages', 'shared', 'server', 'client'];
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders];
  return runProgram('dependency-cruiser/bin/dependency-cruiser.mjs', args);
}

/** The checks by name, in the order that fails fastest. */
export const CHECKS: Readonly<Record<string, () => boolean>> = {
  biome: () => runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  types: typesHold,
  boundaries: bordersHold,
  unused: () => runProgram('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
};

function main(names: readonly string[]): void {
  const wanted = names.length === 0 ? Object.keys(CHECKS) : names;
  const unknown = wanted.filter((name) => CHECKS[name] === undefined);
  if (unknown.length > 0) misuse(`No check is called ${unknown.join(', ')}: ${Object.keys(CHECKS).join(', ')}`);
  const failed = wanted.filter((name) => CHECKS[name]?.() !== true);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

if (process.argv[1] === __filename) main(parseArgs({ allowPositionals: true }).positionals);
