/** Errors of the pages of a test file. One that no test excuses fails the test during which it came. */

/** The errors of one person's pages. */
export interface Complaints {
  /** Notes an error, unless one like it is expected now. */
  add(text: string): void;
  /** All errors so far. */
  all(): readonly string[];
  /** Errors like this are expected from now on; null ends that. */
  excuse(expected: RegExp | null): void;
}

/** Errors that no test has failed for yet. */
const fresh: string[] = [];

// Scripts open pages too, and have no tests that could fail.
if (typeof afterEach === 'function') afterEach(() => expect(fresh.splice(0)).toEqual([]));

/** The complaints of a new person; each begins with their name. */
export function complaintsOf(name: string): Complaints {
  const all: string[] = [];
  let excused: RegExp | null = null;
  return {
    add(text) {
      if (excused?.test(text)) return;
      all.push(`${name}: ${text}`);
      fresh.push(`${name}: ${text}`);
    },
    all: () => all,
    excuse(expected) {
      excused = expected;
    },
  };
}
