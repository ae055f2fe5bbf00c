/** The exact chances of a combat, from the same `strike` and `opening` that play it. */
import { dinocard, FACES, HIT_FACES } from './cards';
import { type Fighter, opening, type Standing, strike, type Terms, victor } from './fight';
import type { Pair } from './types';

/** The chances of 0, 1, 2 and more hits with so many dice of the colour of a rank. */
function chancesOfHits(rank: number, dice: number): number[] {
  const hit = HIT_FACES[dinocard(rank).colour] / FACES;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, hits) => {
      next[hits] = (next[hits] as number) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] as number) + chance * hit;
    });
    chances = next;
  }
  return chances;
}

/** The chance of the lead to win a combat, from 0 to 1. It ignores the limit of ties with unlimited rolls (JW-V2-3). */
export function leadWins(fighters: Pair<Fighter>, terms: Terms): number {
  return winsOf(opening(fighters, terms), [fighters[0].rank, fighters[1].rank], terms);
}

/** The same for a combat that begins with these dice, whatever gave or took them; a Thick Hide does not count. */
export function leadWinsFrom(dice: Pair<number>, ranks: Pair<number>, terms: Terms): number {
  return winsOf({ left: dice, ties: 0, hide: [false, false] }, ranks, terms);
}

function winsOf(start: Standing, ranks: Pair<number>, terms: Terms): number {
  const known = new Map<string, number>();
  const from = (standing: Standing): number => {
    const winner = victor(standing);
    if (winner !== null) return winner === 0 ? 1 : 0;
    const key = `${standing.left} ${standing.ties} ${standing.hide}`;
    const found = known.get(key) ?? chance(standing);
    known.set(key, found);
    return found;
  };
  const chance = (standing: Standing): number => {
    const [lead, opponent] = [chancesOfHits(ranks[0], standing.left[0]), chancesOfHits(ranks[1], standing.left[1])];
    let wins = 0;
    let again = 0;
    lead.forEach((mine, a) => {
      opponent.forEach((theirs, b) => {
        if (a === b && terms.unlimited) again += mine * theirs;
        else wins += mine * theirs * from(strike(standing, [a, b], ranks, terms).next);
      });
    });
    return wins / (1 - again);
  };
  return from(start);
}
