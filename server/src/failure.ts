/** Errors that are meant for somebody: their message is a sentence, their code a program can act on. */
import type { Refusal as RuleRefusal } from '@dwo/kernel';
import type { Failure, FailureCode } from '@dwo/shared';

/** A request that can't be served. `status` is for HTTP. */
export class Refusal extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status: number = 400,
    readonly field?: string,
    /** The rules' objections. */
    readonly refusals: readonly RuleRefusal[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }

  /** As it crosses the wire. */
  toFailure(): Failure {
    return {
      code: this.code,
      message: this.message,
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.refusals.length === 0 ? {} : { refusals: this.refusals }),
    };
  }
}

/** The server can't start; the message is one line for the operator. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** The text of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
