/** The reasons of the starting dice in words. */
import { CAP, dinocard, type Pair, type Start } from '../rules';
import { say } from './words';

const REASONS = ['adrenaline', 'surprised', 'breach'] as const;

/** The reasons of the starting dice in words, with the limit where it changes their sum (JW-C-6, JW-K-1 to JW-K-3). */
export function reasonsOf(
  rank: number,
  start: Start,
): { readonly texts: readonly string[]; readonly limited: boolean } {
  const { printed, period, adrenaline, surprised, breach } = start;
  const cap = CAP[dinocard(rank).colour];
  // The die of the own period is limited first, so that a Surprise Attack takes one of those that are left (JW-K-1).
  const full = period && printed === cap;
  const sum = printed + Number(period && !full) + Number(adrenaline) - Number(surprised) - Number(breach);
  const texts = [
    ...(period ? [full ? say('reason.period.full', { dice: cap }) : say('reason.period')] : []),
    ...REASONS.filter((reason) => start[reason]).map((reason) => say(`reason.${reason}`)),
    ...(sum > cap ? [say('reason.most', { dice: cap })] : []),
    ...(sum < 1 ? [say('reason.least')] : []),
  ];
  return { texts, limited: full || sum > cap || sum < 1 };
}

/** Whether both sides roll the same dice, so that only the rank makes their chances differ (JW-K-7). */
export function rankDecides(ranks: Pair<number>, [first, second]: Pair<Start>, unlimited: boolean): boolean {
  return !unlimited && first.dice === second.dice && dinocard(ranks[0]).colour === dinocard(ranks[1]).colour;
}
