import { say } from './box/words';

/** The presets by name, for the box and the lobby; the names are those of the wire. */
export const SHELF = [
  ['standard', 'standard', 2, 5],
  ['whist', 'whist', 2, 5],
  ['underdog', 'underdog', 3, 5],
  ['poker', 'poker', 4, 5],
  ['wild', 'dinosaursWild', 2, 5],
  ['unleashed', 'carnivoresUnleashed', 2, 2],
] as const;

/** The title of a preset: "Whist for 4"; for custom options the title of the game. */
export function presetTitle(preset: string): string {
  const [wanted, players = ''] = preset.split('-');
  const name = SHELF.map(([each]) => each).find((each) => each === wanted);
  return name === undefined ? say('box.title') : say(`preset.${name}`, { players });
}
