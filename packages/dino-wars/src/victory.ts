/** When and how the game ends: it goes on until one side is gone (DW-WIN-1), or as good as (DW-WIN-4). */
import type { Frozen, Outcome, Seat } from '@dwo/kernel';
import { boardOf } from './board';
import { PARAMETERS } from './data/parameters';
import { isIdle } from './phases';
import type { RuleId } from './rules';
import { type Ending, SIDES, type Side, type State } from './state';

/**
 * How the game would end as things stand; null while it goes on. A side is beaten when none of its figures lives
 * (DW-WIN-2, DW-WIN-3, never both: DW-R-96), or when all its players give up (DW-R-100).
 */
export function verdict(state: Frozen<State>): Ending | null {
  const board = boardOf(state);
  if (board.left.army === 0) return { winner: 'dinosaurs', rule: 'DW-WIN-2' };
  if (board.left.dinosaurs === 0) return { winner: 'army', rule: 'DW-WIN-3' };
  for (const side of SIDES) if (hasResigned(state, side)) return { winner: other(side), rule: 'DW-R-100' };
  const agreed = state.players.every((player) => player.endAgreed);
  if (agreed || state.quietTurns >= PARAMETERS.quietTurns) return { winner: aheadOnPoints(state), rule: 'DW-R-97' };
  return null;
}

function other(side: Side): Side {
  return side === 'army' ? 'dinosaurs' : 'army';
}

/** Whether everybody on a side who still has figures wants to give up; those without have no say. */
function hasResigned(state: Frozen<State>, side: Side): boolean {
  return seatsOf(state, side).every((seat) => state.players[seat]?.resigned || isIdle(state, seat));
}

/** The side that keeps the larger share of its starting points; null for a draw, within ten percentage points (DW-R-97). */
export function aheadOnPoints(state: Frozen<State>): Side | null {
  const { army, dinosaurs } = boardOf(state).points;
  const start = state.startingPoints;
  const lead = army * start.dinosaurs - dinosaurs * start.army;
  if (Math.abs(lead) * 100 < PARAMETERS.drawBelowPercent * start.army * start.dinosaurs) return null;
  return lead > 0 ? 'army' : 'dinosaurs';
}

/** The seats of a side, in order. */
export function seatsOf(state: Frozen<State>, side: Side): Seat[] {
  return state.players.flatMap((player, seat) => (player.side === side ? [seat] : []));
}

/** How it ended, for a whole side at once (DW-MULTI-1); null while it goes on. */
export function outcome(state: Frozen<State>): Outcome<RuleId> | null {
  const { ending } = state;
  if (ending === null) return null;
  const { points } = boardOf(state);
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
    },
  };
}
