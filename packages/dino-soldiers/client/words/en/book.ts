/** The rulebook. */
export const book = {
  'book.table': 'A rule of the table: see the list of table rules on the rules page of the first game.',
  'book.search': 'Search: hidden, bite, DS-OCC-1 …',
  'book.all': 'Every rule by its id',
  'book.units': '{side, select, dinosaurs {The dinosaurs} other {The soldiers}}',
  'book.mode': '{mode}: {kill, select, yes {kills} other {{damage} damage}}',
  'book.aim': 'What it is about',
  'book.aim.text':
    'A recon platoon meets dinosaurs in a jungle that lies <b>face down</b>. One plays the dinosaurs and moves first, the other plays the soldiers. There are no dice: an attack that may be made succeeds. The player who wipes out the other side wins.',
  'book.teams': 'Teams',
  'book.teams.text':
    'Each side has up to <b>36 points</b> for units. Of each unit there are so many cards; a starred one may be taken once. Dinosaurs may buy the Alpha card for 3 points and give it to one of theirs. Teams are secret until both are in.',
  'book.field': 'Laying the jungle',
  'book.field.text':
    'The 28 terrain tiles are shuffled and laid by turns, face down, each touching another by a whole side, within <b>9 by 9</b>. A spot with tiles all around it is an <b>obstacle</b>. There must be at least two: a tile that would make this impossible is refused.',
  'book.starts': 'Starting Tiles and deployment',
  'book.starts.text':
    'The dinosaurs lay their Starting Tile in the north, the soldiers theirs in the south, at least 3 apart. Each deploys at least one unit there; the rest waits in <b>reserve</b> and comes in later, on the same tile, at no cost.',
  'book.turn': 'A turn',
  'book.turn.text':
    'First <b>move</b> any of your units, step by step and in any order, and bring in reserves. Then <b>attack</b>: a soldier once, a dinosaur twice in two different ways. The first attack ends the moves.',
  'book.moving': 'Moving',
  'book.moving.text':
    'A step to one of the eight neighbouring tiles costs 1 point. A tile that is entered face down is <b>turned up</b> for good, and you see it before you decide on the next step. Empty places can not be crossed; obstacles only by flying or leaping. Enemies bar nobody’s way.',
  'book.ground': 'Ground',
  'book.ground.text':
    '<b>Open</b> does nothing. <b>Rough</b> costs 2 points, or the last one. <b>Cluttered</b> lets stealthy units hide. <b>Unforgiving</b> deals its damage to whoever enters, every time.',
  'book.room': 'Room on a tile',
  'book.room.text':
    'A side has up to <b>four small</b> units on a tile or <b>one large</b> one alone. Both sides may share a tile.',
  'book.hiding': 'Hiding',
  'book.hiding.text':
    'A stealthy unit that came to a cluttered tile in this turn, attacks nobody and has no enemy beside it there is <b>hidden</b> when the turn ends. It can not be chosen as a target for up to two enemy turns. Entering, leaving, attacking from the tile and damage end it. Everybody sees where it is.',
  'book.sight': 'Range and sight',
  'book.sight.text':
    'Range is counted in tiles, diagonals too. Only <b>obstacles</b> block the straight line between two tiles; to touch a corner does not.',
  'book.attacks': 'Attacks',
  'book.attacks.text':
    'The target takes the damage of the attack, less its armour. Attacks on a tile or a line hit <b>everybody</b> there, friends too. Each way of attacking is used once a turn. A unit without hit points is out for good.',
  'book.agile': 'Agile units',
  'book.agile.text':
    'Hits on an agile unit wait until the attacks of the turn are over. If two or more attacks hit it, its player chooses one to <b>ignore</b>.',
  'book.instinct': 'Primal Instinct',
  'book.instinct.text':
    'A dinosaur is bound unless the Alpha is on the field, another of its pack is, or the whole team is of one kind. A bound dinosaur attacks whoever hit it last turn, else the <b>nearest prey</b>: soldiers, and dinosaurs of other kinds beside it. It never moves away from the soldiers it is after.',
  'book.shouts': 'Shouts',
  'book.shouts.text':
    'Every attack has its sound. For fun you hold the button to make it bigger. In strict matches you pick it from the wheel and hold it; without the right shout the attack fails. Nothing is recorded.',
  'book.ending': 'The end',
  'book.ending.text':
    'A side without living units has lost, on the field and in reserve. If both go at once it is a draw. After the last round, or after 8 rounds in which nothing happened, the side whose living units cost more wins. Giving up loses.',
} as const;
