/** Checks the borders of the architecture: who may import whom, and which names the packages may not use. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { forbiddenNames } from './forbidden-names';

const root = join(__dirname, '..');
const areas = ['packages', 'shared', 'server', 'client'];

/** Broken rules in the tree at `base`, each as `rule: from -> to`. */
async function brokenImports(base: string): Promise<string[]> {
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const run = promisify(execFile)(process.execPath, [depcruise, ...options, ...areas], {
    cwd: base,
    maxBuffer: 64 * 1024 * 1024,
  });
  // The cruiser's exit code is the number of errors; its findings are on stdout in any case.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const result = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** Makes a small tree with these files; it is deleted when `use` is done. */
async function withTree<T>(files: Record<string, string>, use: (base: string) => Promise<T>): Promise<T> {
  const base = mkdtempSync(join(tmpdir(), 'dwo-boundaries-'));
  try {
    for (const area of areas) mkdirSync(join(base, area), { recursive: true });
    writeFileSync(join(base, 'tsconfig.base.json'), '{"compilerOptions":{"module":"nodenext"}}');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(base, name)), { recursive: true });
      writeFileSync(join(base, name), text);
    }
    return await use(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function sourcesOfPackages(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) =>
      /^packages\/[^/]+\/(src|rules|bot|wire)\/(?!testing\/)/.test(relative(root, file).replaceAll('\\', '/')),
    );
}

test('imports go one way', async () => {
  expect(await brokenImports(root)).toEqual([]);
}, 240_000);

test('an import against the arrow is found', async () => {
  const planted = {
    'packages/kernel/src/a.ts': "import '../../dino-wars/rules/a'; import 'node:fs';",
    'packages/dino-wars/rules/a.ts': "import '../bot/a';",
    'packages/dino-wars/bot/a.ts': "import '../../../shared/src/a';",
    'packages/dino-wars/bot/b.ts': "import '../judge/a';",
    'packages/dino-wars/judge/a.ts': 'export {};',
    'packages/toy/wire/a.ts': "import '../../dino-wars/rules/a';",
    'shared/src/a.ts': "import '../../server/src/a';",
    'shared/src/b.ts': "import '../../packages/toy/wire/a';",
    'server/src/a.ts': "import '../../client/src/a';",
    'server/src/c.ts': "import '../../packages/toy/wire/a';",
    'server/test/a.test.ts': "import '../../packages/toy/wire/a';",
    'server/test/toy/a.test.ts': "import '../../../packages/toy/wire/a';",
    'server/test/toy/b.test.ts': "import '../../../packages/dino-wars/rules/a';",
    'packages/kits/a.test.ts': "import '../toy/wire/a';",
    'client/src/a.ts': 'export {};',
    'client/src/b.ts': "import '../../server/src/b';",
    'client/src/c.ts': "import type { D } from './d'; export type C = D | null;",
    'client/src/d.ts': "import type { C } from './c'; export type D = readonly C[];",
    'server/src/b.ts': "import '../../packages/kernel/src/testing/a';",
    'packages/kernel/src/testing/a.ts': 'export {};',
  };
  const broken = await withTree(planted, brokenImports);
  const ofTests = broken.filter((each) => each.includes('.test.ts -> '));
  expect(ofTests.sort()).toEqual([
    'kits-tests-know-no-game: packages/kits/a.test.ts -> packages/toy/wire/a.ts',
    'shelf-names-games: server/test/a.test.ts -> packages/toy/wire/a.ts',
    'tests-of-a-game: server/test/toy/b.test.ts -> packages/dino-wars/rules/a.ts',
  ]);
  expect(broken.sort()).toEqual(
    expect.arrayContaining([
      'bot-on-rules: packages/dino-wars/bot/a.ts -> shared/src/a.ts',
      'client-without-server: client/src/b.ts -> server/src/b.ts',
      'games-apart: packages/toy/wire/a.ts -> packages/dino-wars/rules/a.ts',
      'kernel-alone: packages/kernel/src/a.ts -> fs',
      'kernel-alone: packages/kernel/src/a.ts -> packages/dino-wars/rules/a.ts',
      'no-circular: client/src/c.ts -> client/src/d.ts',
      'never-shipped: packages/dino-wars/bot/b.ts -> packages/dino-wars/judge/a.ts',
      'rules-on-kernel: packages/dino-wars/rules/a.ts -> packages/dino-wars/bot/a.ts',
      'server-without-client: server/src/a.ts -> client/src/a.ts',
      'shared-below: shared/src/a.ts -> server/src/a.ts',
      'shelf-names-games: server/src/c.ts -> packages/toy/wire/a.ts',
      'shelf-names-games: shared/src/b.ts -> packages/toy/wire/a.ts',
      'testing-for-tests: server/src/b.ts -> packages/kernel/src/testing/a.ts',
    ]),
  );
}, 240_000);

test('packages name no chance, clock, inexact mathematics or platform', () => {
  const files = sourcesOfPackages();
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    forbiddenNames(readFileSync(file, 'utf8')).map(({ line, name }) => `${relative(root, file)}:${line} ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['Math.random', 'const n = Math.random();'],
  ['Math.atan2', 'export const a = Math.atan2(1, 2);'],
  ['Math.hypot', 'const { x } = { x: Math.hypot(3, 4) };'],
  ['Math[...]', "const f = Math['sin'];"],
  ['**', 'const n = 2 ** 0.5;'],
  ['Date', 'const t = new Date();'],
  ['Date', 'const t = Date.now();'],
  ['document', 'document.title = "";'],
  ['process', 'if (process.env.X) {}'],
  ['setTimeout', 'setTimeout(() => 1, 2);'],
  ['localeCompare', 'names.sort((a, b) => a.localeCompare(b));'],
])('%s is found', (name, text) => {
  expect(forbiddenNames(text)).toEqual([{ line: 1, name }]);
});

test('a name of our own that only looks forbidden is allowed', () => {
  const text =
    'interface Date2 { process: number }\nfunction f(event: Event, window: number) { return window + Math.sqrt(2); }';
  expect(forbiddenNames(text)).toEqual([]);
});
