/** Starts the server that the environment describes. */
import type { Game } from '@dwo/shared';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import type { Logger } from 'pino';
import { createServer, type RunningServer } from './create-server';
import { CARE } from './days/days';
import type { Care } from './days/draw';
import { StartError } from './failure';
import { contactOf } from './http/about';
import { limitsOf, webSettings } from './http/settings';
import { openLog } from './log';
import { peopleSettings } from './people/people';
import { retentionOf } from './rooms/retention';

/** The longest time for a shutdown. */
const PATIENCE_MS = 10_000;

/** Reads the settings from the environment; docs/HOSTING.md lists them. Throws a StartError for an invalid value. */
export function settings(environment: NodeJS.ProcessEnv) {
  return {
    games: hostedGames(environment.GAMES),
    log: openLog(environment.LOG_LEVEL || 'info'),
    port: number(environment, 'PORT', 2567, 65_535),
    dataDir: environment.DATA_DIR || './data',
    ...(environment.CLIENT_DIR ? { clientDir: environment.CLIENT_DIR } : {}),
    limits: limitsOf(environment),
    web: webSettings(environment),
    people: peopleSettings(environment),
    retention: retentionOf(environment),
    contact: contactOf(environment),
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres://', 'postgresql://']),
    redisUrl: url(environment, 'REDIS_URL', ['redis://', 'rediss://']),
    publicAddress: publicAddress(environment),
    days: careOf(environment.DAILY),
    botDelayMs: number(environment, 'BOT_DELAY_MS', 900, 60_000),
  };
}

/** How carefully battles of the day are drawn; null for none. Throws a StartError for an unknown word. */
function careOf(given = ''): Care | null {
  const wanted = given.trim();
  if (wanted === '') return CARE;
  if (wanted === 'off') return null;
  if (wanted === 'unmeasured') return { matches: 0, tries: 1 };
  throw new StartError(`DAILY is off or unmeasured, not '${wanted}'.`);
}

/** Runs until a signal ends it. Exits with 0 after a clean shutdown, and with 1 and one line on stderr if it can't start. */
export async function main(environment: NodeJS.ProcessEnv, games?: readonly Game[]): Promise<void> {
  try {
    const wanted = settings(environment);
    const played = games === undefined ? { gamesFrom: require.resolve('@dwo/shelf/server') } : { games };
    const server = await createServer({ ...wanted, ...played });
    carryOn(wanted.log);
    console.error(`Dino Wars Online is at http://localhost:${server.port}`);
    endOnSignals(server);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The games with these ids, separated by commas; the shelf's default games for an empty text. Throws a StartError for an
 * unknown id.
 */
export function hostedGames(given = ''): readonly Game[] {
  const ids = given.split(',').map((id) => id.trim());
  const wanted = ids.some((id) => id !== '') ? ids.filter((id) => id !== '') : HOSTED;
  const unknown = wanted.find((id) => !GAMES.some(({ rules }) => rules.id === id));
  if (unknown !== undefined) {
    throw new StartError(`GAMES names games of ${GAMES.map(({ rules }) => rules.id).join(', ')}, not '${unknown}'.`);
  }
  return GAMES.filter(({ rules }) => wanted.includes(rules.id));
}

/**
 * Rooms and routes catch their errors. If one escapes them, the process goes on: every state is either recorded or rolled
 * back, and the end of the process would interrupt all other matches.
 */
function carryOn(log: Logger): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (error: unknown) => log.fatal({ error }, `${kind}: this is a bug; the server carries on`));
  }
}

function endOnSignals(server: RunningServer): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // From here on there is something to finish. The new listener is added before the old ones are removed, so that no signal
    // is lost.
    const early = process.rawListeners(signal) as NodeJS.SignalsListener[];
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(0), PATIENCE_MS).unref();
      void server.close().then(() => process.exit(0));
    });
    for (const listener of early) process.removeListener(signal, listener);
  }
}

function number(environment: NodeJS.ProcessEnv, name: string, otherwise: number, most: number): number {
  const given = environment[name]?.trim();
  if (given === undefined || given === '') return otherwise;
  const value = /^\d{1,9}$/.test(given) ? Number(given) : -1;
  if (value < 0 || value > most) throw new StartError(`${name} must be a number from 0 to ${most}, not '${given}'.`);
  return value;
}

/** The URL in a variable; its error does not repeat the value, which may contain a password. */
function url(environment: NodeJS.ProcessEnv, name: string, beginnings: readonly string[]): string | null {
  const given = environment[name]?.trim() ?? '';
  if (given === '') return null;
  if (!URL.canParse(given) || !beginnings.includes(`${new URL(given).protocol}//`)) {
    throw new StartError(`${name} must be a URL that begins with ${beginnings.join(' or ')}.`);
  }
  return given;
}

/** `host:port/path` or `/path`, without a slash at the end. */
function publicAddress({ PUBLIC_ADDRESS }: NodeJS.ProcessEnv): string | null {
  const given = PUBLIC_ADDRESS?.trim().replace(/\/+$/, '') ?? '';
  if (given === '') return null;
  if (!/^[A-Za-z0-9.:[\]-]*(\/[A-Za-z0-9._-]+)*$/.test(given)) {
    throw new StartError(`PUBLIC_ADDRESS is host:port/path or /path, not '${given}'.`);
  }
  return given;
}
