/** The causes of a loss, each in a sentence. */
export const review = {
  'review.unspent-shot':
    'The step was ended while {who} could still shoot at {target}, with a chance of {kill, number, ::percent} to destroy it{able, plural, =0 {} one {} other {. {able} figures could}}.',
  'review.unspent-blow':
    'The step was ended while {who} could still strike {target}, with a chance of {kill, number, ::percent} to destroy it{able, plural, =0 {} one {} other {. {able} figures could}}.',
  'review.untried-skill':
    'The step was ended while {who} could still {task, select, calm {calm {target}} other {lift an egg}}, with a chance of {success, number, ::percent}.',
  'review.wrong-target':
    '{who} attacked {target} ({points} pts), with a chance of {kill, number, ::percent} to destroy it. {other} ({otherPoints} pts) was the better target, {even, select, true {with the same chance} other {at {otherKill, number, ::percent}}}.',
  'review.woke-sleeper':
    '{who} attacked {target}, which slept, with a chance of {kill, number, ::percent} to destroy it. Hit or not, the attack wakes it at the end of the round. {known, select, true {{other} was the better target, at {otherKill, number, ::percent}.} other {It was better to let it sleep.}}',
  'review.wall-before-foe':
    '{who} attacked a barrier, with a chance of {falls, number, ::percent} to break it. {target} ({points} pts) was within reach, with a chance of {kill, number, ::percent} to destroy it.',
  'review.needed-wall':
    '{who} attacked a barrier, with a chance of {falls, number, ::percent} to break it. It was better to leave it standing{shields, select, true {: without it {foe} can attack {target}, with a chance of {kill, number, ::percent} to destroy it} other {}}.',
  'review.left-wall':
    'The step was ended while {who} could still attack the barrier beside it, with a chance of {falls, number, ::percent} to break it.',
  'review.step-into-reach':
    '{who} went where {known, select, true {{foe} can {strikes, select, true {strike} other {shoot}}, with a chance of {kill, number, ::percent} to destroy it{foes, plural, one {} other {; {foes} enemies together reach {all, number, ::percent}}}} other {{foes, plural, one {an enemy} other {{foes} enemies together}} can destroy it with a chance of {all, number, ::percent}}}. {stays, select, true {Where it stood} other {At another place}} {otherAll, plural, =0 {it would have been safe} other {it would have been only {otherAll, number, ::percent}}}{attacks, select, true {; its own best attack is {same, select, true {as good there, {own, number, ::percent}} other {at {own, number, ::percent} here and {otherOwn, number, ::percent} there}}} other {}}.',
  'review.stay-in-reach':
    '{who} stayed where {known, select, true {{foe} can {strikes, select, true {strike} other {shoot}}, with a chance of {kill, number, ::percent} to destroy it{foes, plural, one {} other {; {foes} enemies together reach {all, number, ::percent}}}} other {{foes, plural, one {an enemy} other {{foes} enemies together}} can destroy it with a chance of {all, number, ::percent}}}. A move would have left {otherAll, number, ::percent}.',
  'review.gave-up-cover':
    '{who} stood in the open before {foe}, whose shot has a chance of {kill, number, ::percent} to destroy it. In cover {otherKill, plural, =0 {it would have been safe} other {it would have been only {otherKill, number, ::percent}}}.',
  'review.bad-charge':
    '{who} ({points} pts) went up to {foe} ({foePoints} pts): {own, number, ::percent} to destroy it, against {kill, number, ::percent} to be destroyed. It was better to keep away.',
  'review.out-of-range':
    '{who} could attack nobody{isShort, select, true {: the nearest enemy was {short} too far away} other { from there}}. From {stays, select, true {where it stood} other {another place}} it could have attacked {target}, with a chance of {kill, number, ::percent} to destroy it.',
  'review.left-item': '{who} could have picked up an egg, and did not.',
  'review.missed-ride': '{who} could have got on {mount}, which does nothing without a rider.',
  'review.idle': 'The step was ended while {who} could still move. {reason}',
  'review.worse-place':
    '{who} went {contact, select, true {into contact with an enemy} other {to a place {gap} from the nearest enemy}}. {reason}',
  'review.left-place':
    '{who} went {contact, select, true {into contact with an enemy} other {to a place {gap} from the nearest enemy}}. {reason}',
  'review.why':
    '{why, select, attack {From {stays, select, true {where it stood} other {a better place}} it could have attacked {target}, with a chance of {kill, number, ::percent} to destroy it{hadOwn, select, true {; its best attack is now at {ownKill, number, ::percent}} other {}}.} next {From {stays, select, true {where it stood} other {a better place}} it can attack {target} after its next move, with a chance of {kill, number, ::percent} to destroy it{hadOwn, select, true {; its best attack then is now at {ownKill, number, ::percent}} other {}}.} danger {As it is now, enemies destroy it in the next round with a chance of {all, number, ::percent}; {stays, select, true {where it stood} other {at a better place}} it would be only {otherAll, number, ::percent}.} goal {{stays, select, true {Where it stood} other {At a better place}} it was {nearer} nearer to the goal of the scenario.} other {{stays, select, true {It was better to stay {apart, select, true {{otherGap} away} other {in the old place}}.} other {{apart, select, true {A place {otherGap} away} other {Another place at that distance}} was better.}}}}',
  'review.deed': '{way, select, distance {shoots} hand {strikes down} other {destroys}} {figure}',
  'review.until': '{later, plural, =0 {this round} =1 {by the end of the next round} other {within # rounds}}',
  'review.chose.attack':
    '{who} {strikes, select, true {struck} other {shot at}} {target}, with a chance of {kill, number, ::percent} to destroy it.',
  'review.chose.wall': '{who} attacked a barrier, with a chance of {falls, number, ::percent} to break it.',
  'review.chose.move':
    '{who} {after, select, attack {moved to where it can attack {target}, with a chance of {kill, number, ::percent} to destroy it} takes {went to pick up an egg} turns {turned} rides {got on {target}} leaves {got off{mounted, select, true { {target}} other {}}} other {moved to a place {gap} from the nearest enemy, where it can attack nobody yet}}.',
  'review.chose.skill':
    '{who} tried to {task, select, calm {calm {target}} other {lift an egg}}, with a chance of {success, number, ::percent}.',
  'review.chose.end': 'The step was ended here.',
  'review.chose.act':
    '{act, select, deploy {The force was set up like this.} chooseEdge {This zone was chosen.} chooseFirst {This player was sent first.} idle {{who} did nothing.} other {This choice cost chances.}}',
  'review.chose.other': 'This choice cost chances.',
  'review.better.attack':
    'Better: {who} {strikes, select, true {strikes} other {shoots at}} {target}, {kill, number, ::percent} to destroy it.',
  'review.better.wall': 'Better: {who} attacks a barrier, {falls, number, ::percent} to break it.',
  'review.better.move':
    'Better: {who} {after, select, attack {moves to where it can attack {target}, {kill, number, ::percent} to destroy it} takes {picks up an egg} turns {stays and turns} rides {gets on {target}} leaves {gets off{mounted, select, true { {target}} other {}}} other {moves to a place {gap} from the nearest enemy, though it can attack nobody from there yet}}.',
  'review.better.skill':
    'Better: {who} tries to {task, select, calm {calm {target}} other {lift an egg}}, {success, number, ::percent}.',
  'review.better.end': 'Better: end the step.',
  'review.better.act':
    'Better: {act, select, deploy {another set-up.} chooseEdge {another zone.} chooseFirst {somebody else first.} idle {{who} does nothing.} other {another choice.}}',
  'review.better.other': 'Another choice was clearly better.',
} as const;
