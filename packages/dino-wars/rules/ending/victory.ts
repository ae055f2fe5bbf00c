/** The end of the game: when one side is gone (DW-WIN-1), or gives up (DW-WIN-4). */

import type { Frozen, Outcome, Seat } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { figureIndexOf } from '../figure-index';
import { type ArmyFigure, pointsOf } from '../figures';
import { reads } from '../options-in-play';
import { isIdle, seatsOf } from '../phases';
import type { RuleId } from '../rule-ids';
import { type Ending, SIDES, type Side, type State } from '../state';
import { isGone } from './idling';

/**
 * Returns how the game would end as things stand, or null while it goes on. A side is beaten when none of its figures lives
 * (DW-WIN-2, DW-WIN-3; never both, DW-R-96), or when all of its players give up or are gone (DW-R-100).
 */
export function verdict(state: Frozen<State>): Ending | null {
  const index = figureIndexOf(state);
  if (index.left.army === 0) return armyGone(state);
  if (index.left.dinosaurs === 0) return { winner: 'army', rule: 'DW-WIN-3' };
  const beaten = SIDES.filter((side) => hasResigned(state, side));
  // Both sides have left in the same turn.
  if (beaten.length === SIDES.length) return { winner: null, rule: 'DW-R-100' };
  if (beaten[0] !== undefined) return { winner: other(beaten[0]), rule: 'DW-R-100' };
  const agreed = state.players.every((player) => player.endAgreed);
  if (agreed || state.quietTurns >= PARAMETERS.quietTurns) return { winner: stalled(state), rule: 'DW-R-97' };
  return null;
}

/**
 * The army has nobody left on the table. It is beaten (DW-WIN-2, DW-ISLE-8) unless soldiers have escaped (DW-GATE-8,
 * DW-R-93). Under the other reading most of them must have escaped.
 */
function armyGone(state: Frozen<State>): Ending {
  const soldiers = Object.values(state.soldiers);
  const home = soldiers.filter(({ alive, absence }) => alive && absence === 'escaped').length;
  if (home === 0) return { winner: 'dinosaurs', rule: 'DW-WIN-2' };
  const enough = reads(state, 'majority_escapes') ? home * 2 > soldiers.length : true;
  return { winner: enough ? 'army' : 'dinosaurs', rule: 'DW-R-93' };
}

/** Returns the winner of a stalled game: the side ahead on points, or under the other reading neither (DW-R-97). */
function stalled(state: Frozen<State>): Side | null {
  return reads(state, 'stalemate_is_draw') ? null : aheadOnPoints(state);
}

function other(side: Side): Side {
  return side === 'army' ? 'dinosaurs' : 'army';
}

/**
 * Whether every player of a side who still has figures, or has brought some home (DW-R-93), wants to give up or is gone.
 * The others have no say.
 */
function hasResigned(state: Frozen<State>, side: Side): boolean {
  return seatsOf(state, side).every((seat) => {
    const { resigned = true } = state.players[seat] ?? {};
    return resigned || isGone(state, seat) || (isIdle(state, seat) && !isHome(state, seat));
  });
}

/** Whether a soldier of this seat has escaped. */
function isHome(state: Frozen<State>, seat: Seat): boolean {
  return Object.values(state.soldiers).some((each) => {
    return each.owner === seat && each.alive && each.absence === 'escaped';
  });
}

/**
 * Returns the side that keeps the larger share of its starting points. Null is a draw: the shares differ by at most ten
 * percentage points (DW-R-97).
 */
export function aheadOnPoints(state: Frozen<State>): Side | null {
  const { army, dinosaurs } = figureIndexOf(state).points;
  const start = state.startingPoints;
  const lead = army * start.dinosaurs - dinosaurs * start.army;
  if (Math.abs(lead) * 100 < PARAMETERS.drawBelowPercent * start.army * start.dinosaurs) return null;
  return lead > 0 ? 'army' : 'dinosaurs';
}

/** Returns the outcome, which is the same for a whole side (DW-MULTI-1), or null while the game goes on. */
export function outcome(state: Frozen<State>): Outcome<RuleId> | null {
  const { ending } = state;
  if (ending === null) return null;
  const { points } = figureIndexOf(state);
  const saved = savedPoints(state);
  return {
    winners: ending.winner === null ? [] : seatsOf(state, ending.winner),
    rule: ending.rule,
    facts: {
      winner: ending.winner,
      turn: state.turn,
      armyPoints: points.army,
      armyStart: state.startingPoints.army,
      dinosaurPoints: points.dinosaurs,
      dinosaurStart: state.startingPoints.dinosaurs,
      ...(state.scenario === 'gate' ? { saved, grade: gradeOf(ending, saved, state.startingPoints.army) } : {}),
    },
  };
}

/** Returns the points of everything that has escaped. */
function savedPoints(state: Frozen<State>): number {
  const figures = [state.soldiers, state.vehicles, state.crewedWeapons].flatMap((each) =>
    Object.values<Frozen<ArmyFigure>>(each),
  );
  const home = figures.filter(({ alive, absence }) => alive && absence === 'escaped');
  return home.reduce((sum, figure) => sum + pointsOf(figure), 0);
}

/** An escape with at least half of the points is a full victory, with less a marginal one (DW-R-93). */
function gradeOf({ winner, rule }: Frozen<Ending>, saved: number, start: number): 'full' | 'marginal' | null {
  if (rule !== 'DW-R-93' || winner !== 'army') return null;
  return saved * 100 >= start * PARAMETERS.fullVictoryPercent ? 'full' : 'marginal';
}
