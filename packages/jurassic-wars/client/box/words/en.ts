export const en = {
  'box.title': 'Jurassic Wars',
  'box.spoken': 'Jurassic Wars, for 2 to 5 players',
  'box.tagline': 'Play your dinosaurs right.',
  'box.credit':
    'An unofficial adaptation of a card game by DiceMaestro, in our own words and with cards of our own. Jurassic Wars is a trademark of its owner.',
  'box.blurb': 'Cards, coloured dice and six ways to play. Unofficial; Jurassic Wars is a trademark of its owner.',
  'box.invitation': 'A game of cards with dinosaurs. Are you in?',
  'box.choice': 'Take a seat',
  'box.side.carnivores': 'the carnivores',
  'box.side.herbivores': 'the herbivores',
  'box.seat': 'seat {n}',
  'preset.standard': 'Standard game for {players}',
  'preset.whist': 'Whist for {players}',
  'preset.underdog': 'Underdog for {players}',
  'preset.poker': 'Poker for {players}',
  'preset.wild': 'Dinosaurs Wild for {players}',
  'preset.unleashed': 'Carnivores Unleashed for {players}',
};
