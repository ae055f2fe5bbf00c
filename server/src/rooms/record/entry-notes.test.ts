import { readNote, withNote } from './entry-notes';

test.each([
  [null, 0, 0, null],
  ['wish-1', 0, 0, 'wish-1'],
  [null, 120, 0, '+120+0'],
  ['wish_1', 3, 86_400_000, 'wish_1+3+86400000'],
])('%j with %i of lag and %i of sleep is recorded as %j and read back', (wishId, lagMs, sleptMs, recorded) => {
  expect(withNote(wishId, { lagMs, sleptMs })).toBe(recorded);
  expect(readNote(recorded)).toEqual({ wishId, note: { lagMs, sleptMs } });
});
