/** The errors of a journal. */

/** The lease has ended, because another process or a later lease has the match. Nothing was written. */
export class Fenced extends Error {
  constructor(key: number) {
    super(`Another process goes on with the match of key ${key}`);
    this.name = 'Fenced';
  }
}

/** Another living process has the match; a retry in a moment may succeed. */
export class HeldElsewhere extends Error {
  constructor(
    key: number,
    /** The name of the process that has the match. */
    readonly owner: string,
  ) {
    super(`The match of key ${key} is open in another process (${owner})`);
    this.name = 'HeldElsewhere';
  }
}

/** It is unknown whether the write was stored. The caller must start again from the record. */
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

/** Whether the match may have gone on without this process, so that the process must start again from the record. */
export function hasMoved(error: unknown): boolean {
  return error instanceof Fenced || error instanceof Unsure;
}
