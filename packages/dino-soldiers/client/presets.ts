import { say } from './box/words';

/** The ready-made matches by name, for the box and the lobby; the same names as on the wire. */
export const SHELF = ['sides', 'quick', 'standard', 'custom'] as const;

/** The title of a ready-made match; that of the game for one of somebody's own making. */
export function presetTitle(preset: string): string {
  const name = SHELF.find((each) => each === preset);
  return name === undefined ? say('box.title') : say(`preset.${name}`);
}
