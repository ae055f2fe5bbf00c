/** Ready-made forces, so that nobody has to build one first: armies and herds of sizes that match at about 1:2 (DW-PTS-6). */
import type { ArmyForce, Force, HerdForce, VehicleLine } from './force';
import { footArmy, type Herd, herdOf, type Squad, squadLine } from './muster';

/** Returns a vehicle without weapons, with an enlisted crew. */
function unarmed(kind: VehicleLine['kind'], tows: number | null = null): VehicleLine {
  return { kind, size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows };
}

function withMg(kind: VehicleLine['kind']): VehicleLine {
  return { ...unarmed(kind), mg: 'lmg', crew: ['enlisted', 'enlisted'] };
}

function withCannon(kind: VehicleLine['kind']): VehicleLine {
  return { ...unarmed(kind), cannon: true, crew: ['enlisted', 'enlisted', 'enlisted'] };
}

function tank(...commanders: VehicleLine['crew']): VehicleLine {
  const crew = [...commanders, 'enlisted' as const, 'enlisted' as const, 'enlisted' as const, 'enlisted' as const];
  return { ...withMg('tank'), cannon: true, crew: crew.slice(0, 4) };
}

/** 22 soldiers for 51 points: 18 enlisted, two NCOs, a leader and a hero (DW-SPEC-4), weapons within DW-R-32. */
export const PLATOON: Squad = [
  [1, 'hero', 'smg'],
  [1, 'leader', 'pistol'],
  [2, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [2, 'enlisted', 'automatic_rifle'],
  [1, 'enlisted', 'bazooka'],
  [2, 'enlisted', 'flamethrower'],
  [1, 'enlisted', 'pistol'],
  [11, 'enlisted', 'basic'],
];

/** Ten soldiers for 21 points. */
export const SECTION: Squad = [
  [1, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [1, 'enlisted', 'automatic_rifle'],
  [1, 'enlisted', 'bazooka'],
  [1, 'enlisted', 'flamethrower'],
  [5, 'enlisted', 'basic'],
];

/** Six soldiers for 12 points. */
export const PICKET: Squad = [[6, 'enlisted', 'basic']];

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

/** Five dinosaurs for 38 points. */
export const SMALL_HERD: Herd = [
  [1, 'tyrannosaurus'],
  [1, 'stegosaurus'],
  [1, 'dimetrodon'],
  [2, 'deinonychus'],
];

/** Two dinosaurs for 24 points. */
export const PAIR: Herd = [
  [1, 'allosaurus'],
  [1, 'saltasaurus'],
];

/** The rulebook's sample army of 80 points: 22 soldiers, a heavy machine gun, a mortar, a tank and a truck. */
export const WORKED_ARMY: ArmyForce = {
  side: 'army',
  name: 'The worked army',
  squad: [
    squadLine(1, 'hero', 'smg'),
    squadLine(1, 'leader', 'pistol'),
    squadLine(2, 'nco', 'smg'),
    squadLine(1, 'enlisted', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(1, 'enlisted', 'flamethrower'),
    squadLine(8, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
    squadLine(2, 'enlisted', 'basic', { serves: 1 }),
  ],
  vehicles: [tank(), unarmed('truck')],
  weapons: [{ kind: 'hmg' }, { kind: 'mortar' }],
};

/** Tanks with their crews, for a player who commands nothing else (DW-ISLE-9). */
export const TANK_TROOP: ArmyForce = {
  side: 'army',
  name: 'Tank troop',
  squad: [],
  vehicles: [tank(), tank(), tank()],
  weapons: [],
};

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

/** The sample army without its tank, for the Time Gate (docs/BOTS.md). */
export const GATE_ARMY: ArmyForce = {
  ...WORKED_ARMY,
  name: 'The army of the gate',
  vehicles: WORKED_ARMY.vehicles.filter(({ kind }) => kind !== 'tank'),
};

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

/** 43 points: twelve soldiers, some of them in vehicles. */
const MOTOR_PATROL: ArmyForce = {
  side: 'army',
  name: 'Motor patrol',
  squad: [
    squadLine(1, 'nco', 'smg', { rides: 0 }),
    squadLine(1, 'enlisted', 'basic', { rides: 0 }),
    squadLine(1, 'enlisted', 'bazooka', { rides: 1 }),
    squadLine(1, 'enlisted', 'flamethrower', { rides: 1 }),
    squadLine(1, 'enlisted', 'automatic_rifle'),
    squadLine(1, 'enlisted', 'smg'),
    squadLine(6, 'enlisted', 'basic'),
  ],
  vehicles: [withMg('jeep'), withCannon('half_track'), unarmed('motorcycle')],
  weapons: [],
};

/** 57 points: twenty soldiers with a gun of every size. */
const GUN_LINE: ArmyForce = {
  side: 'army',
  name: 'Gun line',
  squad: [
    squadLine(1, 'leader', 'pistol'),
    squadLine(2, 'nco', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(3, 'enlisted', 'basic', { serves: 0, rides: 0 }),
    squadLine(4, 'enlisted', 'basic', { serves: 1 }),
    squadLine(2, 'enlisted', 'basic', { serves: 2 }),
    squadLine(2, 'enlisted', 'basic', { serves: 3 }),
    squadLine(2, 'enlisted', 'basic', { serves: 4 }),
  ],
  vehicles: [unarmed('truck', 0)],
  weapons: [
    { kind: 'light_artillery' },
    { kind: 'heavy_artillery' },
    { kind: 'mortar' },
    { kind: 'hmg' },
    { kind: 'lmg' },
  ],
};

/** 53 points, for one of three players on the island. */
export const BEACH_PARTY: ArmyForce = {
  side: 'army',
  name: 'Beach party',
  squad: [
    squadLine(2, 'nco', 'smg'),
    squadLine(1, 'hero', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(1, 'enlisted', 'flamethrower'),
    squadLine(8, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
    squadLine(2, 'enlisted', 'basic', { serves: 1 }),
  ],
  vehicles: [withMg('jeep')],
  weapons: [{ kind: 'lmg' }, { kind: 'recoilless_rifle' }],
};

/** 121 points: two tanks and other vehicles. */
const ARMOURED_COLUMN: ArmyForce = {
  side: 'army',
  name: 'Armoured column',
  squad: [
    squadLine(1, 'leader', 'pistol', { rides: 2 }),
    squadLine(1, 'nco', 'smg', { rides: 2 }),
    squadLine(1, 'nco', 'smg', { rides: 4 }),
    squadLine(1, 'hero', 'automatic_rifle', { rides: 2 }),
    squadLine(2, 'enlisted', 'bazooka', { rides: 2 }),
    squadLine(1, 'enlisted', 'flamethrower', { rides: 3 }),
    squadLine(2, 'enlisted', 'smg', { rides: 4 }),
    squadLine(9, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
  ],
  vehicles: [tank('nco'), tank(), withMg('apc'), withCannon('armored_car'), withMg('half_track')],
  weapons: [{ kind: 'mortar' }],
};

/** 86 points of fast dinosaurs. */
const HUNTING_PACKS: HerdForce = herdOf('Hunting packs', [
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
const HORNS_AND_PLATES: HerdForce = herdOf('Horns and plates', [
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
const SKY_AND_SHORE: HerdForce = herdOf('Sky and shore', [
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
const GREAT_MIGRATION: HerdForce = herdOf('The great migration', [
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

/** Armies from the smallest to the largest, then herds. */
export const READY_FORCES: readonly Force[] = [
  footArmy('Picket', PICKET),
  footArmy('Rifle section', SECTION),
  MOTOR_PATROL,
  footArmy('Infantry platoon', PLATOON),
  BEACH_PARTY,
  GUN_LINE,
  WORKED_ARMY,
  ARMOURED_COLUMN,
  herdOf('A pair', PAIR),
  herdOf('A small herd', SMALL_HERD),
  HUNTING_PACKS,
  herdOf('A mixed herd', MIXED_HERD),
  SKY_AND_SHORE,
  HORNS_AND_PLATES,
  WORKED_HERD,
  GREAT_MIGRATION,
];
