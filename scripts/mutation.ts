/*
 * `npm run mutation -- [--package kernel] [--share 100] [--seed 1] [--jobs 2] [--json]`: breaks the code of a package in
 * small ways, one at a time (StrykerJS), and counts how many of these mutants its tests notice. With a share below 100 it
 * takes so many per cent of the top-level declarations, drawn by the seed. The last line is JSON; the survivors are in
 * reports/mutation.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(__dirname, '..');
const PACKAGES = ['kernel', 'dino-wars'] as const;
/** What only helps tests is not broken. */
const SPARED = /\.test\.ts$|\/testing\/|\/index\.ts$/;

interface Wanted {
  readonly name: string;
  readonly share: number;
  readonly seed: string;
  readonly jobs: number;
}

function readOptions(): Wanted & { readonly json: boolean } {
  const { values } = parseArgs({
    options: {
      package: { type: 'string', default: 'kernel' },
      share: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    },
  });
  const share = Number(values.share);
  if (!PACKAGES.includes(values.package as (typeof PACKAGES)[number])) {
    throw new Error(`--package wants one of ${PACKAGES.join(', ')}`);
  }
  if (!(share > 0 && share <= 100)) throw new Error('--share wants a number above 0, up to 100');
  return { name: values.package, share, seed: values.seed, jobs: Number(values.jobs), json: values.json };
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !SPARED.test(file))
    .sort();
}

/** The top-level declarations of a file as lines from and to, 1 for the first. */
function declarations(text: string): (readonly [from: number, to: number])[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) =>
    /^(export |async |function |const |class |abstract )/.test(line) ? [at + 1] : [],
  );
  return starts.map((start, i) => [start, (starts[i + 1] ?? lines.length + 1) - 1] as const);
}

/** Whether chance takes something of this name. */
function drawn(name: string, { share, seed }: Wanted): boolean {
  const number = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0);
  return number < (share / 100) * 2 ** 32;
}

function ranges(wanted: Wanted): string[] {
  const files = sources(`packages/${wanted.name}/src`);
  if (wanted.share === 100) return files;
  return files.flatMap((file) =>
    declarations(readFileSync(join(root, file), 'utf8'))
      .filter(([from, to]) => drawn(`${file}:${from}-${to}`, wanted))
      .map(([from, to]) => `${file}:${from}-${to}`),
  );
}

/** The tests that are quick and say what they test: matches at random cover everything and would take all day. */
function jestConfig(name: string): string {
  const file = join(root, '.cache', `mutation-${name}.config.js`);
  const slow = ['conformance', 'invariants-', 'scenario.test', 'fixtures', 'soak', 'random'];
  writeFileSync(
    file,
    `const { projects } = require(${JSON.stringify(join(root, 'jest.config.js'))});
const project = projects.find((each) => each.displayName === ${JSON.stringify(name)});
module.exports = { ...project, rootDir: process.cwd() + '/packages/${name}', testPathIgnorePatterns: ${JSON.stringify(slow)} };
`,
  );
  return file;
}

async function main(): Promise<void> {
  const wanted = readOptions();
  process.env.MUTATION = '1';
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: jestConfig(wanted.name), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    mutate: ranges(wanted),
    ignorePatterns: ['client', 'server', 'bench', 'e2e', 'docs', 'reports', '.git', '.cache', 'data'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `reports/mutation/${wanted.name}.json` },
    concurrency: wanted.jobs,
    timeoutMS: 4000,
    timeoutFactor: 2,
    tempDirName: '.cache/stryker',
    disableTypeChecks: false,
    allowConsoleColors: false,
    checkers: [],
    warnings: false,
  });
  const results = await stryker.runMutationTest();
  const count = (status: string) => results.filter((each) => each.status === status).length;
  const [killed, timeout, survived, noCoverage] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map(count) as [
    number,
    number,
    number,
    number,
  ];
  const mutants = killed + timeout + survived + noCoverage;
  const score = mutants === 0 ? 0 : Math.round((1000 * (killed + timeout)) / mutants) / 10;
  console.log(
    JSON.stringify({
      package: wanted.name,
      share: wanted.share,
      seed: wanted.seed,
      mutants,
      killed,
      timeout,
      survived,
      noCoverage,
      score,
    }),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
