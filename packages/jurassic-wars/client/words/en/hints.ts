/** Hints in matches against computers. */
export const hints = {
  'hint.button': 'Hint',
  'hint.thinking': 'Thinking …',
  'hint.play': 'Hint: play {card}.',
  'hint.commit': 'Hint: commit {card}.',
  'hint.none': 'Hint: commit no card.',
  'hint.bid': 'Hint: bid {n}.',
  'hint.fight': 'Hint: stay in.',
  'hint.fold': 'Hint: fold.',
  'hint.pot': 'Your hand takes the pot about {chance, number, ::percent} of the time: an estimate from dealt hands.',
  'hint.pick': 'Hint: any card, they are all alike.',
  'hint.predict': 'Hint: predict {n}.',
  'hint.stake': 'Hint: {n} on {side, select, carnivores {the carnivores} other {the herbivores}}.',
  'hint.nothing': 'Hint: nothing.',
  'hint.reveal': 'Hint: show your weakest dinosaurs.',
  'hint.ready': 'Hint: go on.',
  'hint.exact': '{chance, number, ::percent} to win the combat, exactly.',
  'hint.estimate':
    'About {chance, number, ::percent} to win the combat: an estimate, as you don’t see the others’ cards.',
} as const;
