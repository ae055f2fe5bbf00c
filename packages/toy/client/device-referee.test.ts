/** Tests the referee of matches on a device: each wish is played once, however often the page sends it. */

import type { LocalMatch } from '@dwo/kits/local/match';
import { MemoryBook } from '@dwo/kits/local/memory-book';
import { DeviceReferee } from '@dwo/kits/local/referee';
import type { Game } from '@dwo/shared';
import type { State } from '../rules';
import { tarPitGame } from '../wire';

const game = tarPitGame as Game;
const ID = 'device-0123456789abcdef';
const seats = ['left', 'right'].map((label) => ({ name: label, label, bot: false, strength: null }));
const computer = { name: 'Computer', label: 'right', bot: true, strength: null };

/** A new match; nobody but the person at the device decides in it, unless others are given. */
async function begun(others = seats): Promise<MemoryBook> {
  const book = new MemoryBook();
  const { id, version } = game.rules;
  const match: LocalMatch = {
    ...{
      id: ID,
      game: id,
      version,
      preset: '',
      options: { layS: null },
      random: new Uint8Array(32).fill(3),
      seats: others,
    },
    ...{ seat: 0, passing: false, begunAt: 1, lastAt: 1, endedAt: null, seq: 0, awaited: [0, 1], outcome: null },
  };
  await book.add(match);
  return book;
}

async function opened(book: MemoryBook) {
  const referee = new DeviceReferee(game);
  const opening = await referee.open(ID, () => {}, book);
  const hand = (opening?.view as State | undefined)?.secrets[0]?.hand ?? [];
  return { referee, opening, lay: { type: 'lay', card: hand[0] ?? 0 } };
}

test('a wish that is sent twice is played once, one after the other and both at once', async () => {
  const book = await begun();
  const { referee, lay } = await opened(book);
  const both = await Promise.all([referee.play(lay, 'wish'), referee.play(lay, 'wish')]);
  expect(both).toEqual([{ seq: 1 }, { seq: 1 }]);
  expect(await referee.play(lay, 'wish')).toEqual({ seq: 1 });
  expect(await book.entries(ID)).toHaveLength(1);
  expect(await referee.play(lay, 'another wish')).toMatchObject({ refusal: expect.anything() });
});

test('a referee that opens the match again knows what was played', async () => {
  const book = await begun();
  const { referee, lay } = await opened(book);
  await referee.play(lay, 'wish');
  const again = await opened(book);
  expect(again.opening?.seq).toBe(1);
  expect(await again.referee.play(lay, 'wish')).toEqual({ seq: 1 });
  expect(await book.entries(ID)).toHaveLength(1);
});

test('a computer does not move before the person sees the table', async () => {
  const book = await begun([...seats.slice(0, 1), computer]);
  const { referee } = await opened(book);
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await book.entries(ID)).toEqual([]);
  referee.arrive();
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect(await book.entries(ID)).toHaveLength(1);
});

test('a wish that was refused can be sent again', async () => {
  const book = await begun();
  const { referee, lay } = await opened(book);
  const unheld = { ...lay, card: 99 };
  expect(await referee.play(unheld, 'wish')).toMatchObject({ refusal: expect.anything() });
  expect(await referee.play(lay, 'wish')).toEqual({ seq: 1 });
});
