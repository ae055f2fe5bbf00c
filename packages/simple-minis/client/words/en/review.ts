/** The causes of a loss, each in a sentence. */
export const review = {
  'review.unspent-shot':
    'The step was ended while {who} could still shoot at {target}, with {kill, number, ::percent} to destroy it{able, plural, one {} other {. {able} figures could}}.',
  'review.unspent-blow':
    'The step was ended while {who} could still strike {target}, with {kill, number, ::percent} to destroy it{able, plural, one {} other {. {able} figures could}}.',
  'review.untried-skill':
    'The step was ended while {who} could still {task, select, calm {calm {target}} other {lift an egg}}, with {success, number, ::percent}.',
  'review.wrong-target':
    '{who} attacked {target} ({points} pts), with {kill, number, ::percent} to destroy it. {other} ({otherPoints} pts) was the better target, at {otherKill, number, ::percent}.',
  'review.step-into-reach':
    '{who} went where {foe} can {strikes, select, true {strike} other {shoot}}, with {kill, number, ::percent} to destroy it{foes, plural, one {} other {; {foes} enemies together reach {all, number, ::percent}}}. Another place would have left {otherAll, number, ::percent}.',
  'review.stay-in-reach':
    '{who} stayed where {foe} can {strikes, select, true {strike} other {shoot}}, with {kill, number, ::percent} to destroy it{foes, plural, one {} other {; {foes} enemies together reach {all, number, ::percent}}}. A move would have left {otherAll, number, ::percent}.',
  'review.gave-up-cover':
    '{who} stood in the open before {foe}, whose shot destroys it with {kill, number, ::percent}. In cover it would have been {otherKill, number, ::percent}.',
  'review.bad-charge':
    '{who} went up to {foe}, which destroys it with {kill, number, ::percent}, for a blow of {own, number, ::percent} in return. It was better to keep away.',
  'review.out-of-range':
    '{who} could attack nobody{isShort, select, true {: {short} were missing} other { from there}}. From another place it could have attacked {target}, with {kill, number, ::percent} to destroy it.',
  'review.left-item': '{who} could have picked up an egg, and did not.',
  'review.missed-ride': '{who} could have got on {mount}, which does nothing without a rider.',
  'review.idle':
    'The step was ended while {who} could still move. A place {otherGap} from the nearest enemy was better.',
  'review.worse-place': '{who} went to a place {gap} from the nearest enemy. A place {otherGap} away was better.',
  'review.chose.attack':
    '{who} {strikes, select, true {struck} other {shot at}} {target}, with {kill, number, ::percent} to destroy it.',
  'review.chose.wall': '{who} attacked a barrier, with {falls, number, ::percent} to break it.',
  'review.chose.move':
    '{who} {after, select, attack {moved to where it can attack {target}, with {kill, number, ::percent} to destroy it} takes {went to pick up an egg} turns {turned} rides {got on {target}} leaves {got off} other {moved to where it can attack nobody yet}}.',
  'review.chose.skill': '{who} tried a skill, with {success, number, ::percent}.',
  'review.chose.end': 'The step was ended here.',
  'review.chose.other': 'This was not the best.',
  'review.better.attack':
    'Better: {who} {strikes, select, true {strikes} other {shoots at}} {target}, {kill, number, ::percent} to destroy it.',
  'review.better.wall': 'Better: {who} attacks a barrier, {falls, number, ::percent} to break it.',
  'review.better.move':
    'Better: {who} {after, select, attack {moves to where it can attack {target}, {kill, number, ::percent} to destroy it} takes {picks up an egg} turns {turns} rides {gets on {target}} leaves {gets off} other {moves first, though it can attack nobody from there yet}}.',
  'review.better.skill': 'Better: {who} tries a skill, {success, number, ::percent}.',
  'review.better.end': 'Better: end the step.',
  'review.better.other': 'The computer found something clearly better.',
} as const;
