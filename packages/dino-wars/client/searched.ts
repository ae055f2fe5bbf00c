/** The ground that the army has searched in the open match, kept while its page is open. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { addSearched } from './tools/search';

let kept: { readonly match: string; turn: number; last: object | null; readonly seen: Set<string> } | null = null;

/** The points that the army has searched so far in this match; a match that is shown from an earlier turn begins anew. */
export function searchedIn(match: string, state: Frozen<State>): ReadonlySet<string> {
  if (kept === null || kept.match !== match || state.turn < kept.turn) {
    kept = { match, turn: state.turn, last: null, seen: new Set() };
  }
  if (kept.last !== state) {
    kept.last = state;
    kept.turn = state.turn;
    addSearched(state, kept.seen);
  }
  return kept.seen;
}
