/* `npm run mutation -- [--package kernel] [--share 100] [--seed 1] [--jobs 2] [--runner quick] [--only TEXT] [--except TEXT]
   [--without TEXT] [--doc]`: changes the code of a package in small ways, one at a time (StrykerJS), and counts how many of
   these mutants its tests detect. With a share below 100 it takes this percentage of the top-level declarations, drawn by the
   seed. `--runner jest` runs jest for every mutant, which is a hundred times slower. `--only` takes only files whose path
   contains one of its texts, `--except` leaves such files out. `--without` leaves out tests whose file or title contains the
   text. The last line is JSON; the survivors are in reports/mutation; `--doc` writes the figures into docs/MUTATION.md. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { misuse, oneOf, parseArgs, wholeNumber } from './arguments';
import { figures, type Place, writeDoc } from './mutation/figures';

const root = join(__dirname, '..');
const PACKAGES = ['kernel', 'dino-wars', 'dino-soldiers', 'jurassic-wars', 'dinosaur-cowboys', 'simple-minis'] as const;
/** Files that only help tests are not mutated. */
const SPARED = /\.test\.ts$|\/testing\/|\/index\.ts$/;
/**
 * Tests that are left out. Tests that play random matches reach all code, say little about a fault and would take all day. The
 * third step of the longest walks adds nothing to the second. The conformance suite is tested on broken games and is not
 * mutated itself.
 */
const SLOW = [
  'conformance',
  'of ten million rolls',
  'toy-game',
  'invariants-matches',
  'invariants-compare',
  'ruleset.test.ts › dino-wars, ',
  'set-up.test.ts › dino-wars, ',
  'what the board knows is what the state says',
  'every attack and every luck roll is told',
  'life points only ever fall',
  '› depth 3',
];

interface Wanted {
  readonly name: string;
  readonly share: number;
  readonly seed: string;
  readonly jobs: number;
  readonly runner: string;
  /** Parts of the files and titles of tests that are not run. */
  readonly left: readonly string[];
  /** Parts of the paths of files that are mutated (all if empty), and of files that are not. */
  readonly only: readonly string[];
  readonly except: readonly string[];
}

function readOptions(): Wanted & { readonly doc: boolean } {
  const { values } = parseArgs({
    options: {
      package: { type: 'string', default: 'kernel' },
      share: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      runner: { type: 'string', default: 'quick' },
      only: { type: 'string', multiple: true, default: [] },
      except: { type: 'string', multiple: true, default: [] },
      without: { type: 'string', multiple: true, default: [] },
      doc: { type: 'boolean', default: false },
    },
  });
  const share = Number(values.share);
  oneOf('package', values.package, PACKAGES);
  oneOf('runner', values.runner, ['quick', 'jest']);
  if (!(share > 0 && share <= 100)) misuse(`--share wants a number above 0, up to 100, not '${values.share}'`);
  const { package: name, jobs, runner, only, except, without, doc } = values;
  const seed = String(wholeNumber('seed', values.seed, 0));
  return {
    name,
    share,
    seed,
    jobs: wholeNumber('jobs', jobs, 1),
    runner,
    only,
    except,
    left: [...SLOW, ...without],
    doc,
  };
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !SPARED.test(file))
    .sort();
}

/** The top-level declarations of a file, as first and last line, counted from 1. */
function declarations(text: string): (readonly [from: number, to: number])[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) =>
    /^(export |async |function |const |class |abstract )/.test(line) ? [at + 1] : [],
  );
  return starts.map((start, i) => [start, (starts[i + 1] ?? lines.length + 1) - 1] as const);
}

/** Whether a declaration of this name is drawn. */
function drawn(name: string, { share, seed }: Wanted): boolean {
  const number = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0);
  return number < (share / 100) * 2 ** 32;
}

/** The folder of a package's rules. */
function folderOf({ name }: Wanted): string {
  return `packages/${name}/${existsSync(join(root, 'packages', name, 'rules')) ? 'rules' : 'src'}`;
}

/** The declarations drawn, and how many there are. */
function draw(wanted: Wanted): { readonly chosen: readonly Place[]; readonly of: number } {
  const holdsOneOf = (file: string, texts: readonly string[]) => texts.some((text) => file.includes(text));
  const all = sources(folderOf(wanted))
    .filter((file) => wanted.only.length === 0 || holdsOneOf(file, wanted.only))
    .filter((file) => !holdsOneOf(file, wanted.except))
    .flatMap((file) => declarations(readFileSync(join(root, file), 'utf8')).map(([from, to]) => ({ file, from, to })));
  // A declaration is drawn by its first line, so that a change elsewhere in the file does not change the draw.
  const chosen = all.filter(({ file, from }) => {
    const line = readFileSync(join(root, file), 'utf8').split('\n')[from - 1];
    return wanted.share === 100 || drawn(`${file} ${line}`, wanted);
  });
  return { chosen, of: all.length };
}

function jestConfig({ name, left }: Wanted): string {
  const file = join(root, '.cache', `mutation-${name}.config.js`);
  writeFileSync(
    file,
    `const { projects } = require(${JSON.stringify(join(root, 'jest.config.js'))});
const project = projects.find((each) => each.displayName === ${JSON.stringify(name)});
const testPathIgnorePatterns = ${JSON.stringify(left.filter((part) => !part.includes(' ')))};
module.exports = { ...project, rootDir: process.cwd() + '/packages/${name}', testPathIgnorePatterns };
`,
  );
  return file;
}

function runner(wanted: Wanted): object {
  if (wanted.runner === 'quick') {
    return { testRunner: 'in-process', plugins: [join(__dirname, 'mutation', 'runner.js')] };
  }
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: jestConfig(wanted), enableFindRelatedTests: false },
  };
}

async function main(): Promise<void> {
  const { doc, ...wanted } = readOptions();
  process.env.MUTATION = JSON.stringify({ folder: folderOf(wanted), left: wanted.left });
  const { chosen, of } = draw(wanted);
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    ...runner(wanted),
    coverageAnalysis: 'perTest',
    // Code that runs only while a file loads is tables: for every cell all tests would have to be loaded again.
    ignoreStatic: true,
    mutate: chosen.map(({ file, from, to }) => `${file}:${from}-${to}`),
    ignorePatterns: ['client', 'server', 'bench', 'e2e', 'docs', 'reports', '.git', '.cache', 'data'].map(
      (each) => `/${each}`,
    ),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `reports/mutation/${wanted.name}-${wanted.seed}.json` },
    concurrency: wanted.jobs,
    timeoutMS: 8_000,
    timeoutFactor: 2,
    tempDirName: '.cache/stryker',
    disableTypeChecks: false,
    allowConsoleColors: false,
    checkers: [],
    warnings: false,
  });
  const mutants = (await stryker.runMutationTest()).map(({ status, fileName, location }) => ({
    status,
    file: relative(root, fileName).split(sep).join('/'),
    line: location.start.line,
  }));
  const { name, share, seed } = wanted;
  const found = { package: name, share, seed, ...figures(mutants, chosen, of) };
  if (doc) writeDoc(found);
  console.log(JSON.stringify(found));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
