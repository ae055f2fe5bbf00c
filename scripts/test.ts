/**
 * `npm test`: lint, types, borders, rules, units, servers, and a battle of each game in browsers, in the order that fails
 * fastest. `npm run test:all` plays the rest: the files named `*.long.test.ts`, such as drills and most browser
 * tests. The last line is `N passed, N failed`, counted from the reports of jest; a step that fails outside jest counts as one
 * failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from './arguments';
import { CHECKS, runProgram } from './check';
import { ensureChromium, ensureShell } from './chromium';
import { DEBIAN, ensureProgram, FIREFOX } from './debian';

const root = join(__dirname, '..');
const reports = join(root, '.cache', 'test-reports');
const BROWSER_PROJECT = 'e2e';
const MOST_SECOND_TRIES = 3;
const LONG = String.raw`\.long\.test\.tsx?$`;
const plays = parseArgs({ options: { long: { type: 'boolean' } } }).values.long
  ? { long: true, files: ['--testPathPatterns', LONG] }
  : { long: false, files: ['--testPathIgnorePatterns', '/node_modules/', LONG] };
/** One more than there are cores, because tests of servers and browsers wait for part of their time. */
const WORKERS = `--maxWorkers=${availableParallelism() + 1}`;

interface Count {
  passed: number;
  failed: number;
}

/** The part of jest's `--json` report that is read here. */
interface JestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly assertionResults: readonly { readonly status: string }[];
}

const count: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
/** Browser tests that passed only when they were played once more. */
const unsteady: string[] = [];
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

function step(name: string, passes: () => boolean): void {
  say(name);
  if (passes()) return;
  failures.push(name);
  count.failed += 1;
}

function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): JestReport {
  say(name);
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  // A server or a socket that a test has left open must not hold up the results of all others.
  runProgram('jest/bin/jest.js', [...args, '--forceExit', '--json', `--outputFile=${file}`], env);
  return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
}

function take(name: string, report: JestReport): void {
  count.passed += report.numPassedTests;
  count.failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (!report.success) failures.push(name);
}

/**
 * A battle in real browsers may fail by the clock of a busy machine: files that failed, if they are few, are played once more
 * from their beginning, and named as unsteady if they pass then.
 */
function browserTests(env: NodeJS.ProcessEnv): void {
  const only = ['--selectProjects', BROWSER_PROJECT];
  const first = jest('browser tests', [...only, WORKERS, ...plays.files], env);
  const failed = first.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_SECOND_TRIES) {
    take('browser tests', first);
    return;
  }
  const again = jest(
    'browser tests once more',
    [...only, '--runInBand', '--runTestsByPath', ...failed.map(({ name }) => name)],
    env,
  );
  const replayed = failed
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  count.passed += first.numPassedTests - replayed.length;
  take('browser tests once more', again);
  if (again.success) unsteady.push(...failed.map(({ name }) => relative(root, name)));
}

function all(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  say('browser');
  const chromium = ensureChromium();
  const shell = ensureShell();
  console.log(`Browser tests run in ${shell || chromium}.`);
  for (const program of Object.values(DEBIAN)) console.log(`Tests start ${ensureProgram(program)}.`);
  const firefox = firefoxIfAny();
  if (!plays.long) for (const [name, passes] of Object.entries(CHECKS)) step(name, passes);
  step('client build', () => runProgram('../scripts/build-client.js', []));
  step('client build for tests', () => runProgram('../scripts/build-client.js', ['--testing']));
  take('unit tests', jest('unit tests', ['--ignoreProjects', BROWSER_PROJECT, WORKERS, ...plays.files]));
  browserTests({ CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell, FIREFOX_PATH: firefox });
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
if (unsteady.length > 0) console.log(`Unsteady, passed when played once more: ${unsteady.join(', ')}.`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = failures.length === 0 && count.passed > 0 ? 0 : 1;
