/** How a match stands, for those who watch: what each player has left of what they came with. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Score } from '@dwo/kits/game-client';
import type { Lobby } from '@dwo/kits/shell/lobby';
import type { ResultSide } from '../screens/results';
import { say } from '../words';
import { resultSides } from './words/outcome';

/** A player with the points they have left and came with, hidden dinosaurs among them as far as the rest tells. */
export interface Counted extends ResultSide {
  readonly left: number;
  readonly whole: number;
}

/** By seat. */
export function countedSides(state: Frozen<State>, lobby: Lobby | null): readonly Counted[] {
  const sides = resultSides(state, lobby);
  return sides.map((each): Counted => {
    const alone = sides.filter(({ side }) => side === each.side).length === 1;
    // Hidden dinosaurs are not seen, but fallen ones are.
    const whole = alone ? state.startingPoints[each.side] : each.pointsAtStart;
    return { ...each, whole, left: whole - (each.pointsAtStart - each.pointsLeft) };
  });
}

export function scoreOf(state: Frozen<State>): Score {
  return {
    when: say('watching.turn', { turn: state.turn }),
    seats: countedSides(state, null).map(({ side, left, whole }) => ({
      side,
      icon: side === 'army' ? 'star' : 'claw',
      text: `${left}/${whole}`,
      share: whole === 0 ? 0 : left / whole,
    })),
  };
}
