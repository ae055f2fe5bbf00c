/** The scenarios (section 17 of RULES.md) and zones (VS-R-11). Their scores are the game's own and may be re-balanced (VS-C-04). */
import type { ProfileId } from './figures';
import type { MapId } from './maps';
import type { Role, Skill } from './words';

/** A rectangle: west, south, east, north. */
export type Rect = readonly [west: number, south: number, east: number, north: number];

/** A wild creature of a scenario (VS-WLD-1). */
export interface WildData {
  readonly profile: ProfileId;
  readonly x: number;
  readonly y: number;
  readonly facing: readonly [x: number, y: number];
  readonly asleep: boolean;
}

/** A scenario. */
export interface ScenarioData {
  readonly map: MapId;
  readonly seats: readonly [least: number, most: number];
  readonly rounds: number;
  /** The parts of the two seats; null if all are alike. */
  readonly roles: readonly [Role, Role] | null;
  readonly wild: readonly WildData[];
  /** Whether destroyed wild creatures score (VS-R-36). */
  readonly wildScore: boolean;
  readonly eggs: number;
  /** The preset of the option Fight On (VS-OPT-3). */
  readonly fightOn: boolean;
}

const PLAIN = { roles: null, wild: [], wildScore: false, eggs: 0, fightOn: false } as const;
const wild = (profile: ProfileId, x: number, y: number, facing: readonly [number, number], asleep = false) =>
  ({ profile, x, y, facing, asleep }) as const;

/** The scenarios by name. */
export const SCENARIOS = {
  // VS-SCN-1
  open_battle: { ...PLAIN, map: 'open_range', seats: [2, 6], rounds: 5 },
  // VS-SCN-2
  dinosaurs_loose: {
    ...PLAIN,
    ...{ map: 'broken_pens', seats: [2, 4], rounds: 6, wildScore: true, fightOn: true },
    wild: [
      wild('tyrannosaurus', 36_000, 24_000, [1, 0]),
      wild('triceratops', 29_000, 24_000, [-1, 0]),
      wild('raptor', 44_000, 22_000, [1, 0]),
      wild('raptor', 44_000, 26_000, [1, 0]),
    ],
  },
  // VS-SCN-3
  capture_the_egg: {
    ...PLAIN,
    ...{ map: 'nest_hollow', seats: [2, 2], rounds: 8, wildScore: true, eggs: 3 },
    wild: [wild('tyrannosaurus', 36_000, 24_000, [1, 0], true)],
  },
  // VS-SCN-4
  last_stand: { ...PLAIN, map: 'stockade', seats: [2, 2], rounds: 7, roles: ['defender', 'attacker'] },
  // VS-SCN-5
  wagon_train: { ...PLAIN, map: 'canyon_trail', seats: [2, 2], rounds: 7, roles: ['convoy', 'hunters'] },
  // VS-SCN-6
  watering_hole: {
    ...PLAIN,
    ...{ map: 'watering_hole', seats: [2, 6], rounds: 6, wildScore: true, fightOn: true },
    wild: [wild('swamp_lizard', 36_000, 24_000, [0, 1], true)],
  },
} as const satisfies Readonly<Record<string, ScenarioData>>;

/** The name of a scenario. */
export type ScenarioId = keyof typeof SCENARIOS;
/** The names of the scenarios, in the order of the rules. */
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** The points of a force by number of seats, and by role where the parts differ. */
export const POINTS = {
  seats: { 2: 40, 3: 30, 4: 30, 5: 24, 6: 24 } as Readonly<Record<number, number>>,
  roles: { defender: 26, attacker: 55, convoy: 50, hunters: 40 } satisfies Readonly<Record<Role, number>>,
} as const;
/** VS-PTS-3 */
export const MOST_ATTACKERS = 16;
/** The demands of a scenario on a force (VS-SCN-4, VS-SCN-4d, VS-SCN-5). */
export const DEMANDS = { attackerCreatures: 1, defenderGuys: 1, convoyVehicles: 3, convoyGuys: 3 } as const;

/** VS-SCN-2a */
export const CALM = { range: 6000, score: 2 } as const;
/** VS-SCN-3b */
export const EGG_SCORE = { off: 10, held: 4 } as const;
/** VS-SCN-5a */
export const WAGON_SCORE = { off: 8, stopped: 5 } as const;
/** The score of a stopped vehicle up to a version of the rules (VS-C-04). */
export const FORMER_STOPPED = { upTo: 2, score: 8 } as const;
/** VS-SCN-6a */
export const POOL = { id: 'pool', range: 3000, score: 1 } as const;
/** The features that tasks and scores are about. */
export const NEST = 'nest';
/** VS-SCN-4 */
export const STOCKADE: Rect = [27_000, 18_000, 45_000, 30_000];
/** VS-SCN-4 */
export const ATTACKER_ZONES: readonly Rect[] = [
  [0, 0, 6000, 48_000],
  [66_000, 0, 72_000, 48_000],
];
/** VS-SCN-5 */
export const CONVOY_ZONE: Rect = [0, 0, 12_000, 48_000];
/** VS-SCN-5 */
export const HUNTER_ZONES: readonly Rect[] = [
  [24_000, 0, 60_000, 8000],
  [24_000, 40_000, 60_000, 48_000],
];

/** The rectangles in which each part sets up; every figure may use any of them. */
export const ROLE_ZONES: Readonly<Record<Role, readonly Rect[]>> = {
  defender: [STOCKADE],
  attacker: ATTACKER_ZONES,
  convoy: [CONVOY_ZONE],
  hunters: HUNTER_ZONES,
};

/** The kinds of skill a task is about (VS-SCN-2a, VS-SCN-3a). */
export const TASK_SKILL = { calm: 'beasts', liftEgg: 'stealth' } as const satisfies Readonly<Record<string, Skill>>;

/** A zone of the set-up. */
export interface Zone {
  readonly id: string;
  readonly rect: Rect;
}

/** The zones by number of seats, clockwise (VS-R-11). */
export const ZONES: Readonly<Record<number, readonly Zone[]>> = {
  2: [
    { id: 'south', rect: [0, 0, 72000, 12000] },
    { id: 'north', rect: [0, 36000, 72000, 48000] },
  ],
  3: [
    { id: 'south', rect: [28000, 0, 44000, 10000] },
    { id: 'north_west', rect: [2000, 38000, 18000, 48000] },
    { id: 'north_east', rect: [54000, 38000, 70000, 48000] },
  ],
  4: [
    { id: 'south_west', rect: [2000, 0, 18000, 10000] },
    { id: 'north_west', rect: [2000, 38000, 18000, 48000] },
    { id: 'north_east', rect: [54000, 38000, 70000, 48000] },
    { id: 'south_east', rect: [54000, 0, 70000, 10000] },
  ],
  5: [
    { id: 'south_west', rect: [2000, 0, 18000, 10000] },
    { id: 'north_west', rect: [2000, 38000, 18000, 48000] },
    { id: 'north', rect: [28000, 38000, 44000, 48000] },
    { id: 'north_east', rect: [54000, 38000, 70000, 48000] },
    { id: 'south_east', rect: [54000, 0, 70000, 10000] },
  ],
  6: [
    { id: 'south', rect: [28000, 0, 44000, 10000] },
    { id: 'south_west', rect: [2000, 0, 18000, 10000] },
    { id: 'north_west', rect: [2000, 38000, 18000, 48000] },
    { id: 'north', rect: [28000, 38000, 44000, 48000] },
    { id: 'north_east', rect: [54000, 38000, 70000, 48000] },
    { id: 'south_east', rect: [54000, 0, 70000, 10000] },
  ],
};
