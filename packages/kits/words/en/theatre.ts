/** The theatre of a table of miniatures: its dice and its banner. */
export const theatre = {
  'dice.label': 'Dice',
  'dice.server': 'The server rolls for everybody. Every throw is on record.',
  'dice.rolled':
    'Rolled {total}{needed, plural, =0 {} other {, needed #{atLeast, select, true { or more} other { or less}}}}',
  'dice.needed': '{needed} or {atLeast, select, true {more} other {less}} needed',
  'banner.mine': 'Your move!',
  sign: '{id, select, claw {claw} egg {egg} horn {horn} tooth {tooth} leaf {leaf} wave {wave} star {star} bar {bar} diamond {diamond} ring {ring} cross {cross} other {moon}}',
  'rematch.same': 'Same side again',
  'review.lost': 'Why did I lose?',
  'review.decided': 'How was it decided?',
  'story.turning': 'Turning point',
  'story.best': 'Best of all',
  'story.luck': 'All dice',
  'story.chance': 'Luck',
  'story.try': 'Try next time',
  'story.told.turning': '{round} cost most. {losses}.',
  'story.told.scored': '{round} counted most. {feats}{fell, select, true { {losses}.} other {}}',
  'story.told.nobodys': '{alone, select, true {Fallen: {names}} other {also fell: {names}}}',
  'story.told.losses': '{name} lost {names}',
  'story.told.more': '{names} and {more, plural, one {# more} other {# more}}',
  'story.told.best':
    '{name}: {damage, plural, =0 {} other {# damage, }}{felled, plural, =0 {nobody taken out} one {# figure taken out} other {# figures taken out}}.',
  'story.told.too': 'Also {felled, plural, one {# figure} other {# figures}} taken out.',
  'story.told.luck': '{name}: {hits, plural, one {# hit} other {# hits}}, {expected, number} expected',
  'story.told.dice': '{counts}. “How was it decided?” tells which of them mattered.',
  'story.told.idle': '{names} never attacked.',
};
