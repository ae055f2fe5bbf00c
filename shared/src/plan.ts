/** A small picture of a table, for lists. */
import type { Frozen, Ruleset } from '@dwo/kernel';

/** The kinds of ground, drawn in the same way in every game; `unknown` is ground that nobody has seen yet. */
export const GROUNDS = [
  'open',
  'rough',
  'woods',
  'marsh',
  'water',
  'deep',
  'hill',
  'rock',
  'walls',
  'unknown',
] as const;
/** A kind of ground. */
export type GroundLook = (typeof GROUNDS)[number];

/**
 * A table from above. x grows to the right and y downwards, from the upper left corner; all values are integers of any unit.
 */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The grounds, each with x and y of all its corners; later ones cover earlier ones. */
  readonly grounds: readonly (readonly [GroundLook, readonly number[]])[];
  /** By label of a side: x, y and radius of each of its figures. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** The answer to `GET /api/matches/:id/plan`. The plan is null if nobody has the match open or if its game draws none. */
export interface PlanAnswer {
  /** The number of entries that the plan shows. */
  readonly seq: number;
  readonly plan: Plan | null;
}

/** The answer without a plan. */
export const NO_PLAN: PlanAnswer = { seq: 0, plan: null };

/** The parts of a game that drawing uses. */
interface Drawn {
  readonly rules: Pick<Ruleset, 'view'>;
  plan?(seen: Frozen<object>): Plan | null;
}

/** The plan of a state, drawn from the spectators' view; null if the game draws none. */
export function planFor(game: Drawn, state: Frozen<object>): Plan | null {
  return game.plan?.(game.rules.view(state, 'spectator')) ?? null;
}
