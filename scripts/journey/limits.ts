/** Limits of measurements. */

/** The name of a measurement, its value, and what it may be at most or at least. */
export type Limit = readonly [name: string, value: number, kind: 'at most' | 'at least', limit: number];

/** The measurements that miss their limit, a sentence each. */
export function missed(limits: readonly Limit[]): readonly string[] {
  return limits.flatMap(([name, value, kind, limit]) => {
    const holds = kind === 'at most' ? value <= limit : value >= limit;
    return holds ? [] : [`${name} is ${value}, wanted ${kind} ${limit}`];
  });
}
