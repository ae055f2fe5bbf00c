/** Keeps one address from asking for too much. */
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../failure';
import { addressOf } from './address';
import type { WebSettings } from './settings';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;
/** The options of a usual match are shorter than that. */
const USUAL_BYTES = 32 * 1024;
/** What does not say how long it is counts as that. */
const LONG_BYTES = 512 * 1024;

/** Lets an address through so many times a minute, then answers 429. */
export function perMinute(points: number, web: WebSettings): RequestHandler {
  return limit(points, MINUTE_S, 'Too many requests; try again in a minute', web);
}

/** Lets an address through so many times a day, then answers 429; what is long counts for several. */
export function perDay(points: number, web: WebSettings): RequestHandler {
  return limit(points, DAY_S, 'Too many requests; try again tomorrow', web, weightOf);
}

/** One for what is kept of a usual request, more for more. */
function weightOf(request: Request): number {
  const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? LONG_BYTES : 0));
  return 1 + Math.floor(length / USUAL_BYTES);
}

function limit(
  points: number,
  duration: number,
  why: string,
  { trust }: WebSettings,
  weigh: (request: Request) => number = () => 1,
): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration });
  return (request, response, next) => {
    limiter.consume(addressOf(request, trust), weigh(request)).then(
      () => next(),
      ({ msBeforeNext }: { readonly msBeforeNext?: number }) => {
        response.set('Retry-After', String(Math.ceil((msBeforeNext ?? 1000) / 1000)));
        next(new Refusal('TOO_FAST', why, 429));
      },
    );
  };
}
