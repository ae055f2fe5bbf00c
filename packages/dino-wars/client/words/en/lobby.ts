/** The game's part of the lobby, and the page on which the computer is played. */
export const lobby = {
  'lobby.side.army': 'Guns, grit and grenades',
  'lobby.side.dinosaurs': 'Teeth, horns and tempers',
  'lobby.side.any': 'The dice decide',
  'lobby.what': 'What to play',
  'lobby.table': 'The table, {width} by {depth}, with {pieces, plural, one {# piece} other {# pieces}} of terrain',
  'computer.title': 'Man against machine!',
  'computer.label': 'Play the computer',
  'computer.side': 'Your side',
  'computer.plays.army': 'Computer plays dinosaurs',
  'computer.plays.dinosaurs': 'Computer plays army',
  'computer.plays.any': 'The dice decide',
  'computer.busy': 'Setting up the table …',
  'own.title': 'Custom battle',
  'own.text': 'Any force, any table, all fifteen optional rules.',
  'own.change': 'Customise',
};
