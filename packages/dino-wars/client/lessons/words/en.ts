/** The lessons, one sentence for each step. */
export const en = {
  'learn.intro': 'Short lessons on the real table, with real dice. One idea each; with the first five you can play.',
  'learn.battle': 'Play a battle',

  'lesson.move.title': 'Move',
  'lesson.move.idea': 'Soldiers walk 6 inches a turn.',
  'lesson.move.1': 'Choose a soldier, then the ground where they should go, then press Move.',
  'lesson.move.2': 'Now the other one. The ring shows how far they can go.',
  'lesson.move.3': 'That is how to move. Nothing more is to do here: end the phase.',
  'lesson.move.learnt':
    'A turn has five phases: dinosaurs move, the army fires, dinosaurs attack, the army moves, the army fires again.',

  'lesson.fire.title': 'Fire',
  'lesson.fire.idea': 'The card shows the exact chance before you roll.',
  'lesson.fire.1': 'Choose a soldier, then the dinosaur. The card shows the chance to hit: press Fire.',
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
  'lesson.dinosaur.1': 'You are the Allosaurus. Choose it, then a soldier to move into contact with, and press Move.',
  'lesson.dinosaur.2': 'Now overrun that soldier: press Overrun.',
  'lesson.dinosaur.3': 'They fire first, then you bite. Watch the dice.',
  'lesson.dinosaur.4': 'After a kill it may overrun again while movement is left. End the phase when you like.',
  'lesson.dinosaur.learnt': 'The army wins by keeping its distance, the dinosaurs by getting close.',

  'lesson.luck.title': 'Luck',
  'lesson.luck.idea': 'NCOs, leaders and heroes can cheat death.',
  'lesson.luck.1': 'You are the Tyrannosaurus. Move into contact with the leader or the hero, and overrun them.',
  'lesson.luck.2': 'If you hit, they roll for luck. A miss ends its move: then try again.',
  'lesson.luck.learnt': 'An NCO is lucky on 7 or less, a leader on 8, a hero on 9. You know all you need: play!',

  'lesson.vehicles.title': 'Ride',
  'lesson.vehicles.idea': 'Vehicles are three times as fast as people.',
  'lesson.vehicles.1': 'Choose the soldier beside the jeep, then the jeep, then press Get in.',
  'lesson.vehicles.2': 'Now choose the jeep and send it forward. Getting in has halved its movement this turn.',
  'lesson.vehicles.3': 'End the phase.',
  'lesson.vehicles.learnt':
    'A jeep drives 18 inches. It turns by the knob on its rim; to get out, choose the rider and a place beside the vehicle.',

  'lesson.crews.title': 'Crews and arcs',
  'lesson.crews.idea': 'Big guns need a crew, and look one way.',
  'lesson.crews.1':
    'The machine gun looks the wrong way. Choose it and drag its knob towards the dinosaur, or press Turn.',
  'lesson.crews.2': 'Its two crewmen stand beside it, so it can fire. End the phase.',
  'lesson.crews.3': 'Secondary fire: a machine gun may fire twice a turn. Choose it and fire.',
  'lesson.crews.learnt':
    'A gun without its crew beside it is silent. Machine guns fire within an arc; mortars need somebody who sees the target.',

  'lesson.flyers.title': 'Fly',
  'lesson.flyers.idea': 'A Pteranodon swoops down on its prey.',
  'lesson.flyers.1': 'Choose the Pteranodon, then the soldier: it swoops down to them. Press Fly.',
  'lesson.flyers.2': 'It has landed beside them. Press Overrun.',
  'lesson.flyers.3': 'They fire, then it bites. Watch the dice.',
  'lesson.flyers.learnt': 'In the air a flyer sees over everything, and is seen. Its height counts as distance.',

  'lesson.hidden.title': 'Hidden dinosaurs',
  'lesson.hidden.idea': 'In the Time Gate the army does not know what waits in the woods.',
  'lesson.hidden.1':
    'Something hides in the woods. Walk a soldier towards them: whoever comes within 18 inches sees it.',
  'lesson.hidden.2': 'There it is. Your soldier stopped where they saw it, and may go on. End the phase.',
  'lesson.hidden.learnt':
    'Hidden dinosaurs come to light within 18 inches, or when they attack. In the Time Gate the army looks for a pole and its way home.',

  'lesson.island.title': 'Three against three',
  'lesson.island.idea': 'On Dino Island each player commands their own figures.',
  'lesson.island.1': 'Two soldiers are yours, the others belong to your two teammates. Move one of yours.',
  'lesson.island.2': 'A phase ends when the whole team is done. Press End phase: you are done.',
  'lesson.island.3': 'Your teammates finish their moves, then the next phase begins.',
  'lesson.island.learnt':
    'A team wins and loses together. Riders may use a teammate’s vehicles, and spotters help every gun. With many soldiers, use lasting orders: press Orders, then Carry out orders.',

  'guide.placing.before':
    'Others set up first. Choose places for your figures already: they stand there when it is your turn.',
  'guide.placing.others': 'Others are setting up now.',
  'guide.army.placing':
    '{place, select, line {Choose a card, then the place for it.} other {Put your soldiers on the table: choose one in the tray, then {touch, select, yes {tap} other {click}} inside the marked area.}}',
  'guide.army.dinosaur-movement':
    '{place, select, line {A soldier who is overrun fires first: you will be asked.} other {The dinosaurs move first. When one runs over a soldier of yours, you may fire before it bites.}}',
  'guide.army.regular-fire':
    '{place, select, line {Choose a soldier, then a dinosaur, then press Fire.} other {Your fire: choose a soldier, {touch, select, yes {tap} other {click}} a dinosaur, look at the chance, press Fire.}}',
  'guide.army.dinosaur-attack':
    '{place, select, line {Dinosaurs bite those they touch. You walk next.} other {Now each dinosaur bites somebody it touches. You walk away in the next phase.}}',
  'guide.army.army-movement':
    '{place, select, line {Stay out of reach. Your soldiers fire again in phase 5.} other {Your soldiers walk, up to 6 inches each. What can’t reach you can’t bite you. In phase 5 they fire once more.}}',
  'guide.army.secondary-fire':
    '{place, select, line {Last fire: gold rims may shoot once more.} other {Your last fire this turn: figures with a gold rim may shoot once more.}}',
  'guide.dinosaurs.placing':
    '{place, select, line {Choose a card, then the place for it.} other {Put your dinosaurs on the table: choose one in the tray, then {touch, select, yes {tap} other {click}} inside the marked area.}}',
  'guide.dinosaurs.dinosaur-movement':
    '{place, select, line {Choose a dinosaur, then a soldier, then overrun.} other {Your turn begins: choose a dinosaur, {touch, select, yes {tap} other {click}} a soldier to run into contact, then press Overrun.}}',
  'guide.dinosaurs.regular-fire':
    '{place, select, line {The army fires. Woods and rocks are your cover.} other {The army fires at whatever it sees. Trees and rocks are your cover.}}',
  'guide.dinosaurs.dinosaur-attack':
    '{place, select, line {Bite once more whoever you touch.} other {Each dinosaur that touches somebody bites once more. Choose it, choose whom, press Attack.}}',
  'guide.dinosaurs.army-movement':
    '{place, select, line {The army walks away. You are faster.} other {The army walks away from you. You are faster.}}',
  'guide.dinosaurs.secondary-fire':
    '{place, select, line {The army fires once more. Then you begin again.} other {The army fires once more. Then the turn begins again with you.}}',
  'guide.reaction':
    '{place, select, line {Fire before it bites: look at the chances.} other {A dinosaur is upon one of yours. Fire before it bites: the chance stands beside the weapon.}}',
  'guide.end':
    '{place, select, line {That was a whole turn: the next ones go the same way.} other {That was a whole turn: the next ones go the same way. The line below the table says what is expected of you.}}',

  'hint.button': 'Hint',
  'hint.fire':
    '{who} fires at {target}{weapon, select, none {} other { with the {weapon}}}. {hit, number, ::percent} to hit.',
  'hint.overrun': '{who} overruns {target}. {kill, number, ::percent} to kill, however they defend themselves.',
  'hint.attack': '{who} attacks {target}. {kill, number, ::percent} to kill.',
  'hint.closing': 'Fire before it bites{weapon, select, none {} other {, with the {weapon}}}.',
  'hint.contact':
    '{who} moves into contact with {target}{overruns, select, yes {, and overruns} other {, and bites in phase 3}}.',
  'hint.approach': '{who} moves here, {gap} from {target}.',
  'hint.move': '{who} moves here, {gap} from {foe}.',
  'hint.move.shot':
    '{who} moves here, {gap} from {foe}. From there: {hit, number, ::percent} to hit {target} in phase 5.',
  'hint.move.calm': '{who} moves here. No enemy is in sight.',
  'hint.carry': '{who} is carried here by {people}.',
  'hint.leave': '{who} goes home through the gate.',
  'hint.errand': '{goal, select, gate {The gate} other {The second pole}} is {gap} away then.',
  'hint.errand.at': 'At {pole} then: {count} of {needed} soldiers.',
  'hint.errand.fetch': 'To {pole}, which takes two soldiers: {gap} away then.',
  'hint.errand.searches': 'From there it searches {place} for the second pole.',
  'hint.errand.nearer': 'On the way to search {place} for the second pole: {gap} more.',
  'hint.pole.stow': '{who} is loaded into {vehicle}, which is faster than two soldiers.',
  'hint.pole.set-up':
    '{who} is set up{open, select, yes {: the gate is open} other {, so that the gate opens when both stand}}.',
  'hint.errand.search': 'The second pole is still to be found.',
  'hint.done': 'Nothing that is left would help. End the phase.',
  'hint.end': 'End the phase.',
  'hint.wait': 'Nothing would help now.',
  'hint.turn': '{who} turns {act, select, turnGun {its gun } other {}}toward {foe}.',
  'hint.act':
    '{act, select, board {{who} gets in} alight {{who} gets out} hitch {{who} takes the gun in tow} unhitch {{who} unhitches the gun} stow {{who} is loaded} unstow {{who} is put down} assign {{who} gets its crew} setUp {{who} is set up} dismantle {{who} is taken apart} carry {{who} is carried} face {{who} turns} turnGun {{who} turns its gun} ram {{who} rams} place {{who} stands here} hide {{who} hides} airDrop {The paratroopers jump} land {{who} lands} endMove {{who} stays here} pickUp {{who} takes up the machine gun} layDown {{who} puts the machine gun down} swapSeats {Two seats of {who} are exchanged} order {{who} gets another standing order} other {{who} acts}}.',

  'instead.targets': 'In reach: {names}{more, plural, =0 {} one {, and one more} other {, and # more}}.',
  'instead.ready':
    '{ready, plural, =0 {Nobody else of yours can act: end the phase.} one {One figure of yours can still act: press Next.} other {# figures of yours can still act: press Next.}}',
  'instead.phase':
    'Your next phase is {phase, number}: {phase, plural, =1 {your dinosaurs move} =2 {your soldiers fire} =3 {your dinosaurs attack} =4 {your soldiers move} other {your soldiers fire once more}}.',
};
