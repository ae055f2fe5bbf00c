/** The titles of the ready-made matches. */
import type { PresetName } from '@dwo/dino-wars';
import { say } from './box/words';

/** The one that a new table begins with. */
export const FIRST_PRESET = 'quick';

const READY = ['quick', 'skirmish', 'duel'] as const satisfies readonly PresetName[];

/** The one that is drawn by lot, another each time. */
export const DRAWN = 'random';

/** Those that only players who ask for them get. */
const OTHERS = [DRAWN, 'full', 'island', 'tanks', 'gate', 'gateTeams'] as const;

/** The presets that are offered, in their order. */
export const PRESET_NAMES: readonly PresetName[] = READY;

/** The battles that are offered first, in their order. */
export const OFFERED = [...READY, DRAWN] as const;

/** A preset's title; a match of one's own making has none. */
export function presetTitle(name: string): string {
  const known = [...READY, ...OTHERS].find((each) => each === name);
  return say(`preset.${known ?? 'own'}`);
}

/** A preset in a sentence or two. */
export function presetText(name: PresetName | typeof DRAWN): string {
  return say(`preset.${name}.text`);
}

export function isPreset(name: string): name is PresetName {
  return READY.some((each) => each === name);
}
