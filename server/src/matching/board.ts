/** The games that were opened by a press on Play now and wait for somebody. */

/** A waiting game. */
export interface WaitingGame {
  readonly match: string;
  readonly game: string;
  /** The ids of the person who opened it; none for a person without an identity. */
  readonly players: readonly string[];
  /** The strength of that person on the scale of ratings; missing in the list of an older server. */
  readonly strength?: number;
  /** When it was opened, epoch milliseconds; missing in the list of an older server. */
  readonly since?: number;
}

/** A change of the list: the list after it, and its result. */
export type Change<T> = (waiting: readonly WaitingGame[]) => {
  readonly waiting: readonly WaitingGame[];
  readonly result: T;
};

/** The list of one server or cluster, oldest first. */
export interface OfferBoard {
  /** The list as it is now. */
  read(): Promise<readonly WaitingGame[]>;
  /** Changes the list in one step: no other process reads it between reading and writing. */
  change<T>(work: Change<T>): Promise<T>;
}

/** The list of a single server. */
export class LocalBoard implements OfferBoard {
  private waiting: readonly WaitingGame[] = [];

  async read(): Promise<readonly WaitingGame[]> {
    return this.waiting;
  }

  async change<T>(work: Change<T>): Promise<T> {
    const { waiting, result } = work(this.waiting);
    this.waiting = waiting;
    return result;
  }
}
