/** The options of a match of Dino Soldiers, as the lobby shows them. */
import { matchDetails } from '@dwo/kits/shell/api';
import type { Options } from '../rules';
import { dinoSoldiersGame } from '../wire';

/** The options of a preset; null when no preset has this name. No preset of this game asks for random numbers. */
export const presetOptions = (preset: string): Options | null =>
  dinoSoldiersGame.presets[preset]?.({ roll: () => 1 }) ?? null;

/**
 * The options that a match has now. `preset` is empty for a match with custom options: the server is asked for those.
 * Null when the preset is unknown or the answer is not a set of options; rejects when the server does not answer.
 */
export async function optionsOf(match: string, preset: string): Promise<Options | null> {
  if (preset !== '') return presetOptions(preset);
  const { options } = await matchDetails(match);
  return dinoSoldiersGame.options.safeParse(options).data ?? null;
}
