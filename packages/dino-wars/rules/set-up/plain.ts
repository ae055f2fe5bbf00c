/** Plain forces and matches, from which all others are made. */
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from './options';

/** Returns a match by the rulebook: no options, printed scale, only soldiers and dinosaurs, placed by the server. */
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

/** A plain soldier on foot. */
export const PLAIN_SOLDIER = {
  aboard: null,
  crewOf: null,
  sniper: false,
  highCalibre: false,
  elite: false,
  paratrooper: false,
} satisfies Partial<SoldierSetup>;

/** An adult dinosaur on the ground, in the open. */
export const PLAIN_DINOSAUR = { young: null, z: 0, hidden: false } satisfies Partial<DinosaurSetup>;

/** An undamaged vehicle without weapons. */
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
