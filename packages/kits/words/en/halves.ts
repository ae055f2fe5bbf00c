/** Mirror matches: two people play a battle twice, with sides swapped. */
export const halves = {
  'halves.title': 'Mirror match',
  'halves.no': 'No',
  'halves.yes': 'Both sides, results added',
  'halves.how':
    'After the first half you swap sides: the same forces on the same table. The results of both halves are added.',
  'halves.single': 'One battle. You may still choose a second half with the other side after it.',
  'halves.favours':
    'Between equals {side} wins about {share, number} of 100. In a mirror match both play both sides, so it is fair.',
  'halves.agreed': 'Mirror match: both play both sides, and the results are added.',
  'halves.changed': 'Mirror match: <b>{mirror, select, yes {both play both sides} other {one battle}}</b>',
  'halves.lobby':
    'Second half: you swap sides, with the same forces on the same table. The results of both halves are added.',
  'halves.other': 'Play the other side',
  'halves.other.how': 'Second half: results are added',
  'halves.ready': 'The second half is ready: you play the other side.',
  'halves.ready.watch': 'The second half is about to begin.',
  'halves.first':
    'This can be the first half of a mirror match: play the other side next, and the points of both matches are added up.',
  'halves.first.waits': 'Half 1 of 2. The second half is ready.',
  'halves.first.goes': 'Half 1 of 2. The second half is under way.',
  'halves.second.late': 'Half 2 of 2. The first half is not shown to its end yet.',
  'halves.half': '{half, select, 1 {Half 1} other {Half 2}}',
  'halves.total': 'Total',
  'halves.player': 'Player',
  'halves.won': 'won',
  'halves.lost': 'lost',
  'halves.drawn': 'drawn',
  'halves.gaveUp': 'gave up',
  'halves.left': 'left',
  'halves.open': 'not played yet',
  'halves.playing': 'being played',
  'halves.wins': '{wins, plural, one {# victory} other {# victories}}',
  'halves.by.wins': '{name} wins the mirror match, {most, number}\u00a0to\u00a0{least, number}.',
  'halves.by.points':
    '{name} wins the mirror match: level on victories, and {most, number}\u00a0points to\u00a0{least, number}.',
  'halves.by.stayed': '{name} wins the mirror match: level on victories, and {other} did not play both halves out.',
  'halves.by.even': 'The mirror match is drawn.',
  'halves.row': 'Mirror match, half {half, select, 1 {1} other {2}} of 2.',
  'halves.row.open': 'Mirror match, half {half, select, 1 {1} other {2}} of 2. The other half is not over yet.',
  'halves.row.first': 'Mirror match, half 1 of 2. The second half is yet to be played.',
  'halves.go': '{half, select, 1 {Half 1} other {Half 2}}',
};
