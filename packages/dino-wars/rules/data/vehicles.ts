/** A vehicle in the table of seven (section 2.3 of the rules). Its base is our ruling (section 6, DW-R-2). Lengths are in ci. */

export interface VehicleRow {
  readonly name: string;
  readonly structurePoints: number;
  readonly moveCi: number;
  /** Passengers without mounted weapons (DW-R-65); a tank's number is with them. */
  readonly capacity: number;
  /** The weapons that it may mount (DW-R-66). */
  readonly mg: 'never' | 'may' | 'always';
  readonly cannon: 'never' | 'may' | 'always';
  /** Whether it may tow a weapon (DW-TOW-1). */
  readonly tows: boolean;
  /** True for a tank (DW-AUTO-5). */
  readonly tank: boolean;
  /** The radius of the base, and the height of the top for sight (DW-R-36). */
  readonly radiusCi: number;
  readonly heightCi: number;
  /** The length of the model in ci, for pictures only. */
  readonly lengthCi: number;
  readonly widthCi: number;
}

/** The table of vehicles by kind. */
export const VEHICLES = {
  motorcycle: {
    name: 'Motorcycle',
    structurePoints: 1,
    moveCi: 1800,
    capacity: 1,
    mg: 'may',
    cannon: 'never',
    tows: false,
    tank: false,
    radiusCi: 130,
    heightCi: 190,
    lengthCi: 300,
    widthCi: 210,
  },
  jeep: {
    name: 'Jeep',
    structurePoints: 3,
    moveCi: 1800,
    capacity: 3,
    mg: 'may',
    cannon: 'never',
    tows: false,
    tank: false,
    radiusCi: 150,
    heightCi: 230,
    lengthCi: 410,
    widthCi: 200,
  },
  truck: {
    name: 'Truck',
    structurePoints: 4,
    moveCi: 1800,
    capacity: 8,
    mg: 'may',
    cannon: 'never',
    tows: true,
    tank: false,
    radiusCi: 270,
    heightCi: 340,
    lengthCi: 790,
    widthCi: 270,
  },
  half_track: {
    name: 'Half-track',
    structurePoints: 5,
    moveCi: 1800,
    capacity: 4,
    mg: 'may',
    cannon: 'may',
    tows: true,
    tank: false,
    radiusCi: 260,
    heightCi: 280,
    lengthCi: 750,
    widthCi: 270,
  },
  armored_car: {
    name: 'Armored car',
    structurePoints: 6,
    moveCi: 1800,
    capacity: 3,
    mg: 'may',
    cannon: 'may',
    tows: false,
    tank: false,
    radiusCi: 230,
    heightCi: 280,
    lengthCi: 600,
    widthCi: 300,
  },
  apc: {
    name: 'APC',
    structurePoints: 6,
    moveCi: 1800,
    capacity: 6,
    mg: 'may',
    cannon: 'never',
    tows: false,
    tank: false,
    radiusCi: 230,
    heightCi: 300,
    lengthCi: 600,
    widthCi: 330,
  },
  tank: {
    name: 'Tank',
    structurePoints: 15,
    moveCi: 1800,
    capacity: 4,
    mg: 'always',
    cannon: 'always',
    tows: true,
    tank: true,
    radiusCi: 270,
    heightCi: 340,
    lengthCi: 750,
    widthCi: 340,
  },
} as const satisfies Record<string, VehicleRow>;

/** A kind of vehicle. */
export type VehicleKind = keyof typeof VEHICLES;

/** All kinds in the order of the table. */
export const VEHICLE_KINDS = Object.keys(VEHICLES) as readonly VehicleKind[];

/** The machine guns that a vehicle may have (DW-R-28), the usual one first. */
export const VEHICLE_MGS = ['lmg', 'hmg'] as const;
/** A machine gun that a vehicle may have. */
export type VehicleMg = (typeof VEHICLE_MGS)[number];

/** The row of the weapon table that a cannon uses (DW-R-28). */
export const CANNON = 'light_artillery';

/** The size classes, which multiply the capacity before mounts are subtracted (DW-R-65). */
export const VEHICLE_SIZES = ['small', 'medium', 'large'] as const;
/** One of the size classes. */
export type VehicleSize = (typeof VEHICLE_SIZES)[number];
