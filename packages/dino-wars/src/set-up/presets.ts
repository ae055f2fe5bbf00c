/** Ready-made matches: forces on foot at a fair price (DW-PTS-6), figures placed by the game. */
import type { Point } from '@dwo/kernel';
import type { TerrainKind } from '../data/terrain';
import { SCENARIO_GROUNDS } from '../grounds';
import { AIRFIELD } from '../grounds/airfield';
import type { Era, Side, Table, Terrain } from '../state';
import type { Ground } from './force';
import { footArmy, type Herd, herdOf, muster, type Squad, TWO_PLAYERS } from './muster';
import type { Options } from './options';
import {
  BEACH_PARTY,
  HORNS_AND_PLATES,
  MIXED_HERD,
  PAIR,
  PICKET,
  PLATOON,
  SECTION,
  SKY_AND_SHORE,
  SMALL_HERD,
  WORKED_ARMY,
  WORKED_HERD,
} from './ready-forces';

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

/** What each ready-made match on foot puts on which table; a start for forces of one's own. */
export const PRESET_MUSTERS = {
  skirmish: { table: SKIRMISH_TABLE, squad: PLATOON, herd: MIXED_HERD },
  quick: { table: QUICK_TABLE, squad: SECTION, herd: SMALL_HERD },
  duel: { table: DUEL_TABLE, squad: PICKET, herd: PAIR },
} as const satisfies Record<string, { readonly table: Table; readonly squad: Squad; readonly herd: Herd }>;
export type PresetName = keyof typeof PRESET_MUSTERS;

function onFoot(name: PresetName, sides: readonly Side[], era: Era): Options {
  const { table, squad, herd } = PRESET_MUSTERS[name];
  return muster({ era, table, forces: [footArmy('', squad), herdOf('', herd)], liftCaps: false }, sides);
}

/** The full match: 22 soldiers against a herd of twelve. Teams share their side's figures by turns. */
export function skirmish(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('skirmish', sides, era);
}

/** A match of about a quarter of an hour: ten soldiers against five dinosaurs. */
export function quick(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('quick', sides, era);
}

/** The smallest match: four soldiers against two dinosaurs on a bare table. */
export function duel(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('duel', sides, era);
}

/** The source's worked army of 80 points against its herd of 162, on a ruined airfield. */
export function full(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return muster({ era, ...onGround(AIRFIELD), forces: [WORKED_ARMY, WORKED_HERD], liftCaps: false }, sides);
}

/** Three against three. */
const SIX_PLAYERS: readonly Side[] = ['army', 'dinosaurs', 'army', 'dinosaurs', 'army', 'dinosaurs'];

/** Dino Island (§3.25 of the rules): 53 points for every army player, a third of the dinosaurs for each of theirs. */
export function island(sides: readonly Side[] = SIX_PLAYERS, era: Era = 'ww2'): Options {
  const herds = [MIXED_HERD_FORCE, SKY_AND_SHORE, HORNS_AND_PLATES];
  const armies = sides.filter((side) => side === 'army').map(() => BEACH_PARTY);
  const forces = [...armies, ...armies.map((_, i) => herds[i % herds.length] ?? MIXED_HERD_FORCE)];
  const plan = { era, ...onGround(SCENARIO_GROUNDS.island), forces, liftCaps: false };
  return muster({ ...plan, scenario: 'island', placing: 'alternate' }, sides);
}

/** The Time Gate (§3.26 of the rules): the worked forces, the army first, the dinosaurs hidden. */
export function gate(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  const plan = { era, ...onGround(SCENARIO_GROUNDS.gate), forces: [WORKED_ARMY, WORKED_HERD], liftCaps: false };
  return muster({ ...plan, scenario: 'gate', placing: 'deliberate' }, sides);
}

const MIXED_HERD_FORCE = herdOf('A mixed herd', MIXED_HERD);

function onGround({ widthCi, heightCi, terrain, armyZoneCi }: Ground) {
  return { table: { widthCi, heightCi, terrain }, armyZoneCi };
}

/** By name. */
export const PRESETS = { skirmish, quick, duel, full, island, gate } as const satisfies Readonly<
  Record<PresetName | 'full' | 'island' | 'gate', unknown>
>;

function piece(id: string, kind: TerrainKind, corners: readonly (readonly [number, number])[]): Terrain {
  return { id, kind, outline: corners.map(([x, y]): Point => ({ x, y })) };
}
