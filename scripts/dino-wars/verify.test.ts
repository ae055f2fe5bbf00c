/** The verifier with records of DINO WARS!, by the present rules and by those of kept bundles. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dinoWars, PRESETS } from '@dwo/dino-wars';
import { completed, frozen, Match } from '@dwo/kernel';
import { bundlesOf, ROOT } from '../rules-bundle';
import { verify } from '../verify.mjs';

const BUNDLES = bundlesOf(join(ROOT, 'packages/dino-wars'));

test('a Time Gate with its hiding places is verified', () => {
  const match = new Match(dinoWars, PRESETS.gate(), 'c4'.repeat(32), ['1'.repeat(32)]);
  for (let moves = 0; moves < 60; moves++) {
    const seat = dinoWars.awaiting(frozen(match.state))[0] as number;
    match.attempt(seat, dinoWars.pass(frozen(match.state), seat));
  }
  const gate = completed(dinoWars, match.recording);
  const verdict = verify(JSON.parse(JSON.stringify(gate)), dinoWars);
  expect(verdict).toMatchObject({ ok: true, hash: gate.hash, seals: 1 });
  expect(gate.lots?.length).toBeGreaterThan(0);
});

test('the command verifies records of matches by the rules that are kept for them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-verify-'));
  const verdicts = readdirSync(BUNDLES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { recording } = JSON.parse(readFileSync(join(BUNDLES, name), 'utf8')) as {
        readonly recording: { readonly format?: number };
      };
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify(recording));
      const rules = join(BUNDLES, name.replace(/\.\w+\.json$/, '.mjs'));
      const command = [join(__dirname, '..', 'verify.mjs'), file, '--rules', rules];
      const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
      return { format: recording.format ?? 1, code: status, said: stdout };
    });
  rmSync(folder, { recursive: true, force: true });
  const recent = verdicts.filter(({ format }) => format === 2);
  expect(recent.length).toBeGreaterThan(1);
  for (const { said, code } of recent) expect([code, said]).toEqual([0, expect.stringContaining('Verified: ')]);
  for (const { code } of verdicts.filter(({ format }) => format === 1)) expect(code).toBe(1);
});
