/** The titles of the ready-made matches. */
import type { PresetName } from '@dwo/dino-wars';

/** The one that a new table begins with. */
export const FIRST_PRESET = 'quick';

export const TITLES: Record<PresetName, readonly [title: string, text: string]> = {
  quick: ['Quick scrap', 'A squad against five dinosaurs in a jungle clearing. A quarter of an hour.'],
  skirmish: ['Skirmish', 'The whole toy box on a landing beach. About an hour.'],
  duel: ['Duel', 'Four soldiers, two beasts, a cove. Five minutes.'],
};

/** Those that only who asks for them gets. */
const OTHER_TITLES: Readonly<Record<string, string>> = {
  full: 'The whole book',
  island: 'Dino Island',
  gate: 'The Time Gate',
};

/** A preset's title; a match of one's own making has none. */
export function presetTitle(name: string): string {
  if (isPreset(name)) return TITLES[name][0];
  return Object.hasOwn(OTHER_TITLES, name) ? (OTHER_TITLES[name] ?? '') : 'Custom battle';
}

export function isPreset(name: string): name is PresetName {
  return Object.hasOwn(TITLES, name);
}
