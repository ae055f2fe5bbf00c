/** The lessons, one sentence a step. */
export const en = {
  'learn.title': 'Learn in 3 minutes',
  'learn.intro': 'Five short lessons on the real table, with real dice. One idea each.',
  'learn.done': '{done, number} of {all, number} done',
  'learn.step': 'Lesson {lesson, number} · step {step, number} of {steps, number}',
  'learn.label': 'Lesson',
  'learn.retry': 'Try again',
  'learn.all': 'All lessons',
  'learn.next': 'Next lesson',
  'learn.battle': 'Play a battle',
  'learn.finished': 'Lesson {lesson, number} done',

  'lesson.move.title': 'Move',
  'lesson.move.idea': 'Soldiers walk 6 inches a turn.',
  'lesson.move.1': 'Click a soldier, then click the ground where they should go, then Move.',
  'lesson.move.2': 'Now the other one. The ring shows how far they can go.',
  'lesson.move.3': 'Everybody has moved. End the phase.',
  'lesson.move.learnt':
    'A turn has five phases: dinosaurs move, the army fires, dinosaurs attack, the army moves, the army fires again.',

  'lesson.fire.title': 'Fire',
  'lesson.fire.idea': 'The card shows the exact chance before you roll.',
  'lesson.fire.1': 'Choose a soldier and click the dinosaur. The card shows the chance to hit: press Fire.',
  'lesson.fire.2': 'Each hit costs the dinosaur life. Fire with another soldier.',
  'lesson.fire.3': 'Fire with the rest if you like, then end the phase.',
  'lesson.fire.learnt': 'Two dice, and low is good. Nearer is better: look at the card before you press.',

  'lesson.reaction.title': 'Overrun',
  'lesson.reaction.idea': 'A dinosaur that runs over a soldier gets shot at first.',
  'lesson.reaction.1': 'The Allosaurus moves first. Wait until it runs over one of your soldiers.',
  'lesson.reaction.2': 'You may fire before it bites. This is closing fire: press Fire.',
  'lesson.reaction.3': 'If it still lives, it bites. Watch the dice.',
  'lesson.reaction.learnt':
    'Soldiers who stand together cover each other. A dinosaur can overrun again as long as it has movement left.',

  'lesson.dinosaur.title': 'Be the dinosaur',
  'lesson.dinosaur.idea': 'Dinosaurs fight by running into soldiers.',
  'lesson.dinosaur.1': 'You are the Allosaurus. Click it, then click a soldier to move into contact.',
  'lesson.dinosaur.2': 'Now overrun that soldier: press Overrun.',
  'lesson.dinosaur.3': 'They fire first, then you bite. Watch the dice.',
  'lesson.dinosaur.4': 'Overrun again while movement is left, or end the phase.',
  'lesson.dinosaur.learnt': 'The army wins by keeping its distance, the dinosaurs by getting close.',

  'lesson.luck.title': 'Luck',
  'lesson.luck.idea': 'Sergeants, leaders and heroes can cheat death.',
  'lesson.luck.1': 'You are the Tyrannosaurus. Move into contact with the leader or the hero, and overrun them.',
  'lesson.luck.2': 'If you hit, they roll for luck. If you miss, overrun again.',
  'lesson.luck.learnt': 'An NCO is lucky on 7 or less, a leader on 8, a hero on 9. You know all you need: play!',
};
