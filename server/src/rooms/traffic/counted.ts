/** Counts, times and logs requests with their results, never their contents. */
import type { Refused, RequestType } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Meters } from '../../meters';

/** The sender of a request. */
export interface Asked {
  readonly match: string;
  /** The seat; null for a spectator. */
  readonly seat: number | null;
  readonly type: RequestType;
}

/** The parts of the server that counting uses. */
export interface CountedHost {
  readonly meters: Meters;
  readonly log: Logger;
}

/** Waits for the reply, counts it and returns it. */
export async function counted<R extends { readonly ok: true } | Refused>(
  { meters, log }: CountedHost,
  asked: Asked,
  reply: Promise<R>,
): Promise<R> {
  const since = performance.now();
  const told = await reply;
  const ms = performance.now() - since;
  if (asked.type === 'intent') {
    meters.intentSeconds.observe(ms / 1000);
    if (told.ok) meters.intents.inc({ by: 'person' });
  }
  if (!told.ok) meters.refusals.inc({ code: told.code });
  if (log.isLevelEnabled('debug')) {
    const rule = told.ok ? undefined : told.refusal?.rule;
    log.debug({ ...asked, code: told.ok ? 'OK' : told.code, rule, ms: Math.round(ms * 10) / 10 }, 'answered');
  }
  return told;
}
