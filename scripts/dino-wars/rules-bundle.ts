/** Builds the rules bundles that old replays are played with. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { onlySaid, type Said, saidIn } from './sentences-said';

/** The root of the repository. */
export const ROOT = join(__dirname, '../..');
/** The folder of the bundles; each is beside the records that it must be able to play. */
export const BUNDLES = join(ROOT, 'packages/dino-wars/edition/bundles');
const ENTRY = 'packages/dino-wars/client/screens/replay/edition/dino-wars.ts';

/** Bundles the edition of a checkout into `folder` as `name`.mjs, a module without imports. Returns its path. */
export async function bundle(checkout: string, folder: string, name: string): Promise<string> {
  const { build } = await import('vite');
  mkdirSync(folder, { recursive: true });
  const said = await saidBy(checkout);
  await build(configured(checkout, said, { outDir: folder, lib: name }));
  return join(folder, `${name}.mjs`);
}

/** The sentences that the edition may say, found in its code as it would be bundled. */
async function saidBy(checkout: string): Promise<Said> {
  const { build, parseAst } = await import('vite');
  const built = await build(configured(checkout, null, null));
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled');
  return saidIn(parseAst(output.output[0].code));
}

function configured(
  checkout: string,
  said: Said | null,
  written: { readonly outDir: string; readonly lib: string } | null,
): InlineConfig {
  return {
    configFile: false,
    root: checkout,
    logLevel: 'error',
    publicDir: false,
    plugins: [onlySaid(said)],
    build: {
      target: 'es2022',
      write: written !== null,
      outDir: written?.outDir ?? '',
      emptyOutDir: false,
      lib: { entry: join(checkout, ENTRY), formats: ['es'], fileName: () => `${written?.lib ?? 'said'}.mjs` },
      // White space inside a library's strings would stay; nothing here needs it.
      rolldownOptions: { output: { codeSplitting: false, minify: written !== null, comments: false } },
    },
  };
}

/** The game and version of a checkout's rules, read from its own sources. */
export function rulesIn(checkout: string): { readonly game: string; readonly version: number } {
  const tell = 'console.log(JSON.stringify({ game: dinoWars.id, version: dinoWars.version }))';
  const script = `require('ts-node').register({ project: 'scripts/tsconfig.json' });
    const { dinoWars } = require('./packages/dino-wars/rules'); ${tell}`;
  const done = spawnSync(process.execPath, ['-e', script], { cwd: checkout, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`The rules in ${checkout} can't be read: ${done.stderr}`);
  return JSON.parse(done.stdout) as { game: string; version: number };
}
