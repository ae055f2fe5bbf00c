/** The entries that the bare rooms write: those of the battle that is played in the match room. */
import { wishesOf } from './engine';
import type { Entry } from './frozen/entries';

const FIGURES = 200;

/**
 * Returns a function that gives the next entry of a match. Every match goes through the same battle, and begins it again at its
 * end.
 */
export function entriesOfBattle(): (match: number) => Entry {
  const wishes = wishesOf(FIGURES);
  const written = new Map<number, number>();
  return (match) => {
    const n = (written.get(match) ?? 0) + 1;
    written.set(match, n);
    const wish = wishes[(n - 1) % wishes.length];
    if (wish === undefined) throw new Error('The battle is empty');
    return { match, n, seat: wish.seat, body: JSON.stringify(wish.intent), at: Date.now() };
  };
}
