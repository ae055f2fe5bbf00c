/** Breaches of the server's promises, and a table that can't be drawn. */
export const mishaps = {
  'fair.commitment': 'The server has changed the commitment to its dice.',
  'fair.entropy': 'The server has left out what this browser added to the dice.',
  'fair.seal': 'The server has changed a seal on what was hidden in the set-up.',
  'fair.secret': 'The secret of the dice is not the one the server had committed itself to.',
  'board.undrawn': 'This browser cannot draw the table just now: it offers no WebGL. The list of figures still works.',
  'board.again': 'Try again',
  'board.lost': 'The picture of the table was lost. Waiting for the graphics card …',
};
