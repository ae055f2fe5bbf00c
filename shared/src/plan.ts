/** A small picture of a table, for people who are not at it. */
import type { Frozen, Ruleset } from '@dwo/kernel';

/** The kinds of ground, drawn alike in every game; `unknown` is ground that nobody has seen yet. */
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
export type GroundLook = (typeof GROUNDS)[number];

/** A table from above: x grows to the right and y downwards from the upper left corner, in integers of any length. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** Each ground with x and y of all its corners; a later one covers those before it. */
  readonly grounds: readonly (readonly [GroundLook, readonly number[]])[];
  /** By label of a side: x, y and radius of each of its figures. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** The answer to `GET /api/matches/:id/plan`; the plan is null if there is none: nobody has the match open, or its game draws none. */
export interface PlanAnswer {
  /** The number of entries that the plan shows. */
  readonly seq: number;
  readonly plan: Plan | null;
}

/** The answer where there is nothing to draw. */
export const NO_PLAN: PlanAnswer = { seq: 0, plan: null };

/** The part of a game that drawing needs. */
interface Drawn {
  readonly rules: Pick<Ruleset, 'view'>;
  plan?(seen: Frozen<object>): Plan | null;
}

/** The plan of a state, drawn from what a spectator may know; null if the game draws none. */
export function planFor(game: Drawn, state: Frozen<object>): Plan | null {
  return game.plan?.(game.rules.view(state, 'spectator')) ?? null;
}
