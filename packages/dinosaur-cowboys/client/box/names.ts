/** Names that the box and the game share. */
import { say } from './words';

/** The labels of seats. */
export const SIDES = ['one', 'other'] as const;

/** The presets on show; the names are those of the wire. */
export const SHELF = ['standard', 'quick', 'claim', 'showdown'] as const;

/** The name of a seat; null for a label that is none. */
export function sideName(label: string): string | null {
  const known = SIDES.find((each) => each === label);
  return known === undefined ? null : say(`side.${known}`);
}

/** The title of a preset; that of the game for any other. */
export function presetTitle(preset: string): string {
  const known = SHELF.find((each) => each === preset);
  return known === undefined ? say('box.title') : say(`preset.${known}`);
}

/** The credit of the source. */
export const credit = () => say('box.credit');
