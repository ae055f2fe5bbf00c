/** Makes refusals. */
import type { TableRule } from '@dwo/kernel';
import { type FailureCode, type Refused, ruleOfFailure } from '@dwo/shared';
import type { z } from 'zod';
import { Refusal } from '../../failure';

/** A refusal. `rule` is the broken rule of the table, if it is not the usual one of that code. */
export function refused(code: FailureCode, message: string, rule: TableRule | null = ruleOfFailure(code)): Refused {
  return rule === null ? { ok: false, code, message } : { ok: false, code, message, rule };
}

/** The refusal with which this work ends; null if it succeeds. Rejects with every other error. */
export async function refusalOf(work: Promise<unknown>): Promise<Refused | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return refused(error.code, error.message);
    throw error;
  }
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
