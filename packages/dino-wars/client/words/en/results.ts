/** The result of a match. */
export const results = {
  'results.you': 'You',
  'results.shout.army': 'THE ARMY<br></br>HOLDS!',
  'results.shout.dinosaurs': 'DINOSAURS RULE<br></br>THE LAWN!',
  'results.shout.draw': 'NOBODY<br></br>HOLDS THE LAWN!',
  'results.spoken.army': 'The army holds!',
  'results.spoken.dinosaurs': 'Dinosaurs rule the lawn!',
  'results.spoken.draw': 'Nobody holds the lawn!',
  'results.yours.won': 'You won.',
  'results.yours.lost': 'You lost. The toys go back in the box.',
  'results.yours.drawn': 'A draw. Nobody tidies up.',
  'results.turns': '{turns, plural, one {# turn} other {# turns}}',
};
