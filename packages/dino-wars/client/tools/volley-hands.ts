/** The two kinds of volleys: shots of the army at a dinosaur, and bites of a pack at a figure of the army (DW-DATK-1). */
import { aim, type FigureId, type Intent, type State, volleyAt } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { VolleyHands as Hands } from '@dwo/kits/miniatures/tools/volley';
import { say } from '../words';
import { biteOdds, biteTargets } from './bites';
import { armyFigureOf, dinosaurOf, dinosaursOf, isBeast } from './figures';
import type { Plan, Strike } from './plan';
import { whyNot } from './referee';

/** A kind of volley. */
export interface VolleyHands extends Hands<State, Intent, Strike> {
  readonly kind: 'shots' | 'bites';
}

/** Whether the player's phase goes on, and nobody must decide first. */
function goesOn({ ending, survivors, reactions, players }: Frozen<State>, seat: Seat): boolean {
  return ending === null && survivors.length === 0 && reactions.length === 0 && players[seat]?.done === false;
}

const intent = (strike: Strike) => strike;

/** Shots at a dinosaur. */
const SHOTS: VolleyHands = {
  kind: 'shots',
  all: volleyAt,
  chance(state, _, strike) {
    if (strike.type !== 'fire') return 0;
    return (aim(state, strike.figure, strike.weapon, strike.target, strike.spotter)?.chanceOf36 ?? 0) / 36;
  },
  intent,
  meant: (state, { figure }) => (figure !== null && isBeast(state, figure) ? [figure] : []),
  stands: (state, figure) => dinosaurOf(state, figure)?.alive === true,
  goesOn,
  over: (end) => say('volley.over.shots', { ...end }),
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
  chance: (state, _, { figure, target }) => (biteOdds(state, 'attack', figure, target)?.of36 ?? 0) / 36,
  intent,
  meant: (state, { figure }) => (figure !== null && armyFigureOf(state, figure) !== null ? [figure] : []),
  stands: (state, figure) => armyFigureOf(state, figure)?.alive === true,
  goesOn,
  over: (end) => say('volley.over.bites', { ...end }),
};

/** The volley that a plan of one strike can become; null if it has no target. */
export function volleyOf(plan: Plan): { readonly hands: VolleyHands; readonly target: FigureId } | null {
  if (plan.kind !== 'aim' && plan.kind !== 'attack') return null;
  return plan.target === null ? null : { hands: plan.kind === 'aim' ? SHOTS : BITES, target: plan.target };
}
