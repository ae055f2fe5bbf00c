/** Computer players held against random play, at every table of a game's ladder. */
import type { GameTesting } from '@dwo/shared/testing';
import { shareOf } from './levels';

interface Wish {
  /** One table or one player only. */
  readonly table?: string | undefined;
  readonly rung?: string | undefined;
}

/** Prints the share of wins of each player at each table, with its 95 % interval and the share that would be even. */
export function climb({ game, ladder }: GameTesting, games: number, { table: only, rung: alone }: Wish): number {
  if (ladder === undefined) throw new Error(`${game.rules.id} has no ladder`);
  for (const [table, players] of Object.entries(ladder.tables)) {
    if (only !== undefined && table !== only) continue;
    for (const rung of ladder.rungs) {
      if (alone !== undefined && rung !== alone) continue;
      let won = 0;
      for (let seed = 1; seed <= games; seed++) if (ladder.wins(table, rung, seed)) won++;
      const even = Math.round(1000 / players) / 1000;
      console.log(JSON.stringify({ table, rung, even, ...shareOf(won, games) }));
    }
  }
  return 0;
}
