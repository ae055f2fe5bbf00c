/** Numbers of the rules and rulings that stand in no table. Lengths in Ci (hundredths of a scale inch), angles in degrees. */
import type { Phase } from './words';

export const PARAMETERS = {
  /** DW-R-3 */
  contactCi: 10,
  /** How far above a target's surface a flyer is still in contact with it (DW-R-3, DW-FLY-4). */
  levelCi: 10,
  /** DW-R-35 */
  rangeToleranceCi: 5,
  /** Either side of the facing (DW-R-31). */
  frontHalfAngle: 91,
  /** DW-OVER-3 */
  overrunCi: 200,
  /** Of a swimmer in the water (DW-R-13) */
  wetOverrunCi: 100,
  /** DW-AMOVE-1 */
  soldierMoveCi: 600,
  /** DW-AMOVE-2 */
  leaveContactCi: 200,
  /** Vehicles (DW-AMOVE-2, DW-D-7) */
  vehicleLeaveContactCi: 600,
  /** DW-OPT-TERR-2 */
  terrainCi: 200,
  vehicleTerrainCi: 600,
  /** A light or heavy machine gun and a cannon on a vehicle (DW-PTS-2). */
  mountedMgPoints: 1,
  mountedCannonPoints: 2,
  /** A soldier so near serves a weapon (DW-R-41). */
  atWeaponCi: 100,
  /** Either side of a machine gun's facing (DW-R-26). */
  arcHalfAngle: 91,
  /** DW-R-11 */
  ceilingCi: 3600,
  /** How thick an airborne flyer is (DW-R-12). */
  flyerThicknessCi: 100,
  /** DW-OPT-ALT-1 */
  leastAltitudeCi: 600,
  /** DW-CAS-1 */
  survivalRoll: 7,
  /** DW-OPT-RAM-2 */
  ramRoll: 10,
  /** DW-OPT-FIC-1 */
  strayRoll: 10,
  /** DW-OPT-CHARGE-1 */
  chargeCi: 200,
  /** DW-OPT-SNIPE-2 */
  sniperRangeCi: 600,
  /** DW-OPT-PARA-2 */
  landingCi: 200,
  /** The gate (DW-R-91) and how near an army figure must come to see what hides (DW-R-94). */
  gateCi: 600,
  spottingCi: 1800,
  poleRadiusCi: 25,
  poleHeightCi: 300,
  /** DW-R-92 */
  poleFromZoneCi: 6000,
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
  /** DW-R-105 */
  armyZoneCi: 2400,
  /** DW-R-97 */
  quietTurns: 10,
  drawBelowPercent: 10,
  /** DW-R-93 */
  fullVictoryPercent: 50,
  /** DW-R-70 */
  fairRatioTenths: { least: 18, most: 22 },
  /** DW-SPEC-3, DW-SPEC-4 */
  soldiersPerNco: 10,
  ncosPerLeader: 2,
  ncosPerHero: 2,
  /** DW-SPEC-5 */
  tanksPerLeader: 3,
  tanksPerHero: 5,
  /** Units of heroes and of paratroopers (DW-R-87). */
  elitePercent: 20,
  /** DW-OPT-SNIPE-1 */
  enlistedPerSniper: 10,
  /** Figures are set up so near to their player's spot (DW-ISLE-6). */
  spotReachCi: 1200,
  /** A player's share on the island (DW-ISLE-4). */
  islandPoints: { least: 50, most: 100 },
  /** The clock of closing fire (DW-R-17). */
  closingFireSeconds: 20,
  timeoutsBeforeAuto: 2,
  /** DW-R-100 */
  idleTurns: 2,
  phaseSeconds: {
    'dinosaur-movement': 240,
    'regular-fire': 180,
    'dinosaur-attack': 90,
    'army-movement': 240,
    'secondary-fire': 90,
  },
  /** DW-R-56 */
  survivorSeconds: 20,
  /** For the first figure and for all others together (DW-R-73), for one figure of a deliberate set-up (DW-R-74). */
  firstPlacingSeconds: 60,
  placingBankSeconds: 180,
  placingStepSeconds: 60,
  /**
   * The depth to which bases do not count as overlapping yet: a thousandth of an inch (DW-R-4, DW-INV-12). Where a
   * figure stops there is no overlap at all.
   */
  overlapCi: 0.1,
  stopOverlapCi: 0,
  /** A flyer comes down only where it is sent down to the ground (DW-FLY-2). */
  landingFromCi: 0,
  /** Corners of one move; nobody needs more, and a longer wish costs the referee time. */
  mostCorners: 64,
  leastTableCi: 1200,
  mostTableCi: 60000,
  mostFigures: 1000,
  mostTerrain: 100,
  mostOutlineCorners: 64,
  /** Corners of all pieces of terrain together. */
  mostTerrainCorners: 1000,
  /** The effort allowed for a search for places, in corners of terrain looked at. */
  placingEffort: 150_000,
  mostPlayersPerSide: 4,
  mostSpots: 64,
} as const satisfies {
  readonly phaseSeconds: Readonly<Record<Phase, number>>;
  readonly [name: string]: unknown;
};
