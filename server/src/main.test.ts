import { join } from 'node:path';
import { HOSTED } from '@dwo/shelf/server';
import { createServer } from './create-server';
import { StartError } from './failure';
import { hostedGames, settings } from './main';

test('an empty environment gives the default settings', () => {
  expect(settings({})).toMatchObject({ port: 2567, dataDir: './data', botDelayMs: 900 });
  expect(settings({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 2567, dataDir: './data' });
  expect(settings({ PORT: ' 8080 ', DATA_DIR: '/tmp/x' })).toMatchObject({ port: 8080, dataDir: '/tmp/x' });
});

test('DAILY leaves out the battle of the day, or only its measurement', () => {
  expect(settings({ DAILY: 'off' }).days).toBeNull();
  expect(settings({ DAILY: 'unmeasured' }).days).toEqual({ matches: 0, tries: 1 });
  expect(settings({}).days?.matches).toBeGreaterThan(0);
});

test('GAMES chooses the hosted games, and an unknown one is refused in one line', () => {
  const ids = (given?: string) => hostedGames(given).map(({ rules }) => rules.id);
  const usual = ids();
  expect(usual).toEqual(HOSTED);
  expect(ids('')).toEqual(usual);
  expect(ids(` ${usual[0]} , `)).toEqual([usual[0]]);
  expect(() => ids('chess')).toThrow(StartError);
  expect(() => ids('chess')).toThrow(/^GAMES names games of .*, not 'chess'\.$/);
});

test('the settings of one server in a cluster', () => {
  expect(settings({})).toMatchObject({ redisUrl: null, publicAddress: null });
  const environment = { REDIS_URL: 'redis://:secret@redis:6379/1', PUBLIC_ADDRESS: '/p/server-1/' };
  const wanted = { redisUrl: 'redis://:secret@redis:6379/1', publicAddress: '/p/server-1' };
  expect(settings(environment)).toMatchObject(wanted);
  const address = 'play.example.org:8080/p/server-1';
  expect(settings({ PUBLIC_ADDRESS: address })).toMatchObject({ publicAddress: address });
});

test.each([
  ['a word for a port', { PORT: 'http' }, "PORT must be a number from 0 to 65535, not 'http'."],
  ['a port above 65535', { PORT: '70000' }, "PORT must be a number from 0 to 65535, not '70000'."],
  ['a negative port', { PORT: '-1' }, "PORT must be a number from 0 to 65535, not '-1'."],
  ['a fraction as a port', { PORT: '80.5' }, "PORT must be a number from 0 to 65535, not '80.5'."],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, "not 'loud'"],
  [
    'a Redis URL with another scheme',
    { REDIS_URL: 'postgres://secret@db' },
    'REDIS_URL must be a URL that begins with redis:// or rediss://.',
  ],
  ['an address with a scheme', { PUBLIC_ADDRESS: 'http://x/p' }, 'PUBLIC_ADDRESS is host:port/path or /path'],
  ['an invalid number of days', { KEEP_FINISHED_DAYS: '0' }, 'KEEP_FINISHED_DAYS must be a number of days'],
  ['an unknown word for the battle of the day', { DAILY: 'perhaps' }, "DAILY is off or unmeasured, not 'perhaps'."],
  ['an invalid delay', { BOT_DELAY_MS: 'never' }, 'BOT_DELAY_MS must be a number'],
])('%s is refused in one line', (_, environment, line) => {
  expect(() => settings(environment)).toThrow(StartError);
  expect(() => settings(environment)).toThrow(line);
});

test.each([
  ['a file', join(__dirname, 'main.ts'), /^The data folder .* can't be created: .*$/],
  ['a read-only file system', '/proc/1', /^The journal .* can't be .*$/],
])('%s as a data folder is refused in one line, and the port is free again', async (_, dataDir, line) => {
  for (let i = 0; i < 2; i++) {
    const error = await createServer({ port: 3138, dataDir, games: [] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(line);
  }
});
