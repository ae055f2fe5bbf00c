/** `npm run -s backup -- FILE` and `npm run -s restore -- FILE`, for the journal that the server's settings name. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '@dwo/server';
import { backUp, type Copied, restore } from '../server/src/journal/copies';
import { parseArgs } from './arguments';

const USAGE = 'Which file? npm run -s backup -- FILE (DATA_DIR or DATABASE_URL as for the server)';

function told({ matches, entries }: Copied): string {
  return `${matches} matches with ${entries} entries`;
}

/** Backs up or restores, and prints in one line what was done or why not; in the latter case the exit code is 1. */
export async function copy(what: 'backup' | 'restore'): Promise<void> {
  const [given] = parseArgs({ allowPositionals: true }).positionals;
  try {
    if (given === undefined) throw new StartError(USAGE.replace('backup', what));
    const { INIT_CWD, DATABASE_URL, DATA_DIR } = process.env;
    const file = resolve(INIT_CWD ?? '.', given);
    const place = { databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR || './data' };
    if (what === 'backup') {
      const copied = await backUp(place, file);
      console.log(`Saved ${told(copied)} to ${file} (${(statSync(file).size / 1024).toFixed(0)} KB).`);
    } else {
      console.log(`Restored ${told(await restore(file, place))} from ${file}.`);
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
