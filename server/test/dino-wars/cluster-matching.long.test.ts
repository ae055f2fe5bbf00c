/** Play now in a cluster: two who press at two servers at the same moment meet. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { FoundMatch, Game, Me } from '@dwo/shared';
import { Cluster, type ClusterServer } from '../../../scripts/cluster/cluster';
import { api, Person, until } from '../table';

const game = dinoWarsGame as Game;
let cluster: Cluster;
let servers: readonly ClusterServer[];

jest.setTimeout(120_000);
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  cluster = await Cluster.start({ servers: 2, environment: { LIMITS_FACTOR: '100', BOT_DELAY_MS: '0' } });
  servers = cluster.servers;
});
afterAll(() => cluster.stop());

async function press(port: number, me: string, name: string): Promise<FoundMatch> {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches/now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${me}` },
    body: JSON.stringify({ game: game.rules.id, preset: 'duel', name }),
  });
  const body = (await response.json()) as FoundMatch;
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body;
}

test('two who press at two servers at the same moment meet; the list of waiting games is empty afterwards', async () => {
  const proxy = { port: Number(new URL(cluster.url).port) };
  for (let round = 0; round < 3; round++) {
    const found = await Promise.all(
      servers.map(async ({ port }, n) => {
        const { me } = (await api<Me>({ port }, '/api/me', {})).body;
        const one = await press(port, me, `P${n}`);
        const person = await Person.join(proxy, game, one.match, { me });
        await until(() => person.place !== null);
        return { one, person };
      }),
    );
    expect(new Set(found.map(({ one }) => one.match)).size).toBe(1);
    expect(found.map(({ one }) => one.met).sort()).toEqual([false, true]);
    await until(() => found.every(({ person }) => person.stage === 'playing'));
    for (const { person } of found) await person.leave();
  }
});
