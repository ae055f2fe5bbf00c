/** The frame of a page. */
export const frame = {
  'frame.home': 'Toy box',
  'frame.home.label': 'To the toy box',
} as const;
