import { MISTAKE_OF } from './mistakes';

test('DC-TRN-5 a unit or a move that came too early is a mistake of order, and no re-roll is', () => {
  const order = Object.entries(MISTAKE_OF).flatMap(([cause, kind]) => (kind === 'order' ? [cause] : []));
  expect(order).toEqual(['wrong-unit', 'moved-first', 'attacked-first']);
});
