/**
 * A marked decision in whole matches of computers: the choice and the better one, each played to the end from the table as it was,
 * hidden things included. So it is no yardstick where the seat did not know them.
 */
import { attempt, clone, frozen, type Recording, replay, seededDice, type Tagged } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import type { ToldMark } from './told';

const MOST_INTENTS = 3_000;

/** The chances of the seat that decided, over all matches, and how much better the better choice did; shares from 0 to 1. */
export interface Confirmed {
  readonly n: number;
  readonly said: number;
  readonly chosen: number;
  readonly better: number;
  readonly loss: number;
  /** The standard error of the loss, by pairs of matches with the same dice. */
  readonly error: number;
}

/** Plays a marked decision both ways, `games` times each. Throws if it has no better choice, or a match does not end. */
export function confirmed(game: Game, record: Recording<Tagged, unknown>, mark: ToldMark, games: number): Confirmed {
  const { n, seat, chosen, better, loss: said } = mark;
  if (better === null) throw new Error(`Entry ${n} has no better choice`);
  const before = replay(game.rules, { ...record, entries: record.entries.slice(0, n - 1) });
  const pairs = Array.from({ length: games }, (_, seed) =>
    [chosen, better].map((intent) => resultOf(game, clone(before), { seat, intent, seed })),
  );
  const mean = (of: (pair: readonly number[]) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / games;
  const loss = mean(([a = 0, b = 0]) => b - a);
  const spread = mean(([a = 0, b = 0]) => (b - a - loss) ** 2);
  const error = Math.sqrt(spread / Math.max(1, games - 1));
  return { n, said, chosen: mean(([a = 0]) => a), better: mean(([, b = 0]) => b), loss, error };
}

interface Start {
  readonly seat: number;
  readonly intent: Tagged;
  readonly seed: number;
}

/** The result of a seat after this choice, by computers of the usual strength. */
function resultOf({ rules, bot, evaluator }: Game, state: object, { seat, intent, seed }: Start): number {
  if (bot === null || evaluator === undefined) throw new Error(`${rules.id} has no computer or no judge of positions`);
  let next: readonly [seat: number, intent: Tagged] = [seat, intent];
  for (let step = 1; step < MOST_INTENTS; step += 1) {
    const { refusal } = attempt(rules, state, next[0], next[1], seededDice(secretOf(seed), 2 * step));
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
    const now = frozen(state);
    const [awaited] = rules.awaiting(now);
    if (awaited === undefined) return evaluator.chances(now)[seat] ?? 0;
    const dice = seededDice(secretOf(seed), 2 * step + 1);
    next = [awaited, bot.choose(rules.view(now, awaited), awaited, dice)];
  }
  throw new Error('A match did not end');
}
