/**
 * `npm test`: everything that must hold, in the order that fails fastest. The last line is `N passed, N failed`, counted
 * from the reports of jest; a step that fails outside jest counts as one failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium';
import { DEBIAN, ensureProgram, FIREFOX } from './debian';

const root = join(__dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const BROWSER_PROJECT = 'e2e';

interface Count {
  passed: number;
  failed: number;
}

/** What jest writes with `--json`, as far as it is read here. */
interface JestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const count: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const began = Date.now();

function say(what: string): void {
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`\n=== ${what} (${seconds} s)`);
}

/** Path of a Firefox, empty if there is none and none can be had: only its own test is left out then. */
function firefoxIfAny(): string {
  try {
    return process.env.FIREFOX_PATH || ensureProgram(FIREFOX);
  } catch (error) {
    console.log(`Firefox is left out: ${String(error)}`);
    return '';
  }
}

/** Runs a program of node_modules on this Node and returns whether it left with 0. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const command = [join(root, 'node_modules', program), ...args];
  return (
    spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

function step(name: string, passes: () => boolean): void {
  say(name);
  if (passes()) return;
  failures.push(name);
  count.failed += 1;
}

function typesHold(): boolean {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const workspaces = [...packages, 'shared', 'server', 'client', 'scripts'];
  return workspaces.filter((name) => !run('typescript7/bin/tsc', ['-p', name])).length === 0;
}

function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  say(name);
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  run('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], env);
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  count.passed += report.numPassedTests;
  count.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (!report.success) failures.push(name);
}

function all(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  say('browser');
  const chromium = ensureChromium();
  console.log(`Browser tests run in ${chromium}.`);
  for (const program of Object.values(DEBIAN)) console.log(`Tests start ${ensureProgram(program)}.`);
  const firefox = firefoxIfAny();
  step('biome', () => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  step('types', typesHold);
  const cruise = [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'shared',
    'server',
    'client',
  ];
  step('boundaries', () => run('dependency-cruiser/bin/dependency-cruiser.mjs', cruise));
  step('client build', () => run('../scripts/build-client.js', []));
  jest('unit tests', ['--ignoreProjects', BROWSER_PROJECT]);
  jest('browser tests', ['--selectProjects', BROWSER_PROJECT, '--runInBand'], {
    CHROMIUM_PATH: chromium,
    FIREFOX_PATH: firefox,
  });
}

try {
  all();
} catch (error) {
  console.error(error);
  failures.push('the test run itself');
  count.failed += 1;
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\n${failures.length === 0 ? 'All is well' : `Failed: ${failures.join(', ')}`} (${minutes} min).`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = failures.length === 0 && count.passed > 0 ? 0 : 1;
