import type { Timer } from '@dwo/kernel';
import { clocksFor } from './clocks-for';
import { TimerClocks } from './timer-clocks';

const clock = (id: string, seats: number[], seconds = 10, running = true): Timer => ({ id, seats, seconds, running });

test('a clock runs or stands as its timer says, and keeps its time while it stands', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('phase', [0])], 1_000);
  expect(clocks.next()).toBe(11_000);
  expect(clocks.faces().get('phase')).toEqual({ seats: [0], deadline: 11_000, remaining: null, total: 10_000 });
  clocks.set([clock('phase', [0], 10, false), clock('answer', [1], 20)], 4_000);
  expect(clocks.faces().get('phase')).toEqual({ seats: [0], deadline: null, remaining: 7_000, total: 10_000 });
  expect(clocks.next()).toBe(24_000);
  clocks.set([clock('phase', [0])], 9_000);
  expect([...clocks.faces()]).toEqual([['phase', { seats: [0], deadline: 16_000, remaining: null, total: 10_000 }]]);
});

test('another id is another clock', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('phase-1', [0])], 0);
  clocks.set([clock('phase-2', [0], 5)], 9_000);
  expect([...clocks.faces()]).toEqual([['phase-2', { seats: [0], deadline: 14_000, remaining: null, total: 5_000 }]]);
});

test('TABLE-6 teammates share one clock, and a returning player finds the time that is left', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('phase', [1, 2], 240)], 0);
  clocks.set([clock('phase', [2], 240)], 1_000);
  expect(clocks.set([clock('phase', [1, 2], 240)], 239_000)).toBe(true);
  expect(clocks.due(239_999)).toEqual([]);
  expect(clocks.due(240_000)).toEqual([{ id: 'phase', seats: [1, 2] }]);
});

test('DW-R-17 every question to one seat has its own clock', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('a', [0], 20)], 0);
  clocks.set([clock('a', [0], 20), clock('b', [0], 20)], 5_000);
  expect(clocks.next()).toBe(20_000);
  clocks.set([clock('b', [0], 20)], 20_000);
  expect(clocks.next()).toBe(25_000);
});

test('a clock does not run out while no seat owes a decision under it', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('phase', [])], 0);
  expect([clocks.next(), clocks.due(99_000)]).toEqual([null, []]);
});

test('a seat whose time is up is due', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('a', [1], 3), clock('b', [2], 5)], 0);
  expect(clocks.due(2_999)).toEqual([]);
  expect(clocks.due(3_000)).toEqual([{ id: 'a', seats: [1] }]);
  expect(clocks.due(60_000)).toEqual([
    { id: 'a', seats: [1] },
    { id: 'b', seats: [2] },
  ]);
});

test('after a pause, running clocks have the time they had before', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('a', [0]), clock('b', [1], 5)], 0);
  clocks.set([clock('a', [0]), clock('b', [1], 5, false)], 2_000);
  clocks.resumeAt(1_000_000);
  expect(clocks.faces().get('a')).toEqual({ seats: [0], deadline: 1_008_000, remaining: null, total: 10_000 });
  expect(clocks.faces().get('b')).toEqual({ seats: [1], deadline: null, remaining: 3_000, total: 5_000 });
});

test('a decision that is undone after its clock ended gets the time that was left, not the full time', () => {
  const clocks = new TimerClocks();
  clocks.set([clock('phase-1', [0])], 0);
  clocks.set([clock('phase-2', [1])], 7_000);
  clocks.set([clock('phase-1', [0])], 9_000);
  expect(clocks.next()).toBe(12_000);
});

test('without times nothing runs; in correspondence time runs even while nobody has the match open', () => {
  const none = clocksFor({ kind: 'none' }, 2);
  none.set([clock('phase', [0])], 0);
  expect([none.next(), none.faces().size]).toEqual([null, 0]);
  const days = clocksFor({ kind: 'correspondence', days: 3 }, 2);
  days.set([clock('phase', [0])], 1_000);
  days.resumeAt(500_000);
  expect(days.next()).toBe(1_000 + 3 * 86_400_000);
  expect(days.deadlineOf(0)).toBe(1_000 + 3 * 86_400_000);
  expect(days.deadlineOf(1)).toBeNull();
});

test('in correspondence the times in which no server served do not count', () => {
  const HOUR_MS = 3_600_000;
  const pause = { from: 10 * HOUR_MS, to: 80 * HOUR_MS };
  const served = (at: number) => at - Math.max(0, Math.min(at, pause.to) - pause.from);
  const calendar = (time: number) => (time >= pause.from ? time + pause.to - pause.from : time);
  const clocks = clocksFor({ kind: 'correspondence', days: 1 }, 2, { served, calendar });
  clocks.set([{ id: 'turn', seats: [0], seconds: 60, running: true }], 4 * HOUR_MS);
  clocks.resumeAt(81 * HOUR_MS);
  expect(clocks.due(81 * HOUR_MS)).toEqual([]);
  expect(clocks.next()).toBe(98 * HOUR_MS);
  expect(clocks.deadlineOf(0)).toBe(98 * HOUR_MS);
  expect(clocks.faces().get('turn')).toMatchObject({ deadline: 98 * HOUR_MS });
  expect(clocks.due(98 * HOUR_MS)).toEqual([{ id: 'turn', seats: [0] }]);
});
