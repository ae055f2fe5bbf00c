/** A game whose intents can be made slow. */
import type { Ruleset } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { SLICE_MS } from '../src/slices';

/** Whether intents take a slice of work each, what is called before each, and whether the rules refuse all of them. */
export interface Pace {
  slow: boolean;
  refusing: boolean;
  played(intent: unknown): void;
}

/** The same game at this pace. */
export function slowly(game: Game, pace: Pace): Game {
  const rules = game.rules as Ruleset<object, never, never, unknown, string>;
  const resolve: typeof rules.resolve = (...given) => {
    if (pace.slow) {
      pace.played(given[2]);
      for (const end = performance.now() + SLICE_MS; performance.now() < end; );
    }
    rules.resolve(...given);
  };
  const check: typeof rules.check = (...given) =>
    pace.refusing ? { rule: 'SLOW-1', code: 'NO', facts: {} } : rules.check(...given);
  return { ...game, rules: { ...rules, check, resolve } } as unknown as Game;
}
