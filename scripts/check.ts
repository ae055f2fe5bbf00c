/**
 * Checks the sources without running them: lint, types, borders, exports that nobody imports. `npm run check` does all; a name
 * (`biome`, `types`, `boundaries`, `unused`) one.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { misuse, parseArgs } from './arguments';

const root = join(__dirname, '..');

/** Runs a program of node_modules on this Node and returns whether it left with 0. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const command = [join(root, 'node_modules', program), ...args];
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, command, options).status === 0;
}

/**
 * The programs that together hold every source. A program of each workspace would look at the sources of all that it imports
 * again. The kernel has its own, because it knows neither Node nor a browser.
 */
export const PROGRAMS = ['packages/kernel', 'tsconfig.node.json', 'tsconfig.browser.json', 'scripts'];

function typesHold(): boolean {
  // The results are kept, so that only changed files are looked at again.
  const args = (name: string) => {
    const kept = join(root, '.cache', 'types', `${name.replaceAll('/', '-')}.tsbuildinfo`);
    return ['-p', name, '--incremental', '--tsBuildInfoFile', kept];
  };
  return PROGRAMS.filter((name) => !runProgram('typescript7/bin/tsc', args(name))).length === 0;
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
