/** Guns and soldiers around them, for tests of crewed weapons. Lengths are in inches. */
import type { CrewedKind } from '../rules/data/weapons';
import type { Intent } from '../rules/intents';
import { ci, dino, type Game, gun, rex, rifle, scene } from './table';

type Figures = Parameters<typeof scene>[1][];

/** A brachiosaurus that survives many shots. */
export const BIG = dino('brachiosaurus', 'B', 60, 60);
/** A figure of each side far away, so that no side is beaten. */
export const FAR = [rex('T', 110, 110), rifle('far', 100, 110)];
/** A soldier far away who always has a target, so that phases of fire do not end by themselves. */
export const WAITING = [dino('brachiosaurus', 'W', 110, 110), rifle('waits', 100, 110)];

/** The minimum crews. */
export const CREW = { lmg: 2, hmg: 2, recoilless_rifle: 2, mortar: 2, light_artillery: 3, heavy_artillery: 4 } as const;
/** The radii of bases. */
export const RADIUS = {
  lmg: 0.5,
  hmg: 0.8,
  recoilless_rifle: 1,
  mortar: 0.6,
  light_artillery: 1.5,
  heavy_artillery: 2,
} as const;

/** Returns the gun G at (x, 60), which faces +x, with soldiers who touch it: above, below, left, right. */
export function nest(kind: CrewedKind, men = 2, x = 30) {
  const away = RADIUS[kind] + 0.5;
  const places = [
    [x, 60 + away],
    [x, 60 - away],
    [x - away, 60],
    [x + away, 60],
  ] as const;
  return [
    gun(kind, 'G', x, 60),
    ...places.slice(0, men).map(([at, y], i) => rifle(`c${i + 1}`, at, y, { crewOf: 'G' })),
  ];
}

/** Returns a nest in phase 4. */
export function field(kind: CrewedKind, men = 2, ...more: Figures): Game {
  return scene({ phase: 'army-movement' }, BIG, ...FAR, ...nest(kind, men), ...more);
}

/** Returns a nest in phase 4 whose gun is dismantled, at no cost to the crew. */
export function lying(kind: CrewedKind, men = 2, ...more: Figures): Game {
  const game = field(kind, men, ...more);
  if (game.state.crewedWeapons.G) game.state.crewedWeapons.G.status = 'dismantled';
  return game;
}

/**
 * Returns a gun in a phase of fire, with a brachiosaurus B at this gap in front of it. A crew of more than two stands
 * behind the gun.
 */
export function battery(
  kind: CrewedKind,
  distance: number,
  men: number = CREW[kind],
  about: Parameters<typeof scene>[0] = { phase: 'regular-fire' },
): Game {
  const [x, away] = [20, RADIUS[kind] + 0.5];
  const places = [
    [x, 60 + away],
    [x, 60 - away],
    [x - away * 0.72, 60 + away * 0.72],
    [x - away * 0.72, 60 - away * 0.72],
  ] as const;
  const people = places.slice(0, men).map(([at, y], i) => rifle(`c${i + 1}`, at, y, { crewOf: 'G' }));
  const target = dino('brachiosaurus', 'B', x + RADIUS[kind] + distance + 2.8, 60);
  return scene(about, target, ...WAITING, gun(kind, 'G', x, 60), ...people);
}

export const dismantle = (weapon = 'G'): Intent => ({ type: 'dismantle', weapon });
export const setUp = (facing = 0, weapon = 'G'): Intent => ({ type: 'setUp', weapon, facing });
export const face = (facing: number, figure = 'G'): Intent => ({ type: 'face', figure, facing });
export const assign = (crew: string[], weapon = 'G'): Intent => ({ type: 'assign', weapon, crew });
export const stow = (vehicle = 'V'): Intent => ({ type: 'stow', weapon: 'G', vehicle });
export const unstow = (x: number, y: number): Intent => ({ type: 'unstow', weapon: 'G', at: { x: ci(x), y: ci(y) } });

/** The soldiers carry the gun G along these places. */
export function carry(carriers: string[], ...path: [number, number][]): Intent {
  return { type: 'carry', weapon: 'G', carriers, path: path.map(([x, y]) => ({ x: ci(x), y: ci(y) })) };
}
