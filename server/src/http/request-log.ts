/** Logs one line for each call of the API, with an id that the answer carries too. */
import type { RequestHandler } from 'express';
import type { Host } from '../host';
import { Sample } from '../sample';
import { newRequestId } from '../secrets';
import { hasUnknownProxy } from './address';

/** The paths whose requests are logged. */
const CALLS = /^\/(api|matchmake|admin)(\/|$)/;

/**
 * Sets `X-Request-Id` and logs each answered call: method, path, status, time. Query, body and headers are not logged because
 * they contain tokens. Refused calls are counted, and a sample of them is logged.
 */
export function requestLog(host: Host): RequestHandler {
  let warned = false;
  const refused = new Sample(host.steady);
  return (request, response, next) => {
    const { path, method } = request;
    if (!CALLS.test(path)) {
      next();
      return;
    }
    const id = newRequestId(host.random);
    const since = performance.now();
    response.set('X-Request-Id', id);
    response.locals.requestId = id;
    if (!warned && hasUnknownProxy(request, host.web.trust)) {
      warned = true;
      host.log.warn('A proxy stands before this server. Set TRUST_PROXY, or its visitors share one set of limits.');
    }
    response.once('close', () => {
      const { statusCode: status } = response;
      host.meters.requests.inc({ status: `${Math.floor(status / 100)}xx` });
      const more = status >= 400 ? refused.next() : {};
      if (more === null) return;
      const ms = Math.round(performance.now() - since);
      const level = status >= 500 ? 'warn' : method === 'GET' ? 'debug' : 'info';
      host.log[level]({ request: id, method, path: path.slice(0, 100), status, ms, ...more }, 'answered');
    });
    next();
  };
}
