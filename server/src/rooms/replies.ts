/** How requests that came to nothing are answered. */
import type { FailureCode, Refused } from '@dwo/shared';
import type { z } from 'zod';

/** A request that did nothing, and why. */
export function refused(code: FailureCode, message: string): Refused {
  return { ok: false, code, message };
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
