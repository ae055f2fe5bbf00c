/** How requests that came to nothing are answered. */
import type { TableRule } from '@dwo/kernel';
import { type FailureCode, type Refused, ruleOfFailure } from '@dwo/shared';
import type { z } from 'zod';

/** A request that was refused. `rule` is the rule of the table that it broke, if it is not the usual one of that code. */
export function refused(code: FailureCode, message: string, rule: TableRule | null = ruleOfFailure(code)): Refused {
  return rule === null ? { ok: false, code, message } : { ok: false, code, message, rule };
}

/** A request that came when the server was about to end. */
export function shuttingDown(): Refused {
  return refused('SHUTTING_DOWN', 'The server is about to end; nothing happened, ask its successor');
}

/** A message of the wrong shape; `field` tells where. */
export function shapeFailure(error: z.ZodError): Refused {
  const [issue] = error.issues;
  return {
    ok: false,
    code: 'BAD_MESSAGE',
    message: issue?.message ?? 'Bad message',
    field: issue?.path.join('.') ?? '',
  };
}

/** The answer of a room whose match has moved. */
export function elsewhere(): Refused {
  return refused('MOVED', 'The match goes on in another room; join again');
}
