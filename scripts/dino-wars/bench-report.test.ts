import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Part, type Result, refreshedBenchmark, tables } from '../../bench/report';
import type { Stalls } from '../../bench/stalls';

const page = readFileSync(join(__dirname, '../../docs', 'BENCHMARK.md'), 'utf8');

const stalls = (pauseMostMs: number): Stalls => ({ loopP99Ms: 2, loopMostMs: 9, pauseMostMs, pausesMs: 30 });
const played = { intents: 10, p50Ms: 1, p95Ms: 24, p99Ms: 30, serverCores: 0.5, server: stalls(11), load: stalls(22) };
const idle: Result['idle'] = {
  ...{ live: 20, everyMs: 250, figures: 50, alone: played },
  steps: [{ people: 18_000, ...played, bytesPerPerson: 76_543, residentMb: 1_234 }],
};
const scale: Result['scale'] = {
  ...{ crowdFigures: 200, figures: 50, list: null, most: 2_250, tooMany: null },
  spectators: [{ spectators: 10_000, ...played, joinCpuSeconds: 5, joinCpuMsEach: 1 }],
  matches: [{ matches: 2_250, ...played, bytesPerMatch: 222_222, residentMb: 900 }],
};

test('the page has a place for every part', () => {
  const parts: Part[] = ['live', 'engine', 'odds', 'orders', 'bot', 'memory', 'cluster', 'scale', 'idle', 'threads'];
  for (const part of parts) expect(page).toContain(`<!-- bench:${part} -->`);
});

test('idle people and scale go to their places, with what was measured and nothing else changed', () => {
  const written = refreshedBenchmark(page, { idle, scale });
  expect(written).toContain('| 18,000 | 1 ms | 24 ms | 0.5 cores | 77 KB | 1,234 MB |');
  expect(written).toContain('| 10,000 | 1 ms | 24 ms | 0.5 cores | 1 ms (5 s in all) |');
  expect(written).toContain('| 222 KB | 900 MB | 11 ms, 22 ms | 2 ms, 2 ms |');
  const without = (text: string) => text.replace(/<!-- bench:(idle|scale) -->[\s\S]*?<!-- \/bench/g, '');
  expect(without(written)).toBe(without(page));
});

test('the cost of orders is told as a ratio, with the number of orders', () => {
  const each = { orders: 20, ratio: 5.5 };
  const orders: Result['orders'] = {
    steps: [{ figures: 22, hold: each, go: each, keep: each, follow: { ...each, ratio: 7 } }],
  };
  const row = '| 22 | 5.5 times (20 orders) | 5.5 times (20 orders) | 5.5 times (20 orders) | 7 times (20 orders) |';
  expect(refreshedBenchmark(page, { orders })).toContain(row);
});

test('every row of a table has as many cells as its head', () => {
  for (const text of tables({ idle, scale }).values()) {
    for (const each of text.split('\n\n').filter((block) => block.startsWith('|'))) {
      const cells = each.split('\n').map((line) => line.split('|').length);
      expect(new Set(cells).size).toBe(1);
    }
  }
});
