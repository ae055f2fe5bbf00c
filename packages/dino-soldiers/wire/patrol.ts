/** Patrols: small battles of some minutes, on a small field (DS-OPT-6). */
import type { Dice, Frozen } from '@dwo/kernel';
import {
  isLarge,
  type Options,
  type Position,
  SIDES,
  type Side,
  SMALL_ON_TILE,
  type State,
  type UnitType,
} from '../rules';

/** The units of each patrol. The sides cost different points, so that computers win about equally often with each. */
const PATROLS: Readonly<Record<Side, readonly (readonly UnitType[])[]>> = {
  dinosaurs: [
    ['velociraptor', 'velociraptor', 'velociraptor', 'compsognathus', 'compsognathus'],
    ['carnotaurus', 'velociraptor'],
    ['stegosaurus', 'dilophosaurus', 'velociraptor', 'compsognathus'],
    ['pachycephalosaurus', 'pachycephalosaurus', 'dilophosaurus', 'troodon'],
    ['triceratops', 'pteranodon', 'compsognathus'],
  ],
  soldiers: [
    ['rifleman', 'rifleman', 'rifleman', 'rifleman', 'machineGunner', 'sergeant', 'scout'],
    ['sniper', 'sniper', 'rifleman', 'rifleman', 'rifleman', 'scout', 'scout'],
    ['flameTrooper', 'grenadier', 'rifleman', 'rifleman', 'rifleman', 'sergeant'],
    ['rocketGunner', 'machineGunner', 'machineGunner', 'rifleman', 'rifleman'],
    ['gunJeep', 'rifleman', 'rifleman', 'rifleman', 'scout'],
  ],
};
/** The dinosaur that crosses the field in one turn. Soldiers who wait for it lost four of five before they could act, so against it they begin. */
const FASTEST: UnitType = 'carnotaurus';
/** Tiles from west to east and from north to south. */
const WIDTH = 4;
const ROUNDS = 10;

/** A patrol on a field with one Obstacle, drawn with dice. All faces are open: the dice of the match choose them. */
export function patrol(dice: Dice, clocks: Options['clocks']): Options {
  const spot = (least: number, most: number) => least + dice.roll(most - least + 1, 'spot') - 1;
  const rock = { x: spot(1, WIDTH - 2), y: spot(1, WIDTH - 2) };
  const places = Array.from({ length: WIDTH * WIDTH }, (_, n) => ({ x: n % WIDTH, y: Math.floor(n / WIDTH) }));
  const terrain = places.filter(({ x, y }) => x !== rock.x || y !== rock.y);
  const starts = {
    dinosaurs: { x: spot(0, WIDTH - 1), y: -1, face: 'START_D', open: true },
    soldiers: { x: spot(0, WIDTH - 1), y: WIDTH, face: 'START_S', open: true },
  } as const;
  const units = SIDES.flatMap((side) => {
    const types = PATROLS[side][dice.roll(PATROLS[side].length, 'patrol') - 1] ?? [];
    return deployed(types, { x: starts[side].x, y: starts[side].y });
  });
  const position: Position = {
    ...{ side: units.some(({ type }) => type === FASTEST) ? 'soldiers' : 'dinosaurs', round: 1 },
    tiles: [...terrain.map((at) => ({ ...at, face: null, open: false })), starts.dinosaurs, starts.soldiers],
    units,
  };
  return {
    ...{ sideAssignment: 'choice', teamMode: 'premade', fieldMode: 'quick', shoutMode: 'cheer' },
    ...{ roundLimit: ROUNDS, clocks, position },
  };
}

/** Whether a match is a patrol, by its length and the size of its field: nothing else is kept of the position in which it began. */
export const isPatrol = ({ options, tiles }: Pick<Frozen<State>, 'options' | 'tiles'>): boolean =>
  options.roundLimit === ROUNDS && tiles.length === WIDTH * WIDTH - 1 + SIDES.length;

/** The round of a side's first turn: in a patrol that the soldiers begin, the dinosaurs have theirs in the second round. */
export const firstRound = (state: Pick<Frozen<State>, 'options' | 'tiles' | 'units'>, side: Side): number =>
  side === 'dinosaurs' && isPatrol(state) && state.units.some(({ type }) => type === FASTEST) ? 2 : 1;

/** The small units that fit stand on the Starting Tile; the others wait in reserve (DS-OCC-1). */
function deployed(types: readonly UnitType[], start: { x: number; y: number }): Position['units'] {
  const small = types.filter((type) => !isLarge({ type })).slice(0, SMALL_ON_TILE);
  return types.map((type) => {
    const stands = small.includes(type) && small.splice(small.indexOf(type), 1).length > 0;
    return { type, at: stands ? { ...start } : null, hp: null, hidden: 0, alpha: false };
  });
}
