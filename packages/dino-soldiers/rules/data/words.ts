/** The vocabularies of the rules. */
/** The two sides. */
export const SIDES = ['dinosaurs', 'soldiers'] as const;
/** One of the two sides. */
export type Side = (typeof SIDES)[number];

/** The phases of a match (DS-GEN-3). */
export const PHASES = ['teams', 'field', 'starts', 'deploy', 'play', 'over'] as const;
/** One phase of a match (DS-GEN-3). */
export type Phase = (typeof PHASES)[number];

/** The steps of a turn in which a player decides (DS-TURN-1). */
export const STEPS = ['move', 'attack', 'dodge'] as const;
/** One step of a turn (DS-TURN-1). */
export type Step = (typeof STEPS)[number];

/** The attack modes (DS-ATK-3). */
export const MODES = [
  'strike',
  'claw',
  'bite',
  'charge',
  'tailSweep',
  'trample',
  'shoot',
  'fireWall',
  'artillery',
] as const;
/** One attack mode (DS-ATK-3). */
export type Mode = (typeof MODES)[number];

/** The forms of targets, one of which each attack mode asks for (DS-SEQ-1). */
export const KINDS = ['single', 'chargeLine', 'tile', 'ownTile', 'singleOrPair', 'fireLine'] as const;
/** One form of targets (DS-SEQ-1). */
export type Kind = (typeof KINDS)[number];

/** The families of shouts (DS-SHO-2). */
export const SHOUTS = [
  'rifle',
  'mg',
  'sniper',
  'grenade',
  'rocket',
  'flame',
  'mortar',
  'artillery',
  'pistol',
  'jeep',
  'strike',
  'bite',
  'claw',
  'tailSweep',
  'charge',
  'trample',
] as const;
/** One family of shouts (DS-SHO-2). */
export type Shout = (typeof SHOUTS)[number];

/** The places where a unit can be. */
export const PLACES = ['reserve', 'field', 'dead'] as const;
/** One place where a unit can be. */
export type Place = (typeof PLACES)[number];

/** The ways in which a unit reaches another tile. */
export const WAYS = ['step', 'leap', 'overfly', 'charge'] as const;
/** One way in which a unit reaches another tile. */
export type Way = (typeof WAYS)[number];

/** The causes for which a unit loses hit points (DS-DMG-5). */
export const CAUSES = ['attack', 'terrain', 'fire', 'counter'] as const;
/** One cause for which a unit loses hit points (DS-DMG-5). */
export type Cause = (typeof CAUSES)[number];
