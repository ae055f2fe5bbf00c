/** The kinds of terrain. */
export const ground = {
  'ground.open': 'Open ground',
  'ground.broken': 'Broken ground',
  'ground.woods': 'Woods',
  'ground.ruins': 'Ruins',
  'ground.hill': 'Hill',
  'ground.building': 'Building',
  'ground.swamp': 'Swamp',
  'ground.deep_swamp': 'Deep swamp',
  'ground.mountain': 'Mountain',
  'ground.shallow_water': 'Shallow water',
  'ground.deep_water': 'Deep water',
};
