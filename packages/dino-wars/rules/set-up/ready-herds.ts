/** Ready-made herds. */
import type { HerdForce } from './force';
import { type Herd, herdOf } from './muster';

/** Eleven kinds for 110 points, nine of these dinosaurs faster than most. */
export const MIXED_HERD: Herd = [
  [1, 'tyrannosaurus'],
  [1, 'triceratops'],
  [1, 'ankylosaurus'],
  [1, 'stegosaurus'],
  [1, 'deinocheirus'],
  [1, 'allosaurus'],
  [1, 'styracosaurus'],
  [1, 'therizinosaurus'],
  [1, 'pachycephalosaurus'],
  [3, 'deinonychus'],
  [3, 'gallimimus'],
];

/** Five dinosaurs for 39 points. */
export const SMALL_HERD: Herd = [
  [1, 'tyrannosaurus'],
  [1, 'stegosaurus'],
  [1, 'ceratosaurus'],
  [2, 'deinonychus'],
];

/** Two dinosaurs for 24 points. */
export const PAIR: Herd = [
  [1, 'allosaurus'],
  [1, 'saltasaurus'],
];

/** The rulebook's sample herd: 162 points by the table (DW-R-68). */
export const WORKED_HERD: HerdForce = herdOf('The worked herd', [
  [2, 'tyrannosaurus'],
  [2, 'triceratops'],
  [1, 'apatosaurus'],
  [2, 'dimetrodon'],
  [2, 'plateosaurus'],
  [2, 'stegosaurus'],
  [3, 'pterodactyl'],
  [2, 'ankylosaurus'],
]);

/** The sample herd with three more, so many that the army of the gate wins half of its matches (docs/BOTS.md). */
export const GATE_HERD: HerdForce = herdOf('The herd of the gate', [
  [3, 'tyrannosaurus'],
  [2, 'triceratops'],
  [1, 'apatosaurus'],
  [2, 'dimetrodon'],
  [2, 'plateosaurus'],
  [2, 'stegosaurus'],
  [3, 'pterodactyl'],
  [3, 'ankylosaurus'],
  [1, 'gallimimus'],
]);

/** The herds of the three players on the island, larger than twice the army's points, so that either side can win (docs/BOTS.md). */
export const ISLAND_HERDS: readonly HerdForce[] = [
  herdOf('A mixed herd', [
    ...MIXED_HERD,
    [1, 'tyrannosaurus'],
    [1, 'allosaurus'],
    [1, 'triceratops'],
    [3, 'deinonychus'],
  ]),
  herdOf('Sky and shore', [
    [2, 'quetzalcoatlus'],
    [3, 'pteranodon'],
    [4, 'pterodactyl'],
    [3, 'deinosuchus'],
    [2, 'spinosaurus'],
    [1, 'tyrannosaurus'],
    [1, 'parasaurolophus'],
    [1, 'anatosaurus'],
    [3, 'dryptosaurus'],
    [1, 'pachycephalosaurus'],
  ]),
  herdOf('Horns and plates', [
    [4, 'triceratops'],
    [2, 'torosaurus'],
    [2, 'styracosaurus'],
    [2, 'ankylosaurus'],
    [1, 'paleoscincus'],
    [2, 'stegosaurus'],
    [2, 'stenonychosaurus'],
  ]),
];

/** 86 points of fast dinosaurs. */
export const HUNTING_PACKS: HerdForce = herdOf('Hunting packs', [
  [1, 'tyrannosaurus'],
  [1, 'spinosaurus'],
  [2, 'allosaurus'],
  [1, 'deinocheirus'],
  [1, 'megalosaurus'],
  [1, 'dolichosuchus'],
  [4, 'deinonychus'],
  [4, 'coelophysis'],
]);

/** 114 points of armoured and horned dinosaurs. */
export const HORNS_AND_PLATES: HerdForce = herdOf('Horns and plates', [
  [2, 'triceratops'],
  [1, 'torosaurus'],
  [2, 'styracosaurus'],
  [1, 'monoclonius'],
  [2, 'ankylosaurus'],
  [1, 'paleoscincus'],
  [1, 'stegosaurus'],
  [2, 'stenonychosaurus'],
]);

/** 107 points of flyers, swimmers and waders. */
export const SKY_AND_SHORE: HerdForce = herdOf('Sky and shore', [
  [2, 'quetzalcoatlus'],
  [3, 'pteranodon'],
  [4, 'pterodactyl'],
  [2, 'deinosuchus'],
  [1, 'spinosaurus'],
  [1, 'parasaurolophus'],
  [1, 'anatosaurus'],
  [2, 'dryptosaurus'],
  [1, 'pachycephalosaurus'],
]);

/** 236 points of dinosaurs of many kinds. */
export const GREAT_MIGRATION: HerdForce = herdOf('The great migration', [
  [1, 'brachiosaurus'],
  [1, 'apatosaurus'],
  [1, 'diplodocus'],
  [1, 'saltasaurus'],
  [2, 'tyrannosaurus'],
  [1, 'spinosaurus'],
  [2, 'triceratops'],
  [1, 'torosaurus'],
  [1, 'iguanodon'],
  [1, 'hylaeosaurus'],
  [2, 'ceratosaurus'],
  [1, 'therizinosaurus'],
  [1, 'quetzalcoatlus'],
  [2, 'pteranodon'],
  [3, 'gallimimus'],
]);
