/** Keeps pages of other origins from acting in the name of their visitors. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../failure';
import { hostOf } from './address';
import type { WebSettings } from './settings';

/** Methods that change nothing. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from a page of this host, from an allowed origin, or from no page: programs send no Origin header
 * and hold no visitor's cookies or identity.
 */
export function isWelcome(request: IncomingMessage, web: WebSettings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (web.origins.has(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const own = `${protocol}//${hostOf(request, web.trust)}`;
  return host !== '' && URL.canParse(own) && new URL(own).host === host;
}

/** Refuses writes by pages of other origins, and sends CORS headers to allowed ones. */
export function originCheck(web: WebSettings): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && web.origins.has(origin)) {
      response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
      response.vary('Origin');
      if (request.method === 'OPTIONS') {
        response.set('Access-Control-Allow-Headers', 'Content-Type, Accept, Authorization');
        response.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE').status(204).end();
        return;
      }
    }
    if (READING.includes(request.method) || isWelcome(request, web)) next();
    else next(new Refusal('ORIGIN_REFUSED', 'Pages of another site may not do this', 403));
  };
}
