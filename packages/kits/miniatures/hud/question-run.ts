/** The count of the questions that a player is asked in one go. */

/** The questions of one run, and those that are open now. */
export interface Run {
  readonly asked: ReadonlySet<string>;
  readonly open: readonly string[];
}

/** The run that goes on with these questions: a new one if none of them was open before. */
export function runOn(before: Run | null, keys: readonly string[]): Run {
  const goesOn = before !== null && keys.some((key) => before.open.includes(key));
  return { asked: new Set([...(goesOn ? before.asked : []), ...keys]), open: keys };
}
