/** Pages of other origins may not act here in the name of their visitors. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../failure';
import { hostOf } from './address';
import type { WebSettings } from './settings';

/** Methods that change nothing. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from a page of the own host, from one of an allowed origin, or from no page at all: programs
 * send no Origin, and have no visitor's browser to abuse.
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

/** Refuses what pages of strange origins want done, and lets those of allowed origins read the answers. */
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
