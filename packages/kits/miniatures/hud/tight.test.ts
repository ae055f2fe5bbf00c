/** The column beside the table, by the heights of its cards. */
import { tightOf } from './tight';

const column = { room: 600, gap: 12, cards: [100, 200], dice: 60 };

test('with room for all of them log and dice stay', () => {
  expect(tightOf(column)).toBe('');
});

test('cards that need its room take it from the log first, which keeps its last lines, and hidden ones need none', () => {
  expect(tightOf({ ...column, cards: [100, 200, 90] })).toBe('log');
  expect(tightOf({ ...column, cards: [100, 200, 0, 0, 0] })).toBe('');
});

test('only where that is not enough the dice leave too', () => {
  expect(tightOf({ ...column, cards: [100, 114, 200] })).toBe('log');
  expect(tightOf({ ...column, cards: [100, 115, 200] })).toBe('both');
});
