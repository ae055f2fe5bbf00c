import type { tiles as english } from '../en/tiles';

export const tiles: Readonly<Record<keyof typeof english, string>> = {
  'tiles.nearer': 'Näher heran',
  'tiles.farther': 'Weiter weg',
  'tiles.whole': 'Den ganzen Tisch zeigen',
};
