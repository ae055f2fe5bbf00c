import { costOfOrders } from './orders-cost';

test('the measured phase carries out the orders of every figure that can follow one', () => {
  const { hold, keep, follow } = costOfOrders(22, 1);
  // The lead has moved before.
  expect([keep.orders, follow.orders]).toEqual([21, 21]);
  expect(hold.orders).toBeGreaterThan(11);
});
