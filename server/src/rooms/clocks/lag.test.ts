import { EventEmitter } from 'node:events';
import { Line, Quota, type Socket } from './lag';

test('the latency of a connection is the mean of its latest four pongs', () => {
  jest.useFakeTimers();
  const pings: Buffer[] = [];
  const events = new EventEmitter();
  const socket = Object.assign(events, { readyState: 1, ping: (data: Buffer) => void pings.push(data) });
  let now = 1_000;
  const line = new Line(socket as Socket, () => now);
  expect(line.ms).toBe(0);
  events.emit('pong', Buffer.from(''));
  expect(line.ms).toBe(0);
  for (const ms of [400, 100, 100, 100, 100]) {
    const ping = pings.at(-1);
    now += ms;
    events.emit('pong', ping);
    jest.advanceTimersByTime(2_000);
  }
  expect(line.ms).toBe(100);
  line.close();
  expect(events.listenerCount('pong')).toBe(0);
  jest.useRealTimers();
});

test('the time given back is bounded, and the bound grows a little with each intent', () => {
  const quota = new Quota();
  const given: number[] = [];
  for (let i = 0; i < 6; i++) {
    const ms = quota.grant(0, 700);
    quota.spend(0, ms);
    given.push(ms);
  }
  expect(given).toEqual([700, 550, 250, 250, 250, 250]);
  expect(quota.grant(1, 80)).toBe(80);
});
