/** Tests that a server with a damaged journal says so: at /readyz in numbers, on the operator's page with the matches. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';
import { CLOSED } from '../src/http/settings';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const folder = tempFolder();
const wish = { game: 'tally', preset: 'slow' };

test('a server names what its journal has lost, and is not ready once the journal can not be read', async () => {
  const dataDir = join(folder, 'data');
  let server = await startServer({ dataDir, games: [tally] });
  const before = await newMatch(server, wish);
  await server.close();
  server = await startServer({ dataDir, games: [tally] });
  const lost = await newMatch(server, wish);
  const ann = await Person.join(server, tally, lost);
  const ben = await Person.join(server, tally, lost);
  await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => ann.stage === 'playing');
  expect(await ann.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  const killed = join(folder, 'killed');
  await new Promise((resolve) => setImmediate(resolve));
  cpSync(dataDir, killed, { recursive: true });
  expect(await api(server, '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await server.close();
  for (const ending of ['-wal', '-shm']) rmSync(join(killed, `journal.sqlite${ending}`));

  server = await startServer({ dataDir: killed, games: [tally], web: { ...CLOSED, adminToken: 'a'.repeat(32) } });
  const ready = await api<object>(server, '/readyz');
  expect(ready).toMatchObject({ status: 200, body: { damage: { matches: 1, entries: 1, file: false } } });
  // The id of a private match opens it.
  expect(JSON.stringify(ready.body)).not.toContain(lost);
  const authorization = `Basic ${Buffer.from(`a:${'a'.repeat(32)}`).toString('base64')}`;
  const page = await fetch(`http://127.0.0.1:${server.port}/admin`, { headers: { authorization } });
  expect(await page.text()).toContain(`Match ${lost} is gone: 1 entries are missing.`);
  expect((await api(server, `/api/matches/${before}`)).status).toBe(200);

  rmSync(join(killed, 'journal.sqlite'));
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await api(server, '/readyz')).toMatchObject({ status: 503, body: { checks: { journal: 'failed' } } });
  await server.close();
});
