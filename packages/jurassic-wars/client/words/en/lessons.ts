/** The lessons, one sentence for each step. */
export const lessons = {
  'learn.intro': 'Short lessons with real cards and dice, one idea each. After the second you can play a match.',
  'learn.play': 'Play a match',

  'lesson.fight.title': 'Fight',
  'lesson.fight.idea': 'Two dinosaurs, and a handful of dice each.',
  'lesson.fight.1':
    'Your hand lies below. Press a dinosaur, and press it again to play it. A red die hits 1 time in 2, a green one 1 time in 3. The yellow number is the rank: 1 is the strongest.',
  'lesson.fight.2': 'Both may add a combat card in secret. Press No card, or try one: lesson 2 explains them.',
  'lesson.fight.3':
    'Both roll all their dice. The side with fewer hits loses as many dice as it is behind, until one side has none.',
  'lesson.fight.learnt':
    'The winner goes to its player’s set, the beaten one leaves the game. Once your hand is empty, your set is your next hand. The player with the last dinosaurs wins.',

  'lesson.cards.title': 'Combat cards',
  'lesson.cards.idea': 'You never get new ones: use them well.',
  'lesson.cards.1':
    'Play a dinosaur again. A dinosaur of the match’s period has one die more, but never more than 3 red or 4 green.',
  'lesson.cards.2': 'This time press one of your combat cards. Nobody sees it before both have chosen.',
  'lesson.cards.3': 'Both cards are opened, then the dice fall.',
  'lesson.cards.learnt':
    'Adrenaline adds a die, Surprise Attack takes one away, Thick Hide saves one, Stare-Down stops the other card.',

  'lesson.whist.title': 'Whist',
  'lesson.whist.idea': 'Say how many combats you will win, and win just as many.',
  'lesson.whist.1': 'Look at your two dinosaurs and bid. The last bid may not make the sum come out even.',
  'lesson.whist.2': 'Play a dinosaur when it is your turn.',
  'lesson.whist.3': 'Win it or lose it? Watch the dice: each combat you win counts towards your bid.',
  'lesson.whist.learnt':
    'An exact bid earns five points and its own number. A missed one earns a point a victory, and a missed 0 costs two.',

  'lesson.poker.title': 'Poker',
  'lesson.poker.idea': 'Fight or fold, for counters that are worth nothing.',
  'lesson.poker.1': 'One card of each hand lies open. Press Fight to stay in for a counter.',
  'lesson.poker.2': 'Decide again after each new card, until two are left or all cards are dealt. Press Fight.',
  'lesson.poker.3':
    'Those who are in play their hands. Play a dinosaur when you are asked, and watch the first combat.',
  'lesson.poker.learnt':
    'The last player with dinosaurs takes the pot. Folding costs only what you have paid, and saves counters for a strong hand.',

  'lesson.wild.title': 'Dinosaurs Wild',
  'lesson.wild.idea': 'Twenty cards face down, and no hands.',
  'lesson.wild.1': 'When it is your turn, press one of the face-down cards: it fights for you.',
  'lesson.wild.2': 'The dice decide which of the two stays.',
  'lesson.wild.3': 'The winner attacks again. The player who is asked turns up the next card.',
  'lesson.wild.learnt': 'You score the dice printed on those you beat. You know enough: play!',

  'guide.lead':
    'You lead: play a dinosaur. Red dice hit 1 time in 2, green ones 1 in 3. A dinosaur of the match’s period has one die more, up to 3 red or 4 green.',
  'guide.oppose':
    'Answer with a dinosaur of yours. You see theirs first: beat it with just enough, or give up your weakest if none has an even chance.',
  'guide.commit':
    'A combat card helps once and never comes back. Both choose in secret, and no card is often right.{known, select, true { All ten are dealt, so each of you knows what the other can play.} other {}}',
  'guide.fight':
    'Both roll all their dice. The side with fewer hits loses {single, select, true {one die} other {as many dice as it is behind}}; equal hits cost nothing. They roll again until one side has no dice left: that dinosaur is beaten.',
  'guide.bid': 'Say how many combats you will win: an exact bid earns most.',
  'guide.declare': 'Fight costs a counter and keeps you in. Folding saves counters for a stronger hand.',
  'guide.pickAttacker': 'Nobody has a hand here: press one of the face-down cards, and it fights for you.',
  'guide.pickOpponent': 'Press one of the face-down cards: it has to stop the attacker.',
  'guide.turnUp':
    'Nobody has a hand here: the top cards of both decks fight, and the dice decide. Red dice hit 1 time in 2, green ones 1 in 3.',
  'guide.predict': 'A guess in secret, for counters that are worth nothing: right earns three, off by one earns one.',
  'guide.stake': 'Up to three counters on the dinosaur that you think wins. They change nothing in the combat.',
  'guide.wait':
    'The winner of a combat joins its player’s set, the beaten one leaves the game. Once a hand is empty, the set is the next hand. The last player with dinosaurs wins.',
  'guide.end':
    'You know it all now. {hand, select, true {The line above your hand} other {The line in the middle}} says what is asked of you.',
  'guide.end.watch': 'You know it all now. At 5 : 5 the winners of both sides fight a play-off.',
} as const;
