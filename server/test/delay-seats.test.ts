/** Tests seats that change hands in a match with a delay, and when spectators learn of it. */
import type { Frozen } from '@dwo/kernel';
import type { ToyState } from '@dwo/kernel/testing';
import { type Game, MOVED } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import { add, DELAY, Delayed, end, framesTo, settled, sumOf } from './delayed';
import { newMatch, Person, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const cards = toyWire as Game;
const delayed = new Delayed(tally, { games: [tally, cards] });
const joinCards = (id: string, token?: string) => Person.join(delayed.server, cards, id, token);
const handOf = ({ state }: Person, seat: number) => (state as Frozen<ToyState>).secrets[seat]?.hand ?? null;

test('spectators see who was present after the delay', async () => {
  const { id, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  const connected = () => watcher.room.state.chairs.map((chair) => chair.connected);
  await settled();
  const frames = framesTo(watcher);
  await ben.leave();
  await settled();
  expect([frames(), connected()]).toEqual([0, [true, true]]);
  delayed.pass(id, DELAY + 1);
  await until(() => connected()[1] === false);
});

test('an open seat closes when the match ends, so no answer reveals more than the table', async () => {
  const { id, ann, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  const isOpen = () => watcher.room.state.chairs[1]?.open;
  await ben.request('hand-over', { to: 'watchers' });
  await until(() => isOpen() === true);
  await ann.play(end);
  await until(() => isOpen() === false);
  expect([watcher.stage, watcher.seq]).toEqual(['playing', 0]);
  expect(await watcher.request('stand-in', { seat: 1, name: 'Zoe' })).toMatchObject({ code: 'NOT_OPEN' });
});

test('a window whose seat was taken over can become a substitute, and then sees the match live', async () => {
  const { id, ann, ben, tokens } = await delayed.match();
  const other = await delayed.join(id, tokens[0]);
  await until(() => ann.place === null && other.place === 0);
  await ben.request('hand-over', { to: 'watchers' });
  await other.play(add(4));
  const reply = await ann.request('stand-in', { seat: 1, name: 'Sue' });
  await until(() => ann.closed === MOVED);
  const sue = await delayed.join(id, reply.ok ? reply.token : '');
  await until(() => sue.place === 1);
  expect(sumOf(sue)).toBe(4);
});

test('a lost connection whose seat was taken over does not take it back', async () => {
  const { id, ann, tokens } = await delayed.match();
  Object.assign(ann.room.reconnection, { enabled: true, minUptime: 0, minDelay: 50, delay: 50 });
  ann.room.connection.close();
  const other = await delayed.join(id, tokens[0]);
  await until(() => other.place === 0);
  await until(() => ann.room.connection.isOpen && ann.place === null);
  await settled();
  expect([ann.closed, other.place]).toEqual([null, 0]);
});

test('hidden cards stay hidden from spectators, and a substitute sees those of the seat', async () => {
  const id = await newMatch(delayed.server, {
    game: 'bone-auction',
    preset: 'short',
    visibility: 'open',
    delay: DELAY,
  });
  const players: Person[] = [];
  for (const wish of ['first', 'second', 'third']) {
    const player = await joinCards(id);
    players.push(player);
    await player.sit(wish, wish);
  }
  await until(() => players.every(({ stage }) => stage === 'playing'));
  const [first, , third] = players as [Person, Person, Person];
  const watcher = await joinCards(id);
  const hand = handOf(first, 0);
  expect(hand?.length).toBeGreaterThan(0);
  expect(await first.play({ type: 'note', card: hand?.[0] as number } as never)).toMatchObject({ ok: true });
  delayed.pass(id, DELAY + 1);
  await until(() => watcher.seq === 1);
  expect([0, 1, 2].map((seat) => handOf(watcher, seat))).toEqual([null, null, null]);

  await first.request('hand-over', { to: 'watchers' });
  await until(() => watcher.room.state.chairs[0]?.open === true);
  const reply = await watcher.request('stand-in', { seat: 0, name: 'Sue' });
  await until(() => watcher.closed === MOVED);
  const sue = await joinCards(id, reply.ok ? reply.token : '');
  await until(() => sue.place === 0 && handOf(sue, 0) !== null);
  expect([handOf(sue, 0), handOf(sue, 1), handOf(third, 0)]).toEqual([hand, null, null]);
  const zoe = await joinCards(id);
  expect([handOf(zoe, 0), zoe.seq]).toEqual([null, 1]);
});

test('spectators also see a move that was undone, and its undo after the delay', async () => {
  const { id, ann, ben } = await delayed.match();
  const watcher = await delayed.join(id);
  await ann.play({ type: 'plan', n: 9 });
  await ann.request('ask', { what: 'takeBack', intents: 1 });
  delayed.pass(id, 30);
  expect(await ben.request('answer', { what: 'takeBack', yes: true })).toMatchObject({ ok: true });
  const planOf = (person: Person) => (person.state as unknown as { readonly plan: number }).plan;
  await until(() => ann.seq === 3);
  expect(planOf(ann)).toBe(0);
  delayed.pass(id, DELAY - 25);
  await until(() => watcher.seq === 2);
  await settled();
  expect([planOf(watcher), watcher.room.state.asks.length]).toEqual([9, 1]);
  delayed.pass(id, DELAY);
  await until(() => watcher.seq === 3);
  expect([planOf(watcher), watcher.room.state.asks.length]).toEqual([0, 0]);
  expect(watcher.deeds.map(({ type }) => type)).toEqual(['asked', 'tookBack']);
  expect(watcher.hashes.get(3)).toBe(ann.hashes.get(3));
});
