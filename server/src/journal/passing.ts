/** Which failures of PostgreSQL pass, so that the same can be asked again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../failure';
import { Fenced, HeldElsewhere, Unreachable, Unsure } from './journal';

/** Shortest and longest pause between two tries. */
const FIRST_MS = 50;
const LONGEST_MS = 1_000;

/** The errors of a PostgreSQL that is going down, coming up, in the hands of a standby, in a deadlock or too slow. */
const PASSING = /^(08|57P|40001|40P01|57014|53300|25P0[23]|25006|XX)/;
/** The messages of the system and the library about broken connections. */
const BROKEN = /connection|connect$|timeout|timed out|not answered|socket/i;

/** Whether asking again may help. */
export function isPassing(error: unknown): boolean {
  const { code, errors, message } = error as { readonly code?: unknown; readonly errors?: unknown; message?: unknown };
  if (Array.isArray(errors)) return errors.some(isPassing);
  if (typeof code !== 'string') return BROKEN.test(String(message));
  return /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code) ? PASSING.test(code) : code.startsWith('E');
}

/**
 * Does what may be done twice until it succeeds, fails for good, or `patienceMs` are over. `tries` counts what went before.
 * Rejects with what failed for good if nothing can have been written, with `Unsure` otherwise.
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

/** The same for what only reads: `Unreachable` when patience is over. */
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
