/** Liveness and readiness, for a proxy or an operator. */
import { matchMaker } from '@colyseus/core';
import { type Response, Router } from 'express';
import type { Logger } from 'pino';
import { messageOf } from '../failure';
import type { LiveMatch } from '../rooms/live-match';
import { type CountingHost, perMinute } from './limit';

/** Something the server needs; rejects, with why, while it is not to be had. */
type Check = () => Promise<unknown>;

/** The part of the server that its health shows in. */
interface HealthHost extends CountingHost {
  readonly checks: ReadonlyMap<string, Check>;
  readonly live: ReadonlyMap<string, Pick<LiveMatch, 'ready' | 'isListed'>>;
  readonly draining: boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** A check that has not answered by then has failed. */
const PATIENCE_MS = 2_000;
/** So long one look is good for everybody. */
const FRESH_MS = 1_000;
/** So often one address may ask. */
const READY_PER_MINUTE = 240;

/**
 * `GET /healthz`: 200 as long as the process answers, with the number of matches that anybody may see. `GET /readyz`: 200 `{status: "ready", checks}` when every check of
 * `host.checks` passes and the server is not ending; 503 `{status: "not ready" | "draining", checks}` otherwise.
 */
export function healthRoutes(host: HealthHost): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    const uptimeSeconds = Math.round(process.uptime());
    const matches = [...host.live.values()].filter((room) => room.ready && room.isListed).length;
    fresh(response).json({ status: 'ok', matches, uptimeSeconds });
  });
  // Requests within the same second share one look: each look costs a write of the journal.
  let latest: { readonly at: number; readonly found: ReturnType<typeof look> } | null = null;
  routes.get('/readyz', perMinute(host, 'readyz', READY_PER_MINUTE), async (_request, response) => {
    const now = host.now();
    if (latest === null || Math.abs(now - latest.at) >= FRESH_MS) latest = { at: now, found: look(host) };
    const checks = await latest.found;
    const draining = host.draining || matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
    const ready = !draining && Object.values(checks).every((found) => found === 'ok');
    const status = draining ? 'draining' : ready ? 'ready' : 'not ready';
    fresh(response)
      .status(ready ? 200 : 503)
      .json({ status, checks });
  });
  return routes;
}

async function look(host: HealthHost): Promise<Record<string, string>> {
  const found = [...host.checks].map(async ([name, check]) => [name, await passes(host, name, check)] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** Why a check failed is for the log: it may name hosts and users. */
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
