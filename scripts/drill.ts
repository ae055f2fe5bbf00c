/*
 * `npm run -s drill -- NAME [--help] ...`: puts the product through what must not harm it. Every drill is a file in
 * scripts/drill that exports `drill`; the last line printed is JSON, and it leaves with 1 if a promise was broken.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drill } from './drill/drill';

const FOLDER = join(__dirname, 'drill');

function names(): string[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const drills = files.filter((file) => /^export const drill: Drill\b/m.test(readFileSync(join(FOLDER, file), 'utf8')));
  return drills.map((file) => file.slice(0, -'.ts'.length));
}

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  if (!names().includes(name)) throw new Error(`npm run -s drill -- NAME ...: NAME is one of ${names().join(', ')}`);
  const { drill } = require(join(FOLDER, name)) as { readonly drill: Drill };
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
