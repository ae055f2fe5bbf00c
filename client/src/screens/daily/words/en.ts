/** The battle of the day, in English. */
export const en = {
  'daily.title': 'Battle of the day',
  'daily.battle': 'The battle',
  'daily.preparing':
    'The first battle of the day is being drawn: two computers try it out until it is fair. It opens here by itself, within a minute or two.',
  'daily.side':
    'You play <b>{side}</b> against {strength, select, easy {the easy computer} normal {the normal computer} strong {the strong computer} other {the computer}}.',
  'daily.share': 'Fair: between two equal computers, {side} won {share}%',
  'daily.rivals': '{rivals, plural, one {A computer has} other {# computers have}} set a mark. Beat it',
  'daily.nobody': 'Nobody has played yet. Be the first',
  'daily.nobodyDid': 'Nobody played that day',
  'daily.begun': '{begun, plural, one {# person} other {# people}} played',
  'daily.first': 'You are the first today',
  'daily.played': '{begun, plural, =0 {nobody} other {# played}}',
  'daily.once':
    'Everybody gets this battle and these dice. The first attempt counts: no undo, no hints, no spectators.',
  'daily.archive.how': 'This day is over. Play its battle for fun, with the same dice; it counts for nothing.',
  'daily.play': 'Play today’s battle',
  'daily.goOn': 'Go on with your battle',
  'daily.again': 'Play it for fun',
  'daily.left': '{hours, number} h {minutes, number} min left',
  'daily.points': '{points, number} of {most, number} points kept and taken',
  'daily.unfinished': 'not finished',
  'daily.rank': 'Place {rank, number} of {field, number}',
  'daily.soFar': 'So far. The table opens at midnight UTC.',
  'daily.replay': 'Watch replay',
  'daily.replayOf': 'Watch the replay of {name}',
  'daily.share.button': 'Share your result',
  'daily.share.copied': 'Copied',
  'daily.share.line':
    'Battle of the day, {day}\n{squares} beat {percent, number}% of the field{streak, plural, =0 {} =1 {} other { · # days in a row}}',
  'daily.table': 'Result of {day}',
  'daily.table.none': 'Only the computers played. Today’s table is waiting for you.',
  'daily.toDay': 'Turn by turn',
  'daily.toToday': 'To today’s battle',
  'daily.column.rank': 'Place',
  'daily.column.name': 'Player',
  'daily.column.points': 'Points',
  'daily.column.percent': 'Share of the field that was beaten',
  'daily.column.replay': 'Replay',
  'daily.computer':
    '{strength, select, easy {Easy computer} normal {Normal computer} strong {Strong computer} other {Computer}}',
  'daily.you': '{name} (you)',
  'daily.streak': 'Your streak',
  'daily.streak.days': '{days, plural, =0 {No streak yet} one {# day} other {# days}}',
  'daily.streak.none': 'Play today to begin one.',
  'daily.streak.stake': 'Play today to keep it.',
  'daily.streak.safe': 'Today is done. Come back tomorrow.',
  'daily.streak.free': 'One missed day a week is free.',
  'daily.streak.used': 'The free day of this week is used.',
  'daily.month.how': 'The {best, number} best days count.',
  'daily.month.days': '{days, plural, one {# day} other {# days}}',
  'daily.ratings': 'Ratings',
  'daily.past': 'Days before',

  'turns.title': 'Turn by turn',
  'turns.pick': 'The turn to look at',
  'turns.step': 'Turn {turn, number} of {turns, number}',
  'turns.key.middle': 'Middle of all results',
  'turns.key.own': 'You',
  'turns.people':
    '{how, select, all {everybody ({n} of {of})} most {most people ({n} of {of})} other {half of the people ({n} of {of})}}',
  'turns.lost.none':
    'At the end of turn {turn, number} {people} had lost nothing{yours, select, same {. You had not, either} other {. You had lost {points, plural, one {# point} other {# points}}} nobody {}}.',
  'turns.lost.some':
    'At the end of turn {turn, number} {people} had lost points{yours, select, same {. You had lost {points, plural, one {# point} other {# points}}} other {. You had lost nothing} nobody {}}.',
  'turns.taken.none':
    'By then {people} had taken nothing{yours, select, same {. You had not, either} other {. You had taken {points, plural, one {# point} other {# points}}} nobody {}}.',
  'turns.taken.some':
    'By then {people} had taken points{yours, select, same {. You had taken {points, plural, one {# point} other {# points}}} other {. You had taken nothing} nobody {}}.',
  'turns.middle':
    'The middle of all results was {middle, number} points kept and taken{yours, select, there {. You had {points, number}} other {}}.',
  'turns.over': '{of, plural, one {The battle was over} other {{over, number} of {of, number} battles were over}}.',
  'turns.aims':
    'In turn {turn, number}, {people, number} of {of, number} {aims, select, sent {sent {target} to fight} other {attacked {target}}}{others, select, none {} other {; others: {others}}}.',
  'turns.aims.other': '{target} ({people, number})',
  'turns.aims.own':
    '{targets, select, nobody {You {aims, select, sent {sent} other {attacked}} nobody then} other {You {aims, select, sent {sent} other {attacked}}: {targets}}}.',
  'turns.aims.best':
    'The best result, by {name}, came {targets, select, nobody {without {aims, select, sent {a fight} other {an attack}} in this turn} other {from {aims, select, sent {sending} other {attacks on}}: {targets}}}.',
  'turns.alone':
    'At the end of turn {turn, number} you had {points, plural, one {# point} other {# points}}. Nobody else played, so there is nothing to compare with.',
  'turns.behind':
    'Turn {turn, number} made the difference: there you fell back by {points, plural, one {# point} other {# points}} against the middle.',
  'turns.ahead':
    'Turn {turn, number} made the difference: there you gained {points, plural, one {# point} other {# points}} on the middle.',
  'turns.board': '{kept, number} kept, {taken, number} taken',
  'turns.board.over': 'over in turn {turn, number}',
  'turns.board.left': 'left after turn {turn, number}',
};
