/** The lessons, one sentence for each step. */
export const lessons = {
  'learn.intro': 'Short lessons in the real jungle, one idea each. There are no dice: what can hit, hits.',
  'learn.play': 'Play a match',

  'lesson.explore.title': 'Explore',
  'lesson.explore.idea': 'Nobody knows what lies face down.',
  'lesson.explore.1': 'Choose a soldier, then a face-down tile beside them: it is turned up for good.',
  'lesson.explore.2':
    'Each step costs a point, a rough tile two, or the last one you have. Go on while points are left.',
  'lesson.explore.3':
    'A boot with a number marks each tile that a unit can still reach; without points there is none. End your turn.',
  'lesson.explore.learnt':
    'You win a match when no enemy is left, or on points after the last round. Mud is slow, thickets hide, red tiles hurt: explore before you run.',

  'lesson.shoot.title': 'Shoot',
  'lesson.shoot.idea': 'No dice: range, a clear line, and damage.',
  'lesson.shoot.1':
    'Choose a soldier, then a dinosaur in range. The card shows the exact damage, and its red button fires: {rifle} or {mg}',
  'lesson.shoot.2':
    'The little die on its base shows its life. Each soldier attacks once a turn: fire with the others until it falls. On the sergeant’s tile they hit harder.',
  'lesson.shoot.3': 'The first attack has ended your moves. End your turn.',
  'lesson.shoot.learnt':
    'Move first, then shoot. Each soldier attacks once a turn; a leader on the same tile makes the others stronger. Dinosaurs attack only their nearest prey (Primal Instinct): choose who stands there.',

  'lesson.hide.title': 'Hide',
  'lesson.hide.idea': 'In a thicket a small unit can’t be chosen as a target.',
  'lesson.hide.1': 'The Deinonychus is close. Move the rifleman into the thicket beside them.',
  'lesson.hide.2': 'Don’t shoot: who attacks is seen. End your turn, and the rifleman hides.',
  'lesson.hide.3':
    'Watch: the Deinonychus can’t choose the hidden rifleman. It goes for the sniper, who stands in the open.',
  'lesson.hide.learnt':
    'Hiding works against all but Sniff. It ends after two turns, or when anybody enters, leaves or attacks there.',

  'lesson.dinosaur.title': 'Be the dinosaur',
  'lesson.dinosaur.idea': 'Dinosaurs walk onto the tiles of their prey.',
  'lesson.dinosaur.1': 'You are the Tyrannosaurus. Choose it, then press the two riflemen: it walks onto their tile.',
  'lesson.dinosaur.2':
    'On their tile, press Trample, then {trample} It hits everybody there. Not there yet? Press them, then Go there.',
  'lesson.dinosaur.3': 'Dinosaurs attack twice a turn, in two ways. Attack again or end your turn.',
  'lesson.dinosaur.learnt':
    'Primal Instinct: a dinosaur attacks the nearest prey, a soldier or another kind of dinosaur right beside it, and never backs away from soldiers. It need not attack: keep your kinds apart.',

  'lesson.reserve.title': 'Reserve',
  'lesson.reserve.idea': 'Units that wait come in on their Starting Tile.',
  'lesson.reserve.1': 'Choose the rocket gunner below the table, then press Bring it in.',
  'lesson.reserve.2': 'They may move and attack at once: choose the Triceratops, 4 tiles away, and press {rocket}',
  'lesson.reserve.3': 'Bring the captain in too if you like, or keep them for later. End your turn.',
  'lesson.reserve.learnt': 'Four small units fit on a tile, or one large one. You know enough: play!',

  'guide.teams': 'Choose your team. A press on a unit shows what it can do.',
  'guide.field': 'You both lay the jungle face down, by turns. Nobody knows what lies where.',
  'guide.starts': 'Your units come in on your Starting Tile. Lay it on your edge of the jungle.',
  'guide.deploy': 'The others wait in reserve and come in later, on the same tile.',
  'guide.dinosaurs.move':
    'You win when no soldier is left. Move first. Keep away from other kinds of dinosaurs: Primal Instinct sets them on each other.{hurts, plural, =0 {} other { #% of the face-down tiles hurt.}}',
  'guide.soldiers.move':
    'You win when no dinosaur is left. Move first, out of reach of teeth.{hurts, plural, =0 {} other { Mind the face-down tiles: #% hurt whoever turns them up{kills, plural, =0 {} other {, and a soldier with one life dies}}.}}',
  'guide.attack':
    'Now attack: choose a unit, then a target. A soldier attacks once a turn, a dinosaur twice in two ways. There are no dice: the card shows the exact damage.',
  'guide.dodge': 'An agile unit may ignore a hit. Choose which.',
  'guide.wait': 'The other side has its turn. Watch which tiles they turn up.',
  'guide.end': 'That was a round. From now on the line at the top says what is asked of you.',
} as const;
