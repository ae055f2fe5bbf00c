/** Tests people who pretend to be others: with their name, with a new connection, with a token that leaked. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [tally] });
});
afterAll(() => server.close());

const somebody = async () => (await api<{ me: string }>(server, '/api/me', {})).body.me;
const join = (id: string, given?: Parameters<typeof Person.join>[3]) => Person.join(server, tally, id, given);

test('two seated players never have names that read alike, and no name ends like a remark of the screen', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const [ann, ben] = [await join(id), await join(id)];
  await ann.sit('Paula', 'odd');
  await ben.sit('\u0420aula (you)', 'even');
  const names = () => [...ann.room.state.chairs].map(({ name }) => name);
  await until(() => names()[1] !== '');
  expect(names()).toEqual(['Paula', '\u0420aula you']);
  expect(await ben.request('rename', { name: '\u0420aula' })).toMatchObject({ ok: true });
  await until(() => names()[1] === '\u0420aula 2');
  // A player keeps the own name.
  expect(await ann.request('rename', { name: 'Paula' })).toMatchObject({ ok: true });
  expect(names()[0]).toBe('Paula');
  await Promise.all([ann.leave(), ben.leave()]);
});

/** The id of a match that a person with this identity has set up and hosts. */
async function hosted(creator: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${creator}` },
    body: JSON.stringify({ game: 'tally', preset: 'slow', hosted: true }),
  });
  return ((await response.json()) as { readonly id: string }).id;
}

test('a removed person without an identity does not come back on a new connection; a person with one may sit', async () => {
  const creator = await somebody();
  const id = await hosted(creator);
  const cora = await join(id, { me: creator });
  const troll = await join(id);
  await troll.sit('Troll', 'even');
  expect(await cora.request('set-chair', { place: troll.place ?? 0, act: 'free' })).toMatchObject({ ok: true });
  await troll.leave();
  const again = await join(id);
  expect(await again.request('sit', { name: 'Else', wish: 'even' })).toMatchObject({ ok: false, code: 'REMOVED' });
  const friend = await somebody();
  const fred = await join(id, { me: friend });
  expect(await fred.request('sit', { name: 'Fred', wish: 'even', me: friend })).toMatchObject({ ok: true });
  await Promise.all([cora.leave(), again.leave(), fred.leave()]);
});

test('a removed person stays out by their identity, whether they own the chair or hold a copy of its token', async () => {
  const [creator, owner, holder] = [await somebody(), await somebody(), await somebody()];
  const id = await hosted(creator);
  const cora = await join(id, { me: creator });
  const remove = async (place: number) => {
    expect(await cora.request('set-chair', { place, act: 'free' })).toMatchObject({ ok: true });
  };
  const staysOut = async (me: string) => {
    const again = await join(id, { me });
    expect(await again.request('sit', { name: 'Else', wish: 'even', me })).toMatchObject({ code: 'REMOVED' });
    await again.leave();
  };
  const gone = await join(id, { me: owner });
  expect(await gone.request('sit', { name: 'Troll', wish: 'even', me: owner })).toMatchObject({ ok: true });
  await gone.leave();
  await remove(0);
  await staysOut(owner);

  const first = await join(id);
  const token = await first.sit('Nobody', 'even');
  const copy = await join(id, { token, me: holder });
  await until(() => copy.place === 0);
  await remove(0);
  await Promise.all([first.leave(), copy.leave()]);
  await staysOut(holder);
  await cora.leave();
});

test('the bearer of a leaked token can neither make a chair without an owner their own, nor lock its player out', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const ann = await join(id);
  const token = await ann.sit('Ann', 'odd');
  const thief = await join(id, { token, me: await somebody() });
  await until(() => thief.place === 0 && ann.place === null);
  expect(await thief.request('rotate', {})).toMatchObject({ ok: false, code: 'NOT_YOURS' });
  expect(await thief.request('leave-seat', {})).toMatchObject({ ok: false, code: 'NOT_YOURS' });
  await ann.leave();
  const back = await join(id, token);
  await until(() => back.place === 0 && thief.place === null);
  await thief.leave();
  // Once nobody else is there, the token is as good as ever.
  await back.leave();
  const later = await join(id, token);
  await until(() => later.place === 0);
  expect(await later.request('rotate', {})).toMatchObject({ ok: true });
  await later.leave();
});
