/** Liveness and readiness, for a proxy or an operator. */
import { matchMaker } from '@colyseus/core';
import { type Response, Router } from 'express';
import type { Logger } from 'pino';
import { messageOf } from '../failure';
import type { Journal } from '../journal/journal';
import type { LiveMatch } from '../rooms/live-match';
import { type CountingHost, perMinute } from './limit';

/** A readiness check; rejects with the reason while it fails. */
type Check = () => Promise<unknown>;

/** The parts of the server that health uses. */
interface HealthHost extends CountingHost {
  readonly checks: ReadonlyMap<string, Check>;
  readonly journal: Pick<Journal, 'damageCount'>;
  readonly live: ReadonlyMap<string, Pick<LiveMatch, 'ready' | 'isListed'>>;
  readonly draining: boolean;
  readonly log: Logger;
  readonly steady: () => number;
}

/** A check that takes longer has failed. */
const PATIENCE_MS = 2_000;
/** How long a result is cached. */
const FRESH_MS = 1_000;
/** Requests per minute and address. */
const READY_PER_MINUTE = 240;

/**
 * `GET /healthz`: 200 while the process answers, with the number of public matches. `GET /readyz`: 200 `{status: "ready",
 * checks}` if every check of `host.checks` passes and the server is not shutting down; otherwise 503 `{status: "not ready" |
 * "draining", checks}`. `damage` counts the matches and entries that the journal is known to have lost.
 */
export function healthRoutes(host: HealthHost): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    const uptimeSeconds = Math.round(process.uptime());
    const matches = [...host.live.values()].filter((room) => room.ready && room.isListed).length;
    fresh(response).json({ status: 'ok', matches, uptimeSeconds });
  });
  // Requests within a second share one result, because each check writes to the journal.
  let latest: { readonly at: number; readonly found: ReturnType<typeof look> } | null = null;
  routes.get('/readyz', perMinute(host, 'readyz', READY_PER_MINUTE), async (_request, response) => {
    const now = host.steady();
    if (latest === null || now - latest.at >= FRESH_MS) latest = { at: now, found: look(host) };
    const checks = await latest.found;
    // Numbers alone: the id of a match opens it.
    const damage = host.journal.damageCount;
    const draining = host.draining || matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
    const ready = !draining && Object.values(checks).every((found) => found === 'ok');
    const status = draining ? 'draining' : ready ? 'ready' : 'not ready';
    fresh(response)
      .status(ready ? 200 : 503)
      .json({ status, checks, ...(damage === null ? {} : { damage }) });
  });
  return routes;
}

async function look(host: HealthHost): Promise<Record<string, string>> {
  const found = [...host.checks].map(async ([name, check]) => [name, await passes(host, name, check)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** The reason of a failure goes to the log alone: it may name hosts and users. */
async function passes(host: HealthHost, name: string, check: Check): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch (error) {
    host.log.warn({ check: name, why: messageOf(error) }, 'not ready');
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

function fresh(response: Response): Response {
  return response.set('Cache-Control', 'no-store');
}
