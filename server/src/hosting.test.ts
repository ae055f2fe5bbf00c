/** Tests that docs/HOSTING.md is true about files and settings. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from './limits';
import { settings } from './main';

const ROOT = join(__dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/HOSTING.md'), 'utf8');
const table = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name as string);

/** An environment with every variable, so that none stays unread because another is missing. */
const FULL: Readonly<Record<string, string>> = {
  PORT: '0',
  DATA_DIR: '/tmp/nowhere',
  DATABASE_URL: 'postgres://localhost/dwo',
  REDIS_URL: 'redis://localhost',
  PUBLIC_ADDRESS: '/p/one',
  TRUST_PROXY: 'loopback',
  ALLOWED_ORIGINS: 'https://a.example, https://b.example',
  LIMITS_FACTOR: '2',
  ADMIN_TOKEN: '0123456789abcdef',
  METRICS_TOKEN: '0123456789abcdef',
  SERVER_KEY: '0123456789abcdef0123456789abcdef',
  SITE_URL: 'https://dino.example.org',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  MAIL_FROM: 'Dino Wars <dino@example.org>',
  LOG_LEVEL: 'silent',
  BOT_DELAY_MS: '900',
  KEEP_FINISHED_DAYS: '365',
  KEEP_ABANDONED_DAYS: '30',
};

test('the table of variables lists exactly those that the server reads', () => {
  const read = new Set<string>();
  settings(
    new Proxy(FULL, {
      get(values, name) {
        read.add(String(name));
        return values[String(name)];
      },
    }),
  );
  expect([...table].sort()).toEqual([...read].sort());
});

test('only the start reads the environment', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const readers = files.filter((name) => readFileSync(join(__dirname, name), 'utf8').includes('process.env'));
  expect(readers).toEqual([]);
});

test('the container of a single server passes every variable on, except those it sets itself and those of a cluster', () => {
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const passed = [...compose.matchAll(/^ {6}- ([A-Z_]+)$/gm)].map(([, name]) => name as string);
  const other = ['PORT', 'DATA_DIR', 'CLIENT_DIR', 'DATABASE_URL', 'REDIS_URL', 'PUBLIC_ADDRESS'];
  expect([...passed, ...other].sort()).toEqual([...table].sort());
});

test.each([
  ['new matches a minute', LIMITS.matchesPerMinute],
  ['a day', LIMITS.matchesPerDay],
  ['pieces for computers', LIMITS.computedPiecesPerMinute],
  ['joins', LIMITS.joinsPerMinute],
  ['other calls a minute', LIMITS.callsPerMinute],
  ['sockets', LIMITS.socketsPerAddress],
  ['open matches', LIMITS.matchesPerAddress],
  ['messages a second', LIMITS.messagesPerSecond],
  ['at once', LIMITS.messageBurst],
  ['a second', LIMITS.watchersPerSecond],
  ['connections to a match', LIMITS.connectionsPerMatch],
  ['of them from one address', LIMITS.placesPerAddress],
  ['to answer', LIMITS.answerSeconds],
  ['seconds, a newcomer', LIMITS.headersSeconds],
  ['in the record of a match', LIMITS.intentsPerSeat],
])('docs/HOSTING.md has the real number before "%s"', (what, limit) => {
  const limits = (/^## Limits\n([\s\S]*?)\n## /m.exec(page)?.[1] ?? '').replaceAll(/\s+/g, ' ');
  expect(limits).toContain(`${limit.toLocaleString('en-US')} ${what}`);
});
