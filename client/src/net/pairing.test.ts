import { Pairing } from './pairing';

const state = { round: 1 };

test('a batch is complete when state and events are here, in whatever order they came', () => {
  const pairing = new Pairing();
  pairing.restart(3);
  pairing.addEvents(4, []);
  expect(pairing.take()).toEqual([]);
  pairing.addState(4, state);
  expect(pairing.take().map((batch) => batch.seq)).toEqual([4]);
  pairing.addState(5, state);
  pairing.addState(6, state);
  pairing.addEvents(6, []);
  expect(pairing.take()).toEqual([]);
  pairing.addEvents(5, []);
  expect(pairing.take().map((batch) => batch.seq)).toEqual([5, 6]);
});

test('events older than the first state are left out', () => {
  const pairing = new Pairing();
  pairing.restart(7);
  pairing.addEvents(7, []);
  pairing.addState(7, state);
  expect(pairing.take()).toEqual([]);
  expect(pairing.overdue()).toBeNull();
});

test('the newest state whose events never come is overdue', () => {
  const pairing = new Pairing();
  pairing.restart(0);
  pairing.addState(1, state);
  pairing.addState(2, state);
  expect(pairing.overdue()?.seq).toBe(2);
  pairing.restart(2);
  expect(pairing.overdue()).toBeNull();
});
