/** The shape of every drill. */

/** The result of a drill. */
export interface Found {
  /** Printed as JSON. */
  readonly figures: object;
  /** Whether every promise held. */
  readonly holds: boolean;
}

/** A drill, as `scripts/drill.ts` runs it. */
export interface Drill {
  /** The help text: what the drill does, its arguments, and the meaning of each figure. */
  readonly help: string;
  run(args: readonly string[]): Promise<Found>;
}
