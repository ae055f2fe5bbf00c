/** Builds the rules bundles that old replays are played with. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InlineConfig } from 'vite';
import { onlySaid, type Said, saidIn } from './sentences-said';

/** The root of the repository. */
export const ROOT = join(__dirname, '..');

/** The folder of a game's bundles, by the folder of its package; each is beside the records that it must be able to play. */
export const bundlesOf = (folder: string): string => join(folder, 'edition', 'bundles');

/** The module with the edition of a game, in a checkout. Throws if there is none. */
function entryOf(checkout: string, game: string): string {
  const client = join(checkout, 'packages', game, 'client');
  const found = [join(client, 'replay', 'edition.ts'), join(client, 'screens', 'replay', 'edition', `${game}.ts`)].find(
    existsSync,
  );
  if (found === undefined) throw new Error(`${game} has no edition in ${checkout}`);
  return found;
}

/** Bundles the edition of a game in a checkout into `folder` as `name`.mjs, a module without imports. Returns its path. */
export async function bundle(
  source: { readonly checkout: string; readonly game: string },
  folder: string,
  name: string,
): Promise<string> {
  const { build } = await import('vite');
  const entry = entryOf(source.checkout, source.game);
  mkdirSync(folder, { recursive: true });
  const said = await saidBy(source.checkout, entry);
  await build(configured(source.checkout, entry, said, { outDir: folder, lib: name }));
  return join(folder, `${name}.mjs`);
}

/** The sentences that the edition may say, found in its code as it would be bundled. */
async function saidBy(checkout: string, entry: string): Promise<Said> {
  const { build, parseAst } = await import('vite');
  const built = await build(configured(checkout, entry, null, null));
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was bundled');
  return saidIn(parseAst(output.output[0].code));
}

function configured(
  checkout: string,
  entry: string,
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
      lib: { entry, formats: ['es'], fileName: () => `${written?.lib ?? 'said'}.mjs` },
      // White space inside a library's strings would stay; nothing here needs it.
      rolldownOptions: { output: { codeSplitting: false, minify: written !== null, comments: false } },
    },
  };
}

/** The id and version of the rules of a game, by the folder of its package in a checkout, read from its own sources. */
export function rulesIn(checkout: string, folder: string): { readonly game: string; readonly version: number } {
  const game = basename(folder);
  const find = `Object.values(require('./packages/${game}/rules')).find((it) => typeof it?.setup === 'function' && typeof it.version === 'number')`;
  const script = `require('ts-node').register({ project: 'scripts/tsconfig.json' });
    const { id, version } = ${find}; console.log(JSON.stringify({ game: id, version }));`;
  const done = spawnSync(process.execPath, ['-e', script], { cwd: checkout, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`The rules in ${checkout} can't be read: ${done.stderr}`);
  return JSON.parse(done.stdout) as { game: string; version: number };
}
