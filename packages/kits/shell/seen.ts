/** The last entry of each match that this device has shown, for the matches opened last. */
import { recall, remember } from './storage';

const KEY = 'dino-wars.seen';
const KEPT = 60;

type Seen = readonly (readonly [match: string, seq: number])[];

/** The number of the last entry shown; null for a match that was never open here. */
export function recallSeen(matchId: string): number | null {
  return all().find(([id]) => id === matchId)?.[1] ?? null;
}

export function rememberSeen(matchId: string, seq: number): void {
  const others = all().filter(([id]) => id !== matchId);
  remember(KEY, JSON.stringify([[matchId, seq], ...others].slice(0, KEPT)));
}

function all(): Seen {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Seen[number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
