/** The sentences of a review in English. */
export const en = {
  percent: '{share, number, ::percent}',
  'stage.own':
    'The computer looks at {who, select, you {your decisions} other {the decisions of {name}}}: {done} of {all}.',
  'stage.others': 'The computer looks at the other decisions too, for luck and sums: {done} of {all}.',
  'stage.now': 'Now: {when} · move {n}.',
  'stage.opening': 'The computer replays the match …',
  'stage.failed': 'This record can’t be reviewed: it could not be played to its end.',
  'stage.version':
    'No review: this match was played with rules version {version}; the computer only knows version {present}.',
  'seats.label': 'Whose review',
  'seats.you': 'You',
  'summary.yet': 'Luck and decisions are added up once every decision has been looked at.',
  summary:
    '{who, select, you {You} other {{name}}} began with a chance of {start, number, ::percent} to win and {result, select, won {won} lost {lost} other {drew}}. Luck changed it by {luck} points. Against what the computer would have chosen, {who, select, you {your} other {their}} own decisions changed it by {own}{quiet, select, true {} other {, those of {rivals, plural, one {the other player} other {others}} by {others}}}.',
  'summary.undecided':
    '{who, select, you {You} other {{name}}} began with a chance of {start, number, ::percent} to win and {result, select, won {won} lost {lost} other {drew}}. Luck changed it by {luck} points.',
  'curve.label': '{who, select, you {Your chance} other {Chance of {name}}} to win over the match. {summary}',
  'curve.key':
    'Line: {who, select, you {your chance} other {chance of {name}}} to win. Red dots: where {who, select, you {you} other {they}} could have done better. Hollow dots: where others could. {crosses, select, true {Crosses: who fell. } other {}}Press anywhere to go there.',
  'curve.key.line':
    'Line: {who, select, you {your chance} other {chance of {name}}} to win. Press anywhere to go there.',
  'sums.caption': 'From the beginning to the result',
  'sums.start': 'Beginning',
  'sums.luck': 'Luck',
  'sums.own': 'Own decisions',
  'sums.others': 'Decisions of others',
  'sums.result': 'Result',
  'sums.note': 'Luck weighs each roll by what it decided: a hit that changes nothing counts for nothing.',
  'moments.head': 'What {who, select, you {you} other {{name}}} could have done better',
  'moments.undecided': 'Nobody decides anything in this match: cards and dice did it all.',
  'moments.none': 'No decision of {who, select, you {yours} other {{name}}} was clearly and much worse than another.',
  'moments.alike':
    'By its usual choices the computer would have done no better on the whole. These are better ones that it found by a longer look.',
  'moments.hopeless':
    'From the beginning hardly a try was won, whatever {who, select, you {you} other {{name}}} chose.',
  'moments.spread':
    '{shown, plural, =0 {The {own} points that decisions cost} one {The moments show 1 of the {own} points that decisions cost. The rest} other {The moments show # of the {own} points that decisions cost. The rest}} {shown, plural, =0 {are} other {is}} spread over small ones, of which none was clearly worse by itself.',
  'moments.none.yet': 'Nothing found so far.',
  'moments.yet': 'More may still be found.',
  'moments.try':
    'Try it: from there, against the computer and with the same luck to come. Its review tells whether your new idea did better.',
  'idea.verdict':
    '{verdict, select, better {A better idea: {points, plural, one {# point} other {# points}} more} worse {No better: {points, plural, one {# point} other {# points}} less} other {No clear difference}}',
  idea: 'In {tries} tries with the same luck for both, {who, select, you {your new decision} other {the new decision of {name}}} wins {chance, number, ::percent}; the one of the match before wins {former, number, ::percent}.',
  'idea.error': 'Give or take {points, plural, one {# point} other {# points}}.',
  'mark.slip': 'Slip',
  'mark.mistake': 'Mistake',
  'mark.blunder': 'Blunder',
  'mark.gave-up': 'Gave up',
  'gave-up': 'This was giving up: tries that play on from here still win {share, number, ::percent}.',
  'moment.on': 'Playing on:',
  'moment.loss': 'cost {points}% of the chance to win',
  'moment.error': 'give or take {points}',
  'moment.line': 'The log says: “{line}”.',
  'moment.better': 'The computer found something clearly better here.',
  'moment.when': '{when} · move {n}',
  'fate.head': 'In {tries, plural, one {# try} other {# tries}} from here',
  'fate.chosen': 'As played',
  'fate.better': 'Better',
  fate: '{whole, select, true {{figure} is lost} other {Life that {figure} loses}}',
  'fate.by': '{whole, select, true {{by} {deed} {until}} other {Life that {by} takes from {figure} {until}}}',
  'fate.part': '{by} ({share, number, ::percent})',
  'fate.several':
    '{whole, select, true {{figure} is lost {until}, mostly to {by}} other {Life that {figure} loses {until}, mostly to {by}}}',
  'fate.gone': '{by} falls before that{known, select, true {, mostly through {other}} other {}}',
  'fate.other': '{whole, select, true {{by} takes {other} instead} other {Life that {by} takes from {other} instead}}',
  'moment.go': 'Show it',
  'moment.try': 'Try it',
  'moment.usual':
    'The computer’s usual choice, and so perhaps a hint, was the same: only a longer look shows the better one.',
  'moment.instead': 'Better:',
  'moment.greeting':
    'A new try, with the same luck to come. {better} At its end the review compares it with the first.',
  'moment.trying': 'Setting the table …',
  'how.head': 'How is this worked out?',
  how: 'From every decision the computer plays on many times, knowing only what that player knew, with the same luck for every choice. Luck is what dice, cards or hidden things changed against the mean of all that could have come; a decision is what was chosen against what the computer usually does. Beginning, luck and decisions add up to the result. A mark shows what the best choice that it found would have gained, if that is five points or more and more than chance explains. The same record gives the same review.',
  'how.beyond':
    'What is smaller than about three points may be chance. A hint looks less far than a review, so the review may know better.',
};
