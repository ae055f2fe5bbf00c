/** The numbers of players for which there are ways to play. */
import type { GameMode } from '../game-client';

/** Whether a way to play is for so many; null stands for any number. */
export function fits({ players }: Pick<GameMode, 'players'>, many: number | null): boolean {
  return many === null || players.includes(many);
}

/** The number of players that the choice of a way to play sets; null if it leaves the chosen one, or if none was chosen yet. */
export function setBy({ players }: Pick<GameMode, 'players'>, many: number | null): number | null {
  return many === null || players.includes(many) ? null : nearest(players, many);
}

/** The number of players of a way to play that is nearest to the one that is chosen. */
export function nearest(players: readonly number[], many: number): number {
  const [first = many, ...rest] = players;
  return rest.reduce((best, each) => (Math.abs(each - many) < Math.abs(best - many) ? each : best), first);
}
