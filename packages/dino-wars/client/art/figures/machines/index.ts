/** Machines by name: vehicles with their mounted weapons, crewed weapons, poles. */
import { polygonsOf } from '@dwo/kits/art/figures/outline';
import type { Machine, MachinePart } from './machine';
import { heavyGun, lightGun } from './mounts';
import { barsOf, roundsOf, solidsOf } from './paint';
import { aimed } from './turning';
import { VEHICLE_DRAWINGS, type VehicleDrawing } from './vehicles';
import { WEAPON_DRAWINGS, type WeaponArt } from './weapons';

export type { Machine } from './machine';
export { paintMachine } from './paint';
export { gunInDrawing, gunStep } from './turning';
export type { WeaponArt } from './weapons';

type Kind = keyof typeof VEHICLE_DRAWINGS;

/** Name of a drawing of a vehicle. */
export type VehicleArt = `vehicle-${Kind}${'' | '-lmg' | '-hmg'}${'' | '-cannon'}`;

/** Name of a drawing of a machine. */
export type MachineArt = VehicleArt | WeaponArt;

function mounted(drawing: VehicleDrawing, mg: '' | '-lmg' | '-hmg', cannon: boolean): Machine {
  const [x, foot, gun] = cannon ? drawing.pinOverCannon : drawing.pin;
  const pin: readonly MachinePart[] =
    mg === '' ? [] : [['rods', `${x},${foot} ${x},${gun}`, 5], mg === '-lmg' ? lightGun(x, gun) : heavyGun(x, gun)];
  const parts = [...drawing.rear, ...(cannon ? drawing.cannon : drawing.bare)];
  const { ground, foot: stands, span, head, muzzle, tip } = drawing;
  return { parts: [...parts, ...drawing.front, ...pin], ground, foot: stands, span, head, muzzle, tip, unit: null };
}

function vehicles(): [VehicleArt, Machine][] {
  return (Object.entries(VEHICLE_DRAWINGS) as [Kind, VehicleDrawing][]).flatMap(([kind, drawing]) =>
    (['', '-lmg', '-hmg'] as const).flatMap((mg) =>
      (drawing.cannon.length > 0 ? (['', '-cannon'] as const) : ([''] as const)).map(
        (cannon): [VehicleArt, Machine] => [`vehicle-${kind}${mg}${cannon}`, mounted(drawing, mg, cannon !== '')],
      ),
    ),
  );
}

/** Every machine by the name of its drawing. */
export const MACHINES: ReadonlyMap<string, Machine> = new Map<string, Machine>([
  ...vehicles(),
  ...(Object.entries(WEAPON_DRAWINGS) as [WeaponArt, Machine][]),
]);

/** Whether a machine has a gun that turns. */
export function turns(machine: Machine): boolean {
  return machine.parts.some(([role]) => role === 'gun');
}

/** The point at which shots leave: the muzzle of the last gun that turns. */
export function muzzleOf(machine: Machine, turn: number): readonly [x: number, y: number] {
  const guns = machine.parts.flatMap((part) => (part[0] === 'gun' ? [part[1]] : []));
  const longest = guns.reduce<(typeof guns)[number] | null>(
    (best, gun) => (best && best.length >= gun.length ? best : gun),
    null,
  );
  return longest ? aimed(longest, turn).muzzle : machine.muzzle;
}

/** Points and half widths round a machine, for the box of its drawing. */
export function machineSpots(machine: Machine, turn: number): readonly (readonly [x: number, y: number, r: number])[] {
  const corners = solidsOf(machine, turn).flatMap(([shape, transform]) => {
    const [, dx = 0, factor = 1] = /translate\((\S+) 0\) scale\((\S+) 1\)/.exec(transform)?.map(Number) ?? [];
    return polygonsOf(shape)
      .flat()
      .map(([x, y]) => [dx + x * factor, y, 0] as const);
  });
  const bars = barsOf(machine, turn).flatMap(([points, width]) =>
    points.split(' ').map((word) => {
      const [x = 0, y = 0] = word.split(',').map(Number);
      return [x, y, width / 2] as const;
    }),
  );
  return [...corners, ...bars, ...roundsOf(machine)];
}
