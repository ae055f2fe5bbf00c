/** The titles of the presets. */
import type { PresetName } from '@dwo/dino-wars';
import { say } from './box/words';

/** The preset that a new match begins with. */
export const FIRST_PRESET = 'quick';

const READY = ['quick', 'skirmish', 'duel'] as const satisfies readonly PresetName[];

/** The preset that is drawn at random, another battle each time. */
export const DRAWN = 'random';

/** The presets that are offered only on request. */
const OTHERS = [DRAWN, 'full', 'island', 'tanks', 'gate', 'gateTeams'] as const;

/** The presets on the first list, in order. */
export const PRESET_NAMES: readonly PresetName[] = READY;

/** The title of a preset; that of a custom battle for any other name. */
export function presetTitle(name: string): string {
  const known = [...READY, ...OTHERS].find((each) => each === name);
  return say(`preset.${known ?? 'own'}`);
}
