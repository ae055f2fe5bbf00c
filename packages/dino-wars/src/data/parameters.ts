/** Numbers of the rules and rulings that stand in no table. Lengths in Ci (hundredths of a scale inch), angles in degrees. */
import type { Phase } from '../state';

export const PARAMETERS = {
  /** DW-R-3 */
  contactCi: 10,
  /** Bases that overlap by this much still count as touching (DW-R-4). */
  overlapCi: 1,
  /** DW-R-35 */
  rangeToleranceCi: 5,
  /** Either side of the facing (DW-R-31). */
  frontHalfAngle: 91,
  /** DW-OVER-3 */
  overrunCi: 200,
  /** DW-AMOVE-1 */
  soldierMoveCi: 600,
  /** DW-AMOVE-2 */
  leaveContactCi: 200,
  soldierRadiusCi: 50,
  soldierHeightCi: 220,
  soldierEyeCi: 200,
  /** Sight: blockers shrink to eight tenths, nine points of the target are looked at (DW-R-36). */
  blockerTenths: 8,
  targetLateralTenths: [0, -9, 9],
  targetHeightTenths: [9, 5, 1],
  /** DW-SIDE-2 */
  leastSetupDistanceCi: 2400,
  setupDistanceCi: 3600,
  /** DW-R-97 */
  quietTurns: 10,
  drawBelowPercent: 10,
  /** DW-R-70 */
  fairRatioTenths: { least: 18, most: 22 },
  /** DW-SPEC-3, DW-SPEC-4 */
  soldiersPerNco: 10,
  ncosPerLeader: 2,
  ncosPerHero: 2,
  /** DW-R-17 */
  reactionSeconds: 20,
  timeoutsBeforeAuto: 2,
  /** DW-R-100 */
  phaseSeconds: {
    'dinosaur-movement': 240,
    'regular-fire': 180,
    'dinosaur-attack': 90,
    'army-movement': 240,
    'secondary-fire': 90,
  },
  /** Corners of one move; nobody needs more, and a longer wish costs the referee time. */
  mostCorners: 64,
  leastTableCi: 1200,
  mostTableCi: 60000,
  mostFigures: 1000,
  mostTerrain: 100,
  mostOutlineCorners: 64,
  /** Corners of all pieces of terrain together. */
  mostTerrainCorners: 1000,
  /** What a search for places may cost, in corners of terrain looked at. */
  placingEffort: 150_000,
  mostPlayersPerSide: 4,
} as const satisfies {
  readonly phaseSeconds: Readonly<Record<Phase, number>>;
  readonly [name: string]: unknown;
};
