/**
 * The seats of vehicles in order: driver, machine gunner, two gunners of the cannon, passengers (DW-TRANS-3, DW-R-109). A
 * tank has all of them (DW-TRANS-5).
 */
import { VEHICLES, type VehicleKind, type VehicleSize } from '../data/vehicles';

/** The values of a vehicle on which its seats depend. */
interface Outfit {
  readonly kind: VehicleKind;
  readonly size: VehicleSize;
  /** A mounted weapon; null or false means none. */
  readonly mg: unknown;
  readonly cannon: unknown;
}

const DRIVER = 1;
const MG_GUNNER = 1;
const CANNON_GUNNERS = 2;

function has(mount: unknown): boolean {
  return mount !== null && mount !== false;
}

/** Returns how many of the first seats are the crew's: the driver, 1 more for a machine gun, 2 more for a cannon (DW-TRANS-3). */
export function crewSeats({ mg, cannon }: Pick<Outfit, 'mg' | 'cannon'>): number {
  return DRIVER + (has(mg) ? MG_GUNNER : 0) + (has(cannon) ? CANNON_GUNNERS : 0);
}

/** Returns the seat of the machine gunner, or null if there is none. */
export function mgSeat({ mg }: Pick<Outfit, 'mg'>): number | null {
  return has(mg) ? DRIVER : null;
}

/** Lists the seats of the cannon's gunners; none without a cannon. */
export function cannonSeats({ mg, cannon }: Pick<Outfit, 'mg' | 'cannon'>): number[] {
  const first = DRIVER + (has(mg) ? MG_GUNNER : 0);
  return has(cannon) ? [first, first + 1] : [];
}

/**
 * Returns the number of passengers' seats: the printed number, more in a larger size class (DW-R-65), less for mounts,
 * except on a tank (DW-TRANS-4).
 */
export function capacityOf({ kind, size, mg, cannon }: Outfit, sizeClasses: boolean): number {
  const { capacity, tank } = VEHICLES[kind];
  const halves = sizeClasses ? { small: 2, medium: 3, large: 4 }[size] : 2;
  const whole = Math.floor((capacity * halves) / 2);
  return tank ? whole : Math.max(0, whole - (has(mg) ? 1 : 0) - (has(cannon) ? 2 : 0));
}
