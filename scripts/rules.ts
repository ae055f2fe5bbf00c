/* `npm run -s rules [-- --json] [--last] [--game ID]`: prints which rules of each game, or of one, are tested, untested or
   missing. Runs the tests that name a rule first; with `--last` it uses the latest run of each test file instead. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from './arguments';
import { gameNamed } from './game';
import { carriedIn, games, type RulesReport, report, type Titles, testFiles, wordedIn } from './rules-report';

const root = join(__dirname, '..');

/** Runs these test files; their output goes to stderr, so that stdout is only the answer. */
function runTests(files: readonly string[]): number {
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const reporters = ['--reporters=default', `--reporters=${join(root, 'scripts', 'rules-reporter.js')}`];
  const args = [jest, ...reporters, '--runTestsByPath', ...files.map((file) => join(root, file))];
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status ?? 1;
}

function rememberedTitles(): Record<string, Titles> {
  try {
    const all: Record<string, Partial<Titles>> = JSON.parse(
      readFileSync(join(root, '.cache', 'tested-rules.json'), 'utf8'),
    );
    const complete = (one: Partial<Titles>): one is Titles => Array.isArray(one.passed) && Array.isArray(one.failed);
    return Object.fromEntries(Object.entries(all).flatMap(([name, one]) => (complete(one) ? [[name, one]] : [])));
  } catch {
    return {};
  }
}

function main({ json, last, game }: Wanted): number {
  const only = game === undefined ? null : basename(gameNamed(game).folder);
  const wanted = games(root).filter(({ id }) => only === null || id === only);
  const all = wanted.map((game) => ({ ...game, files: testFiles(root, game.prefix) }));
  const files = [...new Set(all.flatMap((game) => game.files))];
  const status = last || files.length === 0 ? 0 : runTests(files);
  const titles = rememberedTitles();
  const reports: Record<string, RulesReport> = {};
  for (const game of all) {
    const tests = game.files.flatMap((file) => titles[file] ?? []);
    reports[game.id] = report(wordedIn(root, game.id), carriedIn(root, game.prefix), tests);
  }
  console.log(json ? JSON.stringify(reports, null, 1) : readable(reports));
  if (status !== 0) console.error('Some of these tests failed; the rules they name count as untested.');
  return status;
}

interface Wanted {
  readonly json: boolean;
  readonly last: boolean;
  readonly game?: string;
}

function readable(reports: Record<string, RulesReport>): string {
  return Object.entries(reports)
    .map(([id, { tested, untested, missing }]) => {
      const line = (name: string, ids: readonly string[]) => `  ${name} (${ids.length}): ${ids.join(' ') || 'none'}`;
      return [id, `  tested: ${tested.length}`, line('untested', untested), line('missing', missing)].join('\n');
    })
    .join('\n');
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    last: { type: 'boolean', default: false },
    game: { type: 'string' },
  },
});
process.exitCode = main(values);
