/** Names of drawings for figures that come in several forms. */
import type { CrewedWeapon, Pole, Vehicle } from '@dwo/dino-wars';

type Mg = NonNullable<Vehicle['mg']>['kind'];

/** `vehicle-jeep`, `vehicle-jeep-lmg`, `vehicle-half_track-hmg-cannon`: the vehicle with what is mounted on it. */
export function vehicleArt(kind: Vehicle['kind'], mg: Mg | null, cannon: boolean): string {
  return ['vehicle', kind, ...(mg ? [mg] : []), ...(cannon ? ['cannon'] : [])].join('-');
}

/** `weapon-mortar` ready to fire, `weapon-mortar-packed` taken apart, `weapon-light_artillery-hitched` behind a vehicle. */
export function weaponArt(kind: CrewedWeapon['kind'], status: CrewedWeapon['status']): string {
  if (status === 'hitched') return `weapon-${kind}-hitched`;
  return status === 'set-up' ? `weapon-${kind}` : `weapon-${kind}-packed`;
}

/** `pole` standing, `pole-lying` else. */
export function poleArt(status: Pole['status']): string {
  return status === 'set-up' ? 'pole' : 'pole-lying';
}
