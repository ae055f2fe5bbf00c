/** The battles in which tournaments can be played: those of two different sides, one seat each, so that sides can be swapped. */
import { frozen } from '@dwo/kernel';
import type { Game, TournamentBattle } from '@dwo/shared';
import { systemDice } from '../secrets';

/** Whether people can swap sides in a battle with these options. */
export function isForTwo(game: Game, options: unknown): boolean {
  const labels = game.chairs(frozen(options) as never);
  return labels.length === 2 && labels[0] !== labels[1];
}

/** The battles of these games, by game. */
export function tournamentBattles(
  games: ReadonlyMap<string, Game>,
  random: (bytes: number) => Uint8Array,
): readonly TournamentBattle[] {
  const dice = systemDice(random);
  return [...games.values()].flatMap((game) => {
    const presets = Object.entries(game.presets).filter(([, draw]) => isForTwo(game, draw(dice)));
    return presets.length === 0 ? [] : [{ game: game.rules.id, presets: presets.map(([name]) => name) }];
  });
}
