/** Recorded matches, at least one for each ending, which must replay to the same state. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, type Recording, replay, stateHash } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type Options } from '../rules';
import { dinoSoldiersGame } from '../wire';

interface Kept {
  readonly recording: Recording<Intent, Options>;
  readonly hash: string;
  readonly outcome: { readonly rule: string; readonly winners: readonly number[] };
}

const FOLDER = join(__dirname, '../fixtures');
const kept = readdirSync(FOLDER)
  .filter((name) => name.startsWith('finished-'))
  .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Kept] as const);

test.each(kept)('%s', (_, { recording, hash, outcome }) => {
  expect(dinoSoldiersGame.options.parse(recording.options)).toEqual(recording.options);
  const state = replay(dinoSoldiers, recording);
  expect(dinoSoldiers.outcome(frozen(state))).toEqual(outcome);
  expect(stateHash(state)).toBe(hash);
});

test('every rule that ends a match has a recorded match', () => {
  const rules = new Set(kept.map(([, { outcome }]) => outcome.rule));
  expect([...rules].sort()).toEqual(['DS-END-2', 'DS-END-3', 'DS-END-5', 'DS-END-6']);
  const draws = kept.filter(([, { outcome }]) => outcome.winners.length === 0).map(([, { outcome }]) => outcome.rule);
  expect(draws.sort()).toEqual(['DS-END-3', 'DS-END-5']);
});
