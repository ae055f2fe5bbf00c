/** The sentences about what waits for somebody who comes back, in English. */
export const en = {
  'waiting.title': 'Waiting for you',
  'waiting.left': '{time} left',
  'waiting.turn':
    '{turns, plural, one {{names, select, nobody {<b>Your move</b>} other {<b>Your move</b> against {names}}}} other {<b>Your move</b> in # battles}}',
  'waiting.rematch': '<b>{name}</b> asks for another game',
  'waiting.cup.open': '<b>{title}</b> begins',
  'waiting.cup.in': 'in {time}',
  'waiting.cup.now': 'now',
  'waiting.cup.playing':
    '<b>{title}</b>{rounds, plural, one {} other {, round {round, number} of #}}: {unopened, plural, one {your match is open} other {# matches are open}}',
  'waiting.day':
    '{how, select, begun {Go on with your <b>battle of the day</b>} other {<b>Battle of the day</b>{streak, plural, =0 { is open} one { keeps your streak of # day} other { keeps your streak of # days}}}}',
  'waiting.result':
    '{when, select, yesterday {Yesterday} other {Battle of {day}}}: <b>place {rank, number} of {field, number}</b>',
  'waiting.result.beat': 'beat {percent}',
  'waiting.result.watch': 'Watch {name}',
  'waiting.result.watched': 'Watch {name}, the best of that day',
  'waiting.more': '{more, number} more',
};
