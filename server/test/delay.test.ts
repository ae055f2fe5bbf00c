/** Tests that spectators of a match with a delay see what its players saw that long ago, and nothing newer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, MOVED, type RequestType, requests } from '@dwo/shared';
import { add, DELAY, Delayed, end, framesTo, settled, sumOf } from './delayed';
import { api, newMatch, roomOf, summaryOf, tempFolder, until } from './table';
import { tallyGame } from './tally';

const clientDir = tempFolder();
writeFileSync(join(clientDir, 'index.html'), '<meta property="og:description" content="" />');
const delayed = new Delayed(tallyGame() as Game, { clientDir });
const match = (wish: object = {}) => delayed.match(wish);
const pass = (id: string, seconds: number) => delayed.pass(id, seconds);
/** The page that other sites fetch for a link to a match. */
const preview = async (id: string) => (await fetch(`http://127.0.0.1:${delayed.server.port}/m/${id}`)).text();

test('a move reaches spectators after the delay: state, events, clocks, list and plan', async () => {
  const { id, ann, ben } = await match();
  const watcher = await delayed.join(id);
  expect(watcher.room.state.delay).toBe(DELAY);
  await ann.play(add(5));
  await ben.play(add(7));
  await until(() => ben.seq === 2 && ann.seq === 2);
  await settled();
  expect([watcher.seq, watcher.stage, sumOf(watcher), watcher.batches]).toEqual([0, 'playing', 0, []]);
  const early = await summaryOf(delayed.server, id);
  expect([early.seq, early.delay, early.hash]).toEqual([0, DELAY, watcher.hashes.get(0)]);

  pass(id, DELAY + 1);
  await until(() => watcher.seq === 2);
  expect(sumOf(watcher)).toBe(12);
  expect(watcher.batches.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(watcher.hashes.get(1)).toBe(ann.hashes.get(1));
  const { seq, hash } = await summaryOf(delayed.server, id);
  expect([seq, hash]).toEqual([2, ann.hashes.get(2)]);
});

test('no move reaches spectators before its time', async () => {
  const { id, ann } = await match();
  const watcher = await delayed.join(id);
  const due = delayed.now() + DELAY * 1000;
  await ann.play(add(5));
  pass(id, (due - delayed.now()) / 1000 - 0.9);
  for (;;) {
    const seen = watcher.seq;
    if (delayed.now() >= due) break;
    expect(seen).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await until(() => watcher.seq === 1);
});

test('a spectator who joins late gets the delayed state and its past, and no newer entry', async () => {
  const { id, ann, ben } = await match();
  await ann.play(add(1));
  pass(id, DELAY + 1);
  await ben.play(add(2));
  const late = await delayed.join(id);
  await until(() => late.seq === 1);
  expect(sumOf(late)).toBe(1);
  const past = await late.request('history', { after: 0, start: true });
  expect(past).toMatchObject({ ok: true, latest: 1, entries: [{ n: 1 }] });
  expect(await late.request('history', { after: 2 })).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
  expect(await ann.request('history', { after: 0 })).toMatchObject({ ok: true, latest: 2 });
});

test('spectators are sent nothing at all while players play and chat', async () => {
  const { id, ann, ben } = await match();
  const watcher = await delayed.join(id);
  await settled();
  const frames = framesTo(watcher);
  await ann.play(add(1));
  await ben.play(add(2));
  await ann.request('chat', { text: 'Got you' });
  await ann.request('ask', { what: 'pause', intents: 1 });
  await ben.request('answer', { what: 'pause', yes: true });
  await ann.request('hand-over', { to: 'bot' });
  await settled();
  expect([frames(), ann.owns]).toEqual([0, 0]);
  pass(id, DELAY + 1);
  await until(() => watcher.seq === 5 && watcher.heard.length === 1);
  expect([watcher.room.state.pausedBy, watcher.room.state.chairs[0]?.holder]).toEqual([0, 'bot']);
  expect(watcher.deeds.map(({ type }) => type)).toEqual(ann.deeds.map(({ type }) => type));
  expect(frames()).toBeGreaterThan(4);
});

test('lines of players wait, lines of spectators do not, and every line is sent once', async () => {
  const { id, ann } = await match();
  // Nobody is watching yet.
  const said = await ann.request('chat', { text: 'Watch this' });
  const watcher = await delayed.join(id);
  await watcher.request('chat', { text: 'Hello', name: 'Zoe' });
  await until(() => ann.heard.some(({ text }) => text === 'Hello'));
  const other = await delayed.join(id);
  await until(() => other.chatLogs.length > 0 && watcher.heard.length > 0);
  expect(watcher.heard.map(({ text }) => text)).toEqual(['Hello']);
  expect(other.chatLogs.at(-1)?.lines.map(({ text }) => text)).toEqual(['Hello']);
  const line = said.ok ? said.id : '';
  expect(await watcher.request('report', { id: line })).toMatchObject({ code: 'LINE_UNKNOWN' });

  pass(id, DELAY + 1);
  await until(() => watcher.heard.length === 2 && other.heard.length === 1);
  expect([watcher.heard[1]?.text, other.heard[0]?.text]).toEqual(['Watch this', 'Watch this']);
  expect(await watcher.request('report', { id: line })).toEqual({ ok: true });
});

test('the end, the secret and the record become public when spectators have seen the end', async () => {
  const { id, ann } = await match();
  const watcher = await delayed.join(id);
  const record = () => api<{ error?: { code: string } }>(delayed.server, `/api/matches/${id}/record`);
  const listed = async () => {
    delayed.turn(6);
    const { body } = await api<{ matches: { id: string }[] }>(delayed.server, '/api/matches/finished');
    return body.matches.some((each) => each.id === id);
  };
  const before = await record();
  await ann.play(end);
  await until(() => ann.stage === 'over');
  await settled();
  expect([watcher.stage, watcher.room.state.secret]).toEqual(['playing', '']);
  // The answer is the same as before the end, so it does not reveal the end.
  expect(await record()).toEqual(before);
  expect(before.body.error?.code).toBe('NOT_OVER');
  expect([await listed(), (await summaryOf(delayed.server, id)).stage]).toEqual([false, 'playing']);
  const fork = () =>
    api<{ error?: { code: string } }>(delayed.server, '/api/matches', { fork: { match: id, entries: 0 } });
  expect((await fork()).body.error?.code).toBe('NOT_OVER');
  expect(await preview(id)).toMatch(/They play right now/);

  pass(id, DELAY + 1);
  await until(() => watcher.stage === 'over');
  expect(watcher.room.state.secret).toBe(ann.room.state.secret);
  expect((await record()).status).toBe(200);
  expect((await fork()).status).toBe(201);
  expect(await preview(id)).toMatch(/See the match again/);
  expect([await listed(), (await summaryOf(delayed.server, id)).stage]).toEqual([true, 'over']);
});

test('no answer to a spectator reveals whether the match is over', async () => {
  const { id, ann, ben } = await match();
  const watcher = await delayed.join(id);
  await ben.request('hand-over', { to: 'watchers' });
  await ben.request('hand-over', { to: 'nobody' });
  const asked: [RequestType, object][] = [
    ...(['rematch', 'abort', 'here', 'leave-seat', 'ready', 'rotate', 'swap-sides'] as const).map(
      (type): [RequestType, object] => [type, {}],
    ),
    ['arrive', { at: 'table' }],
    ['sit', { name: 'Zoe' }],
    ['rename', { name: 'Zoe' }],
    ['start', {}],
    ['set-chair', { place: 0, act: 'free' }],
    ['hand-over', { to: 'bot', seat: 0 }],
    ['stand-in', { seat: 1, name: 'Zoe' }],
    ['ask', { what: 'pause' }],
    ['answer', { what: 'pause', yes: true }],
    ['intent', { intent: add(1) }],
    ['history', { after: 0, start: true }],
  ];
  expect(asked.map(([type]) => type).sort()).toEqual(
    Object.keys(requests)
      .filter((type) => type !== 'chat' && type !== 'report')
      .sort(),
  );
  const answers = async () => {
    const all: unknown[] = [];
    for (const [type, payload] of asked) all.push([type, await watcher.request(type, payload as never)]);
    return all;
  };
  const before = await answers();
  await ann.play(end);
  await until(() => ann.stage === 'over');
  expect(await answers()).toEqual(before);
  expect(watcher.closed).toBe(null);
});

test('a spectator in the lobby joins again when the match begins, and then sees it with the delay', async () => {
  const id = await newMatch(delayed.server, { game: 'tally', preset: 'slow', delay: DELAY });
  const [ann, ben, early] = await Promise.all([1, 2, 3].map(() => delayed.join(id)));
  if (ann === undefined || ben === undefined || early === undefined) throw new Error('Somebody is missing');
  await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => early.closed === MOVED && ann.stage === 'playing');
  await ann.play(add(3));
  const again = await delayed.join(id);
  await settled();
  expect([again.seq, again.stage, early.batches]).toEqual([0, 'playing', []]);
});

test('a spectator who becomes a substitute sees the match live, and with the delay again once the owner is back', async () => {
  const { id, ann, ben } = await match();
  const watcher = await delayed.join(id);
  await ann.play(add(4));
  await ben.request('hand-over', { to: 'watchers' });
  await until(() => watcher.room.state.chairs[1]?.open === true);
  const reply = await watcher.request('stand-in', { seat: 1, name: 'Sue' });
  const token = reply.ok ? reply.token : '';
  await until(() => watcher.closed === MOVED);
  expect(watcher.batches).toEqual([]);
  const sue = await delayed.join(id, token);
  await until(() => sue.place === 1);
  expect(sumOf(sue)).toBe(4);
  expect(await sue.play(add(6))).toMatchObject({ ok: true });
  // The owner has given the seat away and may take it back at any time, so they see everything.
  await until(() => sumOf(ben) === 10);

  await ben.request('hand-over', { to: 'owner' });
  await until(() => ben.place === 1 && sue.closed === MOVED);
  const gone = await delayed.join(id, token);
  await settled();
  expect([gone.place, gone.seq, sumOf(gone)]).toEqual([null, 0, 0]);
  expect(gone.room.state.chairs[1]?.player).toBe('');
});

test('lines of a former substitute reach spectators after the delay, also after a restart and after their data is deleted', async () => {
  const { id, ben } = await match();
  const zoe = await delayed.join(id);
  const { me } = (await api<{ me: string }>(delayed.server, '/api/me', {})).body;
  /** Makes a person a substitute for a moment; returns their token. */
  const stoodIn = async (name: string, given?: { readonly me: string }) => {
    const guest = await delayed.join(id, given);
    await ben.request('hand-over', { to: 'watchers' });
    const reply = await guest.request('stand-in', { seat: 1, name, ...given });
    await until(() => guest.closed === MOVED);
    await ben.request('hand-over', { to: 'owner' });
    return reply.ok ? reply.token : '';
  };
  const tokens = { sue: await stoodIn('Sue', { me }), tom: await stoodIn('Tom') };
  const said = async (given: { readonly me?: string; readonly token?: string }, text: string) => {
    const back = await delayed.join(id, given);
    expect(await back.request('chat', { text, name: 'Eve' })).toMatchObject({ ok: true });
  };
  await said({ me }, 'By identity');
  await said({ token: tokens.sue }, 'By her token');
  await said({ token: tokens.tom }, 'By his token');
  await said({}, 'By nothing');
  await until(() => zoe.heard.length > 0);
  await settled();
  expect(zoe.heard.map(({ text }) => text)).toEqual(['By nothing']);
  pass(id, DELAY + 1);
  await until(() => zoe.heard.length === 4);

  await delayed.restart();
  const yan = await delayed.join(id);
  await said({ me }, 'Again');
  await said({ token: tokens.tom }, 'Again');
  await said({}, 'Anew');
  await until(() => yan.heard.length > 0);
  await settled();
  expect(yan.heard.map(({ text }) => text)).toEqual(['Anew']);

  const headers = { 'content-type': 'application/json', authorization: `Bearer ${me}` };
  const erase = { method: 'POST', headers, body: JSON.stringify({ erase: 'everything' }) };
  expect((await fetch(`http://127.0.0.1:${delayed.server.port}/api/me/erase`, erase)).status).toBe(200);
  await until(() => yan.closed === MOVED);
  const xia = await delayed.join(id);
  await said({ token: tokens.sue }, 'At last');
  await said({ token: tokens.tom }, 'At last');
  await said({}, 'Anew');
  await until(() => xia.heard.length > 0);
  await settled();
  expect(xia.heard.map(({ text }) => text)).toEqual(['Anew']);
});

test('a substitute whom spectators see can be reported even after they have left', async () => {
  const { id, ann, ben } = await match();
  const [watcher, zoe] = [await delayed.join(id), await delayed.join(id)];
  await ben.request('hand-over', { to: 'watchers' });
  const reply = await watcher.request('stand-in', { seat: 1, name: 'Sue' });
  const sue = await delayed.join(id, reply.ok ? reply.token : '');
  await until(() => sue.place === 1);
  await sue.request('chat', { text: 'Rude' });
  pass(id, DELAY + 1);
  await until(() => zoe.room.state.chairs[1]?.player === 'Sue' && zoe.heard.length === 1);
  await ben.request('hand-over', { to: 'owner' });
  await sue.leave();
  await until(() => ann.room.state.chairs[1]?.player === '');
  expect(await zoe.request('report', { place: 1, why: 'that name' })).toEqual({ ok: true });
  // Players see by now that the owner plays there.
  expect(await ann.request('report', { place: 1 })).toEqual({ ok: true });
  const reports = (await delayed.server.host.journal.reports()).filter(({ match: of }) => of === id);
  expect(reports.map(({ line }) => line.name).sort()).toEqual(['Ben', 'Sue']);
  const about = reports.find(({ line }) => line.name === 'Sue');
  expect(about?.line.who).toBe(zoe.heard[0]?.who);
  expect(about?.around.map(({ text }) => text)).toEqual(['Rude']);
});

test('a window whose seat was taken over by another gets nothing more, and is not disconnected', async () => {
  const { id, ann, tokens } = await match();
  const other = await delayed.join(id, tokens[0]);
  await until(() => ann.place === null && other.place === 0);
  await other.play(add(9));
  await settled();
  expect([ann.closed, ann.seq, sumOf(ann)]).toEqual([null, 0, 0]);
});

test('after a restart spectators see no more than before, and the match goes on for them', async () => {
  const { id, ann, ben, tokens } = await match();
  await ann.play(add(1));
  pass(id, DELAY - 10);
  await ben.play(add(2));
  await ben.request('chat', { text: 'Soon' });
  await delayed.restart();
  const watcher = await delayed.join(id);
  const back = await delayed.join(id, tokens[0]);
  await until(() => back.seq === 2);
  expect([watcher.seq, sumOf(watcher), watcher.chatLogs.flatMap(({ lines }) => lines)]).toEqual([0, 0, []]);
  pass(id, 11);
  await until(() => watcher.seq === 1);
  await settled();
  expect([watcher.seq, watcher.heard]).toEqual([1, []]);
  pass(id, DELAY);
  await until(() => watcher.seq === 2 && watcher.heard.length === 1);
  expect(sumOf(watcher)).toBe(3);
});

test('a match that nobody has open reveals no more than its spectators would see', async () => {
  const { id, ann, ben } = await match();
  await ann.play(add(1));
  await ben.play(end);
  await until(() => ben.stage === 'over');
  await Promise.all([ann.leave(), ben.leave()]);
  await until(() => roomOf(delayed.server, id) === undefined);
  const { stage, seq } = await summaryOf(delayed.server, id);
  expect([stage, seq]).toEqual(['playing', 0]);
  const watcher = await delayed.join(id);
  expect([watcher.stage, watcher.seq, watcher.room.state.secret]).toEqual(['playing', 0, '']);
  pass(id, DELAY + 1);
  await until(() => watcher.stage === 'over');
});

test('a room that has closed sends nothing any more', async () => {
  const { id, ann, ben } = await match();
  await ann.play(add(1));
  const gallery = roomOf(delayed.server, id)?.gallery;
  await Promise.all([ann.leave(), ben.leave()]);
  await until(() => roomOf(delayed.server, id) === undefined);
  delayed.turn(DELAY + 1);
  gallery?.wake();
  await settled();
  expect(gallery?.course.seq).toBe(0);
});

test('the delay is a term of the match: the creator can change it, a rematch keeps it, and too long a one is refused', async () => {
  const { body } = await api<{ me: string }>(delayed.server, '/api/me', {});
  const asked = async (path: string, wish: object) => {
    const response = await fetch(`http://127.0.0.1:${delayed.server.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${body.me}` },
      body: JSON.stringify(wish),
    });
    return { status: response.status, body: (await response.json()) as { id: string; error?: { field?: string } } };
  };
  const { id } = (await asked('/api/matches', { game: 'tally', preset: 'slow', hosted: true })).body;
  const ann = await delayed.join(id, { me: body.me });
  const ben = await delayed.join(id);
  await ben.sit('Ben', 'even');
  expect(ann.room.state.delay).toBe(0);
  const refused = await asked(`/api/matches/${id}/set-up`, { delay: 100_000 });
  expect([refused.status, refused.body.error?.field]).toEqual([400, 'delay']);
  expect((await asked(`/api/matches/${id}/set-up`, { delay: DELAY })).status).toBe(200);
  await until(() => ben.room.state.delay === DELAY && ben.room.state.chairs[0]?.unready === true);
  expect(JSON.parse(ben.room.state.changes).parts).toEqual(['delay']);
  await ben.request('ready', {});
  await ann.request('sit', { name: 'Ann', wish: 'odd', me: body.me });
  await until(() => ann.stage === 'playing');
  await ann.play(end);
  await until(() => ann.stage === 'over');
  const rematch = await ann.request('rematch', {});
  expect((await summaryOf(delayed.server, rematch.ok ? rematch.id : '')).delay).toBe(DELAY);
});

test('no list shows a rematch before spectators have seen the end', async () => {
  const { id, ann } = await match();
  const watcher = await delayed.join(id);
  await ann.play(end);
  await until(() => ann.stage === 'over');
  const reply = await ann.request('rematch', {});
  const next = reply.ok ? reply.id : '';
  const guest = await delayed.join(next);
  const listed = async () => {
    const { body } = await api<{ matches: { id: string }[] }>(delayed.server, '/api/matches');
    const { body: health } = await api<{ matches: number }>(delayed.server, '/healthz');
    return [body.matches.some((each) => each.id === next), health.matches - body.matches.length];
  };
  expect([await listed(), watcher.room.state.rematch]).toEqual([[false, 0], '']);
  pass(id, DELAY + 1);
  await until(() => watcher.room.state.rematch === next);
  expect([await listed(), guest.stage]).toEqual([[true, 0], 'lobby']);
});
