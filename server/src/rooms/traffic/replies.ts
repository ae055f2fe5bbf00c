/** Makes refusals. */
import type { TableRule } from '@dwo/kernel';
import { type FailureCode, type Refused, ruleOfFailure } from '@dwo/shared';
import type { z } from 'zod';

/** A refusal. `rule` is the broken rule of the table, if it is not the usual one of that code. */
export function refused(code: FailureCode, message: string, rule: TableRule | null = ruleOfFailure(code)): Refused {
  return rule === null ? { ok: false, code, message } : { ok: false, code, message, rule };
}

/** The refusal of a request while the server shuts down. */
export function shuttingDown(): Refused {
  return refused('SHUTTING_DOWN', 'The server is shutting down; nothing happened, ask its successor');
}

/** The refusal of a message of the wrong shape; `field` is the path of the wrong value. */
export function shapeFailure(error: z.ZodError): Refused {
  const [issue] = error.issues;
  return {
    ok: false,
    code: 'BAD_MESSAGE',
    message: issue?.message ?? 'Bad message',
    field: issue?.path.join('.') ?? '',
  };
}

/** The refusal of a room whose match another process has taken. */
export function elsewhere(): Refused {
  return refused('MOVED', 'The match goes on in another room; join again');
}
