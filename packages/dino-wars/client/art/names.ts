/** Names of drawings for figures with several forms. */
import {
  CREWED_WEAPONS,
  type CrewedKind,
  type PoleStatus,
  type Side,
  type VehicleKind,
  type VehicleMg,
  type WeaponStatus,
} from '@dwo/dino-wars';
import type { Make } from '@dwo/kits/art/palette';

/** The make of a side's figures: dinosaurs are of rubber, the army of plastic. */
export const MAKE_OF = { army: 'plastic', dinosaurs: 'rubber' } as const satisfies Record<Side, Make>;

/** The colour of a side's zones on the table. */
export const TONE_OF = { army: 'green', dinosaurs: 'red' } as const satisfies Record<Side, string>;

/** A vehicle with what is mounted on it: `vehicle-jeep`, `vehicle-jeep-lmg`, `vehicle-half_track-hmg-cannon`. */
export function vehicleArt(kind: VehicleKind, mg: VehicleMg | null, cannon: boolean): string {
  return ['vehicle', kind, ...(mg ? [mg] : []), ...(cannon ? ['cannon'] : [])].join('-');
}

/**
 * `weapon-mortar` set up, `weapon-mortar-packed` taken apart, `weapon-light_artillery-hitched` in tow. A weapon that can be
 * neither taken apart nor towed is always drawn set up.
 */
export function weaponArt(kind: CrewedKind, status: WeaponStatus): string {
  const { portable, towable } = CREWED_WEAPONS[kind];
  if (status === 'hitched' && towable) return `weapon-${kind}-hitched`;
  return status === 'set-up' || !portable ? `weapon-${kind}` : `weapon-${kind}-packed`;
}

/** `pole` for one that stands, `pole-lying` for any other. */
export function poleArt(status: PoleStatus): string {
  return status === 'set-up' ? 'pole' : 'pole-lying';
}
