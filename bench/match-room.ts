/** The product's own server with its journal, without the limits on what one client may send. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from '@dwo/server';
import { GAMES } from '@dwo/shelf/server';
import { watchStalls } from './stalls';

const MANY = 1e9;

/** Heap and buffers in use after thorough garbage collection, in bytes. */
async function memoryInUse(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await sleep(200);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dwo-bench-'));
  const limits = {
    messagesPerSecond: MANY,
    messageBurst: MANY,
    intentsPerMinute: MANY,
    intentBurst: MANY,
    intentsPerSeat: MANY,
    deedsPerMinute: MANY,
    deedBurst: MANY,
    deedsPerMatch: MANY,
    mostRefused: MANY,
    matchesPerMinute: MANY,
    matchesPerDay: MANY,
    callsPerMinute: MANY,
    joinsPerMinute: MANY,
    socketsPerAddress: MANY,
    connectionsPerAddress: MANY,
    matchesPerAddress: MANY,
    connectionsPerMatch: MANY,
    placesPerAddress: MANY,
  };
  const server = await createServer({ port: 0, address: '127.0.0.1', dataDir, games: GAMES, limits });
  process.on('disconnect', () => {
    server.close().finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  });
  const stalls = watchStalls();
  process.on('message', (message) => {
    if (message === 'stalls') process.send?.({ stalls: stalls() });
    if (message === 'memory') void memoryInUse().then((memory) => process.send?.({ memory }));
  });
  process.send?.({ port: server.port });
}

void main();
