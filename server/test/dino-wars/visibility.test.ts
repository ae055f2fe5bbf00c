/** Tests visibility: private matches are in no list, and only their link leads to them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { FinishedMatch, Game, MatchDetails, Me, OwnMatches } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatchId } from '../../src/secrets';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
const clientDir = join(folder, 'client');
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(clientDir, { recursive: true });
  const tags = '<meta property="og:title" content="Dino Wars" /><meta property="og:description" content="Toys." />';
  writeFileSync(join(clientDir, 'index.html'), tags);
  server = await startServer({ dataDir: join(folder, 'data'), games: [tally, dinoWarsGame as Game], clientDir });
});
afterAll(() => server.close());

const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
/** All lists that anybody may ask for. */
const lists = async () =>
  (await Promise.all(['/api/matches', '/api/matches/finished', '/healthz', '/readyz', '/watch', '/'].map(get))).join();
const listed = async () => (await api<{ matches: { id: string }[] }>(server, '/api/matches')).body.matches;
const countOf = async () => (await api<{ matches: number }>(server, '/healthz')).body.matches;

/** A match of two people with its link, and a function that ends it. */
async function table(visibility: string | undefined) {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility });
  const ada = await Person.join(server, tally, id);
  await ada.sit('Ada Lovelace', 'odd');
  return {
    id,
    ada,
    async begin() {
      const bob = await Person.join(server, tally, id);
      await bob.sit('Bob', 'even');
      await until(() => ada.stage === 'playing' && bob.stage === 'playing');
    },
    async end() {
      await ada.play({ type: 'end' });
      await until(() => ada.stage === 'over');
    },
  };
}

test.each([undefined, 'private'])('a match set up as %s is in no list: open, under way or over', async (how) => {
  const count = await countOf();
  const { id, ada, begin, end } = await table(how);
  expect((await summaryOf(server, id)).visibility).toBe('private');
  expect(ada.room.state.visibility).toBe('private');
  expect(await lists()).not.toContain(id);
  await begin();
  expect(await lists()).not.toContain(id);
  expect(await countOf()).toBe(count);
  await end();
  for (const secret of [id, 'Lovelace']) expect(await lists()).not.toContain(secret);
  await ada.leave();
});

test('an unlisted match is found by its link alone until its replay is listed', async () => {
  const { id, ada, begin, end } = await table('unlisted');
  await begin();
  expect(await lists()).not.toContain(id);
  await end();
  await ada.leave();
  const replays = async () => (await api<{ matches: FinishedMatch[] }>(server, '/api/matches/finished')).body.matches;
  // The list is cached for five seconds.
  for (let i = 0; i < 100 && !(await replays()).some((match) => match.id === id); i++) await pause(100);
  expect((await replays()).map((match) => match.id)).toContain(id);
  expect(await listed()).toEqual([]);
});

test('an open match is listed and counted', async () => {
  const count = await countOf();
  const { id, ada } = await table('open');
  expect((await listed()).map((match) => match.id)).toEqual([id]);
  expect(await countOf()).toBe(count + 1);
  await ada.leave();
});

test('a finished private match is listed for its players, and for nobody else', async () => {
  const { me } = (await api<Me>(server, '/api/me', {})).body;
  const { me: other } = (await api<Me>(server, '/api/me', {})).body;
  const id = await newMatch(server, { game: 'tally', preset: 'slow', bots: ['even'] });
  const ada = await Person.join(server, tally, id, { me });
  await ada.request('sit', { name: 'Ada', wish: 'odd', me });
  await until(() => ada.stage === 'playing');
  await ada.play({ type: 'end' });
  await until(() => ada.stage === 'over');
  const own = async (who: string): Promise<string[]> => {
    const headers = { authorization: `Bearer ${who}` };
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/me/matches`, { headers });
    return ((await answer.json()) as OwnMatches).matches.map((match) => match.id);
  };
  expect(await own(me)).toEqual([id]);
  expect(await own(other)).toEqual([]);
});

test('the preview of a link to a private match names nobody', async () => {
  const { id, ada } = await table(undefined);
  expect(await get(`/m/${id}`)).toContain('A private match');
  expect(await get(`/m/${id}`)).not.toContain('Lovelace');
  await ada.leave();
});

test('a rematch is as private as the match before, and a fork does not show the link of its origin', async () => {
  const { id, ada, begin, end } = await table('open');
  await begin();
  await end();
  const again = await ada.request('rematch', {});
  expect((await summaryOf(server, again.ok ? again.id : '')).visibility).toBe('open');
  const hidden = await table('private');
  await hidden.begin();
  await hidden.end();
  for (const [match, told] of [
    [id, id],
    [hidden.id, ''],
  ]) {
    const fork = await newMatch(server, { fork: { match, entries: 0 }, visibility: 'open' });
    const { body } = await api<MatchDetails>(server, `/api/matches/${fork}`);
    expect([body.visibility, body.fork]).toEqual(['open', { match: told, intents: 0 }]);
  }
  await ada.leave();
  await hidden.ada.leave();
});

test('any other visibility is refused', async () => {
  const { status } = await api(server, '/api/matches', { game: 'tally', preset: 'slow', visibility: 'public' });
  expect(status).toBe(400);
});

test('the id of a match has 128 random bits', () => {
  const asked: number[] = [];
  const id = newMatchId((bytes) => {
    asked.push(bytes);
    return Uint8Array.from({ length: bytes }, (_, i) => 255 - i);
  });
  expect(asked).toEqual([16]);
  expect([...Buffer.from(id, 'base64url')]).toEqual(Array.from({ length: 16 }, (_, i) => 255 - i));
});
