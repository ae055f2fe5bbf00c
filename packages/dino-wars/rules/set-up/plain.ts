/** Plain forces and matches, the starting point of all others. */
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from './options';

/** A match by the book: no options, printed scale, nothing but people and dinosaurs, the server places. */
export function plainMatch() {
  return {
    optional: [],
    variants: [],
    scale: { lengths: 1, bases: 1 },
    scenario: 'battle',
    vehicles: [],
    crewedWeapons: [],
    placing: 'server',
    spots: [],
    armyZoneCi: 2400,
  } satisfies Partial<Options>;
}

/** A soldier on foot with nothing special about them. */
export const PLAIN_SOLDIER = {
  aboard: null,
  crewOf: null,
  sniper: false,
  highCalibre: false,
  elite: false,
  paratrooper: false,
} satisfies Partial<SoldierSetup>;

/** A dinosaur on the ground in plain view. */
export const PLAIN_DINOSAUR = { young: null, z: 0, hidden: false } satisfies Partial<DinosaurSetup>;

/** A whole vehicle without weapons. */
export const PLAIN_VEHICLE = {
  size: 'small',
  mg: null,
  cannon: false,
  gunFacing: null,
  structurePoints: null,
  order: 'fire-best',
} satisfies Partial<VehicleSetup>;

/** A weapon that is set up. */
export const PLAIN_WEAPON = { hitchedTo: null, order: 'fire-best' } satisfies Partial<CrewedWeaponSetup>;
