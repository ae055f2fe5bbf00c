import type { ground as english } from '../en/ground';

export const ground: Readonly<Record<keyof typeof english, string>> = {
  'ground.open': 'Freies Feld',
  'ground.broken': 'Unwegsames Gelände',
  'ground.woods': 'Wald',
  'ground.ruins': 'Ruine',
  'ground.hill': 'Hügel',
  'ground.building': 'Gebäude',
  'ground.swamp': 'Sumpf',
  'ground.deep_swamp': 'Tiefer Sumpf',
  'ground.mountain': 'Berg',
  'ground.shallow_water': 'Seichtes Wasser',
  'ground.deep_water': 'Tiefes Wasser',
};
