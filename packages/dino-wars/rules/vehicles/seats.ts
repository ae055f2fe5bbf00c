/** Seats of vehicles in their order: driver, machine gunner, two gunners of the cannon, passengers (DW-TRANS-3, DW-R-109); a tank has them all (DW-TRANS-5). */
import { VEHICLES, type VehicleKind, type VehicleSize } from '../data/vehicles';

/** As much of a vehicle as its seats depend on. */
interface Outfit {
  readonly kind: VehicleKind;
  readonly size: VehicleSize;
  /** Anything but null or false means mounted. */
  readonly mg: unknown;
  readonly cannon: unknown;
}

const DRIVER = 1;
const MG_GUNNER = 1;
const CANNON_GUNNERS = 2;

function has(mount: unknown): boolean {
  return mount !== null && mount !== false;
}

/** How many of the first seats are the crew's: driver, +1 for a machine gun, +2 for a cannon (DW-TRANS-3). */
export function crewSeats({ mg, cannon }: Pick<Outfit, 'mg' | 'cannon'>): number {
  return DRIVER + (has(mg) ? MG_GUNNER : 0) + (has(cannon) ? CANNON_GUNNERS : 0);
}

/** The seat of the machine gunner; null without one. */
export function mgSeat({ mg }: Pick<Outfit, 'mg'>): number | null {
  return has(mg) ? DRIVER : null;
}

/** The seats of the cannon's gunners; none without one. */
export function cannonSeats({ mg, cannon }: Pick<Outfit, 'mg' | 'cannon'>): number[] {
  const first = DRIVER + (has(mg) ? MG_GUNNER : 0);
  return has(cannon) ? [first, first + 1] : [];
}

/** Places for passengers: the printed number, more in a larger size class (DW-R-65), less for mounts except a tank's (DW-TRANS-4). */
export function capacityOf({ kind, size, mg, cannon }: Outfit, sizeClasses: boolean): number {
  const { capacity, tank } = VEHICLES[kind];
  const halves = sizeClasses ? { small: 2, medium: 3, large: 4 }[size] : 2;
  const whole = Math.floor((capacity * halves) / 2);
  return tank ? whole : Math.max(0, whole - (has(mg) ? 1 : 0) - (has(cannon) ? 2 : 0));
}
