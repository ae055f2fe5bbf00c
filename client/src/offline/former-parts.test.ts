import { isPart, partOf } from './former-parts';

const PART = 'https://dino.example/assets/featured-a1.js';

/** A request of a page; Node has no destinations. */
const requestOf = (destination: string) =>
  Object.defineProperty(new Request(PART), 'destination', { value: destination });
const served = (status: number) => async () => new Response('from the server', { status });
const nobody = async () => undefined;

test('only the parts of releases are parts', () => {
  expect(['/assets/a.js', '/assets/a.css', '/index.html', '/api/about'].map(isPart)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a kept part comes from the device', async () => {
  const kept = async () => new Response('kept');
  expect(await (await partOf(requestOf('script'), kept, served(200))).text()).toBe('kept');
});

test.each([200, 503])('an answer %s of the server is passed on', async (status) => {
  const answer = await partOf(requestOf('script'), nobody, served(status));
  expect([answer.status, await answer.text()]).toEqual([status, 'from the server']);
});

test('a script that is gone fails when it runs, and is kept by nobody', async () => {
  const answer = await partOf(requestOf('script'), nobody, served(404));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(() => new Function(text)()).toThrow('former-release');
});

test('a style that is gone is empty; another file is missing', async () => {
  const style = await partOf(requestOf('style'), nobody, served(404));
  expect([style.status, style.headers.get('content-type'), await style.text()]).toEqual([200, 'text/css', '']);
  expect((await partOf(requestOf('image'), nobody, served(404))).status).toBe(404);
});

test('without a server a part that nobody keeps fails', async () => {
  const absent = () => Promise.reject(new TypeError('no line'));
  await expect(partOf(requestOf('script'), nobody, absent)).rejects.toThrow('no line');
});
