/** Tests mirror matches on this device: both halves by the same counting as at a server, in pairs of rematches. */
import { keysFrom, type Outcome, recordingWith, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { skirmish } from '../miniatures/testing/rules';
import { localHalves } from './halves';
import type { LocalMatch } from './match';
import { MemoryBook } from './memory-book';
import { useBook } from './store';

const labels = ['red', 'blue'];
const game = { rules: skirmish, chairs: () => labels } as unknown as Game;
const random = new Uint8Array(32).fill(5);
const book = new MemoryBook();
beforeAll(() => useBook(book));

/** A match of the person in a seat that is over, or still played (null). */
async function played(id: string, seat: number, winner: number | null, part: Partial<LocalMatch> = {}): Promise<void> {
  const outcome: Outcome | null = winner === null ? null : { winners: [winner], rule: 'X', facts: {} };
  const seats = labels.map((label, at) => ({
    name: at === seat ? 'Ann' : 'Computer',
    label,
    bot: at !== seat,
    strength: null,
  }));
  await book.add({
    ...{
      id,
      game: skirmish.id,
      version: skirmish.version,
      preset: '',
      options: {},
      random,
      seats,
      seat,
      passing: false,
    },
    ...{ begunAt: 1, lastAt: 1, endedAt: outcome && 2, seq: 0, awaited: [], outcome },
    ...part,
  } as LocalMatch);
  if (outcome === null) return;
  const record = recordingWith<Tagged, unknown>(skirmish as never, {}, keysFrom(skirmish as never, {}, random), [
    null,
    null,
  ]);
  await book.keepRecord({ ...record, id, players: [], preset: '', begunAt: 1, endedAt: 2 } as never);
}

test('a rematch from the other seat is the second half, and the one after it begins another pair', async () => {
  await played('one', 0, 0);
  expect(await localHalves(game, 'one')).toMatchObject({
    half: 1,
    first: { result: { wins: [1, 0] } },
    second: null,
    total: null,
  });
  await played('two', 1, null, { after: 'one' });
  expect(await localHalves(game, 'one')).toMatchObject({ second: { id: 'two', stage: 'playing' }, total: null });
  await played('two', 1, 1, { after: 'one' });
  await played('three', 0, 1, { after: 'two' });
  for (const [id, half] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    expect(await localHalves(game, id)).toMatchObject({
      ...{ half, people: [{ name: 'Ann', bot: false }, { bot: true }], second: { labels: ['blue', 'red'] } },
      total: { wins: [2, 0], winner: 0, by: 'wins' },
    });
  }
  expect(await localHalves(game, 'three')).toMatchObject({ half: 1, first: { id: 'three' }, second: null });
});

test('another battle, the same seat, or sides that are alike make no second half', async () => {
  await played('first', 0, 0);
  await played('same-seat', 0, 0, { after: 'first' });
  expect(await localHalves(game, 'same-seat')).toMatchObject({ half: 1 });
  await played('other', 1, 0, { after: 'first', options: { wide: 1 } });
  expect(await localHalves(game, 'other')).toMatchObject({ half: 1, first: { id: 'other' } });
  expect(await localHalves({ ...game, sidesAlike: () => true } as Game, 'first')).toBeNull();
  expect(await localHalves(game, 'unknown')).toBeNull();
});
