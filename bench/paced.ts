/** Load at the pace of people: every match makes a move at a fixed interval, whether the server is quick or slow. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Act } from './closed-loop';
import { percentile } from './closed-loop';
import { rounded } from './live';

/** The waiting times of players. */
export interface Waits {
  readonly intents: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** A summary of many waits, in milliseconds. */
export function waitsOf(all: readonly number[]): Waits {
  const sorted = Float64Array.from(all).sort();
  const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map((share) => rounded(percentile(sorted, share))) as [
    number,
    number,
    number,
  ];
  return { intents: sorted.length, p50Ms, p95Ms, p99Ms };
}

/**
 * Runs every act once each `everyMs`, at evenly spread moments, for `seconds`. A wait counts from the moment at which the move
 * was due, so that a stall counts for every move that it delayed. Returns all waits; throws what an act throws.
 */
export async function paced(acts: readonly Act[], everyMs: number, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const player = async (act: Act, i: number): Promise<void> => {
    for (let due = began + (everyMs * i) / acts.length; due < end; due += everyMs) {
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      await act();
      waits.push(performance.now() - due);
    }
  };
  await Promise.all(acts.map(player));
  return waits;
}
