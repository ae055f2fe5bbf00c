/** The force builder, in English. */
export const en = {
  title: 'Your own toys!',
  'problem.link': "The force of this link can't be opened: {problems}",
  new: 'Empty box',
  grab: 'Grab some figures',
  choose: 'Ready-made forces and yours',
  tile: '{count, plural, one {# figure} other {# figures}}, {points} points',
  battle: 'Which battle is it for?',
  players: 'Players',
  'players.of': '{id, select, 3 {3 or 4} 5 {5 or 6} other {2}}',
  part: 'Your part',
  mat: 'Your force',
  'mat.empty': 'Nobody yet. Take a toy out of the box below.',
  box: 'Out of the box',
  body: 'What is it?',
  'body.of': '{id, select, troop {Guy} hero {Hero} cavalry {Mount} vehicle {Vehicle} other {Creature}}',
  look: 'Look',
  'look.of':
    '{id, select, cowboys {Cowboys} knights {Knights} spacemen {Spacemen} soldiers {Soldiers} other {Dinosaurs}}',
  swims: 'In water',
  'swims.on': 'Swims',
  figures: '{count} of {most} figures',
} as const;
