/** The causes of a loss, each in a sentence. */
export const review = {
  'review.unspent-shot':
    'The phase was ended while {who} could still fire at {target}, with {hit, number, ::percent} to hit{able, plural, one {} other {. {able} figures could}}.',
  'review.wrong-target':
    '{who} fired at {target}, with {hit, number, ::percent} to hit. {other} was the better target, at {otherHit, number, ::percent}.',
  'review.wrong-weapon':
    '{who} fired the {weapon} at {target}, with {hit, number, ::percent} to hit. The {otherWeapon} was better, at {otherHit, number, ::percent}.',
  'review.step-into-reach':
    '{who} stepped {known, select, true {{inside} into the reach of {beast}, which then kills them with {kill, number, ::percent} in an overrun. There was a place out of its reach.} other {into the reach of {foes, plural, one {a dinosaur} other {# dinosaurs}}. There was a place out of reach.}}',
  'review.stay-in-reach':
    '{who} stayed {known, select, true {{inside} within the reach of {beast}, which then kills them with {kill, number, ::percent} in an overrun} other {within the reach of {foes, plural, one {a dinosaur} other {# dinosaurs}}}}. They could have walked out of it.',
  'review.out-of-range':
    '{who} stood {short} out of range of {target} with the {weapon}, and could have walked into range.',
  'review.missed-flank':
    '{who} came before {target}, whose armour of {front} counts in front alone. Behind it, it has {rear}.',
  'review.into-fire':
    '{who} went where all of the army’s fire, aimed at it, would take {over, select, true {more than the {life, number} life points that it had} other {about {lost, number} of its {life, number} life points}} before its next move. {stays, select, true {Where it stood it would be} other {At another place it would be}} about {otherwise, number}.',
  'review.bad-charge':
    '{who} overran {target}, with {kill, number, ::percent} to kill and {falls, number, ::percent} to fall to closing fire first. It was better {why, select, fire {to move off: beside it all of the army’s fire would take about {lost, number} life points before the next move, elsewhere {otherwise, number}.} other {not to.}}',
  'review.missed-charge':
    '{who} touched {target} and did not overrun: {kill, number, ::percent} to kill, {falls, number, ::percent} to fall to closing fire first.',
  'review.wrong-prey':
    '{who} attacked {target}, with {kill, number, ::percent} to kill. {other} was the better prey, at {otherKill, number, ::percent}.',
  'review.idle':
    'The phase was ended while {who} could still {why, select, attack {attack {target}: {kill, number, ::percent} to kill.} fire {move. All of the army’s fire would take about {lost, number} life points there before the next move, at a better place {otherwise, number}.} prey {move. From a better place, {target} was within reach of the next move: {kill, number, ::percent} to kill.} jaws {move. {foes, plural, one {# dinosaur} other {# dinosaurs}} can reach that place in the next move, a better one {otherFoes, plural, =0 {none} other {only #}}.} gate {move. The gate is the way home: it was better to be {otherErrand} from it, not {errand}.} pole {move. The way home needs the pole that was found: it was better to be {otherErrand} from it, not {errand}.} away {move. It was better to keep {otherGap} away from the nearest enemy, not {gap}.} near {move. It was better to be {touches, select, true {in contact with an enemy} other {{otherGap} away from the nearest enemy}}, not {gap}{touches, select, true { away} other {}}.} other {move.}}',
  'review.held-fire':
    '{who} {weapon, select, none {held fire against {beast}} other {answered {beast} with the {weapon}, {hit, number, ::percent} to hit}}. {otherWeapon, select, none {Holding fire was better.} other {The {otherWeapon} was better, at {otherHit, number, ::percent}.}}',
  'review.worse-place':
    '{who} ended the move {touching, select, true {in contact with an enemy} other {{gap} from the nearest enemy}}. {why, select, fire {All of the army’s fire would take about {lost, number} life points there before the next move, {stays, select, true {where it stood} other {at a better place}} {otherwise, number}.} prey {{stays, select, true {Where it stood} other {At a better place}}, {target} was within reach of its next move: {kill, number, ::percent} to kill.} jaws {{foes, plural, one {# dinosaur} other {# dinosaurs}} can reach that place in the next move, {stays, select, true {the old one} other {a better one}} {otherFoes, plural, =0 {none} other {only #}}.} gate {The gate is the way home: {errand} to go from there, {stays, select, true {from the old place} other {from a better one}} {otherErrand}.} pole {The way home needs the pole that was found: {errand} away from there, {stays, select, true {from the old place} other {from a better one}} {otherErrand}.} away {It was better to keep {otherGap} away.} near {It was better to be {touches, select, true {in contact with one} other {{otherGap} away}}.} other {{stays, select, true {It was better to stay.} other {Another place at about that distance was better.}}}}',
  'review.deed': '{way, select, overrun {overruns} ram {rams} stray {hits} other {kills}} {figure}',
  'review.until': '{later, plural, =0 {this turn} =1 {by the next turn} other {within # turns}}',
  'review.chose.fire': '{who} fired at {target}, with {hit, number, ::percent} to hit.',
  'review.chose.bite': '{who} attacked {target}, with {kill, number, ::percent} to kill.',
  'review.chose.move': '{who} moved here.',
  'review.chose.done': 'The phase was ended here.',
  'review.chose.act':
    '{act, select, closingFire {{who} {weapon, select, none {held fire} other {answered with the {weapon}}}.} board {{who} got in.} alight {{who} got out.} hitch {{who} took the gun in tow.} unhitch {{who} unhitched the gun.} stow {{who} was loaded.} unstow {{who} was put down.} assign {{who} got its crew.} setUp {{who} was set up.} dismantle {{who} was taken apart.} carry {{who} was carried.} face {{who} turned.} turnGun {{who} turned its gun.} ram {{who} rammed an enemy.} place {{who} was placed here.} hide {{who} hid here.} airDrop {The paratroopers jumped here.} land {{who} landed.} endMove {{who} stayed here.} pickUp {{who} took up the machine gun.} layDown {{who} put the machine gun down.} swapSeats {Two seats of {who} were exchanged.} order {{who} got this standing order.} other {{who} acted.}}',
  'review.chose.other': 'This choice cost chances.',
  'review.better.fire': 'Better: {who} fires at {target}, {hit, number, ::percent} to hit.',
  'review.better.bite': 'Better: {who} attacks {target}, {kill, number, ::percent} to kill.',
  'review.better.move': 'Better: {who} moves first, or elsewhere.',
  'review.better.done': 'Better: end the phase.',
  'review.better.act':
    'Better: {act, select, closingFire {{who} {weapon, select, none {holds fire} other {answers with the {weapon}}}.} board {{who} gets in.} alight {{who} gets out.} hitch {{who} takes the gun in tow.} unhitch {{who} unhitches the gun.} stow {{who} is loaded.} unstow {{who} is put down.} assign {{who} gets its crew.} setUp {{who} is set up.} dismantle {{who} is taken apart.} carry {{who} is carried.} face {{who} turns first.} turnGun {{who} turns its gun first.} ram {{who} rams an enemy.} place {another place for {who}.} hide {another hiding place for {who}.} airDrop {another place for the jump.} land {{who} lands first.} endMove {{who} stays here.} pickUp {{who} takes up the machine gun.} layDown {{who} puts the machine gun down.} swapSeats {two seats of {who} are exchanged.} order {another standing order for {who}.} other {{who} acts first.}}',
  'review.better.other': 'Another choice was clearly better.',
};
