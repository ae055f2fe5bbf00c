/* `npm run -s drill -- NAME [--help] ...`: puts the product under stress that must not harm it. Every drill is a file in
   scripts/drill, or in the `drill` folder of a game below scripts, that exports `drill`. The last line printed is JSON; the
   exit code is 1 if a promise was broken. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { misuse, parseArgs } from './arguments';
import type { Drill } from './drill/drill';

/** The files of the drills, by name. */
function drills(): ReadonlyMap<string, string> {
  const games = readdirSync(__dirname).map((folder) => join(__dirname, folder, 'drill'));
  const folders = [join(__dirname, 'drill'), ...games.filter((folder) => existsSync(folder))];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.filter((file) => /^export const drill: Drill\b/m.test(readFileSync(file, 'utf8')));
  return new Map(found.map((file) => [basename(file, '.ts'), file]));
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const file = drills().get(name);
  if (file === undefined) {
    parseArgs({ args: [name], allowPositionals: true });
    misuse(`npm run -s drill -- NAME ...: NAME is one of ${[...drills().keys()].join(', ')}`);
  }
  const { drill } = require(file) as { readonly drill: Drill };
  if (args.includes('--help')) {
    console.log(drill.help);
    return 0;
  }
  const { figures, holds } = await drill.run(args);
  console.log(JSON.stringify(figures));
  return holds ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack ?? error.message);
    process.exit(2);
  },
);
