/** The dinosaur that is celebrated at the end of a match. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { State } from '../rules';

/** The dinosaur that stands for the winner of a match: that of the last combat if it won it, else the strongest that it has won. */
export function championOf({ last, players }: Pick<Frozen<State>, 'last' | 'players'>, winner: Seat): number {
  if (last !== null && last.winner !== null && last.seats[last.winner] === winner) return last.ranks[last.winner] ?? 1;
  return Math.min(...(players[winner]?.set ?? []), 20);
}
