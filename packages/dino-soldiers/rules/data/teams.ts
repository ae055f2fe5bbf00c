/** The ready-made teams: two for each side, 36 points each (DS-OPT-2). */
import type { UnitType } from './units';
import type { Side } from './words';

/**
 * A team as it is submitted. The bearer of the Alpha card is named by its type and its `index` among the units of that
 * type, from 0.
 */
export interface Team {
  units: { type: UnitType; count: number }[];
  alphaOn: { type: UnitType; index: number } | null;
}

const TABLE = {
  boneThrone: {
    side: 'dinosaurs',
    units: [
      { type: 'tyrannosaurus', count: 1 },
      { type: 'carnotaurus', count: 1 },
      { type: 'triceratops', count: 1 },
      { type: 'ankylosaurus', count: 1 },
    ],
    alphaOn: { type: 'tyrannosaurus', index: 0 },
  },
  whisperingClaws: {
    side: 'dinosaurs',
    units: [
      { type: 'velociraptor', count: 4 },
      { type: 'deinonychus', count: 3 },
      { type: 'troodon', count: 1 },
      { type: 'dilophosaurus', count: 2 },
      { type: 'compsognathus', count: 1 },
    ],
    alphaOn: null,
  },
  ironHedge: {
    side: 'soldiers',
    units: [
      { type: 'rifleman', count: 3 },
      { type: 'machineGunner', count: 2 },
      { type: 'flameTrooper', count: 2 },
      { type: 'rocketGunner', count: 1 },
      { type: 'grenadier', count: 1 },
      { type: 'sergeant', count: 1 },
    ],
    alphaOn: null,
  },
  longEyePatrol: {
    side: 'soldiers',
    units: [
      { type: 'sniper', count: 2 },
      { type: 'mortarCrew', count: 1 },
      { type: 'captain', count: 1 },
      { type: 'sapper', count: 1 },
      { type: 'scout', count: 1 },
      { type: 'rifleman', count: 5 },
    ],
    alphaOn: null,
  },
} satisfies Record<string, Team & { readonly side: Side }>;

/** The id of a ready-made team. */
export type TeamId = keyof typeof TABLE;
/** The ids of all ready-made teams. */
export const TEAM_IDS = Object.keys(TABLE) as readonly TeamId[];
const TEAMS: Readonly<Record<TeamId, Team & { readonly side: Side }>> = TABLE;

/** The ids of a side's ready-made teams, in the order of the table. */
export function teamsOf(side: Side): readonly TeamId[] {
  return TEAM_IDS.filter((id) => TEAMS[id].side === side);
}

/** A copy of a ready-made team. */
export function teamCalled(id: TeamId): Team {
  const { units, alphaOn } = TEAMS[id];
  return { units: units.map((entry) => ({ ...entry })), alphaOn: alphaOn === null ? null : { ...alphaOn } };
}
