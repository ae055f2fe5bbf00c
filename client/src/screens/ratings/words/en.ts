/** Ratings, in English. */
export const en = {
  'ratings.title': 'Ratings',
  'ratings.mine': 'Your rating',
  'ratings.none':
    'You have no rating yet. Play now and open games count. After your first evening, the computer counts too while nobody comes.',
  'ratings.play': 'Play now',
  'ratings.provisional':
    '{matches, plural, one {Provisional: # match of {enough}} other {Provisional: # matches of {enough}}}',
  'ratings.matches': '{matches, plural, one {# match} other {# matches}}',
  'ratings.rank': 'Place {rank, number}',
  'ratings.favourite': 'Best side: {side}',
  'ratings.wins': '{wins, plural, one {# victory in a row} other {# victories in a row}}',
  'ratings.history': 'From {first, number} to {last, number} in {matches, plural, one {# match} other {# matches}}',
  'ratings.changes': 'Why it changed',
  'ratings.change':
    '{result, select, won {Won} drawn {Drew} other {Lost}} with {side}. You had {chance}%{favoured, select, none {} other {; that side wins this battle {favoured}% of the time}}.',
  'ratings.changeOf':
    '{result, select, won {Won} drawn {Drew} other {Lost}} with {side}, with a chance of {chance}%{favoured, select, none {} other {; that side wins this battle {favoured}% of the time}}.',
  'ratings.table': 'The best of {game}',
  'ratings.table.none':
    'The table is empty: the first place is free. Everybody with {enough, number} rated matches is listed here.',
  'ratings.table.soon': '{provisional, plural, one {# person is on the way.} other {# people are on the way.}}',
  'ratings.computers': 'Computers',
  'ratings.computer':
    '{strength, select, easy {Easy computer} normal {Normal computer} strong {Strong computer} other {Computer}}',
  'ratings.you': '{name} (you)',
  'ratings.hide': 'Hide me from tables',
  'ratings.show': 'Show me in tables again',
  'ratings.hidden': 'You are hidden: only you see this.',
  'ratings.how':
    'A rating runs from 0 to 3000 and shows the strength that your matches have proved so far, so it begins low. Winning with the favoured side gains little. Leaving a match loses it.',
  'ratings.all': 'All ratings',
};
