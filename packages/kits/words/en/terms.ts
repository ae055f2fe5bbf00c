/** Time limits, and who can find a match. */
export const terms = {
  'terms.label': 'Clock',
  'terms.standard': 'Standard',
  'terms.standard.how': 'A few minutes for each phase.',
  'terms.none': 'No clock',
  'terms.none.how': 'Nobody is hurried.',
  'terms.quick': '10 minutes each',
  'terms.quick.how': '10 minutes each, 10 seconds more for every phase.',
  'terms.long': '30 minutes each',
  'terms.long.how': '30 minutes each, 30 seconds more for every phase.',
  'terms.day': 'Correspondence: 1 day per move',
  'terms.day.how': 'A day for each decision: a battle may take weeks. Nobody needs to be here at the same time.',
  'terms.days': 'Correspondence: 3 days per move',
  'terms.days.how': 'Three days for each decision: a battle may take months. Nobody needs to be here at the same time.',
  'terms.said.standard': 'Standard clocks.',
  'terms.said.none': 'No clocks.',
  'terms.said.live':
    '{minutes, plural, one {# minute} other {# minutes}} for each player, {seconds, plural, one {# second} other {# seconds}} more for every decision.',
  'terms.said.correspondence': 'Correspondence: {days, plural, one {# day} other {# days}} for each decision.',
};
