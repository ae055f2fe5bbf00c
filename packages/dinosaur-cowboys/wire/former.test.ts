/** Matches that were begun under earlier versions of the rules, with the values of their time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone, type Frozen, frozen, openRecording, type Recording, stateHash } from '@dwo/kernel';
import { scriptedDice } from '@dwo/kernel/testing';
import {
  asOwn,
  dinosaurCowboys,
  entitiesOf,
  FIRST_READINGS,
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
const FORMER = Array.from({ length: READINGS - FIRST_READINGS }, (_, i) => FIRST_READINGS + i);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const KEPT = FORMER.flatMap((version) =>
  FILES.filter((file) => file.startsWith(`dinosaur-cowboys-${version}.`)).map((file) => ({ file, version })),
);

type Kept = { readonly recording: Recording<Intent, Options>; readonly hash: string };
const kept = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept;

/** The end of a record under the present rules with these options. */
function endOf(recording: Recording<Intent, Options>, options: Options): State {
  const replay = openRecording(dinosaurCowboys, { ...recording, options, version: dinosaurCowboys.version });
  while (replay.next() !== null);
  return clone(replay.state) as State;
}

/** The hash of a state as its version made it: the first one did not keep its number. */
function hashAsThen({ asOf, ...state }: State, version: number): string {
  return stateHash(version === FIRST_READINGS ? state : { asOf, ...state });
}

test.each(KEPT)('DC-C-09 the present rules go on with $file as it was begun', ({ file, version }) => {
  const { recording, hash } = kept(file);
  const state = endOf(recording, dinosaurCowboysGame.asBegun?.(recording.options, version) as Options);
  expect(state.asOf).toBe(version);
  expect(hashAsThen(state, version)).toBe(hash);
});

test.each(FORMER)('DC-C-09 without the version %i of its beginning a match would be another one', (version) => {
  const { recording, hash } = kept(`dinosaur-cowboys-${version}.gang.json`);
  const end = () => hashAsThen({ ...endOf(recording, recording.options), asOf: version }, version);
  expect(orRefused(end)).not.toBe(hash);
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

test.each(FORMER)('DC-C-09 a match of version %i has the values of its time', (version) => {
  const file = join(FOLDER, `dinosaur-cowboys-${version}.mjs`);
  const { rules } = require(file) as { readonly rules: typeof dinosaurCowboys };
  const differing = new Set<string>();
  for (const posse of POSSE_IDS) {
    const then = fieldedBy(rules, [posse, posse], {});
    expect(fieldedBy(dinosaurCowboys, [posse, posse], { asOf: version })).toEqual(then);
    for (const [at, entity] of fieldedBy(dinosaurCowboys, [posse, posse], {}).entries()) {
      if (JSON.stringify(entity) !== JSON.stringify(then[at])) differing.add(entity.name);
    }
  }
  const changed = FORMER_VALUES.filter(({ upTo }) => version <= upTo).flatMap(({ values }) => Object.keys(values));
  // A value may be again what it was at first.
  expect(changed).toEqual(expect.arrayContaining([...differing]));
  expect(differing.size).toBeGreaterThan(0);
});

test('DC-C-09 DC-C-11 a posse of one’s own keeps the values of its beast too', () => {
  const own: Frozen<OwnPosse> = frozen(asOwn('drylands_gang', 'Ours'));
  const beast = (asOf: number) => entitiesOf([own, own], asOf).find(({ kind }) => kind === 'dinosaur');
  expect([...FORMER, READINGS].map((asOf) => beast(asOf)?.hp)).toEqual([18, 16, 16]);
});

test('DC-C-07 DC-C-09 DC-C-11 a rifle of one’s own reaches as far as under the version of the beginning', () => {
  const reaches = (asOf: number, traits: OwnPosse['members'][number]['traits']) => {
    const gang = asOwn('drylands_gang', 'Ours');
    const members = gang.members.map((member) => (member.card === 'long_eli' ? { ...member, traits } : member));
    const [entity] = entitiesOf([frozen({ ...gang, members }), 'birkshire_family'], asOf).slice(1);
    return entity?.weapons.map(({ long }) => long);
  };
  const versions = [...FORMER, READINGS];
  expect(versions.map((asOf) => reaches(asOf, []))).toEqual([[20_000], [20_000], [17_000]]);
  const eagle = [{ id: 'eagle_eye', level: null }] as const;
  expect(versions.map((asOf) => reaches(asOf, eagle))).toEqual([[23_000], [23_000], [20_000]]);
});

test('DC-C-09 a new match has the present values, whatever its options come from', () => {
  expect(dinosaurCowboysGame.asNew?.({ ...quick(), asOf: FIRST_READINGS })).toEqual(quick());
  expect(dinosaurCowboysGame.asBegun?.(quick(), READINGS)).toEqual(quick());
});

test('DC-C-09 options with a version that had no values of its own are refused', () => {
  const faults = (asOf: number) => dinosaurCowboys.checkSetup(frozen({ ...quick(), asOf }));
  for (const asOf of [FIRST_READINGS - 1, READINGS + 1]) {
    expect(faults(asOf)).toEqual([{ rule: 'DC-C-09', code: 'BAD_OPTIONS', facts: { asOf } }]);
  }
  expect([...FORMER, READINGS].flatMap(faults)).toEqual([]);
});
