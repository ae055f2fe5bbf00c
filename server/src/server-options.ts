/** The options of a server. */
import type { Game } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Care } from './days/draw';
import type { FormerRules } from './former-rules';
import type { WebSettings } from './http/settings';
import type { Limits } from './limits';
import type { PeopleSettings } from './people/people';
import type { Retention } from './rooms/retention';

/** The options of a server. */
export interface ServerOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** The address to listen on; all addresses by default. */
  readonly address?: string;
  /** The data folder; created if it is missing. */
  readonly dataDir: string;
  /**
   * The URL of a PostgreSQL database for the journal, `postgres://...`. Null, the default, means an SQLite file in the data
   * folder.
   */
  readonly databaseUrl?: string | null;
  readonly games: readonly Game[];
  /**
   * Path of the module that exports these games as `GAMES`. Computer players then think in worker threads, otherwise on the
   * main thread.
   */
  readonly gamesFrom?: string;
  readonly log?: Logger;
  readonly limits?: Partial<Limits>;
  /** Proxies, other origins and tokens; by default there are none. */
  readonly web?: WebSettings;
  /** The Redis that the servers of a cluster share; null for a single server. */
  readonly redisUrl?: string | null;
  /**
   * The address at which browsers reach this process: `host:port/path`, or `/path` under the host of the page; the proxy
   * removes the path. Null means the address of the page.
   */
  readonly publicAddress?: string | null;
  /** Signing keys and mail; by default keys are made and no mail is sent. */
  readonly people?: PeopleSettings;
  /** How long matches are kept; for ever by default. */
  readonly retention?: Retention;
  /** Name and address of the operator; null, the default, if they give none. */
  readonly contact?: string | null;
  /** How carefully battles of the day are drawn; null, the default, for a server without them. */
  readonly days?: Care | null;
  readonly botDelayMs?: number;
  readonly reconnectSeconds?: number;
  /**
   * How often a change in the number of spectators is sent, in milliseconds. Tests set 0, so that what is sent does not
   * depend on time.
   */
  readonly gatherMs?: number;
  /** The folder of the built client. */
  readonly clientDir?: string;
  /** For tests: replaces the stored rules of earlier versions. */
  readonly formerRules?: FormerRules;
  /** For tests: replaces the calendar. */
  readonly now?: () => number;
  /** For tests: replaces the clock that measures elapsed time. */
  readonly steady?: () => number;
  /** For tests: replaces the source of ids, tokens and secrets. */
  readonly random?: (bytes: number) => Uint8Array;
}
