/** The ways in which a journal fails. */

/** The lease has ended: somebody else goes on with the match. Nothing was written. */
export class Fenced extends Error {
  constructor(key: number) {
    super(`Another process goes on with the match of key ${key}`);
    this.name = 'Fenced';
  }
}

/** Another living process has the match; ask again in a moment. */
export class HeldElsewhere extends Error {
  constructor(
    key: number,
    /** Which process. */
    readonly owner: string,
  ) {
    super(`The match of key ${key} is open in another process (${owner})`);
    this.name = 'HeldElsewhere';
  }
}

/** The database did not say whether it has written: the caller must begin again from the record. */
export class Unsure extends Error {
  constructor(why: string) {
    super(`It is not known whether this was written: ${why}`);
    this.name = 'Unsure';
  }
}

/** The database can't be reached. */
export class Unreachable extends Error {
  constructor(why: string) {
    super(`The journal can't be reached: ${why}`);
    this.name = 'Unreachable';
  }
}

/**
 * Whether a match may have gone on without the process that got this error, so that it must begin again from the
 * record.
 */
export function hasMoved(error: unknown): boolean {
  return error instanceof Fenced || error instanceof Unsure;
}
