/** Rate limits per address. */
import type { Request, RequestHandler } from 'express';
import type { Neighbours } from '../cluster/neighbours';
import { Refusal } from '../failure';
import { addressOf } from './address';
import type { WebSettings } from './settings';

/** The parts of the server that counting uses. */
export interface CountingHost {
  readonly neighbours: Pick<Neighbours, 'counter'>;
  readonly web: WebSettings;
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;
/** The options of a typical match are shorter than this. */
const USUAL_BYTES = 32 * 1024;
/** A body of unknown length counts as this long. */
const LONG_BYTES = 512 * 1024;

/** Lets an address do `what` `points` times a minute in the whole cluster; answers 429 beyond that. */
export function perMinute(host: CountingHost, what: string, points: number): RequestHandler {
  return limit(host, { what, points, seconds: MINUTE_S, why: 'Too many requests; try again in a minute' });
}

/**
 * Lets an address do `what` `points` times a day in the whole cluster; answers 429 beyond that. A long request counts as
 * several.
 */
export function perDay(host: CountingHost, what: string, points: number): RequestHandler {
  return limit(host, { what, points, seconds: DAY_S, why: 'Too many requests; try again tomorrow' }, weightOf);
}

interface Limit {
  /** The name of the counter; it must be unique. */
  readonly what: string;
  readonly points: number;
  readonly seconds: number;
  readonly why: string;
}

/** 1 for a request of usual length, more for longer ones. */
function weightOf(request: Request): number {
  const length = Number(request.headers['content-length'] ?? (request.headers['transfer-encoding'] ? LONG_BYTES : 0));
  return 1 + Math.floor(length / USUAL_BYTES);
}

function limit(
  { neighbours, web }: CountingHost,
  { what, points, seconds, why }: Limit,
  weigh: (request: Request) => number = () => 1,
): RequestHandler {
  const counter = neighbours.counter(what, points, seconds);
  return (request, response, next) => {
    counter.consume(addressOf(request, web.trust), weigh(request)).then(
      () => next(),
      ({ msBeforeNext = 1000 }: { readonly msBeforeNext?: number }) => {
        // The counter tells it by the calendar, which may have been set since.
        const waitSeconds = Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000)));
        response.set('Retry-After', String(waitSeconds));
        next(new Refusal('TOO_FAST', why, 429));
      },
    );
  };
}
