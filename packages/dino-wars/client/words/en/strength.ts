/** The strengths of the computer. */
export const strength = {
  'strength.easy': 'Easy',
  'strength.easy.text': 'Goes for whatever is nearest, and overlooks somebody now and then.',
  'strength.normal': 'Normal',
  'strength.normal.text': 'Weighs the odds of every choice.',
  'strength.strong': 'Strong',
  'strength.strong.text': 'Plays its choices out before it takes one. Takes a moment longer.',
};
