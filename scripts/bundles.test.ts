/** The kept rules of every game: each bundle stands alone, and tells its records to their end in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '@dwo/kits/replay/contract';
import { LANGUAGES } from '@dwo/shared';
import { HOSTED } from '@dwo/shelf/server';
import { gameNamed } from './game';
import { bundlesOf } from './rules-bundle';

jest.setTimeout(120_000);

/** The first game has bundles of contracts before the present one, and tests of its own for them. */
const GAMES = HOSTED.slice(1).filter((id) => existsSync(bundlesOf(gameNamed(id).folder)));

interface Kept {
  readonly recording: object;
  readonly hash: string;
  readonly outcome: unknown;
}

const bundles = GAMES.flatMap((id) => {
  const folder = bundlesOf(gameNamed(id).folder);
  const files = readdirSync(folder);
  return files
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .map((name) => {
      const records = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.json'));
      return { id, name, folder, records };
    });
});

const load = (folder: string, name: string) =>
  require(join(folder, `${name}.mjs`)) as { readonly edition: Edition; readonly rules: object };

test.each(bundles)(
  '$name says which rules it holds, imports nothing and has records',
  ({ id, name, folder, records }) => {
    const { edition, rules } = load(folder, name);
    expect(name).toBe(`${edition.game}-${edition.version}`);
    expect(rules).toMatchObject({ id, version: edition.version });
    expect(readFileSync(join(folder, `${name}.mjs`), 'utf8').match(/\bimport[\s({"'*]/)).toBeNull();
    expect(records.length).toBeGreaterThan(0);
  },
);

const told = bundles.flatMap((each) => each.records.map((file) => ({ ...each, file })));

test.each(told)('$file ends as it ended then, and every line of it is told', async ({ name, folder, file }) => {
  const { edition } = load(folder, name);
  const { recording, hash, outcome } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept;
  for (const language of LANGUAGES) {
    await edition.speak?.(language);
    const tape = await edition.open({ ...recording, outcome });
    while (tape.advance(40));
    expect([tape.fault, tape.hash(tape.played)]).toEqual([null, hash]);
    expect(tape.outcome()).toEqual(outcome);
    for (let n = 1; n <= tape.played; n += 7) tape.beats(n, 'everything');
    const { log, ending } = tape.frame(tape.played, 'everything');
    expect(log.length).toBeGreaterThan(0);
    // A missing sentence would show as its key, or not at all.
    expect(log.filter(({ text }) => text === '' || /^[a-z]+\.[a-z.-]+$/.test(text))).toEqual([]);
    expect(ending?.reason).toMatch(/\w/);
    expect(tape.checks().filter(({ result }) => result === 'bad')).toEqual([]);
  }
});
