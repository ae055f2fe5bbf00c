/** Compares what a scenario expects with what came of it. */

/** An object whose fields are not known beforehand. */
export type Fields = Record<string, unknown>;

/** An expectation that was not met. */
export interface Mismatch {
  readonly step: number | 'final' | 'setup';
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** True for an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Compares expectations with the facts. `rejected` may be just true; `events` may leave some out. */
export function compare(
  expected: Fields | undefined,
  step: number | 'final' | 'setup',
  facts: Fields,
  state: object,
  found: { mismatches: Mismatch[]; unchecked: string[] },
): void {
  for (const [key, wanted] of Object.entries(expected ?? {})) {
    if (key === 'note') continue;
    const known = Object.hasOwn(facts, key) ? { value: facts[key] } : partOf(state, key);
    if (known === null) {
      found.unchecked.push(`${step}: ${key}`);
      continue;
    }
    const met =
      key === 'rejected' && wanted === true
        ? known.value !== false
        : key === 'events'
          ? isWithin(wanted, known.value)
          : fits(wanted, known.value);
    if (!met) found.mismatches.push({ step, key, expected: wanted, actual: known.value });
  }
}

/** The value at a path such as `units.2.hp`; null if there is none. */
export function partOf(state: unknown, path: string): { readonly value: unknown } | null {
  let value = state;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Fields)[key];
  }
  return { value };
}

/** Whether a value is as expected; of an object only the named fields are compared. */
function fits(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return false;
    return wanted.every((each, at) => fits(each, actual[at]));
  }
  if (!isFields(wanted)) return Object.is(wanted, actual);
  return isFields(actual) && Object.entries(wanted).every(([key, value]) => fits(value, actual[key]));
}

/** Whether these types occur among the events in this order. */
function isWithin(wanted: unknown, events: unknown): boolean {
  if (!Array.isArray(wanted) || !Array.isArray(events)) return false;
  let at = 0;
  for (const type of events) if (type === wanted[at]) at++;
  return at === wanted.length;
}
