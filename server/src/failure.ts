/** Errors with a message for a reader. `code` is for programs. */
import type { Refusal as RuleRefusal } from '@dwo/kernel';
import type { Failure, FailureCode } from '@dwo/shared';

/** A request that is refused. `status` is the HTTP status. */
export class Refusal extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number = 400,
    readonly field?: string,
    /** The refusals of the game's rules. */
    readonly refusals: readonly RuleRefusal[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** The error in the shape that is sent to clients. */
  toFailure(): Failure {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.refusals.length === 0 ? {} : { refusals: this.refusals }),
    };
  }
}

/** The server can't start. The message is one line for the operator. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
