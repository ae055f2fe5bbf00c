/** Keeps one address from asking for too much. */
import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Refusal } from '../failure';

/** Lets an address through so many times a minute, then answers 429. */
export function perMinute(points: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return (request, _response, next) => {
    limiter.consume(request.socket.remoteAddress ?? '').then(
      () => next(),
      () => next(new Refusal('TOO_FAST', 'Too many requests; try again in a minute', 429)),
    );
  };
}
