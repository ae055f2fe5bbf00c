/** Matches that were begun under the first version of the rules, with the values of that time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone, type Frozen, frozen, openRecording, type Recording, stateHash } from '@dwo/kernel';
import { scriptedDice } from '@dwo/kernel/testing';
import {
  asOwn,
  dinosaurCowboys,
  entitiesOf,
  FORMER_READINGS,
  FORMER_VALUES,
  type Intent,
  type Options,
  type OwnPosse,
  POSSE_IDS,
  type PosseId,
  READINGS,
  type State,
} from '../rules';
import { dinosaurCowboysGame } from '.';
import { quick } from './presets';

const FOLDER = join(__dirname, '../edition/bundles');
const KEPT = readdirSync(FOLDER).filter((file) => file.startsWith('dinosaur-cowboys-1.') && file.endsWith('.json'));

type Kept = { readonly recording: Recording<Intent, Options>; readonly hash: string };
const kept = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept;

/** The end of a record under the present rules with these options, and the version whose values it has. */
function endOf(recording: Recording<Intent, Options>, options: Options) {
  const replay = openRecording(dinosaurCowboys, { ...recording, options, version: dinosaurCowboys.version });
  while (replay.next() !== null);
  const { asOf, ...state } = clone(replay.state) as State;
  return { asOf, hash: stateHash(state) };
}

test.each(KEPT)('DC-C-09 the present rules go on with %s as it was begun', (file) => {
  const { recording, hash } = kept(file);
  const options = dinosaurCowboysGame.asBegun?.(recording.options, 1) as Options;
  expect(endOf(recording, options)).toEqual({ asOf: FORMER_READINGS, hash });
});

test('DC-C-09 without the version of its beginning such a match would be another one', () => {
  const { recording, hash } = kept('dinosaur-cowboys-1.gang.json');
  expect(orRefused(() => endOf(recording, recording.options).hash)).not.toBe(hash);
});

/** A recorded act may be refused before the end, because somebody has other values. */
function orRefused(end: () => string): string {
  try {
    return end();
  } catch {
    return 'refused';
  }
}

/** The entities of two posses under rules, with lots that decide at once. */
function fieldedBy(rules: typeof dinosaurCowboys, posses: readonly PosseId[], asOf: Pick<Options, 'asOf'>) {
  const options = { ...quick(), posses: [...posses], ...asOf };
  return rules.setup(frozen(options), scriptedDice([['sides', 9, 4]])).entities;
}

test('DC-C-09 a match of the first version has the values of its time', () => {
  const { rules } = require(join(FOLDER, 'dinosaur-cowboys-1.mjs')) as { readonly rules: typeof dinosaurCowboys };
  const differing = new Set<string>();
  for (const posse of POSSE_IDS) {
    const then = fieldedBy(rules, [posse, posse], {});
    expect(fieldedBy(dinosaurCowboys, [posse, posse], { asOf: FORMER_READINGS })).toEqual(then);
    for (const [at, entity] of fieldedBy(dinosaurCowboys, [posse, posse], {}).entries()) {
      if (JSON.stringify(entity) !== JSON.stringify(then[at])) differing.add(entity.name);
    }
  }
  expect([...differing].sort()).toEqual(Object.keys(FORMER_VALUES).sort());
  expect(differing.size).toBeGreaterThan(0);
});

test('DC-C-09 DC-C-11 a posse of one’s own keeps the values of its beast too', () => {
  const own: Frozen<OwnPosse> = frozen(asOwn('drylands_gang', 'Ours'));
  const beast = (asOf: number) => entitiesOf([own, own], asOf).find(({ kind }) => kind === 'dinosaur');
  const hp = FORMER_VALUES[own.beast]?.hp ?? beast(READINGS)?.hp;
  expect(beast(FORMER_READINGS)?.hp).toBe(hp);
});

test('DC-C-09 a new match has the present values, whatever its options come from', () => {
  expect(dinosaurCowboysGame.asNew?.({ ...quick(), asOf: FORMER_READINGS })).toEqual(quick());
  expect(dinosaurCowboysGame.asBegun?.(quick(), READINGS)).toEqual(quick());
});

test('DC-C-09 options with a version that had no values of its own are refused', () => {
  const faults = (asOf: number) => dinosaurCowboys.checkSetup(frozen({ ...quick(), asOf }));
  expect(faults(3)).toEqual([{ rule: 'DC-C-09', code: 'BAD_OPTIONS', facts: { asOf: 3 } }]);
  expect([faults(1), faults(2)]).toEqual([[], []]);
});
