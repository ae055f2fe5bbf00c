/** Keeps a match's log over a reload of the page; the server tells the state, not the story so far. */
import type { LogEntry } from '../hud/words/log-entry';

const KEPT = 400;

/** The log this tab had of a match; null if it had none. */
export function recallLog(matchId: string): readonly LogEntry[] | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(matchId)) ?? 'null');
    return Array.isArray(value) ? (value as LogEntry[]) : null;
  } catch {
    return null;
  }
}

/** Remembers the last entries of a log. */
export function rememberLog(matchId: string, log: readonly LogEntry[]): void {
  try {
    window.sessionStorage.setItem(keyOf(matchId), JSON.stringify(log.slice(-KEPT)));
  } catch {
    // Full or forbidden: the log starts anew after a reload.
  }
}

function keyOf(matchId: string): string {
  return `dino-wars.log.${matchId}`;
}
