import { Heartbeat } from './heartbeat';

const BEAT_MS = 2500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A room that answers as long as it lives. */
function room() {
  const state = { alive: true, left: 0 };
  return {
    state,
    ping: (answered: (ms: number) => void) => state.alive && answered(1),
    leave: async () => void state.left++,
  };
}

test('a connection on which two beats stay unanswered is dead, and one that answers is not', () => {
  const [one, heartbeat, dead] = [room(), new Heartbeat(), jest.fn()];
  heartbeat.listen(one, dead);
  jest.advanceTimersByTime(20 * BEAT_MS);
  expect(dead).not.toHaveBeenCalled();
  one.state.alive = false;
  jest.advanceTimersByTime(2 * BEAT_MS);
  expect(dead).not.toHaveBeenCalled();
  jest.advanceTimersByTime(BEAT_MS);
  expect(dead).toHaveBeenCalledTimes(1);
  expect(one.state.left).toBe(1);
  heartbeat.stop();
});

test('a heartbeat that was stopped reports nothing', () => {
  const [one, heartbeat, dead] = [room(), new Heartbeat(), jest.fn()];
  one.state.alive = false;
  heartbeat.listen(one, dead);
  heartbeat.stop();
  jest.advanceTimersByTime(20 * BEAT_MS);
  expect(dead).not.toHaveBeenCalled();
});
