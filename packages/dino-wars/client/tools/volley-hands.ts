/** The two kinds of volleys: shots of the army at a dinosaur, and bites of a pack at a figure of the army (DW-DATK-1). */
import { aim, type FigureId, type State, volleyAt } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { biteOdds, biteTargets } from './bites';
import { armyFigureOf, dinosaurOf, dinosaursOf } from './figures';
import type { Plan, Strike } from './plan';
import { whyNot } from './referee';

/** A kind of volley. */
export interface VolleyHands {
  readonly kind: 'shots' | 'bites';
  /** The best strike of each figure of a seat at a target, the most effective first. */
  all(state: Frozen<State>, seat: Seat, target: FigureId): readonly Strike[];
  /** The chance of a strike to hit, from 0 to 1. */
  chance(state: Frozen<State>, strike: Strike): number;
  /** Whether a figure can be the target: an enemy that lives. */
  stands(state: Frozen<State>, figure: FigureId): boolean;
}

/** Shots at a dinosaur. */
const SHOTS: VolleyHands = {
  kind: 'shots',
  all: volleyAt,
  chance(state, strike) {
    if (strike.type !== 'fire') return 0;
    return (aim(state, strike.figure, strike.weapon, strike.target, strike.spotter)?.chanceOf36 ?? 0) / 36;
  },
  stands: (state, figure) => dinosaurOf(state, figure)?.alive === true,
};

/** Bites of all dinosaurs in contact. */
const BITES: VolleyHands = {
  kind: 'bites',
  all(state, seat, target) {
    const bites = dinosaursOf(state).flatMap(([figure, { owner, alive }]) => {
      if (owner !== seat || !alive || !biteTargets(state, figure).includes(target)) return [];
      const bite = { type: 'attack', figure, target } as const;
      if (whyNot(state, seat, bite) !== null) return [];
      return [{ bite, kill: biteOdds(state, 'attack', figure, target)?.kill ?? 0 }];
    });
    return bites.sort((a, b) => b.kill - a.kill).map(({ bite }) => bite);
  },
  chance: (state, { figure, target }) => (biteOdds(state, 'attack', figure, target)?.of36 ?? 0) / 36,
  stands: (state, figure) => armyFigureOf(state, figure)?.alive === true,
};

/** The volley that a plan of one strike can become; null if it has no target. */
export function volleyOf(plan: Plan): { readonly hands: VolleyHands; readonly target: FigureId } | null {
  if (plan.kind !== 'aim' && plan.kind !== 'attack') return null;
  return plan.target === null ? null : { hands: plan.kind === 'aim' ? SHOTS : BITES, target: plan.target };
}
