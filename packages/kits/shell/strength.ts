/**
 * The strength of the computer player that a page offers first, in every game: the one that this browser's person chose last there, and
 * for somebody who has never chosen one the weakest.
 */
import { recall, remember } from './storage';

const keyOf = (game: string) => `${game}.strength`;

/** The id of the strength that is offered first; null in a game without strengths. `ids` run from the weakest to the strongest. */
export function firstStrength(game: string, ids: readonly string[]): string | null {
  const last = recall(keyOf(game));
  return ids.find((id) => id === last) ?? ids[0] ?? null;
}

/** Remembers the strength that a person chose for a game. */
export function chooseStrength(game: string, id: string): void {
  remember(keyOf(game), id);
}
