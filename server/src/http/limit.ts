/** Keeps one address from asking for too much. */
import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../failure';
import { addressOf } from './address';
import type { WebSettings } from './settings';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;

/** Lets an address through so many times a minute, then answers 429. */
export function perMinute(points: number, web: WebSettings): RequestHandler {
  return limit(points, MINUTE_S, 'Too many requests; try again in a minute', web);
}

/** Lets an address through so many times a day, then answers 429. */
export function perDay(points: number, web: WebSettings): RequestHandler {
  return limit(points, DAY_S, 'Too many requests; try again tomorrow', web);
}

function limit(points: number, duration: number, why: string, { trust }: WebSettings): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration });
  return (request, response, next) => {
    limiter.consume(addressOf(request, trust)).then(
      () => next(),
      ({ msBeforeNext }: { readonly msBeforeNext?: number }) => {
        response.set('Retry-After', String(Math.ceil((msBeforeNext ?? 1000) / 1000)));
        next(new Refusal('TOO_FAST', why, 429));
      },
    );
  };
}
