import type { BoxLid, GameBox } from '../game-client';
import { homeName } from './home-name';

type Labelled = Pick<GameBox, 'title' | 'lid'>;

test('the way home is named after where it leads: the toy box, or the front page of a game', () => {
  const first: Labelled = { title: 'First!' };
  const other: Labelled = { title: 'Other', lid: {} as BoxLid };
  expect(homeName(first)).toBe('Toy box');
  expect(homeName(other)).toBe('Other');
});
