/** Ready-made matches: forces on foot at a fair price (DW-PTS-6), figures placed by the game. */
import type { Point } from '@dwo/kernel';
import type { TerrainKind } from './data/terrain';
import { type Herd, type Muster, muster, type Squad, TWO_PLAYERS } from './muster';
import type { Options } from './options';
import type { Era, Side, Table, Terrain } from './state';

/** 22 soldiers for 51 points: 18 enlisted, two NCOs, a leader and a hero (DW-SPEC-4), weapons within DW-R-32. */
const SKIRMISH_SQUAD: Squad = [
  [1, 'hero', 'smg'],
  [1, 'leader', 'pistol'],
  [2, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [2, 'enlisted', 'automatic_rifle'],
  [2, 'enlisted', 'bazooka'],
  [2, 'enlisted', 'flamethrower'],
  [1, 'enlisted', 'pistol'],
  [10, 'enlisted', 'basic'],
];

/** Eleven kinds for 102 points. */
const SKIRMISH_HERD: Herd = [
  [1, 'tyrannosaurus'],
  [1, 'triceratops'],
  [1, 'ankylosaurus'],
  [1, 'stegosaurus'],
  [1, 'parasaurolophus'],
  [1, 'allosaurus'],
  [1, 'styracosaurus'],
  [1, 'dimetrodon'],
  [1, 'pachycephalosaurus'],
  [2, 'deinonychus'],
  [1, 'gallimimus'],
];

/** Ten soldiers for 21 points. */
const QUICK_SQUAD: Squad = [
  [1, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [1, 'enlisted', 'automatic_rifle'],
  [1, 'enlisted', 'bazooka'],
  [1, 'enlisted', 'flamethrower'],
  [5, 'enlisted', 'basic'],
];

/** Five dinosaurs for 42 points. */
const QUICK_HERD: Herd = [
  [1, 'tyrannosaurus'],
  [1, 'stegosaurus'],
  [1, 'allosaurus'],
  [2, 'deinonychus'],
];

/** Four soldiers for 8 points against two dinosaurs for 16. */
const DUEL_SQUAD: Squad = [[4, 'enlisted', 'basic']];
const DUEL_HERD: Herd = [
  [1, 'allosaurus'],
  [1, 'dimetrodon'],
];

const SKIRMISH_TABLE: Table = {
  widthCi: 7200,
  heightCi: 6000,
  terrain: [
    piece('woods-west', 'woods', [
      [700, 2500],
      [1100, 2150],
      [1700, 2200],
      [2050, 2600],
      [1950, 3150],
      [1450, 3450],
      [900, 3300],
    ]),
    piece('woods-east', 'woods', [
      [5600, 1650],
      [6150, 1500],
      [6600, 1800],
      [6550, 2300],
      [6050, 2500],
      [5600, 2250],
    ]),
    piece('hill', 'hill', [
      [3900, 3300],
      [4500, 3050],
      [5200, 3200],
      [5450, 3700],
      [5100, 4150],
      [4400, 4250],
      [3900, 3900],
    ]),
    piece('ruins', 'ruins', [
      [3000, 1700],
      [3700, 1600],
      [3800, 2150],
      [3100, 2250],
    ]),
    piece('rocks', 'broken', [
      [2450, 3700],
      [2900, 3550],
      [3200, 3850],
      [2950, 4200],
      [2500, 4100],
    ]),
    piece('pond', 'deep_water', [
      [4400, 2300],
      [4900, 2200],
      [5250, 2500],
      [5100, 2850],
      [4600, 2850],
    ]),
  ],
};

const QUICK_TABLE: Table = {
  widthCi: 4800,
  heightCi: 4800,
  terrain: [
    piece('woods', 'woods', [
      [700, 2000],
      [1300, 1800],
      [1700, 2200],
      [1500, 2700],
      [900, 2700],
    ]),
    piece('hill', 'hill', [
      [2900, 2500],
      [3500, 2300],
      [4000, 2700],
      [3700, 3200],
      [3000, 3100],
    ]),
    piece('pond', 'deep_water', [
      [2300, 1500],
      [2800, 1400],
      [2950, 1800],
      [2450, 1950],
    ]),
  ],
};

const DUEL_TABLE: Table = { widthCi: 4000, heightCi: 4400, terrain: [] };

/** What each ready-made match puts on which table; a start for forces of one's own. */
export const PRESET_MUSTERS = {
  skirmish: { table: SKIRMISH_TABLE, squad: SKIRMISH_SQUAD, herd: SKIRMISH_HERD },
  quick: { table: QUICK_TABLE, squad: QUICK_SQUAD, herd: QUICK_HERD },
  duel: { table: DUEL_TABLE, squad: DUEL_SQUAD, herd: DUEL_HERD },
} as const satisfies Record<string, Pick<Muster, 'table' | 'squad' | 'herd'>>;
export type PresetName = keyof typeof PRESET_MUSTERS;

/** The full match: 22 soldiers against a herd of twelve. Teams share their side's figures by turns. */
export function skirmish(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return muster({ ...PRESET_MUSTERS.skirmish, era, liftCaps: false }, sides);
}

/** A match of about a quarter of an hour: ten soldiers against five dinosaurs. */
export function quick(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return muster({ ...PRESET_MUSTERS.quick, era, liftCaps: false }, sides);
}

/** The smallest match: four soldiers against two dinosaurs on a bare table. */
export function duel(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return muster({ ...PRESET_MUSTERS.duel, era, liftCaps: false }, sides);
}

/** By name. */
export const PRESETS = { skirmish, quick, duel } as const satisfies Record<PresetName, unknown>;

function piece(id: string, kind: TerrainKind, corners: readonly (readonly [number, number])[]): Terrain {
  return { id, kind, outline: corners.map(([x, y]): Point => ({ x, y })) };
}
