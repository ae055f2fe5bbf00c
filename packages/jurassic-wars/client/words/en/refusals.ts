/** Refusals as sentences, by their code. */
export const refusals = {
  'refusal.GAME_OVER': 'The game is over.',
  'refusal.NOT_NOW': 'That belongs to another moment of the game.',
  'refusal.ALREADY_CHOSEN': 'You have chosen already; the others have yet to.',
  'refusal.NOT_YOUR_TURN': 'Somebody else decides now.',
  'refusal.NOT_ALLOWED': 'Only the two dinosaurs that fight may take a combat card.',
  'refusal.NOT_IN_COMBAT': 'You are not in this combat.',
  'refusal.SEAT_IS_HANDED_OVER':
    'Nobody gives up for all {players} players. Hand your seat to the computer, and the others play on.',
  'refusal.NO_SUCH_NUMBER': 'A prediction is a number from 0 to {most}.',
  'refusal.NOT_IN_HAND': 'That card is not in your hand.',
  'refusal.NUMBER': 'Show exactly {count, plural, one {# card} other {# different cards}}.',
  'refusal.NO_SUCH_BID': 'A bid is a number from 0 to {most}.',
  'refusal.SUM_OF_BIDS': 'The last bid may not make the bids add up to the combats of the round: {n} is not free.',
  'refusal.NOTHING_THERE': 'No card lies there any more.',
  'refusal.NO_SIDE': 'A stake of {n} needs a side to lie on.',
  'refusal.NO_SUCH_STAKE': 'A stake is a number from 1 to {most}.',
  'refusal.other': 'Rule {rule} forbids that.',
} as const;
