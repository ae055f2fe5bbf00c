/** Recorded matches, at least one for each ending, which must replay to the same state. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, type Recording, replay, stateHash } from '@dwo/kernel';
import { dinosaurCowboys, type Intent, type Options } from '../rules';
import { dinosaurCowboysGame } from '../wire';

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
  expect(dinosaurCowboysGame.options.parse(recording.options)).toEqual(recording.options);
  const state = replay(dinosaurCowboys, recording);
  expect(dinosaurCowboys.outcome(frozen(state))).toEqual(outcome);
  expect(stateHash(state)).toBe(hash);
});

test('every rule that ends a match has a recorded match', () => {
  const rules = new Set(kept.map(([, { outcome }]) => outcome.rule));
  expect([...rules].sort()).toEqual(['DC-C-10', 'DC-END-1', 'DC-END-2', 'DC-END-3', 'DC-R-79', 'DC-R-80']);
});
