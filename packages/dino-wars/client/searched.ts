/** The ground that the army has searched in the open match, remembered by this browser so that it outlives the page. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { recall, remember } from '@dwo/kits/shell/storage';
import { addSearched } from './tools/search';

const KEY = 'dwo.searched';
/** The number of matches that are remembered. */
const KEPT = 4;

/** A match, its turn when it was last looked at, and the points that had been searched by then. */
type Noted = readonly [match: string, turn: number, points: readonly string[]];

let kept: { readonly match: string; turn: number; last: object | null; readonly seen: Set<string> } | null = null;

/** The points that the army has searched so far in this match; a match that is shown from an earlier turn begins anew. */
export function searchedIn(match: string, state: Frozen<State>): ReadonlySet<string> {
  if (kept === null || kept.match !== match || state.turn < kept.turn) {
    kept = { match, turn: -1, last: null, seen: new Set() };
  }
  if (state.turn > kept.turn) {
    // A table that comes back from an earlier turn knows again what was noted since.
    const noted = all().find(([id, turn]) => id === match && turn <= state.turn);
    for (const point of noted?.[2] ?? []) kept.seen.add(point);
  }
  if (kept.last !== state) {
    kept.last = state;
    kept.turn = state.turn;
    const before = kept.seen.size;
    addSearched(state, kept.seen);
    if (kept.seen.size > before) note([match, kept.turn, [...kept.seen]]);
  }
  return kept.seen;
}

/** A look at an earlier turn does not replace what was noted later. */
function note(noted: Noted): void {
  const [match, turn] = noted;
  const others = all();
  if (others.some(([id, later]) => id === match && later > turn)) return;
  remember(KEY, JSON.stringify([noted, ...others.filter(([id]) => id !== match)].slice(0, KEPT)));
}

/** Storage can be changed by hand, so what comes out of it is looked at. */
function all(): readonly Noted[] {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isNoted) : [];
  } catch {
    return [];
  }
}

function isNoted(value: unknown): value is Noted {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !Number.isInteger(value[1])) return false;
  return Array.isArray(value[2]) && value[2].every((point) => typeof point === 'string');
}
