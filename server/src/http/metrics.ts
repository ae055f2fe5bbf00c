/** The metrics in Prometheus's text format. */
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { sameHash, tokenHash } from '../secrets';
import { perMinute } from './limit';

/** Wrong tokens per minute and address. */
const TRIES_PER_MINUTE = 60;

/** `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`; without METRICS_TOKEN there is no such route. */
export function metricsRoutes(host: Host): Router {
  const routes = Router();
  const { metricsToken } = host.web;
  if (metricsToken === null) return routes;
  const { registry } = host.meters;
  routes.get(
    '/metrics',
    perMinute(host, 'metrics', TRIES_PER_MINUTE),
    bearer(metricsToken),
    async (_request, response) => {
      response
        .set('Cache-Control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    },
  );
  return routes;
}

/** Checks the token, in a time that tells nothing about it. */
function bearer(token: string): RequestHandler {
  const hash = tokenHash(token);
  return (request, response, next) => {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (sameHash(tokenHash(given), hash)) {
      next();
      return;
    }
    response.set('WWW-Authenticate', 'Bearer');
    next(new Refusal('TOKEN_UNKNOWN', 'This needs a token', 401));
  };
}
