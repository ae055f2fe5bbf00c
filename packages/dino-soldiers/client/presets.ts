import { say } from './box/words';

/** The presets by name, for the box and the lobby; the names are those of the wire. */
export const SHELF = ['sides', 'patrol', 'quick', 'standard', 'custom'] as const;

/** The title of a preset; for custom options the title of the game. */
export function presetTitle(preset: string): string {
  const name = SHELF.find((each) => each === preset);
  return name === undefined ? say('box.title') : say(`preset.${name}`);
}
