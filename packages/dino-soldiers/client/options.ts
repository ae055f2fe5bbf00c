/** The options of a match of Dino Soldiers, as the lobby shows them. */
import { matchDetails } from '@dwo/kits/shell/api';
import type { Options } from '../rules';
import { dinoSoldiersGame } from '../wire';

/** The options of a preset; null if there is no preset of this name. The units of a patrol are an example, because dice deal them. */
export const presetOptions = (preset: string): Options | null =>
  dinoSoldiersGame.presets[preset]?.({ roll: () => 1 }) ?? null;

/**
 * The options that a match has now. `preset` is empty for a match with custom options, which are asked of the server.
 * Null if the preset is unknown or the answer is no valid set of options; rejects if the server does not answer.
 */
export async function optionsOf(match: string, preset: string): Promise<Options | null> {
  if (preset !== '') return presetOptions(preset);
  const { options } = await matchDetails(match);
  return dinoSoldiersGame.options.safeParse(options).data ?? null;
}
