/** Tests failures in a match with a delay: spectators go on watching, and players go on playing. */
import type { Game } from '@dwo/shared';
import { add, DELAY, Delayed, framesTo, settled, sumOf } from './delayed';
import { api, roomOf, until } from './table';
import { tallyGame } from './tally';

/** How often the rules are to fail, and how many calls are spared before that. */
const SOUND = { see: 0, evolve: 0, spared: 0 };
let failures = SOUND;
const failing = (where: 'see' | 'evolve') => {
  if (failures[where] === 0 || failures.spared-- > 0) return;
  failures[where]--;
  throw new Error(`broken in ${where}`);
};
const tally = tallyGame();
const game: Game = {
  ...tally,
  rules: {
    ...tally.rules,
    see: (...seen: Parameters<typeof tally.rules.see>) => {
      failing('see');
      return tally.rules.see(...seen);
    },
    evolve: (...evolved: Parameters<typeof tally.rules.evolve>) => {
      failing('evolve');
      return tally.rules.evolve(...evolved);
    },
  },
} as Game;
const delayed = new Delayed(game);
const HOUR = 3_600;

beforeEach(() => {
  failures = { ...SOUND };
});

test('a clock that is put back delays nothing and shows nothing early', async () => {
  const { id, ann, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  await ann.play(add(1));
  delayed.pass(id, DELAY / 2);
  delayed.pass(id, -HOUR);
  await ben.play(add(2));
  await ben.request('chat', { text: 'What time is it?' });
  delayed.pass(id, DELAY / 2 - 5);
  await settled();
  expect([watcher.seq, watcher.heard]).toEqual([0, []]);
  delayed.pass(id, 10);
  await until(() => watcher.seq === 1);
  await settled();
  expect([watcher.seq, watcher.heard]).toEqual([1, []]);
  delayed.pass(id, DELAY / 2);
  await until(() => watcher.seq === 2 && watcher.heard.length === 1);
  // A newcomer sees and reads the same.
  const late = await delayed.join(id);
  await until(() => late.chatLogs.length > 0);
  expect([sumOf(late), late.chatLogs[0]?.lines.length]).toEqual([3, 1]);
});

test('a match opens and is shown in order although entries have later times than those after them', async () => {
  const { id, ann, ben, tokens } = await delayed.match();
  await ann.play(add(1));
  delayed.turn(-HOUR);
  await ben.play(add(2));
  await delayed.restart(() => delayed.turn(2 * DELAY));
  const [back, watcher] = [await delayed.join(id, tokens[0]), await delayed.join(id)];
  await until(() => back.seq === 2);
  expect([back.place, watcher.seq]).toEqual([0, 0]);
  expect((await api<{ seq: number }>(delayed.server, `/api/matches/${id}`)).body.seq).toBe(0);
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 2);
  expect([sumOf(watcher), watcher.batches.map(({ seq }) => seq)]).toEqual([3, [1, 2]]);
});

test('an entry whose display failed is shown after all, and the table goes on from there', async () => {
  const { id, ann, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  await ann.play(add(1));
  await ann.request('chat', { text: 'Still here?' });
  failures.see = 1;
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 1 && watcher.heard.length === 1);
  expect([failures.see, sumOf(watcher)]).toEqual([0, 1]);
  await ben.play(add(2));
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 2);
  expect([sumOf(watcher), watcher.hashes.get(2), watcher.closed]).toEqual([3, ben.hashes.get(2), null]);
  expect(watcher.batches.map(({ seq }) => seq)).toEqual([2]);
});

test("while the table can't be rebuilt, chat goes on; then the table is where it should be", async () => {
  const { id, ann, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  await ann.play(add(1));
  delayed.turn(1);
  await ben.play(add(2));
  await ben.request('chat', { text: 'Well?' });
  failures.evolve = 3;
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.notices.length > 0 && watcher.heard.length === 1);
  expect(watcher.notices.map(({ code }) => code)).toEqual(['NOT_SHOWN']);
  expect([watcher.seq, failures.evolve]).toEqual([0, 0]);
  delayed.pass(id, 6);
  await until(() => watcher.seq === 2);
  expect([sumOf(watcher), watcher.hashes.get(2)]).toEqual([3, ann.hashes.get(2)]);
});

test("a gallery that can't be opened keeps no player out, and opens a little later", async () => {
  const { id, ann, ben, tokens } = await delayed.match();
  await ann.play(add(1));
  await Promise.all([ann.leave(), ben.leave()]);
  await until(() => roomOf(delayed.server, id) === undefined);
  delayed.turn(DELAY + 1);
  // The players' table is built before that of spectators.
  failures = { see: 0, evolve: 1, spared: 1 };
  const back = await delayed.join(id, tokens[1]);
  const watcher = await delayed.join(id);
  expect([failures.evolve, watcher.seq]).toEqual([0, 0]);
  await until(() => watcher.notices.some(({ code }) => code === 'NOT_SHOWN'));
  expect(await back.play(add(2))).toEqual({ ok: true, seq: 2 });
  delayed.pass(id, 6);
  await until(() => watcher.seq === 1);
  expect(sumOf(watcher)).toBe(1);
});

test('spectators do not notice that a move of the players failed', async () => {
  const { id, ann } = await delayed.match();
  const watcher = await delayed.join(id);
  await settled();
  const frames = framesTo(watcher);
  expect(await ann.play({ type: 'break', where: 'resolve' })).toMatchObject({ code: 'MISHAP' });
  await until(() => ann.notices.length === 1);
  await settled();
  expect([frames(), watcher.notices]).toEqual([0, []]);
});
