/** The intents that a search has tried, by the lead that they promise. */
import type { Intent } from '../rules';

/** An intent, with the estimated lead of the seat some rounds later, in points of cost. */
export interface Choice {
  readonly intent: Intent;
  readonly value: number;
}

/** The best value of each intent with which a turn was begun. */
export class Ranking {
  private readonly best = new Map<string, Choice>();

  add(intent: Intent, value: number): void {
    const key = JSON.stringify(intent);
    if (value > (this.best.get(key)?.value ?? -Infinity)) this.best.set(key, { intent, value });
  }

  /** The best of all intents but one; null for none. */
  without(intent: Intent): Choice | null {
    const key = JSON.stringify(intent);
    const others = [...this.best].flatMap(([each, choice]) => (each === key ? [] : [choice]));
    return others.sort((a, b) => b.value - a.value)[0] ?? null;
  }
}
