/** The log goes to stderr, one JSON object per line. */
import pino, { type Logger } from 'pino';
import { StartError } from './failure';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Fields with these names are never logged. */
const SECRETS = ['token', 'tokenHash', 'secret', 'secrets', 'me', 'password', 'authorization', 'cookie', 'entropy'];
const UNSAID = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Opens the log; throws a StartError for an unknown level. */
export function openLog(level: string): Logger {
  if (!LEVELS.includes(level)) throw new StartError(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not '${level}'.`);
  const serializers = { error: pino.stdSerializers.err };
  return pino(
    { level, serializers, redact: { paths: UNSAID, remove: true } },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** A logger for Colyseus with lower levels: most of its errors are clients that left or sent garbage. */
export function colyseusLogger(log: Logger) {
  const rooms = log.child({ from: 'rooms' });
  const at = (level: 'debug' | 'trace' | 'warn') => {
    return (...parts: unknown[]) => rooms[level](parts.map(String).join(' '));
  };
  return { debug: at('trace'), info: at('debug'), warn: at('warn'), error: at('debug'), trace: at('trace') };
}
