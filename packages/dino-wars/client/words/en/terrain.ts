/** The kinds of terrain. */
export const terrain = {
  'terrain.open': 'Open ground',
  'terrain.broken': 'Broken ground',
  'terrain.woods': 'Woods',
  'terrain.ruins': 'Ruins',
  'terrain.hill': 'Hill',
  'terrain.building': 'Building',
  'terrain.swamp': 'Swamp',
  'terrain.deep_swamp': 'Deep swamp',
  'terrain.mountain': 'Mountain',
  'terrain.shallow_water': 'Shallow water',
  'terrain.deep_water': 'Deep water',
};
