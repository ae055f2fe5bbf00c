/** The replay of a match. */
export const replay = {
  'replay.title': 'Dino Wars',
  'replay.won.army': 'The army holds the lawn!',
  'replay.won.dinosaurs': 'Dinosaurs rule the lawn!',
  'replay.won.nobody': 'Nobody holds the lawn!',
  'replay.opening': 'The armies stand ready.',
  'replay.says.on': 'would rather play on',
  'replay.says.agrees': 'agrees to stop and score',
  'replay.says.offers': 'offers to stop and score',
  'replay.says.no-resign': 'does not give up after all',
  'replay.says.resigns': 'gives up',
  'replay.says.would-resign': 'would give up',
  'replay.says.lapsed': 'has run out of time',
  'replay.says.unanswered':
    '{hasFigure, select, true {did not answer in time for {figure}} other {did not answer in time}}',
  'replay.taken-back': 'What came after this is taken back, by agreement',
  'replay.seat': '{side, select, army {Army} other {Dinosaurs}}{number, plural, =1 {} other { #}}',
};
