/**
 * Bundles the present rules for replays in the future: `npm run -s bundle-rules [-- --from CHECKOUT --to FOLDER]` writes
 * packages/GAME/edition/bundles/GAME-VERSION.mjs, which exports `edition` (packages/kits/replay/contract.ts), and beside it
 * records of whole matches that the bundle must be able to play. Run it for the version that is about to be released; bundles
 * of earlier versions stay as they are. `--from` takes the sources of another checkout, `--to` writes to another folder; both
 * write no records.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUNDLES, bundle, ROOT, rulesIn } from './rules-bundle';
import { rulesRecords } from './rules-records';

/** The folder given for an option; null without it. */
function folderOf(option: string): string | null {
  const at = process.argv.indexOf(option);
  return at < 0 ? null : resolve(process.argv[at + 1] ?? '.');
}

async function main(): Promise<void> {
  const [from, to] = [folderOf('--from'), folderOf('--to')];
  const checkout = from ?? ROOT;
  const { game, version } = rulesIn(checkout);
  const name = `${game}-${version}`;
  const file = await bundle(checkout, to ?? BUNDLES, name);
  if (from === null && to === null) {
    for (const [kind, record] of Object.entries(rulesRecords())) {
      writeFileSync(join(BUNDLES, `${name}.${kind}.json`), `${JSON.stringify(record)}\n`);
    }
  }
  console.log(JSON.stringify({ game, version, file, bytes: statSync(file).size }));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
