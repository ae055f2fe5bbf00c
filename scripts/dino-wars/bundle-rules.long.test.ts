/** A bundle of the present rules is small, stands alone, and has every sentence that it may say. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import type { Edition } from '@dwo/kits/replay/contract';
import { bundlesOf, ROOT } from '../rules-bundle';

jest.setTimeout(600_000);

/** A larger bundle has taken in code of the page, or sentences that it never says. */
const MOST_BYTES = 370_000;

const FIXTURES = join(ROOT, 'packages/dino-wars/fixtures');
const BUNDLES = bundlesOf(join(ROOT, 'packages/dino-wars'));
const folder = mkdtempSync(join(tmpdir(), 'rules-bundle-'));
let made: { readonly file: string; readonly bytes: number };

beforeAll(() => {
  const script = ['scripts/run.js', 'scripts/bundle-rules.ts', '--game', 'dino-wars', '--to', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  made = JSON.parse(stdout) as typeof made;
});

afterAll(() => rmSync(folder, { recursive: true }));

const files = (where: string, begins: string) =>
  readdirSync(where)
    .filter((name) => name.startsWith(begins) && name.endsWith('.json'))
    .map((name) => join(where, name));

const records = [...files(BUNDLES, `dino-wars-${dinoWars.version}.`), ...files(FIXTURES, 'finished-')];

test('it is small and imports nothing', () => {
  expect(made.bytes).toBeLessThan(MOST_BYTES);
  expect(readFileSync(made.file, 'utf8').match(/\bimport[\s({"'*]/)).toBeNull();
});

test.each(['en', 'de'] as const)(
  'it plays every kept record to its end and tells all of it in "%s"',
  async (language) => {
    const { edition } = require(made.file) as { readonly edition: Edition };
    await edition.speak?.(language);
    expect(records.length).toBeGreaterThan(8);
    for (const file of records) {
      const { recording, hash, outcome } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      const tape = await edition.open({ ...recording, outcome });
      while (tape.advance(40));
      expect([file, tape.fault, tape.hash(tape.played)]).toEqual([file, null, hash]);
      for (let n = 1; n <= tape.played; n++) tape.beats(n, 'everything');
      const told = tape.frame(tape.played, 'everything');
      expect(told.log.length).toBeGreaterThan(0);
      // A missing sentence would show as its key, or not at all.
      expect(told.log.filter(({ text }) => text === '' || /^[a-z]+\.[a-z.-]+$/.test(text))).toEqual([]);
      expect(told.ending?.reason).toMatch(/\w/);
      expect(tape.checks().every(({ text }) => text.length > 10)).toBe(true);
    }
  },
);
