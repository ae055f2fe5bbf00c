/** The web settings from the environment: proxies, other origins, tokens, limits. */
import express from 'express';
import { messageOf, StartError } from '../failure';
import { LIMITS, type Limits } from '../limits';
import type { Trust } from './address';

/** Web settings. */
export interface WebSettings {
  /** Tells which addresses are our own proxies. */
  readonly trust: Trust;
  /** Other origins whose pages may use this server. */
  readonly origins: ReadonlySet<string>;
  /** The password of the admin page; null means there is no admin page. */
  readonly adminToken: string | null;
  /** The token for the metrics; null means there are no metrics. */
  readonly metricsToken: string | null;
}

/** Nothing is trusted and nothing extra is open. */
export const CLOSED: WebSettings = {
  trust: () => false,
  origins: new Set(),
  adminToken: null,
  metricsToken: null,
};

/** Limits with these names are times, not amounts. */
const TIME = /Seconds$/;
/** A shorter token could be guessed. */
const SHORTEST_TOKEN = 16;

/**
 * Reads TRUST_PROXY, ALLOWED_ORIGINS, ADMIN_TOKEN and METRICS_TOKEN. Throws a StartError for an invalid value; its message
 * never repeats a token.
 */
export function webSettings(environment: NodeJS.ProcessEnv): WebSettings {
  return {
    trust: trustOf(environment.TRUST_PROXY?.trim() ?? ''),
    origins: new Set(words(environment.ALLOWED_ORIGINS).map(originOf)),
    adminToken: token(environment, 'ADMIN_TOKEN'),
    metricsToken: token(environment, 'METRICS_TOKEN'),
  };
}

/** The limits multiplied by LIMITS_FACTOR (1 to 1000). */
export function limitsOf(environment: NodeJS.ProcessEnv): Limits {
  const given = environment.LIMITS_FACTOR?.trim() ?? '';
  if (given === '') return LIMITS;
  const factor = /^\d{1,4}(\.\d{1,3})?$/.test(given) ? Number(given) : 0;
  if (factor < 1 || factor > 1000)
    throw new StartError(`LIMITS_FACTOR must be a number from 1 to 1000, not '${given}'.`);
  const wide = Object.entries(LIMITS).map(([name, value]) => [
    name,
    TIME.test(name) ? value : Math.ceil(value * factor),
  ]);
  return Object.fromEntries(wide) as unknown as Limits;
}

/**
 * Compiles Express's `trust proxy` setting: a number of proxies, or a comma-separated list of addresses, networks and the
 * names `loopback`, `linklocal` and `uniquelocal`. Empty means no proxy.
 */
function trustOf(given: string): Trust {
  if (given === '') return () => false;
  const app = express();
  try {
    app.set('trust proxy', /^\d{1,2}$/.test(given) ? Number(given) : words(given));
  } catch (error) {
    throw new StartError(`TRUST_PROXY can't be '${given}': ${messageOf(error)}.`);
  }
  return app.get('trust proxy fn') as Trust;
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== given.replace(/\/$/, '').toLowerCase()) {
    throw new StartError(`ALLOWED_ORIGINS are like https://example.org, not '${given}'.`);
  }
  return url.origin;
}

function token(environment: NodeJS.ProcessEnv, name: string): string | null {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return null;
  if (given.length < SHORTEST_TOKEN) throw new StartError(`${name} needs at least ${SHORTEST_TOKEN} characters.`);
  return given;
}

function words(given: string | undefined): string[] {
  return (given ?? '')
    .split(/[\s,]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
