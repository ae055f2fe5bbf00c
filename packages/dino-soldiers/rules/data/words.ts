/** The vocabularies of the rules. */
export const SIDES = ['dinosaurs', 'soldiers'] as const;
export type Side = (typeof SIDES)[number];

/** Phases of a match (DS-GEN-3). */
export const PHASES = ['teams', 'field', 'starts', 'deploy', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a turn in which somebody decides (DS-TURN-1). */
export const STEPS = ['move', 'attack', 'dodge'] as const;
export type Step = (typeof STEPS)[number];

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
export type Mode = (typeof MODES)[number];

export const KINDS = ['single', 'chargeLine', 'tile', 'ownTile', 'singleOrPair', 'fireLine'] as const;
export type Kind = (typeof KINDS)[number];

/** Families of sounds (DS-SHO-2). */
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
export type Shout = (typeof SHOUTS)[number];

export const PLACES = ['reserve', 'field', 'dead'] as const;
export type Place = (typeof PLACES)[number];

/** How a unit comes to another tile. */
export const WAYS = ['step', 'leap', 'overfly', 'charge'] as const;
export type Way = (typeof WAYS)[number];

/** The causes of lost hit points. */
export const CAUSES = ['attack', 'terrain', 'fire', 'counter'] as const;
export type Cause = (typeof CAUSES)[number];
