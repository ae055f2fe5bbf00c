/** The causes of a loss, each in a sentence. */
export const review = {
  'review.odds':
    '{only, select, true {} other {{hit, number, ::percent} to hurt}}{outs, select, true {{only, select, true {} other {, }}{out, number, ::percent} to put out of action} other {}}',
  'review.unspent-attack':
    'The activation was ended while {who} could still attack {target} with the {weapon}: {odds}.',
  'review.gave-up-attack':
    '{who} {hustle, select, true {spent the action on a Hustle} other {moved away from the target}} instead of attacking {target} with the {weapon}: {odds}.',
  'review.moved-first':
    '{who} moved first, though {target} was already a target for the {weapon}: {odds}. It was better to attack at once and to keep the move for afterwards.',
  'review.attacked-first':
    '{who} attacked {target} before moving: {odds}. It was better to {hustle, select, true {use the action for a Hustle} other {move first}}{why, select, attack {: from there, {other} is a target for the {otherWeapon}, {otherOdds}.} danger {: in this Turn enemies can do {damage, number} damage here on average, there only {otherDamage, number}.} other {, to {otherGap} from the nearest enemy.}}',
  'review.unspent-reload': 'The activation was ended while {who} could still reload the {weapon}.',
  'review.wrong-target':
    '{who} attacked {target} ({hp, plural, one {# hitpoint} other {# hitpoints}} left): {odds}. {other} ({otherHp, plural, one {# hitpoint} other {# hitpoints}} left{waits, select, true {, and yet to act} other {}}) was the better target, at {otherOdds}.{blast}',
  'review.blast':
    '{alike, select, true {} other { Its Explosion would have hurt {otherHurtFoes, plural, =0 {no other enemy} one {# more enemy} other {# more enemies}}{otherHurtFriends, plural, =0 {} other { and # on the own side}} there, {hurtFoes, plural, =0 {none} other {#}} here{hurtFriends, plural, =0 {} other { and # on the own side}}.}}',
  'review.wrong-weapon':
    '{who} attacked {target} with the {weapon}: {odds}. The {otherWeapon} was better, at {otherOdds}.{blast}',
  'review.bad-charge':
    '{who} charged {target}: {reached, number, ::percent} to get there, {hit, number, ::percent} to hurt in all. It was better not to.',
  'review.missed-charge':
    '{who} could have charged {target}: {reached, number, ::percent} to get there, {odds} in all.',
  'review.left-contact':
    '{who} left contact with {foe}, which gave {foe} a free Snap Attack on {target}: {odds}. It was better to stay.',
  'review.step-into-reach':
    '{who} went where {known, select, true {{foe} can attack {itself, select, true {them} other {{target}}} with the {weapon} in this Turn: {odds}. {foes, plural, one {That is} other {{foes} enemies together do}} {damage, number} damage on average} other {{foes, plural, one {an enemy} other {{foes} enemies together}} can do {damage, number} damage in this Turn on average}}; {stays, select, true {without the move} other {at another place}} it would have been only {otherDamage, number}.',
  'review.stay-in-reach':
    '{who} stayed where {known, select, true {{foe} can attack {itself, select, true {them} other {{target}}} with the {weapon} in this Turn: {odds}. {foes, plural, one {That is} other {{foes} enemies together do}} {damage, number} damage on average} other {{foes, plural, one {an enemy} other {{foes} enemies together}} can do {damage, number} damage in this Turn on average}}; after a move it would have been only {otherDamage, number}.',
  'review.gave-up-cover':
    '{who} stood in the open before {foe}: {hit, number, ::percent} to be hurt, {damage, number} damage on average. In cover it would have been only {otherDamage, number}.',
  'review.out-of-range':
    '{who} could attack nobody from there. From another place {target} was a target for the {weapon}: {odds}.',
  'review.wrong-unit':
    '{who} was activated. It was better to begin with {other}{why, select, attacks {, who could attack {target} with the {weapon} at once: {odds}} goes {, who could move and attack {target} with the {weapon}: {odds}} threatened {, whom {foe} could attack first: {hit, number, ::percent} to hurt, {damage, number} damage on average} other {}}.',
  'review.held-snap': '{who} made no Snap Attack on {target}, which is free: {hit, number, ::percent} to hurt.',
  'review.kept-dice':
    'The dice were left as they lay. {lucky, select, true {Lucky} other {Yeehaw!}} was worth using here.',
  'review.spent-reroll':
    '{lucky, select, true {Lucky} other {Yeehaw!}} was used here. It was better to keep it for later.',
  'review.idle':
    'The activation was ended while {who} could still move. {why, select, attack {From another place, {target} was a target for the {weapon}: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} next {From another place, {target} can be attacked with the {weapon} in the next Turn: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} danger {In the next Turn enemies can do {damage, number} damage there on average, at another place only {otherDamage, number}.} other {A place {otherGap} from the nearest enemy was better.}}',
  'review.worse-place':
    '{who} went {contact, select, true {into contact with an enemy} other {to {gap} from the nearest enemy}}. {why, select, attack {From another place, {target} was a target for the {weapon}: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} next {From another place, {target} can be attacked with the {weapon} in the next Turn: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} danger {In the next Turn enemies can do {damage, number} damage there on average, at another place only {otherDamage, number}.} other {{apart, select, true {A place {otherGap} away} other {Another place at that distance}} was better.}}',
  'review.left-place':
    '{who} went {contact, select, true {into contact with an enemy} other {to {gap} from the nearest enemy}}. {why, select, attack {Before, {target} was a target for the {weapon}: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} next {From the old place, {target} can be attacked with the {weapon} in the next Turn: {odds}{hadOwn, select, true {; the best one from here is on {ownTarget}, {ownOdds}} other {}}.} danger {In the next Turn enemies can do {damage, number} damage here on average, at the old place only {otherDamage, number}.} other {It was better to stay {apart, select, true {{otherGap} away} other {in the old place}}.}}',
  'review.deed': '{way, select, charge {charges {figure} and puts them} other {puts {figure}}} Out of Action',
  'review.until': '{later, plural, =0 {this Turn} =1 {by the end of the next Turn} other {within # Turns}}',
  'review.chose.attack': '{who} {charges, select, true {charged} other {attacked}} {target}: {odds}.',
  'review.chose.move':
    '{who} moved {contact, select, true {into contact with an enemy} other {to {gap} from the nearest enemy}}.',
  'review.chose.unit': '{who} was activated.',
  'review.chose.end': 'The activation was ended here.',
  'review.chose.act':
    '{act, select, reload {{who} reloaded.} mount {{who} mounted.} dismount {Riders dismounted.} declareTraits {{use, select, true {A trait was used.} other {No trait was used.}}} setFleeFacing {The one who fled faced this way.} reactSnap {{use, select, true {A Snap Attack was made.} other {No Snap Attack was made.}}} reactLucky {{use, select, true {Lucky was used.} other {Lucky was not used.}}} reactYeehaw {{use, select, true {Yeehaw! was used.} other {Yeehaw! was not used.}}} placeDismounted {Those who were thrown were placed here.} deploy {The posse was set up like this.} chooseEdge {This edge was chosen.} other {This choice cost chances.}}',
  'review.chose.other': 'This choice cost chances.',
  'review.better.attack': 'Better: {who} {charges, select, true {charges} other {attacks}} {target}, {odds}.',
  'review.better.move':
    'Better: {who} moves {contact, select, true {into contact with an enemy} other {to {gap} from the nearest enemy}}.',
  'review.better.unit': 'Better: {who} first.',
  'review.better.end': 'Better: end the activation.',
  'review.better.act':
    'Better: {act, select, reload {{who} reloads first.} mount {{who} mounts first.} dismount {riders dismount first.} declareTraits {{use, select, true {use a trait.} other {use no trait.}}} setFleeFacing {facing another way.} reactSnap {{use, select, true {make a Snap Attack.} other {make no Snap Attack.}}} reactLucky {{use, select, true {use Lucky.} other {keep Lucky.}}} reactYeehaw {{use, select, true {use Yeehaw!} other {keep Yeehaw!}}} placeDismounted {another place for those who were thrown.} deploy {another set-up.} chooseEdge {another edge.} other {another choice.}}',
  'review.better.other': 'Another choice was clearly better.',
} as const;
