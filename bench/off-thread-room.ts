/**
 * The durable bare room with its journal in a worker: the main thread gathers a group as the group commit does, hands it over,
 * and fills the next while the worker writes and syncs. Measured against the other one, to see whether a thread of its own is
 * faster.
 */
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { serveBareRoom } from './bare';
import { entriesOfBattle } from './entries';
import type { Entry } from './frozen/entries';
import { scratchFolder } from './scratch-folder';

/** As in the group commit. */
const ENOUGH = 32;
const PATIENCE_MS = 0.3;

interface Job {
  readonly entry: Entry;
  readonly resolve: () => void;
}

const worker = new Worker(join(__dirname, 'off-thread-journal.js'), {
  workerData: join(scratchFolder(), 'journal.sqlite'),
});
worker.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
const next = entriesOfBattle();
let jobs: Job[] = [];
let underway: readonly Job[] = [];
let busy = false;
let latest = 0;

async function handOver(): Promise<void> {
  busy = true;
  const until = performance.now() + PATIENCE_MS;
  for (let before = 0; jobs.length < ENOUGH; ) {
    const { length } = jobs;
    if (length === before && (length >= latest / 2 || performance.now() >= until)) break;
    before = length;
    await turn();
  }
  latest = jobs.length;
  underway = jobs;
  jobs = [];
  worker.postMessage(underway.map(({ entry }) => entry));
}

worker.on('message', () => {
  const written = underway;
  busy = jobs.length > 0;
  if (busy) void handOver();
  for (const { resolve } of written) resolve();
});

serveBareRoom(
  (match) =>
    new Promise((resolve) => {
      jobs.push({ entry: next(match), resolve });
      if (!busy) void handOver();
    }),
);
