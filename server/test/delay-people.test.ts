/** Tests what people without a seat learn about a match with a delay from what the server keeps about themselves. */
import type { Game } from '@dwo/shared';
import { DELAY, Delayed, end } from './delayed';
import { until } from './table';
import { tallyGame } from './tally';

const delayed = new Delayed(tallyGame() as Game);

async function call<T>(path: string, me: string | null, body?: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${delayed.server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

const somebody = async () => (await call<{ me: string }>('/api/me', null, {})).me;

interface Exported {
  readonly matches: readonly { readonly id: string; readonly endedAt: string | null }[];
}
const endsIn = async (me: string) => (await call<Exported>('/api/me/export', me)).matches.map(({ endedAt }) => endedAt);

test('the export tells its creator, a spectator who wrote a line and a former substitute the end after the delay', async () => {
  const [creator, talker, former, player] = await Promise.all([somebody(), somebody(), somebody(), somebody()]);
  const wish = { game: 'tally', preset: 'slow', visibility: 'open', delay: DELAY, hosted: true };
  const { id } = await call<{ id: string }>('/api/matches', creator, wish);
  const [ann, ben] = await Promise.all([delayed.join(id, { me: player }), delayed.join(id)]);
  await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => ann.stage === 'playing' && ben.stage === 'playing');
  const tess = await delayed.join(id, { me: talker });
  expect(await tess.request('chat', { text: 'Good luck', name: 'Tess' })).toMatchObject({ ok: true });
  const sam = await delayed.join(id, { me: former });
  await ben.request('hand-over', { to: 'watchers' });
  delayed.pass(id, DELAY + 1);
  await until(() => sam.room.state.chairs[1]?.open === true);
  expect(await sam.request('stand-in', { seat: 1, name: 'Sam' })).toMatchObject({ ok: true });
  expect(await ben.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => ben.place === 1);
  await ann.play(end);
  await until(() => ann.stage === 'over');
  const outside = [creator, talker, former];
  for (const me of outside) expect(await endsIn(me)).toEqual([null]);
  const [told] = await endsIn(player);
  expect(told).toMatch(/^2/);
  delayed.pass(id, DELAY + 1);
  for (const me of outside) expect(await endsIn(me)).toEqual([told]);
});
