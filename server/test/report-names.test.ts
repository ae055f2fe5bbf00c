/** Tests reports of names in lists. */
import { join } from 'node:path';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { api, newMatch, Person, startServer, tempFolder } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dataDir: join(folder, 'names'), games: [tally] });
});
afterAll(() => server.close());

async function report(id: string, me: string | null) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches/${id}/report`, {
    method: 'POST',
    headers: me === null ? {} : { authorization: `Bearer ${me}` },
  });
  return { status: response.status, body: await response.json() };
}

test('the names of a listed match can be reported, each once per person', async () => {
  const { me } = (await api<{ me: string }>(server, '/api/me', {})).body;
  const id = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'open' });
  const rude = await Person.join(server, tally, id);
  await rude.sit('Rude name', 'odd');
  expect(await report(id, me)).toEqual({ status: 200, body: { names: 1 } });
  expect(await report(id, me)).toEqual({ status: 200, body: { names: 1 } });
  const kept = await server.host.journal.reports();
  expect(kept.map(({ match, line }) => [match, line.name, line.place])).toEqual([[id, 'Rude name', 0]]);
});

test("a match in no list can't be reported, and a reporter needs an identity", async () => {
  const { me } = (await api<{ me: string }>(server, '/api/me', {})).body;
  const hidden = await newMatch(server, { game: 'tally', preset: 'slow', visibility: 'private' });
  expect(await report(hidden, me)).toMatchObject({ status: 404, body: { error: { code: 'MATCH_UNKNOWN' } } });
  expect(await report('nosuchmatch', me)).toMatchObject({ status: 404 });
  expect(await report(hidden, null)).toMatchObject({ status: 401 });
});
