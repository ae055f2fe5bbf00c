/** The score of a match, for spectators: what each player has left of their force. */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { say } from '../words';
import { livingStrength } from './strength';
import { type ResultSide, resultSides } from './words/outcome';

/** A player with the points that they have left and had at first. Hidden dinosaurs count as far as other facts reveal them. */
export interface Counted extends ResultSide {
  readonly left: number;
  readonly whole: number;
  /** The number of living figures that hide and that this view does not know; their number is public (DW-R-94). */
  readonly hidden: number;
}

/** The players, by seat. */
export function countedSides(state: Frozen<State>, lobby: Lobby | null): readonly Counted[] {
  const sides = resultSides(state, lobby);
  return sides.map((each, seat): Counted => {
    const alone = sides.filter(({ side }) => side === each.side).length === 1;
    // Hidden dinosaurs are unknown, but dead ones are known.
    const whole = alone ? state.startingPoints[each.side] : each.pointsAtStart;
    const hidden = hiddenOf(state, seat);
    // The life of those that hide is unknown, and that of the others alone would be told as if it were all.
    const life = hidden > 0 ? null : each.life;
    return { ...each, life, hidden, whole, left: whole - (each.pointsAtStart - each.pointsLeft) };
  });
}

function hiddenOf(state: Frozen<State>, seat: Seat): number {
  const known = Object.values(state.secrets[seat]?.dinosaurs ?? {}).filter(({ owner }) => owner === seat).length;
  return Math.max(0, (state.players[seat]?.unseen.figures ?? 0) - known);
}

/** The score for people who watch. */
export function scoreOf(state: Frozen<State>): Score {
  return {
    when: say('watching.turn', { turn: state.turn }),
    seats: countedSides(state, null).map((each) => ({
      side: each.side,
      icon: each.side === 'army' ? 'star' : 'claw',
      ...livingStrength({ ...each, pointsLeft: each.left, pointsAtStart: each.whole }),
    })),
  };
}
