/** Tables of square tiles. */
export const tiles = {
  'tiles.nearer': 'Zoom in',
  'tiles.farther': 'Zoom out',
  'tiles.whole': 'Show the whole table',
};
