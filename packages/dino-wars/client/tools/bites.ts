/** Attacks of dinosaurs before they are made: their targets and their odds. */
import {
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  type Overrun,
  overrunCost,
  overrunLeftCi,
  preyOf,
  type State,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { say } from '../words';
import { type Chances, chancesOf, defendedChances, of36 } from './chances';
import { armyFigureOf, dinosaurOf } from './figures';
import type { Odds } from './plan';
import { NO_ODDS } from './shots';

/** The army figures that a dinosaur may attack from its place: those that it touches, and the crew of a gun that it touches. */
export function biteTargets(state: Frozen<State>, figure: FigureId): readonly FigureId[] {
  return preyOf(state, figure);
}

/** Whether a dinosaur has enough movement left for an overrun, its charge included (DW-OVER-1, DW-OPT-CHARGE-2). */
export function canPayOverrun(state: Frozen<State>, figure: FigureId): boolean {
  return overrunLeftCi(state, figure) >= overrunCost(state, figure);
}

/**
 * The odds of a dinosaur's attack, luck included. For an overrun: against the target's best answer, and beside it the odds
 * under its standing order. Null if it is refused.
 */
export function biteOdds(
  state: Frozen<State>,
  type: 'overrun' | 'attack',
  figure: FigureId,
  target: FigureId,
): Odds | null {
  const dinosaur = dinosaurOf(state, figure);
  if (dinosaur === null) return null;
  const { owner } = dinosaur;
  if (type === 'overrun') return overrunning(state, dinosaur, { type, figure, target });
  const chances = chancesOf(state, owner, { type, figure, target }, 'attacked');
  return chances === null ? null : biting(state, dinosaur, target, chances);
}

function overrunning(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, overrun: Overrun): Odds | null {
  const { owner } = dinosaur;
  const defended = defendedChances(state, owner, overrun);
  if (defended === null || defended.chances === null) return null;
  const { kill, falls, answers } = defended;
  const odds = { ...biting(state, dinosaur, overrun.target, defended.chances), kill, defended: answers };
  const order = armyFigureOf(state, overrun.target)?.order ?? 'ask';
  const ordered = chancesOf(state, owner, overrun, 'attacked')?.killed ?? kill;
  const differs = order !== 'ask' && Math.abs(ordered - kill) > CRUMB;
  return { ...odds, fallsFirst: falls === 0 ? null : falls, ordered: differs ? { order, kill: ordered } : null };
}

/** Shares that differ by less are equal: the difference is floating-point noise. */
const CRUMB = 1e-9;

function biting(state: Frozen<State>, { kind, damage }: Frozen<Dinosaur>, target: FigureId, chances: Chances): Odds {
  const { roll, rolled, hit, lucky, luckNeeded, killed } = chances;
  return {
    ...NO_ODDS,
    of36: of36(hit, rolled),
    score: roll.score,
    parts: roll.parts.map(({ rule, value }) => ({
      label: rule === 'DW-OPT-COVER-2' ? say('part.building') : say('part.score', { name: DINOSAURS[kind].name }),
      value,
      rule,
    })),
    luck: luckNeeded === null ? null : { needed: luckNeeded, of36: of36(lucky, hit) },
    kill: killed,
    damage: state.vehicles[target] === undefined ? null : damage,
  };
}
