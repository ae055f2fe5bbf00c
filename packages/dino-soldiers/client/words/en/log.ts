/** The lines of the battle log. */
export const log = {
  'log.teamChosen': '{who, select, you {You have} other {{name} has}} chosen a team',
  'log.mustered':
    'The teams are shown: {dinosaurs, plural, one {# dinosaur} other {# dinosaurs}} against {soldiers, plural, one {# soldier} other {# soldiers}}',
  'log.starts': 'The jungle is laid. The Starting Tiles follow',
  'log.obstacles': '{count, plural, one {# obstacle} other {# obstacles}} on the field',
  'log.deploy': 'The {side, select, dinosaurs {dinosaurs} other {soldiers}} deploy',
  'log.turn': 'Round {round}: the {side, select, dinosaurs {dinosaurs} other {soldiers}}',
  'log.cameIn': '{unit} comes in',
  'log.turned': '{tile} ({terrain}) is turned up',
  'log.turnedHurting': '{tile} is turned up: {damage} damage to whoever enters',
  'log.leapt': '{unit} leaps',
  'log.overflew': '{unit} flies over an obstacle',
  'log.charged': '{unit} charges on',
  'log.hid': '{unit} hides',
  'log.revealed': '{unit} is seen again',
  'log.revealed.left': '{unit} is seen again: it moves',
  'log.revealed.moved': '{unit} is seen again: {by} has entered or left its tile',
  'log.revealed.attacked': '{unit} is seen again: it has attacked',
  'log.revealed.over': '{unit} is seen again: its hiding time is over',
  'log.attacked': '{unit}: {mode}{count, plural, =0 {} other { at {targets}}}',
  'log.attackedLoud': '{unit}: {mode}{count, plural, =0 {} other { at {targets}}}. {shout}',
  'log.failed': '{unit}: {mode} fails for want of the right shout',
  'log.hurt':
    '{unit} loses {damage, plural, one {# hit point} other {# hit points}}{extra, plural, =0 {} other {{all, select, yes {, thanks to a leader} other {, {extra} of them thanks to a leader}}}}',
  'log.hurt.terrain': '{unit} loses {damage, plural, one {# hit point} other {# hit points}} to the ground',
  'log.hurt.fire': '{unit} burns: {damage, plural, one {# hit point} other {# hit points}} lost',
  'log.hurt.counter': '{unit} loses {damage, plural, one {# hit point} other {# hit points}} to the Counter',
  'log.postponed': '{unit} is agile: the damage of attack {attack} comes at the end of the turn',
  'log.dodged': '{unit} ignores attack {attack}',
  'log.died':
    '{unit} is dead{cause, select, terrain {: the ground killed it} fire {: it has burned} counter {: the Counter killed it} other {}}',
  'log.died.dodged': '{unit} is dead: ignoring one attack could not save it',
  'log.healed': '{unit} regains a hit point',
  'log.quiet': 'A quiet round, {quiet} of 8: nobody was hit. After 8 in a row the points decide',
  'log.ended.DS-END-2':
    '{who, select, you {You win} other {{name} wins}}: {beaten, select, soldiers {no soldier is left} other {no dinosaur is left}}',
  'log.ended.DS-END-3': 'A draw: both sides are wiped out at once',
  'log.ended.DS-END-5':
    '{who, select, you {You win} other {{name} wins}} on points, {dinosaurs} (dinosaurs) to {soldiers} (soldiers)',
  'log.ended.even': 'A draw on points, {dinosaurs} to {soldiers}',
  'log.ended.DS-END-6':
    '{who, select, you {You win} other {{name} wins}}: {loser, select, you {you give up} other {the other side gives up}}',
  'log.ended.other': 'The match is over',
} as const;
