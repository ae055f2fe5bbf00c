/** A combat with dice (JW-K-1 to JW-K-12), with the effects of combat cards and variations. */
import { type Dice, pool } from '@dwo/kernel';
import { CAP, type CombatType, type Dinocard, dinocard, FACES, isHit, type Period } from './cards';
import type { Options } from './options';
import type { Emit, Pair, Rolled, Side, Start } from './types';

/** One side of a combat: the rank of its dinosaur, and its opened combat card. */
export interface Fighter {
  readonly rank: number;
  readonly card: CombatType | null;
}

/** The conditions of a combat. */
export interface Terms extends Pick<Options, 'hitLoss' | 'unlimited' | 'naturalOrder'> {
  readonly period: Period | null;
}

/** Ties in a row after which rank decides even with unlimited rolls (JW-V2-3). */
export const ENDLESS = 1_000;
/** Ties in a row after which rank decides (JW-K-7). */
const MOST_TIES = 3;

/**
 * Dice of a dinosaur in a game period, before combat cards and natural order (JW-K-1). Losses of earlier combats do not
 * count (JW-K-10).
 */
export function diceInPeriod({ dice, colour, period }: Dinocard, now: Period | null): number {
  return Math.min(CAP[colour], dice + (period === now ? 1 : 0));
}

/** The cards that have an effect: a Stare-Down cancels the other side's card (JW-CC-6). */
function effective([lead, opponent]: Pair<Fighter>): Pair<CombatType | null> {
  return [opponent.card === 'stareDown' ? null : lead.card, lead.card === 'stareDown' ? null : opponent.card];
}

/** The starting dice of both sides and their reasons (JW-K-1 to JW-K-3). */
export function starts(fighters: Pair<Fighter>, { period, naturalOrder }: Terms): Pair<Start> {
  const cards = effective(fighters);
  const [lead, opponent] = [dinocard(fighters[0].rank), dinocard(fighters[1].rank)];
  const start = (side: Side): Start => {
    const card = side === 0 ? lead : opponent;
    const adrenaline = cards[side] === 'adrenaline';
    // A Surprise Attack works on the other side (JW-CC-4).
    const surprised = cards[1 - side] === 'surpriseAttack';
    // Only the opponent breaks the natural order (JW-V4-1, JW-V4-2, JW-V4-4); reductions add up (JW-V4-5).
    const breach = naturalOrder && side === 1 && lead.diet === opponent.diet;
    // JW-K-2
    const change = (adrenaline ? 1 : 0) - (surprised ? 1 : 0) - (breach ? 1 : 0);
    // At least one die, and no more than exist (JW-K-3, JW-CC-3, JW-V4-3).
    const dice = Math.max(1, Math.min(CAP[card.colour], diceInPeriod(card, period) + change));
    return { printed: card.dice, period: card.period === period, adrenaline, surprised, breach, dice };
  };
  return [start(0), start(1)];
}

/** A combat between two rolls: the dice left to each side, and the ties in a row. */
export interface Standing {
  readonly left: Pair<number>;
  readonly ties: number;
  /** True for a side whose Thick Hide has not been used yet. */
  readonly hide: Pair<boolean>;
}

/** The combat before its first roll. */
export function opening(fighters: Pair<Fighter>, terms: Terms): Standing {
  const [a, b] = starts(fighters, terms);
  const [one, other] = effective(fighters);
  return { left: [a.dice, b.dice], ties: 0, hide: [one === 'thickHide', other === 'thickHide'] };
}

/** The result of one roll. */
export interface Struck {
  readonly next: Standing;
  readonly loser: Side | null;
  readonly lost: number;
  readonly byRank: boolean;
  readonly spared: boolean;
}

/** The result of a roll with these hits of both sides, the lead's first. */
export function strike(before: Standing, hits: Pair<number>, ranks: Pair<number>, terms: Terms): Struck {
  const { left, hide } = before;
  const tie = hits[0] === hits[1];
  // Any other roll ends the ties in a row (JW-K-6, JW-K-8).
  const ties = tie ? before.ties + 1 : 0;
  // With unlimited rolls rank decides only after `ENDLESS` ties (JW-V2-1, JW-V2-2, JW-V2-3).
  if (tie && ties < (terms.unlimited ? ENDLESS : MOST_TIES)) {
    return { next: { left, ties, hide }, loser: null, lost: 0, byRank: false, spared: false };
  }
  // The side with the worse rank loses a tie (JW-K-7), the side with fewer hits any other roll (JW-K-5).
  const loser: Side = tie ? worseRank(ranks) : hits[0] < hits[1] ? 0 : 1;
  const difference = Math.abs(hits[0] - hits[1]);
  const loss = tie || terms.hitLoss === 'single' ? 1 : difference;
  // A Thick Hide lowers the first loss only, before it is limited to the dice left (JW-CC-5).
  const spared = hide[loser];
  const lost = Math.min(left[loser], loss - (spared ? 1 : 0));
  const after: [number, number] = [left[0], left[1]];
  after[loser] -= lost;
  const hidden: [boolean, boolean] = [hide[0], hide[1]];
  hidden[loser] = false;
  return { next: { left: after, ties: 0, hide: hidden }, loser, lost, byRank: tie, spared };
}

/** The side with the worse rank, which is the higher number. */
function worseRank([lead, opponent]: Pair<number>): Side {
  return lead > opponent ? 0 : 1;
}

/** The side that has won because the other has no dice left (JW-K-9); null before. */
export function victor({ left }: Standing): Side | null {
  if (left[1] === 0) return 0;
  return left[0] === 0 ? 1 : null;
}

/**
 * Fights a combat to its end, emits every roll, and returns the winner. Both sides roll all dice they have left at once
 * (JW-K-4, JW-K-11). Nobody decides anything between rolls (JW-K-12, JW-SEQ-9).
 */
export function fight(fighters: Pair<Fighter>, terms: Terms, dice: Dice, emit: Emit): Side {
  const ranks: Pair<number> = [fighters[0].rank, fighters[1].rank];
  emit({ type: 'fightBegan', ranks, starts: starts(fighters, terms) });
  let standing = opening(fighters, terms);
  for (let winner = victor(standing); ; winner = victor(standing)) {
    if (winner !== null) return winner;
    const faces: Pair<number[]> = [
      pool(dice, standing.left[0], FACES, 'lead'),
      pool(dice, standing.left[1], FACES, 'opponent'),
    ];
    const hits: Pair<number> = [hitsOf(faces[0], ranks[0]), hitsOf(faces[1], ranks[1])];
    const { next, ...struck } = strike(standing, hits, ranks, terms);
    const rolled: Rolled = { faces, hits, ...struck, left: next.left };
    emit({ type: 'rolled', ...rolled });
    standing = next;
  }
}

function hitsOf(faces: readonly number[], rank: number): number {
  const { colour } = dinocard(rank);
  return faces.filter((face) => isHit(face, colour)).length;
}
