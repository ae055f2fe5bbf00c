import type { BoxLid, GameBox } from '../game-client';
import { homeName, homeOf } from './box';

type Labelled = Pick<GameBox, 'id' | 'title' | 'lid'>;

test('the way home is named after where it leads: the toy box, or the front page of a game', () => {
  const first: Labelled = { id: 'first', title: 'First!' };
  const other: Labelled = { id: 'other', title: 'Other', lid: {} as BoxLid };
  expect([homeName(first), homeOf(first).page]).toEqual(['Toy box', 'title']);
  expect([homeName(other), homeOf(other).page]).toEqual(['Other', 'game']);
});
