/** The chapters of the rulebook: each has its gist and its title, by its slug. */
export const en = {
  'title.entities-and-their-statistics': 'Entities and their statistics',
  'chapter.entities-and-their-statistics':
    'A posse is three characters and a dinosaur. Low target numbers are good ones: a die hits when it shows the number or more.',
  'title.space': 'Space',
  'chapter.space':
    'Distances run from base to base, facing matters, terrain slows or blocks. Three lines of sight decide who is seen and who is in cover.',
  'title.setting-up': 'Setting up',
  'chapter.setting-up':
    'Choose posse and map; the higher die picks an edge, and both set up near opposite edges. Characters may begin in the saddle.',
  'title.the-turn': 'The Turn',
  'chapter.the-turn':
    'A die decides who acts first, then one unit of each side acts, then the dice decide again, until everybody has acted.',
  'title.an-activation': 'An activation',
  'chapter.an-activation':
    'A unit moves once and acts once, in either order. Traits are declared before anything else.',
  'title.movement-phase': 'Movement Phase',
  'chapter.movement-phase':
    'Go anywhere up to your Speed and choose a facing at the end. Difficult ground costs characters double; dinosaurs do not care.',
  'title.action-phase': 'Action Phase',
  'chapter.action-phase':
    'One action: attack, reload, Hustle, Charge, mount or dismount. A Charge needs a die that reaches the enemy, and strikes with an extra die.',
  'title.attacks': 'Attacks',
  'chapter.attacks':
    'Roll as many twelve-sided dice as the weapon has Attacks. Damage is the weapon’s Damage and one for each Hit, and a twelve hits twice.',
  'title.shooting': 'Shooting',
  'chapter.shooting':
    'You need sight, the front arc and a range band. Ones may empty the gun, and a shot in the back is critical more often.',
  'title.close-combat': 'Close combat',
  'chapter.close-combat': 'Who touches an enemy is in close combat. Walking away from it invites a Snap Attack.',
  'title.what-follows-an-attack': 'What follows an attack',
  'chapter.what-follows-an-attack': 'Damage, pushes, blasts, Bravery Tests and Panic, in a fixed order.',
  'title.modifiers': 'Modifiers',
  'chapter.modifiers':
    'Defense makes a target harder to hit, and so do movement and long range; short range makes it easier. Cover and height change the damage.',
  'title.bravery-and-flight-characters': 'Bravery and flight',
  'chapter.bravery-and-flight-characters':
    'A character who loses half of their hitpoints at one blow must be brave, or flees from the nearest enemy when activated next.',
  'title.dinosaurs-as-mounts': 'Dinosaurs as mounts',
  'chapter.dinosaurs-as-mounts':
    'Riders share one move and one action with their dinosaur. When it falls, an enemy puts them on the ground.',
  'title.discipline-and-panic': 'Discipline and Panic',
  'chapter.discipline-and-panic': 'A hard hit panics a dinosaur: a die then decides its Speed, and it bites less.',
  'title.traits': 'Traits',
  'chapter.traits':
    'Active Traits work once in a game and are declared on activation. Passive ones are in the numbers already.',
  'title.weapons': 'Weapons',
  'chapter.weapons':
    'Dice, Damage and three ranges, and for some guns a trick: a blast, a fanned hammer, a least distance.',
  'title.the-leader': 'The Leader',
  'chapter.the-leader':
    'Once in a game the Leader’s Yeehaw! re-rolls one die of a friend nearby. The Leader’s loss shakes everybody.',
  'title.posses': 'Posses',
  'chapter.posses': 'Four posses of the book, and one of your own making.',
  'title.what-was-missing-and-how-it-was-completed': 'What was missing, and how it was completed',
  'chapter.what-was-missing-and-how-it-was-completed':
    'Where our copy of the rules has holes, this is what fills them.',
  'title.decision-sequence': 'Decision sequence',
  'chapter.decision-sequence': 'Nothing is secret, and one player at a time owes one decision.',
  'title.ending': 'Ending',
  'chapter.ending': 'Six Turns, or until one posse is gone. The posse with fewer losses wins.',
};
