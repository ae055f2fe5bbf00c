/** The wait for the people of a live match of a tournament. */
import { RollCall } from './roll-call';

const LIVE = { kind: 'live', bankSeconds: 900, incrementSeconds: 0 } as const;
const MINUTE_MS = 60_000;

/** A roll call of two people; `here` holds the places of those who are connected. */
function called(here: Set<number>) {
  let looks = 0;
  const person = { bot: false };
  const call = new RollCall({
    host: { now: () => Date.now() },
    record: { createdAt: Date.now(), terms: LIVE },
    chairs: { all: [person, person] } as never,
    seating: {
      isHere: (which: (guest: never) => boolean) => [...here].some((place) => which({ place } as never)),
    } as never,
    looked: () => {
      looks++;
    },
  });
  return { call, looks: () => looks };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a match begins as soon as both people are here', () => {
  const here = new Set([0]);
  const { call, looks } = called(here);
  call.look();
  expect([call.mayBegin, looks()]).toEqual([false, 0]);
  here.add(1);
  call.look();
  expect([call.mayBegin, looks()]).toEqual([true, 1]);
});

test('a player who stays at the table begins alone after five minutes, without another look by anybody', () => {
  const { call, looks } = called(new Set([1]));
  call.look();
  jest.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect([call.mayBegin, looks()]).toEqual([false, 0]);
  jest.advanceTimersByTime(2);
  expect([call.mayBegin, looks()]).toEqual([true, 1]);
});

test('a match to which nobody comes does not begin, and a room that closes looks no more', () => {
  const empty = called(new Set());
  empty.call.look();
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect([empty.call.mayBegin, empty.looks()]).toEqual([false, 0]);
  const closed = called(new Set([0]));
  closed.call.look();
  closed.call.stop();
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(closed.looks()).toBe(0);
});
