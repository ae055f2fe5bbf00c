/** Tests chat in a match with a delay: lines of players wait, and spectators can neither release nor remove them. */
import type { Game } from '@dwo/shared';
import { add, DELAY, Delayed, end, framesTo, settled } from './delayed';
import { type Person, until } from './table';
import { tallyGame } from './tally';

const delayed = new Delayed(tallyGame() as Game);
const texts = ({ heard }: Person) => heard.map(({ text }) => text);

test('spectators who write a lot push out no line of the players', async () => {
  const { id, ann } = await delayed.match();
  const watcher = await delayed.join(id);
  await ann.request('chat', { text: 'Before all of it' });
  for (let said = 0; said < 130; said++) {
    delayed.turn(2);
    expect(await watcher.request('chat', { text: `${said}`, name: 'Zoe' })).toMatchObject({ ok: true });
  }
  delayed.pass(id, DELAY + 1);
  await until(() => texts(watcher).includes('Before all of it'));
  const late = await delayed.join(id);
  await until(() => late.chatLogs.length > 0);
  const [log] = late.chatLogs;
  expect(log?.lines.length).toBe(121);
  expect(log?.lines[0]?.text).toBe('Before all of it');
});

test('once spectators have seen the end no line waits, before and after the match is opened again', async () => {
  const { id, ann, ben, tokens } = await delayed.match();
  const watcher = await delayed.join(id);
  delayed.pass(id, DELAY + 1);
  await ann.play(end);
  delayed.pass(id, DELAY - 5);
  await ben.request('chat', { text: 'gg' });
  await settled();
  expect(texts(watcher)).toEqual([]);
  delayed.pass(id, 6);
  await until(() => watcher.stage === 'over' && watcher.heard.length === 1);
  await ann.request('chat', { text: 'You too' });
  await until(() => watcher.heard.length === 2);
  expect(texts(watcher)).toEqual(['gg', 'You too']);

  await delayed.restart();
  const [back, again] = [await delayed.join(id, tokens[0]), await delayed.join(id)];
  await back.request('chat', { text: 'Once more?' });
  await until(() => again.heard.length === 1);
  expect(again.chatLogs[0]?.lines.map(({ text }) => text)).toEqual(['gg', 'You too']);
});

test('no name reveals a substitute before spectators see them', async () => {
  const { id, ann, ben } = await delayed.match();
  const [watcher, zoe] = [await delayed.join(id), await delayed.join(id)];
  await ben.request('hand-over', { to: 'watchers' });
  await until(() => watcher.room.state.chairs[1]?.open === true);
  await watcher.request('stand-in', { seat: 1, name: 'Sue' });
  await until(() => ann.deeds.length === 2);
  expect(await zoe.request('chat', { text: 'Hello', name: 'Sue' })).toMatchObject({ ok: true });
  expect(await zoe.request('chat', { text: 'Hello', name: 'Ann' })).toMatchObject({ code: 'NAME_TAKEN' });
  delayed.pass(id, DELAY + 1);
  await until(() => zoe.room.state.chairs[1]?.player === 'Sue');
  expect(await zoe.request('chat', { text: 'Hello', name: 'Sue' })).toMatchObject({ code: 'NAME_TAKEN' });
});

test('a name is reported as spectators see it, and no answer reveals the present player', async () => {
  const { id, ben } = await delayed.match();
  const [watcher, zoe] = [await delayed.join(id), await delayed.join(id)];
  const names = async () => (await delayed.server.host.journal.reports()).map(({ line }) => line.name);
  expect(await watcher.request('report', { place: 1 })).toEqual({ ok: true });
  await ben.request('hand-over', { to: 'watchers' });
  await until(() => zoe.room.state.chairs[1]?.open === true);
  await zoe.request('stand-in', { seat: 1, name: 'Sue' });
  await until(() => ben.room.state.chairs[1]?.player === 'Sue');
  expect(await watcher.request('report', { place: 1 })).toEqual({ ok: true });
  expect(await names()).toEqual(['Ben']);
});

test('a window whose seat was taken over gets nothing more, not even lines of spectators', async () => {
  const { id, ann, tokens } = await delayed.match();
  const other = await delayed.join(id, tokens[0]);
  await until(() => ann.place === null && other.place === 0);
  const zoe = await delayed.join(id);
  await settled();
  const frames = framesTo(ann);
  await zoe.request('chat', { text: 'Hello', name: 'Zoe' });
  await other.play(add(1));
  delayed.pass(id, DELAY + 1);
  await until(() => zoe.seq === 1 && other.heard.length === 1);
  expect([frames(), ann.heard]).toEqual([0, []]);
});
