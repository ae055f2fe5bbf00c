/** The turn of fortune of a match: what makes a film worth watching. */
import { frozen, type Recording, replay, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';

/** How far the winner's chance to win was behind at the worst moment; 0 without a winner. A score alone would not show an egg or a stand. */
export function turnOfFortune({ rules, evaluator }: Game, record: Recording<Tagged, unknown>): number {
  if (evaluator === undefined) return 0;
  const moments: (readonly number[])[] = [];
  const last = replay(rules, record, ({ state }) => moments.push(evaluator.chances(frozen(state))));
  const winners = rules.outcome(frozen(last))?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return 0;
  const behind = (chances: readonly number[]) =>
    Math.max(...chances.filter((_, seat) => seat !== winner)) - (chances[winner] ?? 0);
  return Math.max(0, ...moments.map(behind));
}
