/** Ready-made matches: fair forces (DW-PTS-6), most of them on foot, with figures placed by the game. */
import { SCENARIO_GROUNDS } from '../grounds';
import { RUNWAY } from '../grounds/airfield';
import { BEACH } from '../grounds/beach';
import { CLEARING, COVE } from '../grounds/first';
import type { Ground } from '../grounds/ground';
import type { Era, Side, Table } from '../state';
import type { HerdForce } from './force';
import { footArmy, type Herd, herdOf, muster, type Squad, TWO_PLAYERS } from './muster';
import type { Options } from './options';
import { BEACH_PARTY, GATE_ARMY, PICKET, PLATOON, SECTION, TANK_TROOP, WORKED_ARMY } from './ready-armies';
import { GATE_HERD, ISLAND_HERDS, MIXED_HERD, PAIR, SMALL_HERD, WORKED_HERD } from './ready-herds';

/** The forces and table of each ready-made match on foot, as a start for a person's own forces. */
export const PRESET_MUSTERS = {
  skirmish: { ground: BEACH, squad: PLATOON, herd: MIXED_HERD },
  quick: { ground: CLEARING, squad: SECTION, herd: SMALL_HERD },
  duel: { ground: COVE, squad: PICKET, herd: PAIR },
} as const satisfies Record<string, { readonly ground: Ground; readonly squad: Squad; readonly herd: Herd }>;
/** The name of a ready-made match on foot. */
export type PresetName = keyof typeof PRESET_MUSTERS;

function onFoot(name: PresetName, sides: readonly Side[], era: Era): Options {
  const { ground, squad, herd } = PRESET_MUSTERS[name];
  const table = tableOf(ground);
  return muster({ era, table, forces: [footArmy('', squad), herdOf('', herd)], liftCaps: false }, sides);
}

/** The full match: 22 soldiers against a herd of fifteen. Players of a team are dealt their side's figures in turn. */
export function skirmish(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('skirmish', sides, era);
}

/** A match of about 15 minutes: ten soldiers against five dinosaurs. */
export function quick(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('quick', sides, era);
}

/** The smallest match: six soldiers against two dinosaurs. */
export function duel(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return onFoot('duel', sides, era);
}

/** The rulebook's sample army of 80 points against its herd of 162, on the runway of a ruined airfield. */
export function full(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  return muster({ era, ...onGround(RUNWAY), forces: [WORKED_ARMY, WORKED_HERD], liftCaps: false }, sides);
}

/** Three players on each side. */
const SIX_PLAYERS: readonly Side[] = ['army', 'dinosaurs', 'army', 'dinosaurs', 'army', 'dinosaurs'];

/**
 * Dino Island (§3.25 of the rules): 53 points for every army player, and a third of the dinosaurs for each of their
 * opponents.
 */
export function island(sides: readonly Side[] = SIX_PLAYERS, era: Era = 'ww2'): Options {
  const armies = sides.filter((side) => side === 'army').map(() => BEACH_PARTY);
  const forces = [...armies, ...landed(armies.length)];
  const plan = { era, ...onGround(SCENARIO_GROUNDS.island), forces, liftCaps: false };
  return muster({ ...plan, scenario: 'island', placing: 'alternate' }, sides);
}

/** Four players on each side. The last army player commands the tanks (DW-ISLE-9, DW-MULTI-3). */
const EIGHT_PLAYERS: readonly Side[] = [...SIX_PLAYERS, 'army', 'dinosaurs'];

/**
 * The tank variation of Dino Island: the herds of the island for four players, and 50 points of tanks for one more army
 * player.
 */
export function tanks(sides: readonly Side[] = EIGHT_PLAYERS, era: Era = 'ww2'): Options {
  const armies = sides.filter((side) => side === 'army').slice(1);
  const forces = [...armies.map(() => BEACH_PARTY), TANK_TROOP, ...landed(armies.length + 1)];
  const plan = { era, ...onGround(SCENARIO_GROUNDS.island), forces, liftCaps: false, tankPlayer: true };
  return muster({ ...plan, scenario: 'island', placing: 'alternate' }, sides);
}

/**
 * The Time Gate (§3.26 of the rules), the army placed first, the dinosaurs hidden. The sample army has no tank here, and the
 * sample herd has three more: with the sample forces the army won every measured match (docs/BOTS.md).
 */
export function gate(sides: readonly Side[] = TWO_PLAYERS, era: Era = 'ww2'): Options {
  const plan = { era, ...onGround(SCENARIO_GROUNDS.gate), forces: [GATE_ARMY, GATE_HERD], liftCaps: false };
  return muster({ ...plan, scenario: 'gate', placing: 'deliberate' }, sides);
}

/** Two players on each side. */
const FOUR_PLAYERS: readonly Side[] = ['army', 'dinosaurs', 'army', 'dinosaurs'];

/** The Time Gate for two players on each side, who share its forces (DW-MULTI-1). */
export function gateTeams(sides: readonly Side[] = FOUR_PLAYERS, era: Era = 'ww2'): Options {
  return gate(sides, era);
}

/** The herds of so many players on the island. */
const landed = (many: number) =>
  Array.from({ length: many }, (_, at) => ISLAND_HERDS[at % ISLAND_HERDS.length] as HerdForce);

function onGround(ground: Ground) {
  return { table: tableOf(ground), armyZoneCi: ground.armyZoneCi };
}

function tableOf({ widthCi, heightCi, terrain }: Ground): Table {
  return { widthCi, heightCi, terrain };
}

/** All ready-made matches by name. */
export const PRESETS = { skirmish, quick, duel, full, island, tanks, gate, gateTeams } as const satisfies Readonly<
  Record<PresetName | 'full' | 'island' | 'tanks' | 'gate' | 'gateTeams', unknown>
>;
