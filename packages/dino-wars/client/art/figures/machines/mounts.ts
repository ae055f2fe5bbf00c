/** Guns that are mounted on vehicles. */
import type { Gun, MachinePart } from './machine';

const BARE = { turret: '', trim: [], brake: false, receiver: 0, rise: 0, back: 0 } as const;

/** A light machine gun on a pin at this place. */
export function lightGun(x: number, y: number): MachinePart {
  const gun: Gun = { ...BARE, pivot: [x, y], length: 40, back: 10, width: 3.4, receiver: 9, rise: 4 };
  return ['gun', gun];
}

/** A heavy machine gun on a pin, with its shield. */
export function heavyGun(x: number, y: number): MachinePart {
  const turret = `#${x - 2},${y + 7} ${x + 1},${y - 11} ${x + 6},${y - 11} ${x + 9},${y + 7}`;
  const gun: Gun = { ...BARE, pivot: [x, y], length: 48, back: 12, width: 4.6, receiver: 11, rise: 4, turret };
  return ['gun', gun];
}

/** A cannon in a turret whose outline is drawn for a gun that points right. */
export function turretGun(gun: Pick<Gun, 'pivot' | 'length' | 'width' | 'turret'> & Partial<Gun>): MachinePart {
  return ['gun', { ...BARE, brake: true, ...gun }];
}
