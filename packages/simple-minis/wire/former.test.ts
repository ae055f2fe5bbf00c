/** Matches that were begun under earlier versions of the rules, with the forces and scores of their time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clone, type Dice, frozen, openRecording, type Recording, stateHash } from '@dwo/kernel';
import {
  FIRST_READINGS,
  forcesFor,
  type Intent,
  membersOf,
  type Options,
  optionFaults,
  READINGS,
  SCENARIO_IDS,
  SCENARIOS,
  type State,
  simpleMinis,
  stoppedScore,
} from '../rules';
import { matchOf } from '../testing/presets';
import { simpleMinisGame } from '.';

const FOLDER = join(__dirname, '../edition/bundles');
const FORMER = Array.from({ length: READINGS - FIRST_READINGS }, (_, i) => FIRST_READINGS + i);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const KEPT = FORMER.flatMap((version) =>
  FILES.filter((file) => file.startsWith(`simple-minis-${version}.`)).map((file) => ({ file, version })),
);

type Kept = { readonly recording: Recording<Intent, Options>; readonly hash: string };
const kept = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Kept;

const membersIn = ({ players }: State, seat: number) => players[seat]?.force;

/** Named forces and parts need no die. */
const NO_DICE: Dice = {
  roll() {
    throw new Error('Nothing is rolled');
  },
};

/** The end of a record under the present rules with these options. */
function endOf(recording: Recording<Intent, Options>, options: Options): State {
  const replay = openRecording(simpleMinis, { ...recording, options, version: simpleMinis.version });
  while (replay.next() !== null);
  return clone(replay.state);
}

test.each(KEPT)('VS-C-04 the present rules go on with $file as it was begun', ({ file, version }) => {
  const { recording, hash } = kept(file);
  const state = endOf(recording, simpleMinisGame.asBegun?.(recording.options, version) as Options);
  expect(state.asOf).toBe(version);
  expect(hashAsThen(state, version)).toBe(hash);
});

/** The kind of record whose forces a version changed. */
const CHANGED: Readonly<Record<number, string>> = { 1: 'train', 2: 'train', 3: 'crowd', 4: 'crowd' };

test.each(FORMER)('VS-C-04 without the version %i of its beginning a match would be another one', (version) => {
  const { recording, hash } = kept(`simple-minis-${version}.${CHANGED[version]}.json`);
  const end = () => hashAsThen({ ...endOf(recording, recording.options), asOf: version }, version);
  // The present forces have other figures, so a recorded order may be refused before the end.
  expect(orRefused(end)).not.toBe(hash);
});

/** The hash of a state as its version made it: the first one did not keep its number. */
function hashAsThen({ asOf, ...state }: State, version: number): string {
  return stateHash(version === FIRST_READINGS ? state : { asOf, ...state });
}

function orRefused(end: () => string): string {
  try {
    return end();
  } catch {
    return 'refused';
  }
}

/** Every scenario with as many seats as change its ready-made forces. */
const BATTLES = SCENARIO_IDS.flatMap((scenario) =>
  [2, 3, 5].filter((seats) => seats <= SCENARIOS[scenario].seats[1]).map((seats) => [scenario, seats] as const),
);

test.each(FORMER)('VS-C-04 a match of version %i has the forces of its time', (version) => {
  const { rules } = require(join(FOLDER, `simple-minis-${version}.mjs`)) as { readonly rules: typeof simpleMinis };
  const differing: string[] = [];
  for (const [scenario, seats] of BATTLES) {
    const agreed = { options: matchOf(scenario, seats), defender: SCENARIOS[scenario].roles === null ? null : 0 };
    for (const seat of [0, 1]) {
      for (const force of forcesFor(agreed, seat)) {
        const forces = Array.from({ length: seats }, (_, other) => (other === seat ? force : ('open' as const)));
        const options = { ...matchOf(scenario, seats, { forces }), defender: agreed.defender };
        const [then, kept, now] = [
          membersIn(rules.setup(frozen(options), NO_DICE), seat),
          membersIn(simpleMinis.setup(frozen({ ...options, asOf: version }), NO_DICE), seat),
          membersIn(simpleMinis.setup(frozen(options), NO_DICE), seat),
        ];
        expect([force, kept]).toEqual([force, then]);
        expect([force, now]).toEqual([force, membersOf(force, READINGS)]);
        if (JSON.stringify(now) !== JSON.stringify(then)) differing.push(force);
      }
    }
  }
  expect(new Set(differing).size).toBeGreaterThan(1);
});

test('VS-C-04 VS-SCN-5a a stopped vehicle scores as under the version of the beginning', () => {
  expect([...FORMER, READINGS].map((asOf) => stoppedScore({ asOf }))).toEqual([8, 8, 5, 5, 5]);
});

test('VS-C-04 a new match has the present forces, whatever its options come from', () => {
  const old = { ...matchOf('last_stand'), asOf: FIRST_READINGS };
  expect(simpleMinisGame.asNew?.(old)).toEqual(matchOf('last_stand'));
  expect(simpleMinisGame.asBegun?.(matchOf('last_stand'), READINGS)).toEqual(matchOf('last_stand'));
});

test('VS-C-04 options with a version that had no forces of its own are refused', () => {
  const faults = (asOf: number) => optionFaults(frozen({ ...matchOf('last_stand'), asOf }));
  for (const asOf of [FIRST_READINGS - 1, READINGS + 1]) {
    expect(faults(asOf)).toEqual([{ rule: 'VS-C-04', code: 'BAD_OPTIONS', facts: { asOf } }]);
  }
  expect([...FORMER, READINGS].flatMap(faults)).toEqual([]);
});
