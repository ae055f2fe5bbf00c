/** Ready-made armies. */
import type { ArmyForce, VehicleLine } from './force';
import { type Squad, squadLine } from './muster';

/** Returns a vehicle without weapons, with an enlisted crew. */
function unarmed(kind: VehicleLine['kind'], tows: number | null = null): VehicleLine {
  return { kind, size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows };
}

function withMg(kind: VehicleLine['kind']): VehicleLine {
  return { ...unarmed(kind), mg: 'lmg', crew: ['enlisted', 'enlisted'] };
}

function withCannon(kind: VehicleLine['kind']): VehicleLine {
  return { ...unarmed(kind), cannon: true, crew: ['enlisted', 'enlisted', 'enlisted'] };
}

function tank(...commanders: VehicleLine['crew']): VehicleLine {
  const crew = [...commanders, 'enlisted' as const, 'enlisted' as const, 'enlisted' as const, 'enlisted' as const];
  return { ...withMg('tank'), cannon: true, crew: crew.slice(0, 4) };
}

/** 22 soldiers for 51 points: 18 enlisted, two NCOs, a leader and a hero (DW-SPEC-4), weapons within DW-R-32. */
export const PLATOON: Squad = [
  [1, 'hero', 'smg'],
  [1, 'leader', 'pistol'],
  [2, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [2, 'enlisted', 'automatic_rifle'],
  [1, 'enlisted', 'bazooka'],
  [2, 'enlisted', 'flamethrower'],
  [1, 'enlisted', 'pistol'],
  [11, 'enlisted', 'basic'],
];

/** Ten soldiers for 21 points. */
export const SECTION: Squad = [
  [1, 'nco', 'smg'],
  [1, 'enlisted', 'smg'],
  [1, 'enlisted', 'automatic_rifle'],
  [1, 'enlisted', 'bazooka'],
  [1, 'enlisted', 'flamethrower'],
  [5, 'enlisted', 'basic'],
];

/** Six soldiers for 12 points. */
export const PICKET: Squad = [[6, 'enlisted', 'basic']];

/** The rulebook's sample army of 80 points: 22 soldiers, a heavy machine gun, a mortar, a tank and a truck. */
export const WORKED_ARMY: ArmyForce = {
  side: 'army',
  name: 'The worked army',
  squad: [
    squadLine(1, 'hero', 'smg'),
    squadLine(1, 'leader', 'pistol'),
    squadLine(2, 'nco', 'smg'),
    squadLine(1, 'enlisted', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(1, 'enlisted', 'flamethrower'),
    squadLine(8, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
    squadLine(2, 'enlisted', 'basic', { serves: 1 }),
  ],
  vehicles: [tank(), unarmed('truck')],
  weapons: [{ kind: 'hmg' }, { kind: 'mortar' }],
};

/** Tanks with their crews, for a player who commands nothing else (DW-ISLE-9). */
export const TANK_TROOP: ArmyForce = {
  side: 'army',
  name: 'Tank troop',
  squad: [],
  vehicles: [tank(), tank(), tank()],
  weapons: [],
};

/** The sample army without its tank, for the Time Gate (docs/BOTS.md). */
export const GATE_ARMY: ArmyForce = {
  ...WORKED_ARMY,
  name: 'The army of the gate',
  vehicles: WORKED_ARMY.vehicles.filter(({ kind }) => kind !== 'tank'),
};

/** 43 points: twelve soldiers, some of them in vehicles. */
export const MOTOR_PATROL: ArmyForce = {
  side: 'army',
  name: 'Motor patrol',
  squad: [
    squadLine(1, 'nco', 'smg', { rides: 0 }),
    squadLine(1, 'enlisted', 'basic', { rides: 0 }),
    squadLine(1, 'enlisted', 'bazooka', { rides: 1 }),
    squadLine(1, 'enlisted', 'flamethrower', { rides: 1 }),
    squadLine(1, 'enlisted', 'automatic_rifle'),
    squadLine(1, 'enlisted', 'smg'),
    squadLine(6, 'enlisted', 'basic'),
  ],
  vehicles: [withMg('jeep'), withCannon('half_track'), unarmed('motorcycle')],
  weapons: [],
};

/** 57 points: twenty soldiers with a gun of every size. */
export const GUN_LINE: ArmyForce = {
  side: 'army',
  name: 'Gun line',
  squad: [
    squadLine(1, 'leader', 'pistol'),
    squadLine(2, 'nco', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(3, 'enlisted', 'basic', { serves: 0, rides: 0 }),
    squadLine(4, 'enlisted', 'basic', { serves: 1 }),
    squadLine(2, 'enlisted', 'basic', { serves: 2 }),
    squadLine(2, 'enlisted', 'basic', { serves: 3 }),
    squadLine(2, 'enlisted', 'basic', { serves: 4 }),
  ],
  vehicles: [unarmed('truck', 0)],
  weapons: [
    { kind: 'light_artillery' },
    { kind: 'heavy_artillery' },
    { kind: 'mortar' },
    { kind: 'hmg' },
    { kind: 'lmg' },
  ],
};

/** 53 points, for one of three players on the island. */
export const BEACH_PARTY: ArmyForce = {
  side: 'army',
  name: 'Beach party',
  squad: [
    squadLine(2, 'nco', 'smg'),
    squadLine(1, 'hero', 'smg'),
    squadLine(2, 'enlisted', 'automatic_rifle'),
    squadLine(2, 'enlisted', 'bazooka'),
    squadLine(1, 'enlisted', 'flamethrower'),
    squadLine(8, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
    squadLine(2, 'enlisted', 'basic', { serves: 1 }),
  ],
  vehicles: [withMg('jeep')],
  weapons: [{ kind: 'lmg' }, { kind: 'recoilless_rifle' }],
};

/** 121 points: two tanks and other vehicles. */
export const ARMOURED_COLUMN: ArmyForce = {
  side: 'army',
  name: 'Armoured column',
  squad: [
    squadLine(1, 'leader', 'pistol', { rides: 2 }),
    squadLine(1, 'nco', 'smg', { rides: 2 }),
    squadLine(1, 'nco', 'smg', { rides: 4 }),
    squadLine(1, 'hero', 'automatic_rifle', { rides: 2 }),
    squadLine(2, 'enlisted', 'bazooka', { rides: 2 }),
    squadLine(1, 'enlisted', 'flamethrower', { rides: 3 }),
    squadLine(2, 'enlisted', 'smg', { rides: 4 }),
    squadLine(9, 'enlisted', 'basic'),
    squadLine(2, 'enlisted', 'basic', { serves: 0 }),
  ],
  vehicles: [tank('nco'), tank(), withMg('apc'), withCannon('armored_car'), withMg('half_track')],
  weapons: [{ kind: 'mortar' }],
};
