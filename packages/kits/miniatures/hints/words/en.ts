/** The sentences on hints in English. */
export const en = {
  label: 'Hint',
  thinking: 'The computer is thinking …',
  broken: 'There is no hint for this moment.',
  close: 'Close the hint',
  do: 'Plan it',
  'do.label': 'Plan what the hint says; you still confirm it',
  alone: 'Do nothing with {name}, and end the step.',
  chance: 'Chance to win after it: {share}{error, plural, =0 {} other { (± #)}}.',
  'chance.vague':
    '{side, select, ahead {You are probably ahead after it} behind {You are probably behind after it} other {About even after it}}, as far as the computer knows.',
  'chance.over': 'Chance to win after it: over {share}.',
  'chance.under': 'Chance to win after it: under {share}.',
  'risk.strike': 'Risk of {verb, select, bite {a bite in their next move} other {an attack}}: {list}.',
  'risk.shoot': 'Risk of fire: {list}.',
  'safe.strike': 'No risk of {verb, select, bite {a bite} other {an attack}} there.',
  'safe.shoot': 'No risk of fire there.',
  'next.worse': 'Next best, {points}% less chance to win: {sentence}',
  'next.even': 'About as good: {sentence}',
  'next.open': 'Or: {sentence}',
  'next.way.worse': 'The next best way to do it has {points}% less chance to win.',
  'next.way.even': 'Other ways to do it are about as good.',
};
