/** Hints in matches against computers and in replays. */
export const hints = {
  'hint.button': 'Hint',
  'hint.thinking': 'Thinking …',
  'hint.said': 'Hint: {sentence}',
  'hint.play': 'Play {card}.',
  'hint.commit': 'Commit {card}.',
  'hint.none': 'Commit no card.',
  'hint.bid': 'Bid {n}.',
  'hint.fight': 'Stay in.',
  'hint.fold': 'Fold.',
  'hint.pot':
    '{reader, select, watcher {This} other {Your}} hand takes the pot about {chance} of the time: an estimate from dealt hands.',
  'hint.pick': 'Any card, they are all alike.',
  'hint.predict': 'Predict {n}.',
  'hint.stake': '{n} on {side, select, carnivores {the carnivores} other {the herbivores}}.',
  'hint.nothing': 'Nothing.',
  'hint.reveal': 'Show the weakest dinosaurs.',
  'hint.ready': 'Go on.',
  'hint.exact': 'Chance to win the combat: {chance}, exactly.',
  'hint.estimate': 'Chance to win the combat: {chance}, an estimate, as cards are hidden.',
  'hint.dearer': '{card} would have {chance}, but is worth more later.',
} as const;
