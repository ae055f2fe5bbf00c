/** Attacks of dinosaurs before they are made: whom they reach, and how it may come out. */
import { DINOSAURS, type FigureId, overrunCost, overrunLeftCi, preyOf, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { chancesOf, of36 } from './chances';
import { dinosaurOf } from './figures';
import type { Odds } from './plan';
import { NO_ODDS } from './shots';

/** The army figures a dinosaur may attack from where it stands: what it touches, and the crew at a gun it touches. */
export function biteTargets(state: Frozen<State>, figure: FigureId): readonly FigureId[] {
  return preyOf(state, figure);
}

/** Whether a dinosaur has an overrun's worth of movement left, its charge included (DW-OVER-1, DW-OPT-CHARGE-2). */
export function canPayOverrun(state: Frozen<State>, figure: FigureId): boolean {
  return overrunLeftCi(state, figure) >= overrunCost(state, figure);
}

/**
 * The odds of a dinosaur's attack with luck, for an overrun with the closing fire before it: the standing order's, or if
 * somebody will be asked the best he can give. Null if it is refused.
 */
export function biteOdds(
  state: Frozen<State>,
  type: 'overrun' | 'attack',
  figure: FigureId,
  target: FigureId,
): Odds | null {
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur === null) return null;
  const chances = chancesOf(state, dinosaur.owner, { type, figure, target }, 'attacked');
  if (chances === null) return null;
  const { roll, rolled, hit, lucky, luckNeeded } = chances;
  return {
    ...NO_ODDS,
    of36: of36(hit, rolled),
    score: roll.score,
    parts: roll.parts.map(({ rule, value }) => ({
      label: rule === 'DW-OPT-COVER-2' ? 'Soldier in a building' : `${DINOSAURS[dinosaur.kind].name} attack score`,
      value,
      rule,
    })),
    luck: luckNeeded === null ? null : { needed: luckNeeded, of36: of36(lucky, hit) },
    kill: state.vehicles[target] === undefined ? hit - lucky : null,
    damage: state.vehicles[target] === undefined ? null : dinosaur.damage,
    fallsFirst: rolled < 1 ? 1 - rolled : null,
  };
}
