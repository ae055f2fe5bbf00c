/** How often a board is built anew after its picture was lost. */

/** So many boards are built by themselves before a person is asked: a graphics card that fails at once would fail for ever. */
const MOST = 3;

/** The boards that were built in one place. */
export interface Attempts {
  readonly attempt: number;
  /** Boards built since the person was last asked. */
  readonly built: number;
  readonly failed: boolean;
}

/** The next attempts after a board was lost. */
export function afterLoss({ attempt, built }: Attempts): Attempts {
  const failed = built >= MOST;
  return { attempt: failed ? attempt : attempt + 1, built: built + 1, failed };
}
