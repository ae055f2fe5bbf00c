import type { GameReplay } from './game-replay';
import { actsOf } from './keys';
import { EMPTY } from './state';

const CARDS = { follows: false, losses: false } as GameReplay;
const BOARD = { follows: true, losses: true, hints: {}, review: {}, Luck: () => null } as unknown as GameReplay;
const phased = { phases: [{ name: 'Shooting', side: 'army' }] } as unknown as NonNullable<typeof EMPTY.cast>;
const open = { closed: false } as unknown as NonNullable<typeof EMPTY.head>;

test('the keys of a game without phases, losses, camera, luck and advice are those of the film', () => {
  expect(actsOf(CARDS, EMPTY)).toEqual(['play', 'move', 'turn', 'moments', 'ends', 'speed', 'proof']);
});

test('a game with all of it, in a match that can go on and at which something was said, has every key', () => {
  const talk = { ...EMPTY.talk, moments: [{ n: 3 }] } as unknown as typeof EMPTY.talk;
  const acts = actsOf(BOARD, { cast: phased, talk, head: open });
  expect(acts).toEqual(expect.arrayContaining(['phase', 'loss', 'talk', 'camera', 'hint', 'review', 'luck', 'fork']));
  expect(acts).toHaveLength(15);
});
