/** Compares the expectations of a scenario with the match. */
import { dinosaurOf, figureOf } from '../../rules/figures';
import type { Json } from './print';
import { allNames, fieldOf, legalAttacks, OF_FIGURES, READINGS, type Seen } from './readings';
import type { ScenarioReport } from './report';
import { isSameShare, isShare } from './share';

export type { Seen } from './readings';

/** An expectation that was not met. */
export interface Mismatch {
  readonly key: string;
  readonly expected: Json;
  readonly actual: Json;
}

/** Lengths may differ by the sum of what rounding path legs up can add, in inches. */
const SLACK_IN = 0.021;

/** Reads a key that names a figure or pole: `T_lp`, `T_spent_in`, `legal_attacks_of_T`. */
function readNamed(seen: Seen, key: string): Json | undefined {
  const attacker = /^legal_attacks_of_(.+)$/.exec(key)?.[1];
  if (attacker !== undefined) return dinosaurOf(seen.state, attacker) ? [...legalAttacks(seen, attacker)] : undefined;
  const names = allNames(seen.state).filter((id) => key.startsWith(`${id}_`));
  for (const id of names.sort((a, b) => b.length - a.length)) {
    const found = fieldOf(seen, id, key.slice(id.length + 1));
    if (found !== undefined) return found;
  }
  return seen.who === null ? undefined : fieldOf(seen, seen.who, key);
}

/** The verdict on an expectation: `met`, and the fields that could not be read. */
interface Judged {
  readonly met: boolean;
  /** The unknown fields, as paths below the expectation; '' is the expectation itself. */
  readonly unknown: readonly string[];
}

const MET: Judged = { met: true, unknown: [] };
const UNMET: Judged = { met: false, unknown: [] };

type Facts = Readonly<Record<string, unknown>>;

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function all(judged: readonly Judged[]): Judged {
  return { met: judged.every(({ met }) => met), unknown: judged.flatMap(({ unknown }) => unknown) };
}

/** Compares at any depth. Only the expected fields of an object count, and numbers may differ by rounding. */
function judge(expected: unknown, actual: Json, path = ''): Judged {
  if (isShare(actual) && !isFacts(expected)) return isSameShare(expected, actual) ? MET : UNMET;
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= SLACK_IN ? MET : UNMET;
  }
  if (Array.isArray(expected)) return Array.isArray(actual) ? judgeList(expected, actual, path) : UNMET;
  if (!isFacts(expected)) return expected === actual ? MET : UNMET;
  if (!isFacts(actual)) return UNMET;
  const fields = Object.entries(expected).filter(([key]) => key !== 'note');
  return all(
    fields.map(([key, wanted]) => {
      const inner = `${path}.${key}`;
      return Object.hasOwn(actual, key) ? judge(wanted, actual[key] as Json, inner) : { met: true, unknown: [inner] };
    }),
  );
}

/** Names may be in any order; points and objects must be in theirs. */
function judgeList(expected: readonly unknown[], actual: readonly Json[], path: string): Judged {
  // A point on the ground is enough for a figure in the air.
  const short = expected.length === 2 && actual.length === 3 && actual.every((one) => typeof one === 'number');
  if (expected.length !== actual.length && !short) return UNMET;
  const names = [...expected, ...actual].every((one) => typeof one === 'string');
  const [wanted, found] = names ? [[...expected].sort(), [...actual].sort()] : [expected, actual];
  return all(wanted.map((one, i) => judge(one, found[i] as Json, `${path}[${i}]`)));
}

interface Compared {
  readonly mismatches: readonly Mismatch[];
  readonly unchecked: readonly string[];
}

/** Compares a step with its expectations. Returns those that are not met, and the names that can't be read. */
export function compare(expected: Facts, seen: Seen): Compared {
  const { alive, ...others } = expected;
  const { mismatches, unchecked } = compareWith(others, (key, wanted) => read(seen, key, wanted));
  if (alive === undefined) return { mismatches, unchecked };
  const own = seen.answer === undefined && Array.isArray(alive) ? compareAlive(alive, seen) : null;
  if (own === null) return { mismatches, unchecked: [...unchecked, 'alive'] };
  return { mismatches: [...mismatches, ...own.mismatches], unchecked: [...unchecked, ...own.unchecked] };
}

/** All of these figures must live. */
function compareAlive(expected: readonly unknown[], { state }: Seen): Compared {
  const gone = expected.filter((id) => !figureOf(state, String(id))?.alive);
  const actual = { dead: gone as Json };
  return { mismatches: gone.length === 0 ? [] : [{ key: 'alive', expected: expected as Json, actual }], unchecked: [] };
}

/** Compares expectations with readings. A reading of undefined means an unknown name. */
export function compareWith(expected: Facts, reading: (key: string, wanted: unknown) => Json | undefined): Compared {
  const mismatches: Mismatch[] = [];
  const unchecked: string[] = [];
  for (const [key, wanted] of Object.entries(expected)) {
    if (key === 'note') continue;
    const actual = reading(key, wanted);
    if (actual === undefined) {
      unchecked.push(key);
      continue;
    }
    const { met, unknown } = judge(wanted, actual);
    if (!met) mismatches.push({ key, expected: wanted as Json, actual });
    unchecked.push(...unknown.map((path) => `${key}${path}`));
  }
  return { mismatches, unchecked };
}

/** Returns the value to compare with an expectation, or undefined if the field is unknown. */
function read(seen: Seen, key: string, wanted: unknown): Json | undefined {
  if (seen.answer !== undefined) return Object.hasOwn(seen.answer, key) ? seen.answer[key] : undefined;
  // `true` or `false` asks only if there is a refusal or an end.
  if (key === 'rejected' && typeof wanted === 'boolean') return seen.refusal !== null;
  if (key === 'game_over') return typeof wanted === 'string' ? endingInWords(seen) : seen.state.ending !== null;
  const reading = Object.hasOwn(READINGS, key) ? READINGS[key] : undefined;
  return reading ? reading(seen, seen.who ?? '') : readNamed(seen, key);
}

/** Returns the end in the words of examples: `dinosaurs eliminated`. */
function endingInWords({ state }: Seen): string | null {
  if (state.ending === null) return null;
  const beaten = { 'DW-WIN-2': 'army eliminated', 'DW-WIN-3': 'dinosaurs eliminated' };
  return { ...beaten }[state.ending.rule as keyof typeof beaten] ?? state.ending.rule;
}

/** Fields that a file may expect of any figure, in its form. */
const NAMED = ['lp', 'sp', 'pos', 'x', 'y', 'aboard', 'crew', 'cannon_loaded', 'spent_in', ...OF_FIGURES];

/** The names that may be expected where an unknown one (`STEP: NAME`) stands. */
export function expectableIn({ steps }: ScenarioReport, unknown: string): readonly string[] {
  const [where = ''] = unknown.split(': ');
  const answer = steps.find(({ step }) => String(step) === where)?.answer;
  if (isFacts(answer)) return Object.keys(answer);
  const named = [...NAMED.map((field) => `NAME_${field}`), 'legal_attacks_of_NAME'];
  return [...Object.keys(READINGS), 'game_over', 'alive', ...named];
}
