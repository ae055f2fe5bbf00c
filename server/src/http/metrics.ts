/** The meters, in the words of Prometheus. */
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { sameHash, tokenHash } from '../secrets';
import { perMinute } from './limit';

/** Wrong tokens an address may try in a minute. */
const TRIES_PER_MINUTE = 60;

/** `GET /metrics` with `Authorization: Bearer METRICS_TOKEN`; without a token in the environment there is nothing here. */
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

/** Lets in who knows the token; how much of it somebody knows takes no time to find out. */
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
