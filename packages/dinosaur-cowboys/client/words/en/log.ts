/** The battle log, and the reasons of refusals. */
export const log = {
  'log.posseBrought':
    '{who, select, you {You bring a posse of your own} other {{name} brings a posse of their own}}: {posse}',
  'log.posseChosen': '{who, select, you {You play} other {{name} plays}} {posse}',
  'log.mapChosen': '{who, select, you {You name} other {{name} names}} the map {map}',
  'log.gathered':
    '{own, select, true {The posses meet on a table made for this battle} other {The posses meet at {map}}}',
  'log.sidesRolled': '{rolled}: {who, select, you {you are} other {{name} is}} the First Player',
  'log.edgeChosen':
    '{who, select, you {You take} other {{name} takes}} the {edge, select, N {north} E {east} S {south} other {west}} edge',
  'log.deployed':
    '{who, select, you {You set} other {{name} sets}} up {count, plural, one {# figure} other {# figures}}{riding, plural, =0 {} other {, # in the saddle}}',
  'log.turnBegan': 'Turn {turn}',
  'log.initiativeRolled': 'Initiative {rolled}: {who, select, you {you activate} other {{name} activates}} first',
  'log.activated': '{name} is activated',
  'log.unit': 'The unit',
  'log.idled': '{name} does nothing more',
  'log.traitUsed': '{name} uses {trait}',
  'log.healed': '{name} regains {points} HP',
  'log.reloaded': '{name} reloads the {weapon}',
  'log.emptied': '{name} must reload the {weapon}',
  'log.rolled':
    '{purpose, select, panic {Panic Speed of {name}: {value}″} charge {{name} rolls {value} for the Charge, needs {need}} other {Bravery Test of {name}: {value}, needs {need}}}',
  'log.yeehawUsed': '{who, select, you {You call} other {{name} calls}} Yeehaw!: the die is now a {value}',
  'log.luckyUsed': '{name} is Lucky. New dice, Hits in brackets: {dice}',
  'log.chargeDeclared': '{name} charges {target} with the {weapon}',
  'log.chargeSettled': '{success, select, true {The Charge reaches its target} other {The Charge falls short}}',
  'log.braveryTested':
    '{name} {passed, select, true {keeps their nerve} other {will flee at their next activation{known, select, true {: Bravery Test failed, {value} of {need}} other {}}}}',
  'log.snapsChosen': 'Snap Attack: {names}',
  'log.snapVoid': 'A Snap Attack comes too late',
  'log.movementStopped': 'The movement is stopped',
  'log.moved':
    '{name} {way, select, hustle {hustles} charge {charges} flight {flees} other {moves}} {inches}″{known, select, true {: Bravery Test failed, {value} of {need}} other {}}',
  'log.turned': '{name} turns',
  'log.mounted': '{name} mounts {mount}',
  'log.dismounted': 'Off the saddle: {names}',
  'log.attackRolled':
    '{name} attacks {target}{how, select, snap { (Snap Attack)} charge { (Charge)} fan { (Fan the Hammer)} other {}}, {weapon}, needs {tn}. Dice, Hits in brackets: {dice}',
  'log.struck':
    '{hits, plural, =0 {No Hit} one {# Hit} other {# Hits}}{harmless, select, true {, no damage} other {: {hurt}}}',
  'log.harm': '{damage} damage to {name}',
  'log.fell': '{name} is Out of Action',
  'log.placed': 'Thrown off and placed by the enemy: {names}',
  'log.pushed': '{name} is pushed back',
  'log.panicked': '{name} panics: {count, plural, one {# Panic token} other {# Panic tokens}}',
  'log.testSkipped': '{name} flees already and takes no test',
  'log.fleeingRemoved': 'No longer fleeing: {names}',
  'log.panicEased': '{name} calms down by {tokens}',
  'log.claimScored':
    '{who, select, you {You hold} other {{name} holds}} the claim: {points, plural, one {# point} other {# points}}',
  'log.won': '{who, select, you {You win} several {{names} win} other {{names} wins}}',
  'log.drawn': 'A draw',

  'refusal.other': 'The rules forbid that: {rule}.',
  'refusal.GAME_OVER': 'The battle is over.',
  'refusal.WRONG_PHASE': 'Not now. First comes: {phase}.',
  'refusal.NOT_YOUR_TURN': '{seat} decides now.',
  'refusal.BAD_OPTIONS': 'These options do not fit together.',
  'refusal.BAD_TABLE': 'This table does not fit the rules.',
  'refusal.BAD_POSSE':
    '{rule, select, TERM_2 {A posse has at most {most} members, this one {size}.} TERM_12 {A posse needs one Leader and one dinosaur, this one has {leaders} and {beasts}.} C_03 {This posse costs {spent} points, {most} at most.} C_11 {This is no posse of one’s own: its people, traits or weapons do not fit.} TRT_5 {A trait has no such level.} WPN_6 {That weapon belongs to a dinosaur.} other {There is no such posse.}}',
  'refusal.NOT_YOUR_ENTITY':
    '{rule, select, TRN_7 {That is no unit of yours.} ACT_10 {{entity} is not on foot.} other {{entity} does not belong to the active unit.}}',
  'refusal.ALREADY_DONE':
    '{rule, select, ACT_1 {The one action of this activation is used.} R_25 {{entity} was activated in this Turn already.} TRN_5 {{unit} was activated in this Turn already.} ACV_1 {{entity} has used the one move of this activation.} TRT_1 {{trait} works once a game.} other {The players have agreed on that.}}',
  'refusal.BAD_PATH': 'This way has no end on the table, or too many corners.',
  'refusal.TOO_FAR':
    '{rule, select, R_30 {Too far: this way costs {cost}″, {allowance}″ are left.} TRT_11 {Too far: {target} must be within {most}″.} DIN_7 {{dinosaur} is not in contact.} ACT_6 {The gap is {gap}″; a Charge needs {least}″ to {most}″.} R_31 {The way counts {toBeat}″, a Charge reaches {most}″ at most.} CLO_3 {{target} is not in contact: the gap is {gap}″.} other {{target} is {gap}″ away, the {weapon} reaches {most}″.}}',
  'refusal.BLOCKED':
    '{rule, select, R_9 {This way leads off the table.} R_8 {{entity} bars the way.} other {A building is in the way.}}',
  'refusal.BAD_PLACE':
    '{rule, select, R_9 {A base must lie wholly on the table.} R_11 {A building stands there.} R_5 {There is no room beside the others.} DIN_8 {{entity} must be set down in contact with the dinosaur.} SET_5 {{entity} must lie wholly inside the strip, 8″ deep.} R_60 {{entity} must lie within {reach}″ of the fallen mount.} other {{entity} can’t be set up there.}}',
  'refusal.BAD_FACING': 'That is no direction.',
  'refusal.BAD_WEAPON':
    '{rule, select, WPN_1 {{entity} has no {weapon}.} SHO_4 {The {weapon} must be reloaded first.} R_74 {Fan the Hammer needs a six-shooter for it, and a target at Short distance.} ACT_3 {The {weapon} is loaded.} TRT_17 {None of the weapons of {entity} needs reloading.} other {{entity} has no close weapon for that.}}',
  'refusal.BAD_TARGET':
    '{rule, select, SHO_1 {{target} is not in sight.} WPN_5 {{target} is {gap}″ away, the {weapon} needs {leastMils}″ or more.} R_17 {{target} is {gap}″ away, the {weapon} needs {leastMils}″ or more.} R_55 {Only a dinosaur of the same posse can be mounted.} R_69 {That must be another member of the same posse.} R_31 {{target} must be seen, in front.} other {Only an enemy in front can be attacked.}}',
  'refusal.BAD_TRAIT': '{rule, select, TRT_2 {{trait} is not declared.} other {{entity} does not have {trait}.}}',
  'refusal.BAD_ANSWER':
    '{rule, select, SEQ_W1 {{entity} can make one Snap Attack only.} R_44 {{entity} can’t make a Snap Attack now.} R_21 {All {entities} figures must be set up, each once.} R_60 {All {passengers} riders must be placed, each once.} SEQ_W3 {There are {dice} dice to choose from.} other {Only riders of this dinosaur can get off, each once.}}',
  'refusal.NO_ROOM': 'No seat is free on {dinosaur}{mount}.',
} as const;
