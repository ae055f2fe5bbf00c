/** Computer players that a creator seats are charged to the creator's address, as those of a new match are. */
import type { Game } from '@dwo/shared';
import { Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const dataDir = tempFolder();

test('a computer player that is too much is refused, and its chair stays free', async () => {
  const tally = { ...tallyGame(), decisionCost: () => 2 } as Game;
  const server = await startServer({ dataDir, games: [tally], limits: { computedPiecesPerMinute: 3 } });
  try {
    const call = async <T>(path: string, headers: object, body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, body: JSON.stringify(body) });
      return (await response.json()) as T;
    };
    const { me } = await call<{ me: string }>('/api/me', {}, {});
    const wish = { game: 'tally', preset: 'slow', hosted: true };
    const { id } = await call<{ id: string }>('/api/matches', { authorization: `Bearer ${me}` }, wish);
    const ann = await Person.join(server, tally, id, { me });
    expect(await ann.request('set-chair', { place: 0, act: 'bot' })).toEqual({ ok: true });
    expect(await ann.request('set-chair', { place: 1, act: 'bot' })).toMatchObject({ ok: false, code: 'TOO_FAST' });
    await until(() => ann.room.state.chairs[0]?.taken === true);
    expect([ann.stage, ann.room.state.chairs[1]?.taken]).toEqual(['lobby', false]);
  } finally {
    await server.close();
  }
});
