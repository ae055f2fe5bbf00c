/** Numbers of the rules and rulings that are in no table. Lengths are in ci (hundredths of a scale inch), angles in degrees. */
import type { Phase } from './words';

/** Every number by name; each comment names its rule. */
export const PARAMETERS = {
  /** The largest gap that counts as contact (DW-R-3). */
  contactCi: 10,
  /** How far above a target's surface a flyer is still in contact with it (DW-R-3, DW-FLY-4). */
  levelCi: 10,
  /** The doubt about a range, in favour of the army (DW-R-35). */
  rangeToleranceCi: 5,
  /** The front of a dinosaur reaches this far to either side of its facing (DW-R-31). */
  frontHalfAngle: 91,
  /** The cost of an overrun (DW-OVER-3). */
  overrunCi: 200,
  /** The cost of an overrun for a swimmer in the water (DW-R-13). */
  wetOverrunCi: 100,
  /** The rate of a soldier (DW-AMOVE-1). */
  soldierMoveCi: 600,
  /** The cost of leaving contact for a soldier (DW-AMOVE-2). */
  leaveContactCi: 200,
  /** The cost of leaving contact for a vehicle (DW-AMOVE-2, DW-D-7). */
  vehicleLeaveContactCi: 600,
  /** The cost of unusual terrain (DW-OPT-TERR-2). */
  terrainCi: 200,
  vehicleTerrainCi: 600,
  /** The points of a machine gun and of a cannon on a vehicle (DW-PTS-2). */
  mountedMgPoints: 1,
  mountedCannonPoints: 2,
  /** The farthest that a soldier at a weapon is from its base (DW-R-41). */
  atWeaponCi: 100,
  /** A machine gun sees this far to either side of its facing (DW-R-26). */
  arcHalfAngle: 91,
  /** The greatest height of a flyer (DW-R-11). */
  ceilingCi: 3600,
  /** The height that a flyer in the air fills (DW-R-12). */
  flyerThicknessCi: 100,
  /** The height to which a flyer must climb (DW-OPT-ALT-1). */
  leastAltitudeCi: 600,
  /** The highest roll that survives a wreck (DW-CAS-1). */
  survivalRoll: 7,
  /** The highest roll that rams (DW-OPT-RAM-2). */
  ramRoll: 10,
  /** The lowest roll that hits a friend (DW-OPT-FIC-1). */
  strayRoll: 10,
  /** The extra movement of a charge (DW-OPT-CHARGE-1). */
  chargeCi: 200,
  /** The extra range of a sniper (DW-OPT-SNIPE-2). */
  sniperRangeCi: 600,
  /** The farthest that a paratrooper lands from the landing point (DW-OPT-PARA-2). */
  landingCi: 200,
  /** The greatest width of the gate (DW-R-91), and the distance at which the army sees what hides (DW-R-94). */
  gateCi: 600,
  spottingCi: 1800,
  poleRadiusCi: 25,
  poleHeightCi: 300,
  /** The least distance of the hidden pole from the army's (DW-R-92). */
  poleFromZoneCi: 6000,
  soldierRadiusCi: 50,
  soldierHeightCi: 220,
  soldierEyeCi: 200,
  /** Sight: blockers shrink to eight tenths, and lines go to nine points of the target (DW-R-36). */
  blockerTenths: 8,
  targetLateralTenths: [0, -9, 9],
  targetHeightTenths: [9, 5, 1],
  /** The least distance between the sides at the set-up, and the usual one (DW-SIDE-2). */
  leastSetupDistanceCi: 2400,
  setupDistanceCi: 3600,
  /** The depth of the army's zone (DW-R-105). */
  armyZoneCi: 2400,
  /** Turns without an attack roll until a player may end the game by points, and the margin of a draw (DW-R-97). */
  quietTurns: 10,
  drawBelowPercent: 10,
  /** The percent of the army's points that must escape for a full victory (DW-R-93). */
  fullVictoryPercent: 50,
  /** The ratio of points at which forces are fair, in tenths (DW-R-70). */
  fairRatioTenths: { least: 18, most: 22 },
  /** The quotas of special figures (DW-SPEC-3, DW-SPEC-4). */
  soldiersPerNco: 10,
  ncosPerLeader: 2,
  ncosPerHero: 2,
  /** The quota of leaders in tanks (DW-SPEC-5). */
  tanksPerLeader: 3,
  tanksPerHero: 5,
  /** The largest unit of heroes or of paratroopers, in percent of the army (DW-R-87). */
  elitePercent: 20,
  /** Enlisted soldiers for each sniper (DW-OPT-SNIPE-1). */
  enlistedPerSniper: 10,
  /** Figures are placed at most this far from their player's spot (DW-ISLE-6). */
  spotReachCi: 1200,
  /** The points of an army player on the island (DW-ISLE-4). */
  islandPoints: { least: 50, most: 100 },
  /** The clock of closing fire, and the timeouts in a row after which nobody waits for the player (DW-R-17). */
  closingFireSeconds: 20,
  timeoutsBeforeAuto: 2,
  /** Idle turns after which a player counts as gone, and the clocks of the phases (DW-R-100). */
  idleTurns: 2,
  phaseSeconds: {
    'dinosaur-movement': 240,
    'regular-fire': 180,
    'dinosaur-attack': 90,
    'army-movement': 240,
    'secondary-fire': 90,
  },
  /** The clock for placing survivors (DW-R-56). */
  survivorSeconds: 20,
  /**
   * The clocks of the set-up: for the first figure and for all others together (DW-R-73), and for one figure of a
   * deliberate set-up (DW-R-74).
   */
  firstPlacingSeconds: 60,
  placingBankSeconds: 180,
  placingStepSeconds: 60,
  /**
   * The depth to which bases do not count as overlapping: a thousandth of an inch (DW-R-4, DW-INV-12). Where a figure
   * stops, no overlap is allowed.
   */
  overlapCi: 0.1,
  stopOverlapCi: 0,
  /** A flyer lands only where its path goes down to the ground (DW-FLY-2). */
  landingFromCi: 0,
  /** The most corners of one move; more would cost the referee time and help nobody. The limits on tables and figures follow. */
  mostCorners: 64,
  leastTableCi: 1200,
  mostTableCi: 60000,
  mostFigures: 1000,
  mostTerrain: 100,
  mostOutlineCorners: 64,
  /** The most corners of all terrain together. */
  mostTerrainCorners: 1000,
  /** The effort for a search for places, in corners of terrain looked at. */
  placingEffort: 150_000,
  mostPlayersPerSide: 4,
  mostSpots: 64,
} as const satisfies {
  readonly phaseSeconds: Readonly<Record<Phase, number>>;
  readonly [name: string]: unknown;
};
