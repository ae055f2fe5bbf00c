/** The end of a match. */
export const outcome = {
  'outcome.no-soldier': 'No soldier is left on the lawn.',
  'outcome.no-dinosaur': 'The last dinosaur has fallen.',
  'outcome.both-gone': 'Both sides have gone.',
  'outcome.gave-up.army': 'The army gave up.',
  'outcome.gave-up.dinosaurs': 'The dinosaurs gave up.',
  'outcome.home': 'The last of them is home through the gate.',
  'outcome.nobody-home': 'Nobody made it home through the gate.',
  'outcome.close': 'The points were counted: too close to call.',
  'outcome.counted.army': 'The points were counted: the army kept the larger share.',
  'outcome.counted.dinosaurs': 'The points were counted: the dinosaurs kept the larger share.',
  'outcome.over': 'The battle is over.',
  'outcome.armed': '{name}, {weapon}',
  'outcome.soldier.enlisted': '{count, plural, one {enlisted} other {enlisted}}',
  'outcome.soldier.nco': '{count, plural, one {NCO} other {NCOs}}',
  'outcome.soldier.leader': '{count, plural, one {leader} other {leaders}}',
  'outcome.soldier.hero': '{count, plural, one {hero} other {heroes}}',
};
