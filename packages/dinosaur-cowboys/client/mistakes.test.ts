import { MISTAKE_OF } from './mistakes';

test('DC-TRN-5 only a unit that came too early is a mistake of order, and no re-roll', () => {
  const order = Object.entries(MISTAKE_OF).flatMap(([cause, kind]) => (kind === 'order' ? [cause] : []));
  expect(order).toEqual(['wrong-unit']);
});
