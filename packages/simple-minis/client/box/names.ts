/** Names that the box and the game share. */
import { say } from './words';

/** The labels of seats. */
export const SIDES = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['either', 'defender', 'attacker', 'convoy', 'hunters'],
] as ('one' | 'two' | 'three' | 'four' | 'five' | 'six' | 'either' | 'defender' | 'attacker' | 'convoy' | 'hunters')[];

/** The presets on show; the names are those of the wire. */
export const SHELF = [
  ...(['quick', 'standard', 'three', 'four', 'six', 'dinosaurs_loose'] as const),
  ...(['capture_the_egg', 'last_stand', 'wagon_train', 'watering_hole'] as const),
] as const;

/** The least and the most players. */
export const PLAYERS = { from: 2, to: 6 } as const;

/** The minutes that a battle of so many players takes. */
export const minutesFor = (players: number) => ({ from: 20, to: 20 + 20 * players });

/** The name of a seat; null for a label that is none. */
export function sideName(label: string): string | null {
  const known = SIDES.find((each) => each === label);
  return known === undefined ? null : say('side.of', { id: known });
}

/** The title of a preset; that of the game for any other. */
export function presetTitle(preset: string): string {
  const known = SHELF.find((each) => each === preset);
  return known === undefined ? say('box.title') : say('preset.of', { id: known });
}

/** The credit that the licence asks for. */
export const credit = () => say('box.credit');
