import { setTimeout as sleep } from 'node:timers/promises';
import { paced, waitsOf } from '../../bench/paced';
import { watchStalls, worst } from '../../bench/stalls';

function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test('a process that stands still is told, once', async () => {
  const stalls = watchStalls();
  await sleep(50);
  stalls();
  await sleep(50);
  block(300);
  await sleep(50);
  expect(stalls().loopMostMs).toBeGreaterThan(200);
  expect(stalls().loopMostMs).toBe(0);
});

test('of several processes the worst counts', () => {
  const calm = { loopP99Ms: 1, loopMostMs: 2, pauseMostMs: 30, pausesMs: 40 };
  const late = { loopP99Ms: 10, loopMostMs: 20, pauseMostMs: 3, pausesMs: 4 };
  expect(worst([calm, late])).toEqual({ loopP99Ms: 10, loopMostMs: 20, pauseMostMs: 30, pausesMs: 40 });
});

test('a wait counts from the moment at which the move was due, and percentiles are those of all waits', async () => {
  const slow = async () => {
    await sleep(60);
    return true;
  };
  const waits = await paced([slow], 20, 0.1);
  expect(waits).toHaveLength(5);
  expect(waits.at(-1)).toBeGreaterThan(150);
  expect(waitsOf(Array.from({ length: 100 }, (_, i) => i))).toEqual({ intents: 100, p50Ms: 50, p95Ms: 95, p99Ms: 99 });
});
