/** The ready-made matches by name, for the box and the lobby; the same names as on the wire. */
export const SHELF = [
  ['standard', 'standard', 2, 5],
  ['whist', 'whist', 3, 5],
  ['underdog', 'underdog', 3, 5],
  ['poker', 'poker', 4, 5],
  ['wild', 'dinosaursWild', 2, 5],
  ['unleashed', 'carnivoresUnleashed', 2, 2],
] as const;

const TITLES: Readonly<Record<string, string>> = {
  ...{ standard: 'Jurassic Wars', whist: 'Whist', underdog: 'Underdog', poker: 'Poker' },
  ...{ wild: 'Dinosaurs Wild', unleashed: 'Carnivores Unleashed' },
};

/** The title of a ready-made match: "Whist for 4". */
export function presetTitle(preset: string): string {
  const [name = '', players = ''] = preset.split('-');
  return `${TITLES[name] ?? 'Jurassic Wars'}${players === '' ? '' : ` for ${players}`}`;
}
