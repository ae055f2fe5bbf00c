/** The unit types of both sides, one card each (DS-TEAM-1, DS-ATK-3, DS-ATK-4). */
import type { Kind, Mode, Shout } from './words';

/** One attack mode of a unit type. */
export interface ModeData {
  readonly mode: Mode;
  readonly kind: Kind;
  readonly damage: number;
  /** The distance in tiles, or for a charge and a fire wall the greatest length of the line; null is unlimited. */
  readonly range: number | null;
  readonly shout: Shout;
  readonly minRange?: number;
  readonly kill?: true;
  readonly pierce?: true;
  readonly indirect?: true;
  /** Soldier turns for which its fire burns (DS-AB-FIR-3). */
  readonly burn?: number;
}

/** The abilities of a unit type by their names. The number is the degree, or 1 for an ability without degrees. */
export interface Abilities {
  readonly [A: string]: number | undefined;
  readonly armour?: number;
  readonly leadership?: number;
}

/** The card of a unit type. */
export interface UnitData {
  readonly side: 'dinosaurs' | 'soldiers';
  readonly cost: number;
  /** Whether a team may have only one such unit (DS-TEAM-6). */
  readonly star: boolean;
  /** Cards in the set, the most that a team may have (DS-TEAM-5). */
  readonly copies: number;
  /** Hit points at the start, which healing never exceeds (DS-DMG-6, DS-DMG-7). */
  readonly hp: number;
  readonly move: number;
  readonly abilities: Abilities;
  readonly modes: readonly ModeData[];
}

