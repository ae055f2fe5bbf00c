import { type Awaited, Clocks } from './clocks';

const owes = (seat: number, id: string, seconds = 10, running = true): Awaited => {
  return { seat, timer: { id, seconds, running } };
};

test('a clock runs while its seat owes something and stands otherwise', () => {
  const clocks = new Clocks();
  clocks.set([owes(0, 'turn')], 1_000);
  expect(clocks.next()).toBe(11_000);
  expect(clocks.face(0)).toEqual({ deadline: 11_000, remaining: null, total: 10_000 });
  clocks.set([owes(1, 'reaction', 20)], 4_000);
  expect(clocks.face(0)).toEqual({ deadline: null, remaining: 7_000, total: 10_000 });
  expect(clocks.next()).toBe(24_000);
  clocks.set([owes(0, 'turn')], 9_000);
  expect(clocks.face(0)).toEqual({ deadline: 16_000, remaining: null, total: 10_000 });
  expect(clocks.face(1)).toEqual({ deadline: null, remaining: 15_000, total: 20_000 });
});

test('another id is another clock', () => {
  const clocks = new Clocks();
  clocks.set([owes(0, 'phase-1')], 0);
  clocks.set([owes(0, 'phase-2', 5)], 9_000);
  expect(clocks.face(0)).toEqual({ deadline: 14_000, remaining: null, total: 5_000 });
});

test('a timer that stands keeps what is left', () => {
  const clocks = new Clocks();
  clocks.set([owes(0, 'phase')], 0);
  clocks.set([owes(0, 'phase', 10, false)], 4_000);
  expect(clocks.face(0)).toEqual({ deadline: null, remaining: 6_000, total: 10_000 });
  expect(clocks.next()).toBeNull();
  clocks.set([owes(0, 'phase')], 50_000);
  expect(clocks.next()).toBe(56_000);
});

test('who has no timer has no clock, and whose time is up is due', () => {
  const clocks = new Clocks();
  clocks.set([{ seat: 0, timer: null }, owes(1, 'a', 3), owes(2, 'b', 5)], 0);
  expect(clocks.face(0)).toBeNull();
  expect(clocks.due(2_999)).toEqual([]);
  expect(clocks.due(3_000)).toEqual([1]);
  expect(clocks.due(60_000)).toEqual([1, 2]);
});

test('after a pause of everything, what runs has what it had', () => {
  const clocks = new Clocks();
  clocks.set([owes(0, 'a'), owes(1, 'b', 5)], 0);
  clocks.set([owes(0, 'a')], 2_000);
  clocks.resumeAt(1_000_000);
  expect(clocks.face(0)).toEqual({ deadline: 1_008_000, remaining: null, total: 10_000 });
  expect(clocks.face(1)).toEqual({ deadline: null, remaining: 3_000, total: 5_000 });
});
