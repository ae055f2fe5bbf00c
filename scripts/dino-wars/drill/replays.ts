/* `npm run -s drill -- replays [FILE ...]`: plays records of every version of the rules, and measures how soon any moment can
   be shown. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editionOf } from '../../../packages/dino-wars/client/screens/replay/edition/former';
import { parseArgs } from '../../arguments';
import { p95 } from '../../drill/book';
import type { Drill } from '../../drill/drill';
import { bundlesOf, ROOT } from '../../rules-bundle';

const HELP = `npm run -s drill -- replays [FILE ...]
Plays every record that is kept in packages/GAME/edition/bundles/ with the bundle it names, and records of other matches named by FILE as
/api/matches/ID/record gives them; then jumps to 200 moments of each, as somebody does who scrubs.
  bundles, records, entries   what was played
  differing                   records that ended otherwise than they say or could not be played; wanted: 0
  longest                     entries of the longest of them, and openMs until all of it had been played
  msPerEntry                  to play an entry and to keep what is needed to be there again
  seekP95Ms                   to be at any moment, 95 of 100 times`;

/** The figures of the drill. */
export interface ReplayFigures {
  readonly bundles: number;
  readonly records: number;
  readonly entries: number;
  readonly differing: number;
  readonly longest: number;
  readonly openMs: number;
  readonly msPerEntry: number;
  readonly seekP95Ms: number;
}

interface Kept {
  readonly recording: { readonly game: string; readonly version: number };
  readonly hash?: string;
  readonly outcome?: unknown;
}

const SEEKS = 200;
const BUNDLES = bundlesOf(join(ROOT, 'packages/dino-wars'));

/** Plays records with the bundles that they name. */
export async function playAll(records: readonly Kept[]): Promise<Omit<ReplayFigures, 'bundles'>> {
  let [entries, differing, spent] = [0, 0, 0];
  let longest = { entries: 0, ms: 0 };
  const seeks: number[] = [];
  for (const { recording, hash, outcome } of records) {
    const file = join(BUNDLES, `${recording.game}-${recording.version}.mjs`);
    const edition = editionOf(((await import(pathToFileURL(file).href)) as { readonly edition: unknown }).edition);
    const begun = performance.now();
    const tape = await edition.open(recording);
    while (tape.advance(50));
    const ms = performance.now() - begun;
    spent += ms;
    entries += tape.played;
    if (tape.played >= longest.entries) longest = { entries: tape.played, ms };
    const same =
      tape.fault === null &&
      (hash === undefined || tape.hash(tape.played) === hash) &&
      (outcome === undefined || JSON.stringify(tape.outcome()) === JSON.stringify(outcome));
    if (!same) differing++;
    for (let i = 0; i < SEEKS; i++) {
      const start = performance.now();
      // Moments far apart from each other.
      tape.frame((i * 7919) % (tape.played + 1), 'everything');
      seeks.push(performance.now() - start);
    }
  }
  return {
    ...{ records: records.length, entries, differing, longest: longest.entries },
    ...{
      openMs: Math.round(longest.ms),
      msPerEntry: rounded(spent / Math.max(1, entries)),
      seekP95Ms: rounded(p95(seeks)),
    },
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}

function keptRecords(): Kept[] {
  const files = readdirSync(BUNDLES).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(BUNDLES, file), 'utf8')) as Kept);
}

function recordIn(file: string): Kept {
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Kept['recording'] & Pick<Kept, 'hash' | 'outcome'>;
  const { hash, outcome } = recording;
  return { recording, ...(hash === undefined ? {} : { hash }), ...(outcome === undefined ? {} : { outcome }) };
}

export const drill: Drill = {
  help: HELP,
  async run(args) {
    const files = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    const bundles = readdirSync(BUNDLES).filter((file) => file.endsWith('.mjs')).length;
    const figures: ReplayFigures = { bundles, ...(await playAll([...keptRecords(), ...files.map(recordIn)])) };
    return { figures, holds: figures.differing === 0 };
  },
};