const TABLE = {
  compsognathus: {
    side: 'dinosaurs',
    cost: 1,
    star: false,
    copies: 4,
    hp: 1,
    move: 3,
    abilities: { agile: 1, stealthy: 1, pack: 1 },
    modes: [{ mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' }],
  },
  velociraptor: {
    side: 'dinosaurs',
    cost: 3,
    star: false,
    copies: 4,
    hp: 2,
    move: 3,
    abilities: { agile: 1, pack: 1, stealthy: 1, claw: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' },
      { mode: 'claw', kind: 'single', damage: 1, range: 1, shout: 'claw' },
    ],
  },
  deinonychus: {
    side: 'dinosaurs',
    cost: 4,
    star: false,
    copies: 3,
    hp: 3,
    move: 3,
    abilities: { leap: 1, pack: 1, bite: 1, claw: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' },
      { mode: 'bite', kind: 'single', damage: 0, range: 0, shout: 'bite', kill: true },
      { mode: 'claw', kind: 'single', damage: 1, range: 1, shout: 'claw' },
    ],
  },
  troodon: {
    side: 'dinosaurs',
    cost: 3,
    star: false,
    copies: 2,
    hp: 2,
    move: 3,
    abilities: { sniff: 1, instinct: 1, stealthy: 1, claw: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' },
      { mode: 'claw', kind: 'single', damage: 1, range: 1, shout: 'claw' },
    ],
  },
  pteranodon: {
    side: 'dinosaurs',
    cost: 3,
    star: false,
    copies: 2,
    hp: 1,
    move: 4,
    abilities: { flight: 1, agile: 1 },
    modes: [{ mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' }],
  },
  pachycephalosaurus: {
    side: 'dinosaurs',
    cost: 3,
    star: false,
    copies: 2,
    hp: 4,
    move: 2,
    abilities: { charge: 2 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 2, range: 0, shout: 'strike' },
      { mode: 'charge', kind: 'chargeLine', damage: 2, range: 2, shout: 'charge' },
    ],
  },
  dilophosaurus: {
    side: 'dinosaurs',
    cost: 4,
    star: false,
    copies: 2,
    hp: 4,
    move: 3,
    abilities: { bite: 1, stealthy: 1, sniff: 1, claw: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 1, range: 0, shout: 'strike' },
      { mode: 'bite', kind: 'single', damage: 0, range: 0, shout: 'bite', kill: true },
      { mode: 'claw', kind: 'single', damage: 1, range: 1, shout: 'claw' },
    ],
  },
  ankylosaurus: {
    side: 'dinosaurs',
    cost: 5,
    star: false,
    copies: 1,
    hp: 6,
    move: 2,
    abilities: { massive: 1, reducedMobility: 1, counter: 1, armour: 1, tailSweep: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 2, range: 0, shout: 'strike' },
      { mode: 'tailSweep', kind: 'tile', damage: 2, range: 1, shout: 'tailSweep', minRange: 1 },
    ],
  },
  stegosaurus: {
    side: 'dinosaurs',
    cost: 4,
    star: false,
    copies: 1,
    hp: 8,
    move: 2,
    abilities: { massive: 1, reducedMobility: 1, counter: 1, tailSweep: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 2, range: 0, shout: 'strike' },
      { mode: 'tailSweep', kind: 'tile', damage: 2, range: 1, shout: 'tailSweep', minRange: 1 },
    ],
  },
  triceratops: {
    side: 'dinosaurs',
    cost: 8,
    star: false,
    copies: 1,
    hp: 9,
    move: 2,
    abilities: { massive: 1, trample: 1, armour: 1, charge: 2, reducedMobility: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 3, range: 0, shout: 'strike' },
      { mode: 'trample', kind: 'ownTile', damage: 3, range: 0, shout: 'trample' },
      { mode: 'charge', kind: 'chargeLine', damage: 3, range: 2, shout: 'charge' },
    ],
  },
  carnotaurus: {
    side: 'dinosaurs',
    cost: 8,
    star: false,
    copies: 1,
    hp: 7,
    move: 3,
    abilities: { massive: 1, bite: 1, sniff: 1, charge: 2 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 2, range: 0, shout: 'strike' },
      { mode: 'bite', kind: 'single', damage: 0, range: 0, shout: 'bite', kill: true },
      { mode: 'charge', kind: 'chargeLine', damage: 2, range: 2, shout: 'charge' },
    ],
  },
  brachiosaurus: {
    side: 'dinosaurs',
    cost: 8,
    star: true,
    copies: 1,
    hp: 12,
    move: 2,
    abilities: { massive: 1, reducedMobility: 1, trample: 1, tailSweep: 2 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 3, range: 0, shout: 'strike' },
      { mode: 'trample', kind: 'ownTile', damage: 3, range: 0, shout: 'trample' },
      { mode: 'tailSweep', kind: 'tile', damage: 3, range: 2, shout: 'tailSweep', minRange: 1 },
    ],
  },
  spinosaurus: {
    side: 'dinosaurs',
    cost: 10,
    star: true,
    copies: 1,
    hp: 9,
    move: 3,
    abilities: { massive: 1, bite: 1, instinct: 1, claw: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 3, range: 0, shout: 'strike' },
      { mode: 'bite', kind: 'single', damage: 0, range: 0, shout: 'bite', kill: true },
      { mode: 'claw', kind: 'single', damage: 3, range: 1, shout: 'claw' },
    ],
  },
  tyrannosaurus: {
    side: 'dinosaurs',
    cost: 12,
    star: true,
    copies: 1,
    hp: 11,
    move: 3,
    abilities: { massive: 1, bite: 1, trample: 1, sniff: 1, tailSweep: 1 },
    modes: [
      { mode: 'strike', kind: 'single', damage: 3, range: 0, shout: 'strike' },
      { mode: 'bite', kind: 'single', damage: 0, range: 0, shout: 'bite', kill: true },
      { mode: 'trample', kind: 'ownTile', damage: 3, range: 0, shout: 'trample' },
      { mode: 'tailSweep', kind: 'tile', damage: 3, range: 1, shout: 'tailSweep', minRange: 1 },
    ],
  },
  rifleman: {
    side: 'soldiers',
    cost: 2,
    star: false,
    copies: 6,
    hp: 1,
    move: 2,
    abilities: { stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 1, range: 4, shout: 'rifle' }],
  },
  scout: {
    side: 'soldiers',
    cost: 3,
    star: false,
    copies: 2,
    hp: 1,
    move: 4,
    abilities: { agile: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 1, range: 3, shout: 'rifle' }],
  },
  sapper: {
    side: 'soldiers',
    cost: 3,
    star: false,
    copies: 2,
    hp: 1,
    move: 2,
    abilities: { detection: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 1, range: 2, shout: 'pistol' }],
  },
  bridgeEngineer: {
    side: 'soldiers',
    cost: 3,
    star: false,
    copies: 2,
    hp: 1,
    move: 2,
    abilities: { crossing: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 2, range: 2, shout: 'grenade' }],
  },
  machineGunner: {
    side: 'soldiers',
    cost: 4,
    star: false,
    copies: 2,
    hp: 1,
    move: 1,
    abilities: { coveringFire: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'singleOrPair', damage: 2, range: 4, shout: 'mg' }],
  },
  sniper: {
    side: 'soldiers',
    cost: 4,
    star: false,
    copies: 2,
    hp: 1,
    move: 1,
    abilities: { longRange: 1, armourPiercing: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 2, range: null, shout: 'sniper', pierce: true }],
  },
  grenadier: {
    side: 'soldiers',
    cost: 4,
    star: false,
    copies: 2,
    hp: 1,
    move: 2,
    abilities: { areaAttack: 1, indirectFire: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'tile', damage: 2, range: 3, shout: 'grenade', indirect: true }],
  },
  rocketGunner: {
    side: 'soldiers',
    cost: 6,
    star: false,
    copies: 2,
    hp: 1,
    move: 1,
    abilities: { armourPiercing: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 4, range: 4, shout: 'rocket', pierce: true }],
  },
  flameTrooper: {
    side: 'soldiers',
    cost: 4,
    star: false,
    copies: 2,
    hp: 1,
    move: 2,
    abilities: { fireWall: 2, stealthy: 1 },
    modes: [{ mode: 'fireWall', kind: 'fireLine', damage: 2, range: 3, shout: 'flame', burn: 2 }],
  },
  mortarCrew: {
    side: 'soldiers',
    cost: 6,
    star: false,
    copies: 1,
    hp: 1,
    move: 1,
    abilities: { areaAttack: 1, indirectFire: 1, artillery: 2, stealthy: 1 },
    modes: [{ mode: 'artillery', kind: 'tile', damage: 2, range: null, shout: 'mortar', indirect: true }],
  },
  radioOperator: {
    side: 'soldiers',
    cost: 6,
    star: true,
    copies: 1,
    hp: 1,
    move: 2,
    abilities: { artillery: 3, stealthy: 1 },
    modes: [
      { mode: 'shoot', kind: 'single', damage: 1, range: 2, shout: 'rifle' },
      { mode: 'artillery', kind: 'single', damage: 3, range: null, shout: 'artillery' },
    ],
  },
  sergeant: {
    side: 'soldiers',
    cost: 4,
    star: false,
    copies: 1,
    hp: 1,
    move: 2,
    abilities: { leadership: 1, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 1, range: 4, shout: 'rifle' }],
  },
  captain: {
    side: 'soldiers',
    cost: 6,
    star: true,
    copies: 1,
    hp: 1,
    move: 2,
    abilities: { leadership: 2, stealthy: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 1, range: 3, shout: 'pistol' }],
  },
  gunJeep: {
    side: 'soldiers',
    cost: 6,
    star: true,
    copies: 1,
    hp: 5,
    move: 4,
    abilities: { massive: 1, reducedMobility: 1, armour: 1 },
    modes: [{ mode: 'shoot', kind: 'single', damage: 2, range: 4, shout: 'jeep' }],
  },
} as const satisfies Record<string, UnitData>;

/** The id of a unit type. */
export type UnitType = keyof typeof TABLE;
/** The ids of all unit types, dinosaurs first. */
export const UNIT_TYPES = Object.keys(TABLE) as readonly UnitType[];
/** The cards by the ids of their types. */
export const UNITS: Readonly<Record<UnitType, UnitData>> = TABLE;
