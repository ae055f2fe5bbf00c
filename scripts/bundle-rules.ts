/**
 * Bundles the present rules for replays in the future: `npm run -s bundle-rules [-- --game ID --from CHECKOUT --to FOLDER]` writes
 * packages/GAME/edition/bundles/GAME-VERSION.mjs, which exports `edition` (packages/kits/replay/contract.ts), and beside it
 * records of whole matches that the bundle must be able to play. Run it for the version that is about to be released; bundles
 * of earlier versions stay as they are. `--from` takes the sources of another checkout, `--to` writes to another folder; both
 * write no records.
 */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { misuse, parseArgs } from './arguments';
import { gameNamed } from './game';
import { bundle, bundlesOf, ROOT, rulesIn } from './rules-bundle';

/** The records that a game keeps beside its bundles, by kind; none if it does not say which. */
function recordsOf(folder: string): Readonly<Record<string, object>> {
  const file = join(__dirname, basename(folder), 'rules-records.ts');
  if (!existsSync(file)) return {};
  const { rulesRecords } = require(file) as { readonly rulesRecords: () => Readonly<Record<string, object>> };
  return rulesRecords();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { game: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  });
  const { folder } = gameNamed(values.game);
  const checkout = resolve(values.from ?? ROOT);
  if (!existsSync(join(checkout, 'packages'))) misuse(`--from wants a checkout, and '${checkout}' is none`);
  const { game, version } = rulesIn(checkout, folder);
  const name = `${game}-${version}`;
  const bundles = values.to === undefined ? bundlesOf(folder) : resolve(values.to);
  const file = await bundle({ checkout, game: basename(folder) }, bundles, name);
  if (values.from === undefined && values.to === undefined) {
    for (const [kind, record] of Object.entries(recordsOf(folder))) {
      writeFileSync(join(bundles, `${name}.${kind}.json`), `${JSON.stringify(record)}\n`);
    }
  }
  console.log(JSON.stringify({ game, version, file, bytes: statSync(file).size }));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
