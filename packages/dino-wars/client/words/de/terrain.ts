import type { terrain as english } from '../en/terrain';

export const terrain: Readonly<Record<keyof typeof english, string>> = {
  'terrain.open': 'Freies Gelände',
  'terrain.broken': 'Geröll',
  'terrain.woods': 'Wald',
  'terrain.ruins': 'Ruinen',
  'terrain.hill': 'Hügel',
  'terrain.building': 'Gebäude',
  'terrain.swamp': 'Sumpf',
  'terrain.deep_swamp': 'Tiefer Sumpf',
  'terrain.mountain': 'Berg',
  'terrain.shallow_water': 'Flachwasser',
  'terrain.deep_water': 'Tiefes Wasser',
};
