import { mayBeKept, worthKeeping } from './worth-keeping';

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const isKept = async (path: string, response: Response) => (await worthKeeping(path, response)) !== null;

test.each([
  ['lobby', false],
  ['playing', false],
  ['over', true],
])('the details of a match that is %s are kept on the device: %s', async (stage, kept) => {
  expect(await isKept('/api/matches/abcdefgh', answer({ id: 'abcdefgh', stage }))).toBe(kept);
});

test('records, rules and what the server hosts are kept; failures, lists and people are not', async () => {
  expect(await isKept('/api/matches/abcdefgh/record', answer({}))).toBe(true);
  expect(await isKept('/api/about', answer({}))).toBe(true);
  expect(await isKept('/api/matches/abcdefgh', answer({ stage: 'over' }, 404))).toBe(false);
  expect(await isKept('/api/matches/abcdefgh', new Response('no json'))).toBe(false);
  for (const path of ['/api/matches', '/api/matches/finished', '/api/matches/featured', '/api/me', '/api/me/export']) {
    expect([path, mayBeKept(path)]).toEqual([path, false]);
  }
  for (const path of ['/api/matches/abcdefgh', '/rules/dino-wars-4.mjs'])
    expect([path, mayBeKept(path)]).toEqual([path, true]);
});
