/** Compares computer players with random play or with each other, at every table of a game's ladder. */
import type { GameTesting } from '@dwo/shared/testing';
import { shareOf } from './levels';

interface Wish {
  /** Only this table, or only this player. */
  readonly table?: string | undefined;
  readonly rung?: string | undefined;
  /** The player of all other seats; a random one if left out. */
  readonly against?: string | undefined;
}

/** Prints each player's share of wins at each table, with its 95 % interval and the share of an even player. */
export function climb(
  { game, ladder }: GameTesting,
  games: number,
  { table: only, rung: alone, against }: Wish,
): number {
  if (ladder === undefined) throw new Error(`${game.rules.id} has no ladder`);
  if (against !== undefined && !ladder.rivals?.includes(against)) {
    throw new Error(`--against wants one of: ${(ladder.rivals ?? []).join(', ')}`);
  }
  for (const [table, players] of Object.entries(ladder.tables)) {
    if (only !== undefined && table !== only) continue;
    for (const rung of ladder.rungs) {
      if (alone !== undefined && rung !== alone) continue;
      let won = 0;
      for (let seed = 1; seed <= games; seed++) if (ladder.wins(table, rung, seed, against)) won++;
      const even = Math.round(1000 / players) / 1000;
      console.log(JSON.stringify({ table, rung, against, even, ...shareOf(won, games) }));
    }
  }
  return 0;
}
