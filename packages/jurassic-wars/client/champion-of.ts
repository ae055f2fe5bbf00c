/** The dinosaur that is celebrated at the end of a match. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { State } from '../rules';

/** A dinosaur, and whether the match was won with it. */
interface ChampionOf {
  readonly rank: number;
  readonly fought: boolean;
}

/** The dinosaur that stands for the winner of a match: that of the last combat if it won it, else the strongest that it has won. */
export function championOf({ last, players }: Pick<Frozen<State>, 'last' | 'players'>, winner: Seat): ChampionOf {
  const rank = last?.winner == null || last.seats[last.winner] !== winner ? undefined : last.ranks[last.winner];
  return rank === undefined
    ? { rank: Math.min(...(players[winner]?.set ?? []), 20), fought: false }
    : { rank, fought: true };
}
