/** The shape of every drill. */

/** The result of a drill. */
export interface Found {
  /** Printed as JSON. */
  readonly figures: object;
  /** Whether every promise held. */
  readonly holds: boolean;
}

export interface Drill {
  /** The help text: what it does, its arguments, and what each figure means. */
  readonly help: string;
  run(args: readonly string[]): Promise<Found>;
}
