/** The theatre of a table of miniatures: its dice and its banner. */
export const theatre = {
  'dice.label': 'Dice',
  'dice.server': 'The server rolls for everybody. Every throw is on record.',
  'dice.rolled': 'Rolled {total}{needed, plural, =0 {} other {, needed #{atLeast, select, true { or more} other {}}}}',
  'dice.needed': '{needed} or {atLeast, select, true {more} other {less}} needed',
  'banner.mine': 'Your move!',
  'review.lost': 'Why did I lose?',
  'review.decided': 'How was it decided?',
  'story.turning': 'Turning point',
  'story.best': 'Best of all',
  'story.luck': 'Luck',
  'story.try': 'Try next time',
};
