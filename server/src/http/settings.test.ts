import { StartError } from '../failure';
import { LIMITS } from '../limits';
import { limitsOf, webSettings } from './settings';

test('by default nothing is trusted and nothing extra is open', () => {
  const { trust, origins, adminToken, metricsToken } = webSettings({ TRUST_PROXY: ' ', ADMIN_TOKEN: '' });
  expect([trust('127.0.0.1', 0), [...origins], adminToken, metricsToken]).toEqual([false, [], null, null]);
  expect(limitsOf({})).toEqual(LIMITS);
});

test.each([
  ['a proxy that is not an address', { TRUST_PROXY: 'the-proxy' }, "TRUST_PROXY can't be 'the-proxy'"],
  ['an origin without a scheme', { ALLOWED_ORIGINS: 'example.org' }, "not 'example.org'"],
  ['an origin with a path', { ALLOWED_ORIGINS: 'https://example.org/play' }, "not 'https://example.org/play'"],
  ['an asterisk', { ALLOWED_ORIGINS: '*' }, "not '*'"],
])('%s is refused in one line', (_, environment, line) => {
  expect(() => webSettings(environment)).toThrow(StartError);
  expect(() => webSettings(environment)).toThrow(line);
});

test.each(['ADMIN_TOKEN', 'METRICS_TOKEN'])('a short %s is refused, and the error does not repeat it', (name) => {
  const attempt = () => webSettings({ [name]: 'secret-7' });
  expect(attempt).toThrow(`${name} needs at least 16 characters.`);
  expect(attempt).not.toThrow('secret-7');
});

test.each(['0', '-1', 'many', '1001'])('LIMITS_FACTOR=%s is refused', (LIMITS_FACTOR) => {
  expect(() => limitsOf({ LIMITS_FACTOR })).toThrow(StartError);
});

test('LIMITS_FACTOR multiplies every limit except times', () => {
  const wide = limitsOf({ LIMITS_FACTOR: '2.5' });
  for (const [name, value] of Object.entries(wide)) {
    const usual = LIMITS[name as keyof typeof LIMITS];
    expect([name, value]).toEqual([name, name.endsWith('Seconds') ? usual : Math.ceil(usual * 2.5)]);
  }
});
