/** Tells temporary failures of PostgreSQL from permanent ones, and retries. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../failure';
import { Fenced, HeldElsewhere, Unreachable, Unsure } from './journal';

/** The shortest and the longest pause between two tries. */
const FIRST_MS = 50;
const LONGEST_MS = 1_000;

/**
 * SQLSTATE codes of temporary errors: connection loss, shutdown or start, a standby, a deadlock, a timeout, an internal
 * error.
 */
const PASSING = /^(08|57P|40001|40P01|57014|53300|25P0[23]|25006|XX)/;
/** Matches messages of the operating system and of `pg` about broken connections. */
const BROKEN = /connection|connect$|timeout|timed out|not answered|socket/i;

/** Whether the error is temporary, so that a retry may succeed. */
export function isPassing(error: unknown): boolean {
  const { code, errors, message } = error as { readonly code?: unknown; readonly errors?: unknown; message?: unknown };
  if (Array.isArray(errors)) return errors.some(isPassing);
  if (typeof code !== 'string') return BROKEN.test(String(message));
  return /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code) ? PASSING.test(code) : code.startsWith('E');
}

/**
 * Retries work that is safe to repeat until it succeeds, fails permanently or `patienceMs` are over. `tries` is the number of
 * earlier tries. Rejects with the permanent error if nothing can have been written; otherwise with `Unsure`.
 */
export async function insist<T>(patienceMs: number, work: (tries: number) => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    try {
      return await work(tries);
    } catch (error) {
      if (error instanceof Fenced || error instanceof HeldElsewhere) throw error;
      if (!isPassing(error)) {
        if (tries === 0) throw error;
        throw new Unsure(messageOf(error));
      }
      if (performance.now() > end) throw new Unsure(messageOf(error));
      await sleep(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));
    }
  }
}

/** Retries work that only reads. Rejects with `Unreachable` when `patienceMs` are over, or with the permanent error. */
export async function insistOnReading<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() > end) throw new Unreachable(messageOf(error));
      await sleep(Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));
    }
  }
}
