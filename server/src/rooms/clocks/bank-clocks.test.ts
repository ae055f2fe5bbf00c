import type { Timer } from '@dwo/kernel';
import { clocksFor } from './clocks-for';

const LIVE = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;
const owes = (id: string, seats: number[], running = true): Timer => ({ id, seats, seconds: 240, running });
const leftOf = (clocks: ReturnType<typeof clocksFor>, seat: number) => {
  const { deadline, remaining } = clocks.faces().get(`bank/${seat}`) ?? {};
  return { deadline, remaining };
};

test('a bank runs while its seat owes a decision, and every decision pays the increment once', () => {
  const clocks = clocksFor(LIVE, 2);
  clocks.set([owes('a', [0])], 0);
  expect(leftOf(clocks, 0)).toEqual({ deadline: 60_000, remaining: null });
  expect(leftOf(clocks, 1)).toEqual({ deadline: null, remaining: 60_000 });
  clocks.set([owes('b', [1])], 20_000);
  expect(leftOf(clocks, 0)).toEqual({ deadline: null, remaining: 45_000 });
  expect(leftOf(clocks, 1)).toEqual({ deadline: 80_000, remaining: null });
  clocks.set([owes('a', [0])], 30_000);
  clocks.set([owes('c', [1])], 40_000);
  expect(leftOf(clocks, 0)).toEqual({ deadline: null, remaining: 35_000 });
});

test('while the timer of a phase stands, so does the bank of the seat that acts in it', () => {
  const clocks = clocksFor(LIVE, 2);
  clocks.set([owes('phase', [0])], 0);
  clocks.set([owes('phase', [0], false), owes('answer', [1])], 10_000);
  expect(leftOf(clocks, 0)).toEqual({ deadline: null, remaining: 50_000 });
  clocks.set([owes('phase', [0])], 14_000);
  expect(leftOf(clocks, 0)).toEqual({ deadline: 64_000, remaining: null });
  expect(leftOf(clocks, 1)).toEqual({ deadline: null, remaining: 61_000 });
});

test('network lag is given back, but never more than has run', () => {
  const clocks = clocksFor(LIVE, 2);
  clocks.set([owes('a', [0])], 0);
  clocks.set([owes('a', [0])], 10_000, { seat: 0, ms: 400 });
  expect(leftOf(clocks, 0).deadline).toBe(60_400);
  clocks.set([owes('a', [0])], 10_100, { seat: 0, ms: 400 });
  expect(leftOf(clocks, 0).deadline).toBe(60_500);
  clocks.set([owes('a', [0])], 20_000, { seat: 1, ms: 400 });
  expect(leftOf(clocks, 0).deadline).toBe(60_500);
});

test('at zero the oldest decision that a seat owes is due, then the next', () => {
  const clocks = clocksFor({ ...LIVE, incrementSeconds: 0 }, 2);
  clocks.set([owes('a', [0])], 0);
  clocks.set([owes('new', [0]), owes('a', [0])], 1_000);
  expect(clocks.next()).toBe(60_000);
  expect(clocks.due(59_999)).toEqual([]);
  expect(clocks.due(60_000)).toEqual([{ id: 'a', seats: [0] }]);
  clocks.set([owes('new', [0])], 60_000);
  expect(clocks.due(60_000)).toEqual([{ id: 'new', seats: [0] }]);
  clocks.set([owes('b', [1])], 60_001);
  expect(clocks.due(60_001)).toEqual([]);
});

test('a decision that was undone pays no second increment', () => {
  const clocks = clocksFor(LIVE, 2);
  clocks.set([owes('a', [0])], 0);
  clocks.set([owes('b', [1])], 1_000);
  clocks.set([owes('a', [0])], 1_000);
  clocks.set([owes('b', [1])], 1_000);
  expect(leftOf(clocks, 0).remaining).toBe(64_000);
});

test('no time passes while nobody has the match open', () => {
  const clocks = clocksFor(LIVE, 2);
  clocks.set([owes('a', [0])], 10_000);
  clocks.resumeAt(900_000);
  expect(clocks.deadlineOf(0)).toBe(960_000);
});
