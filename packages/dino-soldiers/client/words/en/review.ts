/** The causes of a loss, each in a sentence. */
export const review = {
  'review.luck':
    'There are no dice. Luck is which tile lay where: each tile that was turned up counts by what it changed.',
  'review.blow':
    '{sure, select, dies {the target dies{waits, select, true { unless it ignores the hit} other {}}} maybe {{kill, number, ::percent} to kill it} other {{damage, plural, =0 {no damage} other {# of its {hp} hit points}}}}',
  'review.danger':
    '{foes, plural, one {{foe} can hit it next turn for {damage} of its {hp, plural, one {# hit point} other {# hit points}}} other {# enemies can hit it next turn, {foe} hardest, together for up to {all} of its {hp, plural, one {# hit point} other {# hit points}}}}{sure, select, true {} other {, unless a face-down tile on the way stops them}}',
  'review.attack-first':
    '{who} {enters, select, true {came in} other {moved}} first. It was better that {by} attacked {target} at once by {mode}: {blow}{later}. The first attack ends all moves of the turn.',
  'review.later':
    '{later, select, lost {; after this move that was not possible} same {} other {; after this move only {blow}}}',
  'review.failed-shout':
    'The {mode} of {who} at {target} failed because its shout {wrong, select, true {was of another kind} other {was missing or too short}}. With the right one: {blow}.',
  'review.hit-friends':
    'The {mode} of {who} at {target} ({blow}) also hit {friends, plural, one {a friend} other {# friends}}.',
  'review.wrong-target':
    '{who} attacked {target}: {blow}. {other} was the better target for its {otherMode}: {otherBlow}.',
  'review.wrong-mode': '{who} attacked {target} by {mode}: {blow}. By {otherMode}: {otherBlow}.',
  'review.stayed-hidden':
    'The turn was ended while {who} stayed hidden. Its {mode} could hit {target}: {blow}. That was worth more than hiding.',
  'review.unspent-attack':
    'The turn was ended while {who} could still attack {target} by {mode}: {blow}{able, plural, one {} other {. # units could still attack}}.',
  'review.gave-up-hiding':
    '{attacks, select, true {The attack} other {The move}} of {by} revealed {who}. Now {danger}.',
  'review.hurt-by-ground':
    '{who} {dies, select, true {died} other {lost {harm, plural, one {# hit point} other {# hit points}}}} by {fire, select, true {going through fire} other {entering ground that hurts}}{spared, plural, =0 {, which was not necessary} other {; another way costs only #}}.',
  'review.missed-hiding':
    '{who} {stayed, select, true {stayed} other {went}} where {danger}. It could have gone onto Cluttered ground at {otherSpot} and hidden there.',
  'review.step-into-reach':
    '{who} came to {spot}, where {danger}. {stays, select, true {Where it stood} other {On {otherSpot}}} {otherFoes, plural, =0 {nobody could} one {one could, for {otherDamage}} other {# could, together for up to {otherAll}}}.',
  'review.stay-in-reach':
    '{who} stayed where {danger}. On {otherSpot} {otherFoes, plural, =0 {nobody could} one {one could, for {otherDamage}} other {# could, together for up to {otherAll}}}.',
  'review.came-in-early': '{who} came in to where {danger}. In reserve nobody could.',
  'review.bound-to-prey':
    'After its move Primal Instinct bound {who} to {prey}. From another tile it could have attacked {target}: {blow}.',
  'review.out-of-range':
    '{who} {stayed, select, true {stayed} other {went}} where it could attack nobody. From another tile its {mode} could hit {target}: {blow}.',
  'review.light-deployment':
    '{units} ({points, plural, one {# point} other {# points}}) came into the jungle first. {otherUnits} ({otherPoints, plural, one {# point} other {# points}}) fitted on the Starting Tile too.',
  'review.other-deployment':
    '{units} ({points, plural, one {# point} other {# points}}) came into the jungle first. It was better to begin with {otherUnits} ({otherPoints, plural, one {# point} other {# points}}).',
  'review.kept-reserve':
    '{attacks, select, true {The attack ended the moves} other {The moves were ended}} while {who} ({points, plural, one {# point} other {# points}}) waited in reserve. Once it has come in, {ahead}.',
  'review.ahead':
    '{why, select, attacks {it can attack {target} by {otherMode} in the same turn: {otherBlow}} hides {it goes to {otherSpot} and hides there} goes {it goes to {otherSpot}, {otherGap, plural, one {# tile} other {# tiles}} from the nearest enemy} other {it holds the Starting Tile}}',
  'review.wrong-reserve':
    '{who} ({points, plural, one {# point} other {# points}}) came in. {otherUnit} ({otherPoints, plural, one {# point} other {# points}}) was needed first: {ahead}{shut, select, true {. Then no room was left for it} other {}}.',
  'review.moves-ended':
    'The attack of {by} ended the moves before {who} had gone to {otherSpot}{apart, select, true {, {otherGap, plural, one {# tile} other {# tiles}} from the nearest enemy instead of {gap}} other {, as near to the enemy as {spot}}}.',
  'review.idle':
    'The moves were ended while {who} could still go. {otherSpot}{apart, select, true {, {otherGap} from the nearest enemy,} other {, as near to the enemy,}} was better than {spot}{apart, select, true {, {gap} away} other {}}.',
  'review.worse-place':
    '{who} went to {spot}, {gap, plural, one {# tile} other {# tiles}} from the nearest enemy. {otherSpot}{apart, select, true {, {otherGap} away,} other {, as near to it,}} was better.',
  'review.turn-went-on':
    '{who} moved on. Ending the turn here was better: {reserve, plural, =0 {nobody then comes closer to the enemy} one {one unit then waits in reserve, where nobody can hit it} other {# units then wait in reserve, where nobody can hit them}}.',
  'review.deed': '{way, select, charge {charges and kills} trample {tramples} other {kills}} {figure}',
  'review.until':
    '{rounds, plural, =0 {{later, plural, =0 {this turn} other {by the end of the next turn}}} other {within {rounds, plural, one {# round} other {# rounds}}}}',
  'review.chose.attack': '{who} attacked {target} by {mode}: {blow}.',
  'review.chose.wall': '{who} laid a {mode}.',
  'review.chose.move': '{who} went to {spot}.',
  'review.chose.enter': '{who} came in from reserve.',
  'review.chose.deploy': '{units} came into the jungle first.',
  'review.chose.endMove': 'The moves were ended here.',
  'review.chose.end': 'The turn was ended here.',
  'review.chose.act':
    '{act, select, placeTile {A tile was laid here.} placeStart {The start was laid here.} dodge {The dodges were chosen like this.} other {This choice cost chances.}}',
  'review.chose.other': 'This choice cost chances.',
  'review.better.attack': 'Better: {who} attacks {target} by {mode}: {blow}.',
  'review.better.wall': 'Better: {who} lays a {mode}.',
  'review.better.move': 'Better: {who} goes to {spot} first.',
  'review.better.enter': 'Better: {who} comes in from reserve first.',
  'review.better.deploy': 'Better: {units}.',
  'review.better.endMove': 'Better: end the moves.',
  'review.better.end': 'Better: end the turn.',
  'review.better.act':
    'Better: {act, select, placeTile {the tile elsewhere.} placeStart {the start elsewhere.} dodge {other dodges.} other {another choice.}}',
  'review.better.other': 'Another choice was clearly better.',
} as const;
