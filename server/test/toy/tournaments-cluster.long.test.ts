/** A Swiss evening in a cluster: two servers with one PostgreSQL and a Redis, both asked for every page, pair each round once. */
import type { Failure, Game, TournamentShown } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import { Client } from 'pg';
import { Cluster } from '../../../scripts/cluster/cluster';
import { callAs, look, newcomer, playOn } from '../tournament-people';

const game = tarPitGame as unknown as Game;
const environment = { GAMES: game.rules.id, LIMITS_FACTOR: '100', BOT_DELAY_MS: '0', DAILY: 'off' };
/** How often each server is asked. */
const ASK_MS = 100;
let cluster: Cluster;
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  cluster = await Cluster.start({ servers: 2, environment });
}, 120_000);
afterAll(() => cluster.stop());

/** The ids of all matches in the database. */
async function storedMatches(): Promise<readonly string[]> {
  const client = new Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from matches');
  await client.end();
  return rows.map(({ id }) => id);
}

test('two servers pair every round of an evening once, make each match once, and tell the same', async () => {
  const { servers } = cluster;
  const [one, two] = servers as unknown as readonly [{ port: number }, { port: number }];
  const proxy = { port: Number(new URL(cluster.url).port) };
  const mes = await Promise.all(Array.from({ length: 6 }, () => newcomer(proxy)));
  const [first = ''] = mes;
  const wish = { kind: 'swiss', title: 'Friday', game: game.rules.id, preset: 'standard', waitHours: 1, minutes: 30 };
  const { id } = (await callAs<{ id: string }>(one, '/tournaments', first, { ...wish, name: 'P0' })).body;
  for (const [at, me] of mes.entries()) {
    if (at > 0) await callAs(at % 2 === 0 ? one : two, `/tournaments/${id}/join`, me, { name: `P${at}` });
  }
  for (const server of [one, two, one, two]) {
    await callAs(server, `/tournaments/${id}/computers`, first, { strength: null });
  }

  // The creator presses at both servers at the same moment.
  const begun = await Promise.all(
    [one, two].map((server) => callAs<{ error?: Failure }>(server, `/tournaments/${id}/begin`, first, {})),
  );
  expect(begun.map(({ status, body }) => [status, body.error?.code]).sort()).toEqual([
    [200, undefined],
    [409, 'TOURNAMENT_CLOSED'],
  ]);

  // Both servers are asked all the time, so both try to score and to pair; what stands once never changes.
  const rounds: string[] = [];
  const note = ({ roundsSoFar }: TournamentShown) => {
    for (const [at, { matches, bye }] of roundsSoFar.entries()) {
      const drawn = JSON.stringify([bye, matches.map((match) => [match.id, match.members])]);
      rounds[at] ??= drawn;
      expect(rounds[at]).toBe(drawn);
    }
  };
  let asking = true;
  const asked = Promise.all(
    [one, two].map(async (server) => {
      while (asking) {
        note(await look(server, id, null));
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    }),
  );
  const end = await playOn(proxy, { game, id, mes }, ({ stage }) => stage === 'over').finally(() => {
    asking = false;
  });
  await asked;
  expect(end.roundsSoFar.map(({ matches }) => matches.length)).toEqual([10, 10, 10, 10, 10]);
  expect(end.table.reduce((sum, { points }) => sum + points, 0)).toBe(50);
  expect((await look(one, id, null)).table).toEqual((await look(two, id, null)).table);
  const drawn = end.roundsSoFar.flatMap(({ matches }) => matches.map((match) => match.id));
  expect([...(await storedMatches())].sort()).toEqual([...drawn].sort());
}, 400_000);
