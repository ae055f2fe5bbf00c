/** The score of a match, for spectators: what each player has left of their force. */
import type { State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { say } from '../words';
import { livingStrength } from './strength';
import { type ResultSide, resultSides } from './words/outcome';

/** A player with the points that they have left and had at first, those of hidden dinosaurs included. */
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
    const hidden = hiddenOf(state, seat);
    const unseen = hidden > 0 ? (state.players[seat]?.unseen.points ?? 0) : 0;
    // Hidden dinosaurs are unknown, but dead ones are known.
    const whole = alone ? state.startingPoints[each.side] : each.pointsAtStart + unseen;
    // The life of those that hide is unknown, and that of the others alone would be told as if it were all.
    const life = hidden > 0 ? null : each.life;
    return { ...each, life, hidden, whole, left: whole - (each.pointsAtStart - each.pointsLeft) };
  });
}

function hiddenOf(state: Frozen<State>, seat: Seat): number {
  const known = Object.values(state.secrets[seat]?.dinosaurs ?? {}).filter(({ owner }) => owner === seat).length;
  return Math.max(0, (state.players[seat]?.unseen.figures ?? 0) - known);
}

/** The figures that each player has left and lost, for the end: those that nobody has found stand as a number. */
export function finalSides(state: Frozen<State>, lobby: Lobby | null): readonly Counted[] {
  return countedSides(state, lobby).map((each) => {
    if (each.hidden === 0) return each;
    const unfound = { art: null, name: say('outcome.hidden'), count: each.hidden };
    return { ...each, standing: [...each.standing, unfound] };
  });
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
