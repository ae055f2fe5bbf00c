/** The two sides, in cards, headings and tabs. */
export const sides = {
  'side.army': 'Army',
  'side.dinosaurs': 'Dinosaurs',
  'side.the.army': 'The army',
  'side.the.dinosaurs': 'The dinosaurs',
  'side.the.any': 'Surprise me',
  'side.inside.army': 'the army',
  'side.inside.dinosaurs': 'the dinosaurs',
  'balance.fair': 'Twice the points for the dinosaurs: a fair fight.',
  'balance.gate': 'Twice the points for the dinosaurs, but the Time Gate favours the army.',
  'balance.gate.even':
    'Far more than twice the points for the dinosaurs, for the army has only to get away: a fair fight.',
  'balance.island': 'Twice the points for the dinosaurs, but the island favours the army.',
  'balance.island.even': 'Three times the points for the dinosaurs, for the island favours the army: a fair fight.',
  'balance.remedy': 'A mirror match is the remedy: both play both sides.',
  'balance.unusual': 'Not the usual two to one.',
};
