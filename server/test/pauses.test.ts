/** Tests that correspondence stands still while no server serves, as after a backup is restored. */
import { clocksIn, type Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { PLAIN_PEOPLE } from '../src/people/people';
import { pushService } from './post-office';
import { newMatch, Person, startServer, summaryOf, tempFolder, until } from './table';
import { tallyGame } from './tally';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const game = tallyGame() as Game;
const dataDir = tempFolder();
let shift = 0;

const start = () =>
  startServer({
    dataDir,
    games: [game],
    now: () => Date.now() + shift,
    people: { ...PLAIN_PEOPLE, noticeDelayMs: 0, pushAnywhere: true },
  });

async function call<T>({ port }: RunningServer, path: string, me: string | null, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) };
  const url = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
  return (await response.json()) as T;
}

function leftIn({ room }: Person): number {
  const [face] = clocksIn(room.state);
  return (face?.deadline ?? 0) - Date.now() - shift;
}

test('the time without a server does not count, and people are told anew whose turn it is', async () => {
  const pushes = await pushService();
  let server = await start();
  const { me } = await call<{ me: string }>(server, '/api/me', null, {});
  const { endpoint, p256dh, auth } = pushes.browser('ada');
  await call(server, '/api/me/push', me, { subscription: { endpoint, keys: { p256dh, auth } } });
  const terms = { kind: 'correspondence', days: 1 };
  const id = await newMatch(server, { game: 'tally', preset: 'fast', terms });
  const ada = await Person.join(server, game, id, { me });
  const bob = await Person.join(server, game, id);
  const token = await ada.sit('Ada', 'odd');
  await bob.sit('Bob', 'even');
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  for (const person of [ada, bob]) await person.leave();
  await until(() => server.host.live.size === 0);
  shift += 10 * HOUR_MS;
  await server.close();

  shift += 3 * DAY_MS;
  server = await start();
  await until(() => pushes.pushed.length > 0);
  expect(pushes.pushed.map(({ text }) => text.url.split('#')[0])).toEqual([`/m/${id}`]);
  expect((await summaryOf(server, id)).seq).toBe(0);
  const back = await Person.join(server, game, id, token);
  expect(leftIn(back)).toBeGreaterThan(13 * HOUR_MS);
  expect(leftIn(back)).toBeLessThanOrEqual(14 * HOUR_MS);
  await back.leave();
  await until(() => server.host.live.size === 0);
  await server.close();

  // A short stop takes nothing and tells nobody; a served day does count.
  server = await start();
  const again = await Person.join(server, game, id, token);
  expect(leftIn(again)).toBeLessThanOrEqual(14 * HOUR_MS);
  expect(pushes.pushed).toHaveLength(1);
  shift += 15 * HOUR_MS;
  await until(() => again.seq > 0);
  await server.close();
  await pushes.close();
}, 120_000);
