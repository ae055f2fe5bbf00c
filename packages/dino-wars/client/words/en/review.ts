/** The causes of a loss, each in a sentence. */
export const review = {
  'review.unspent-shot':
    'The phase was ended while {who} could still fire at {target}, with {hit, number, ::percent} to hit{able, plural, one {} other {. {able} figures could}}.',
  'review.wrong-target':
    '{who} fired at {target}, with {hit, number, ::percent} to hit. {other} was the better target, at {otherHit, number, ::percent}.',
  'review.wrong-weapon':
    '{who} fired the {weapon} at {target}, with {hit, number, ::percent} to hit. The {otherWeapon} was better, at {otherHit, number, ::percent}.',
  'review.step-into-reach':
    '{who} stepped {inside} into the reach of {beast}, which then kills them with {kill, number, ::percent} in an overrun. There was a place out of its reach.',
  'review.stay-in-reach':
    '{who} stayed {inside} within the reach of {beast}, which then kills them with {kill, number, ::percent} in an overrun. They could have walked out of it.',
  'review.out-of-range':
    '{who} stood {short} out of range of {target} with the {weapon}, and could have walked into range.',
  'review.missed-flank':
    '{who} came before {target}, whose armour of {front} counts in front alone. Behind it, it has {rear}.',
  'review.into-fire':
    '{who} went where the army’s fire takes about {lost, number} of its {life, number} life points until its next move. Another place cost about {otherwise, number}.',
  'review.bad-charge':
    '{who} overran {target}, with {kill, number, ::percent} to kill and {falls, number, ::percent} to fall to closing fire first. It was better not to.',
  'review.missed-charge':
    '{who} touched {target} and did not overrun: {kill, number, ::percent} to kill, {falls, number, ::percent} to fall to closing fire first.',
  'review.wrong-prey':
    '{who} attacked {target}, with {kill, number, ::percent} to kill. {other} was the better prey, at {otherKill, number, ::percent}.',
  'review.idle': 'The phase was ended while {who} could still {attacks, select, true {attack} other {move}}.',
  'review.held-fire':
    '{who} {weapon, select, none {held fire against {beast}} other {answered {beast} with the {weapon}, {hit, number, ::percent} to hit}}. {otherWeapon, select, none {Holding fire was better.} other {The {otherWeapon} was better, at {otherHit, number, ::percent}.}}',
  'review.worse-place': '{who} went to a place {gap} from the nearest enemy. A place {otherGap} away was better.',
  'review.chose.fire': '{who} fired at {target}, with {hit, number, ::percent} to hit.',
  'review.chose.bite': '{who} attacked {target}, with {kill, number, ::percent} to kill.',
  'review.chose.move': '{who} moved here.',
  'review.chose.done': 'The phase was ended here.',
  'review.chose.other': 'This was not the best.',
  'review.better.fire': 'Better: {who} fires at {target}, {hit, number, ::percent} to hit.',
  'review.better.bite': 'Better: {who} attacks {target}, {kill, number, ::percent} to kill.',
  'review.better.move': 'Better: {who} moves first, or elsewhere.',
  'review.better.done': 'Better: end the phase.',
  'review.better.other': 'The computer found something clearly better.',
};
