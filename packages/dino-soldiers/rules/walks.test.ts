/**
 * Counts of legal intents in named positions, those of the scenarios: at the start, and after each first intent. A
 * count that changes shows that an intent has become legal or illegal.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, clone, frozen } from '@dwo/kernel';
import walks from '../fixtures/walks.json';
import { QUICK } from '../testing/presets';
import { dinoSoldiers, type Options, type State } from '.';

interface Walks {
  /** The number of intents of each type; then the total at each depth. */
  readonly intents: Readonly<Record<string, number>>;
  readonly depths: readonly number[];
}

function position(name: string): State {
  const file = readFileSync(join(__dirname, '../scenarios', `${name}.json`), 'utf8');
  const { options } = JSON.parse(file) as { readonly options: Partial<Options> };
  return dinoSoldiers.setup(frozen({ ...QUICK, sideAssignment: 'choice', ...options }), { roll: () => 1 });
}

function choices(state: State) {
  const now = frozen(state);
  return dinoSoldiers
    .awaiting(now)
    .flatMap((seat) => dinoSoldiers.intents(now, seat).map((intent) => ({ seat, intent })));
}

function count(state: State, depth: number): number {
  const now = choices(state);
  if (depth === 1) return now.length;
  return now.reduce((sum, { seat, intent }) => {
    const next = clone(state);
    attempt(dinoSoldiers, next, seat, intent, { roll: () => 1 });
    return sum + count(next, depth - 1);
  }, 0);
}

test.each(Object.entries(walks as Readonly<Record<string, Walks>>))('%s', (name, { depths, intents }) => {
  const state = position(name);
  const types: Record<string, number> = {};
  for (const { intent } of choices(state)) types[intent.type] = (types[intent.type] ?? 0) + 1;
  expect(types).toEqual(intents);
  expect(depths.map((_, at) => count(state, at + 1))).toEqual(depths);
});
