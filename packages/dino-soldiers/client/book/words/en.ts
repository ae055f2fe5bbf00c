/** The chapters of the rulebook: each has its gist and its title, by its slug. */
export const en = {
  'title.words-and-geometry': 'Words and geometry',
  'chapter.words-and-geometry':
    'A recon platoon meets dinosaurs in a jungle that lies *face down*. One plays the dinosaurs and moves first, the other plays the soldiers. There are no dice: an attack that may be made succeeds. The player who wipes out the other side wins.',
  'title.players-and-options': 'Players and options',
  'chapter.players-and-options': 'One player or team for each side, and what can be agreed before the match.',
  'title.teams': 'Teams',
  'chapter.teams':
    'Each side has up to *36 points* for units. Of each unit there are so many cards; a starred one may be taken once. Dinosaurs may buy the Alpha card for 3 points and give it to one of theirs. Teams are secret until both are in.',
  'title.laying-the-field': 'Laying the field',
  'chapter.laying-the-field':
    'The 28 terrain tiles are shuffled and laid by turns, face down, each touching another by a whole side, within *9 by 9*. A spot with tiles all around it is an *obstacle*. There must be at least two: a tile that would make this impossible is refused.',
  'title.room-on-tiles-deployment-and-reserve': 'Room on tiles, deployment and reserve',
  'chapter.room-on-tiles-deployment-and-reserve':
    'The dinosaurs lay their Starting Tile in the north, the soldiers theirs in the south, at least 3 apart. Each deploys at least one unit there; the rest waits in *reserve* and comes in later, on the same tile, at no cost. A side has up to *four small* units on a tile or *one large* one alone. Both sides may share a tile.',
  'title.the-turn': 'The turn',
  'chapter.the-turn':
    'First *move* any of your units, step by step and in any order, and bring in reserves. Then *attack*: a soldier once, a dinosaur twice in two different ways. The first attack ends the moves.',
  'title.movement': 'Movement',
  'chapter.movement':
    'A step to one of the eight neighbouring tiles costs 1 point. A tile that is entered face down is *turned up* for good, and you see it before you decide on the next step. Empty places can not be crossed; obstacles only by flying or leaping. Enemies bar nobody’s way.',
  'title.terrain': 'Terrain',
  'chapter.terrain':
    '*Open* does nothing. *Rough* costs 2 points, or the last one. *Cluttered* lets stealthy units hide. *Unforgiving* deals its damage to whoever enters, every time.',
  'title.hiding': 'Hiding',
  'chapter.hiding':
    'A stealthy unit that came to a cluttered tile in this turn, attacks nobody and has no enemy beside it there is *hidden* when the turn ends. It can not be chosen as a target for up to two enemy turns. Entering, leaving, attacking from the tile and damage end it. Everybody sees where it is.',
  'title.range-and-line-of-sight': 'Range and line of sight',
  'chapter.range-and-line-of-sight':
    'Range is counted in tiles, diagonals too. Only *obstacles* block the straight line between two tiles; to touch a corner does not.',
  'title.attacks-and-damage': 'Attacks and damage',
  'chapter.attacks-and-damage':
    'The target takes the damage of the attack, less its armour. Attacks on a tile or a line hit *everybody* there, friends too. Each way of attacking is used once a turn. A unit without hit points is out for good.',
  'title.abilities': 'Abilities',
  'chapter.abilities':
    'Hits on an agile unit wait until the attacks of the turn are over. If two or more attacks hit it, its player chooses one to *ignore*.',
  'title.primal-instinct': 'Primal Instinct',
  'chapter.primal-instinct':
    'A dinosaur is bound unless the Alpha is on the field, another of its pack is, or the whole team is of one kind. A bound dinosaur attacks whoever hit it last turn, else the *nearest prey*: soldiers, and dinosaurs of other kinds beside it. It never moves away from the soldiers it is after.',
  'title.the-shout': 'The shout',
  'chapter.the-shout':
    'Every attack has its sound. For fun you hold the button to make it bigger. In strict matches you pick it from the wheel and hold it; without the right shout the attack fails. Nothing is recorded.',
  'title.the-end': 'The end',
  'chapter.the-end':
    'A side without living units has lost, on the field and in reserve. If both go at once it is a draw. After the last round, or after 8 rounds in which nothing happened, the side whose living units cost more wins. Giving up loses.',
  'title.decisions': 'Decisions',
  'chapter.decisions': 'What each decision must say, and what the game does when the time is up.',
  'title.what-is-hidden': 'What is hidden',
  'chapter.what-is-hidden': 'Nobody knows what lies under a tile that is face down.',
  'title.readings': 'Readings',
  'chapter.readings': 'Where the source leaves a question open, this is how the game decides.',
};
