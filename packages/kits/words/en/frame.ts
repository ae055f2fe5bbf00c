/** The frame of a page. */
export const frame = {
  'frame.up': '{height} up',
  'frame.home': 'Toy box',
  'frame.home.label': 'To the toy box',
} as const;
