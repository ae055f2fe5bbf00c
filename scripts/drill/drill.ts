/** What every drill is. */

/** What a drill found. */
export interface Found {
  /** Printed as JSON. */
  readonly figures: object;
  /** Whether every promise held. */
  readonly holds: boolean;
}

export interface Drill {
  /** What it does, its arguments, and what each figure means. */
  readonly help: string;
  run(args: readonly string[]): Promise<Found>;
}
