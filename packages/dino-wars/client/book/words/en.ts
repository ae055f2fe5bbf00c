/** The chapters of the rulebook: each has its gist and its title, by its slug. */
export const en = {
  'title.sides-and-setup': 'Sides and setup',
  'chapter.sides-and-setup':
    'One side plays toy soldiers, the other rubber dinosaurs. They begin well apart, each figure belongs to one player, and nobody leaves the table.',
  'title.the-turn': 'The turn',
  'chapter.the-turn':
    'Five phases, always in this order: dinosaurs move, the army fires, dinosaurs bite, the army moves, the army fires again.',
  'title.distances-bases-and-paths': 'Distances, bases and paths',
  'chapter.distances-bases-and-paths':
    'Everything is measured from the edge of one base to the edge of the other. The picture of a figure may be large; only its round base counts.',
  'title.dinosaur-movement': 'Dinosaur movement',
  'chapter.dinosaur-movement':
    'A dinosaur walks as far as its rate allows and turns for free. Every overrun on the way is paid from the same rate.',
  'title.flight-and-swimming': 'Flight and swimming',
  'chapter.flight-and-swimming':
    'Flyers pay for climbing and diving as for distance, and must come down to bite. The deinosuchus is fast in water, where nobody else can follow.',
  'title.overruns': 'Overruns',
  'chapter.overruns':
    'In its own move a dinosaur may run down what it touches. If the victim dies it runs on to the next; if not, its move is over.',
  'title.closing-fire': 'Closing fire',
  'chapter.closing-fire':
    'A figure that is overrun may fire first, once a turn. Standing orders decide for you: fire best, hold, or ask.',
  'title.regular-fire': 'Regular fire',
  'chapter.regular-fire':
    'In phase 2 every weapon may fire once at a dinosaur that it can see and reach. Grenades are thrown now or never.',
  'title.secondary-fire-and-how-often-one-may-shoot': 'Secondary fire, and how often one may shoot',
  'chapter.secondary-fire-and-how-often-one-may-shoot':
    'After the army has moved, quick weapons fire once more. Nobody fires more than twice a turn, and whoever gave closing fire is done.',
  'title.range-and-line-of-sight': 'Range and line of sight',
  'chapter.range-and-line-of-sight':
    'A shot needs range and a free line. Terrain, vehicles and other dinosaurs block it, soldiers never do, and in doubt you see.',
  'title.indirect-fire-and-spotters': 'Indirect fire and spotters',
  'chapter.indirect-fire-and-spotters':
    'Mortars and artillery may fire at what they cannot see, if a soldier who sees it gives the range by radio.',
  'title.attack-rolls': 'Attack rolls',
  'chapter.attack-rolls':
    'Two dice, and the total must be the attack score or less. Armour lowers the score, and for some dinosaurs it counts from the front only.',
  'title.dinosaur-attacks': 'Dinosaur attacks',
  'chapter.dinosaur-attacks': 'In phase 3 every dinosaur bites one figure that it touches. No closing fire answers it.',
  'title.damage-and-luck': 'Damage and luck',
  'chapter.damage-and-luck':
    'A hit kills a soldier; NCOs, leaders and heroes roll for luck first. Dinosaurs and vehicles lose points and fight on undiminished until none are left.',
  'title.army-movement': 'Army movement',
  'chapter.army-movement':
    'Soldiers walk, vehicles drive, in parts and in any order. Whoever starts in contact with a dinosaur moves less.',
  'title.transport-loading-and-unloading': 'Transport, loading and unloading',
  'chapter.transport-loading-and-unloading':
    'Vehicles carry people, who cannot be attacked while they ride. Getting in or out halves the movement of both.',
  'title.crewed-weapons': 'Crewed weapons',
  'chapter.crewed-weapons':
    'A big gun needs its crew beside it. With too few it fires once and must be reloaded for a whole turn; a dinosaur in contact silences it.',
  'title.setting-up-carrying-and-towing': 'Setting up, carrying and towing',
  'chapter.setting-up-carrying-and-towing':
    'Portable weapons are carried and set up by their crews, artillery is towed. All of it costs movement or a turn.',
  'title.people-in-a-destroyed-vehicle': 'People in a destroyed vehicle',
  'chapter.people-in-a-destroyed-vehicle':
    'When a vehicle is destroyed everybody aboard rolls to survive, and stands on foot where it was.',
  'title.a-hero-and-a-machine-gun': 'A hero and a machine gun',
  'chapter.a-hero-and-a-machine-gun':
    'A hero, and only a hero, can pick up a light machine gun and fire it alone until its ammunition runs out.',
  'title.special-figures-and-points': 'Special figures and points',
  'chapter.special-figures-and-points':
    'NCOs, leaders and heroes shoot better and may survive a bite. Points say what a force is worth; the dinosaurs should have about twice as many.',
  'title.scale': 'Scale',
  'chapter.scale': 'All lengths can be divided for smaller figures and tables, always in the same proportion.',
  'title.optional-rules': 'Optional rules',
  'chapter.optional-rules': 'Fifteen rules that are off until you choose them. Each says whom it helps, and how much.',
  'title.option-terrain-penalties': 'Option: Terrain Penalties',
  'chapter.option-terrain-penalties':
    'Woods, water, hills and ruins slow down everybody whose way leads through them, once a turn.',
  'title.option-cover': 'Option: Cover',
  'chapter.option-cover':
    'Small dinosaurs are harder to hit among trees and rocks, and soldiers in a building are harder to bite at first.',
  'title.option-dive-move': 'Option: Dive Move',
  'chapter.option-dive-move': 'A flyer that swoops down on its prey pays only for the straight slanting line.',
  'title.option-minimum-altitude': 'Option: Minimum Altitude',
  'chapter.option-minimum-altitude': 'A flyer that takes off must gain height before it may use its whole rate.',
  'title.option-dino-rage': 'Option: Dino Rage',
  'chapter.option-dino-rage':
    'A dinosaur without life points rolls for luck and may fight on, until a hit finds it unlucky.',
  'title.option-ramming-move': 'Option: Ramming Move',
  'chapter.option-ramming-move': 'A vehicle may ram a dinosaur for its own weight in damage. It never moves again.',
  'title.option-moving-fire': 'Option: Moving Fire',
  'chapter.option-moving-fire': 'Half of the passengers may fire from a vehicle, badly.',
  'title.option-high-caliber-ammo': 'Option: High-Caliber Ammo',
  'chapter.option-high-caliber-ammo': 'Rifles and pistols that hit harder and less often.',
  'title.option-snipers': 'Option: Snipers',
  'chapter.option-snipers': 'One soldier in ten may be a sniper, who shoots farther and better with a rifle.',
  'title.option-limited-grenades': 'Option: Limited Grenades',
  'chapter.option-limited-grenades': 'Every enlisted soldier has one grenade for the whole battle.',
  'title.option-fire-into-combat': 'Option: Fire into Combat',
  'chapter.option-fire-into-combat': 'A shot that misses a dinosaur may hit the friend whom it touches.',
  'title.option-special-forces': 'Option: Special Forces',
  'chapter.option-special-forces': 'One unit of the army may consist of heroes only.',
  'title.option-wounded-soldiers': 'Option: Wounded Soldiers',
  'chapter.option-wounded-soldiers': 'A special figure who was saved by luck is wounded and shoots without a bonus.',
  'title.option-paratroopers': 'Option: Paratroopers',
  'chapter.option-paratroopers': 'One unit may drop from the sky. Where it lands is up to the wind.',
  'title.option-dino-charge': 'Option: Dino Charge',
  'chapter.option-dino-charge':
    'In the first turn in which it attacks a dinosaur has a little extra movement to reach its victim.',
  'title.dino-island': 'Dino Island',
  'chapter.dino-island': 'Six players land at drawn spots on a large island and fight until one side is gone.',
  'title.the-time-gate': 'The Time Gate',
  'chapter.the-time-gate':
    'The army carries one pole of a gate and looks for the other among hidden dinosaurs. Together they are the way home.',
  'title.winning-teams-and-clocks': 'Winning, teams and clocks',
  'chapter.winning-teams-and-clocks':
    'You win when nobody of the other side is left, or by points when nothing happens any more. Teammates act in the same phase and win together.',
  'title.rules-of-the-table-seats': 'At the table: seats',
  'chapter.rules-of-the-table-seats': 'Who may sit down, and who may act for a seat.',
  'title.rules-of-the-table-turns-and-clocks': 'At the table: turns and clocks',
  'chapter.rules-of-the-table-turns-and-clocks': 'What happens while a match waits for somebody.',
  'title.rules-of-the-table-asking-the-others': 'At the table: asking the others',
  'chapter.rules-of-the-table-asking-the-others': 'Undo, pauses and draws are offers that the others accept or refuse.',
  'title.rules-of-the-table-being-away': 'At the table: being away',
  'chapter.rules-of-the-table-being-away': 'A substitute can take a seat whose player has gone, and gives it back.',
  'title.rules-of-the-table-talk': 'At the table: talk',
  'chapter.rules-of-the-table-talk': 'Chat, and how to stop it.',
  'title.rules-of-the-table-the-battle-of-the-day': 'At the table: the battle of the day',
  'chapter.rules-of-the-table-the-battle-of-the-day': 'The same battle and the same dice for everybody.',
};
