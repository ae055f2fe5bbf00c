/** Cards, periods and versions. */
export const cards = {
  'period.jurassic': 'Jurassic',
  'period.earlyCretaceous': 'Early Cretaceous',
  'period.lateCretaceous': 'Late Cretaceous',
  'period.jurassic.sign': 'Jur',
  'period.earlyCretaceous.sign': 'Early',
  'period.lateCretaceous.sign': 'Late',
  'card.text':
    '{name}, rank {rank}, {dice} {colour, select, red {red} other {green}} {dice, plural, one {die} other {dice}}, {period}',
  'combat.surpriseAttack': 'Surprise Attack',
  'combat.surpriseAttack.brief': 'They roll 1 fewer',
  'combat.surpriseAttack.text': 'Your rival has 1 die fewer',
  'combat.surpriseAttack.does': 'The other side has 1 die fewer',
  'combat.adrenaline': 'Adrenaline',
  'combat.adrenaline.brief': 'You roll 1 more',
  'combat.adrenaline.text': 'You have 1 die more',
  'combat.adrenaline.does': 'Has 1 die more',
  'combat.thickHide': 'Thick Hide',
  'combat.thickHide.brief': 'Lose 1 fewer once',
  'combat.thickHide.text': 'Lose 1 die fewer the first time',
  'combat.thickHide.does': 'Loses 1 die fewer the first time',
  'combat.stareDown': 'Stare-Down',
  'combat.stareDown.brief': 'Stops their card',
  'combat.stareDown.text': 'Your rival’s card has no effect',
  'combat.stareDown.does': 'The other card has no effect',
  'version.standard': 'Standard game',
  'version.whist': 'Whist',
  'version.underdog': 'Underdog',
  'version.poker': 'Poker',
  'version.dinosaursWild': 'Dinosaurs Wild',
  'version.carnivoresUnleashed': 'Carnivores Unleashed',
  'version.standard.text': 'Win combats, keep your dinosaurs, be the last one with any.',
  'version.whist.text': 'Bid how many combats you win, and win just as many.',
  'version.underdog.text': 'A win scores the rank of its winner: 20 for the weakest, 1 for the strongest.',
  'version.poker.text': 'Fight or fold for a pot of counters that are worth nothing.',
  'version.standard.how':
    'The lead passes to the left after each combat, whoever wins. Once a hand is empty, the dinosaurs that have won are the next hand.',
  'version.poker.how':
    'Everybody pays 2 counters, then 1 for each bidding. Those still in attack the next player on the left who is in, with no combat cards. The last one with dinosaurs takes the pot. One card of each hand lies open, so that all can weigh it up.',
  'version.dinosaursWild.text': 'Turn up cards and hold your ground for as long as you can.',
  'version.dinosaursWild.how':
    'Each dinosaur that you beat scores its printed dice. The cards lie face down, so the only decision is when to use a combat card.',
  'version.carnivoresUnleashed.text':
    'Ten carnivores against ten herbivores, top card to top card: win more of the ten combats.',
  'version.carnivoresUnleashed.how':
    'At 5 : 5 there is a play-off: the five winners of each side fight again, and these five combats decide.',
  'version.undecided':
    'No decisions: watch and cheer.{plain, select, true { The carnivores win 3 of 5 matches.} other {}}',
} as const;
