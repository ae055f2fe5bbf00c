/** The sight of army figures (DW-LOS-1). Only terrain, vehicles and grounded dinosaurs block it (DW-LOS-2). */
import { type Cylinder, type Frozen, inPolygon, type Point3, withinArc } from '@dwo/kernel';
import { type Between, hiddenBy, pointsAcross } from '@dwo/kernel/table';
import { PARAMETERS } from '../data/parameters';
import type { Weapon } from '../data/weapons';
import { figureIndexOf, type Piece } from '../figure-index';
import { dinosaurOf, type Figure, heightOf, isVehicle, radiusOf, vehicleOf } from '../figures';
import type { Dinosaur, FigureId, State } from '../state';
import { groundCi } from '../terrain';
import { crewedRow, eyeOf, type Firer } from './firer';
import { heightsOf } from './range';

const { targetLateralTenths, targetHeightTenths, blockerTenths } = PARAMETERS;

/** Whether any of nine lines from the firer's eye to the dinosaur is free. Doubt favours the firer (DW-LOS-3, DW-R-36). */
export function lineOfSight(state: Frozen<State>, firer: Firer, target: FigureId): boolean {
  return screenedBy(state, firer, target) === null;
}

/** Returns the id of a figure or piece of terrain that hides a dinosaur from a firer, or null if they see it. */
export function screenedBy(state: Frozen<State>, firer: Firer, target: FigureId): string | null {
  const dinosaur = dinosaurOf(state, target);
  return dinosaur === null ? null : screenBetween(state, eyeOf(state, firer), dinosaur, target);
}

/**
 * Returns the id of a figure or piece of terrain that blocks all lines from an eye to a dinosaur, or null if it is seen.
 * The dinosaur may be a copy at another place.
 */
export function screenBetween(
  state: Frozen<State>,
  eye: Point3,
  dinosaur: Frozen<Dinosaur>,
  target: FigureId,
): string | null {
  const screens = terrainBetween(state, eye, dinosaur);
  const blockers = figuresBetween(state, eye, dinosaur, target);
  if (screens.length === 0 && blockers.length === 0) return null;
  return hiddenBy(eye, ninePoints(state, eye, dinosaur), { cylinders: blockers, prisms: screens });
}

/**
 * Returns the facing of a crewed or mounted machine gun, which sees 90° to either side of it (DW-LOS-5), with 1° of doubt
 * in the army's favour (DW-R-26). Null means all-round sight: soldiers and all other weapons (DW-LOS-4, DW-R-52).
 */
export function arcOf(state: Frozen<State>, firer: Firer, weapon: Weapon): number | null {
  if (!crewedRow(state, weapon)?.arc) return null;
  return isVehicle(firer) ? firer.gunFacing : firer.facing;
}

/** Whether a dinosaur's centre is in the arc of a gun with this facing (DW-R-26). */
export function inArc(state: Frozen<State>, firer: Firer, facing: number, dinosaur: Frozen<Dinosaur>): boolean {
  return withinArc(eyeOf(state, firer), facing, PARAMETERS.arcHalfAngle, dinosaur);
}

/**
 * Lists the terrain that may hide the target. Terrain that contains the eye or the target's centre does not count, except a
 * mountain that the target flies over (DW-R-38).
 */
function terrainBetween(state: Frozen<State>, eye: Point3, dinosaur: Frozen<Dinosaur>): Piece[] {
  const { screens } = figureIndexOf(state);
  return screens.filter(
    ({ outline, passable }) => !passable || (!inPolygon(eye, outline) && !inPolygon(dinosaur, outline)),
  );
}

type Blocker = Between['cylinders'][number];

/**
 * Lists the dinosaurs on the ground and the vehicles near the line, shrunk to eight tenths. It leaves out the target, the
 * vehicle of the eye, soldiers, weapons, flyers in the air and the dead (DW-R-36, DW-R-37, DW-R-55).
 */
function figuresBetween(state: Frozen<State>, eye: Point3, dinosaur: Frozen<Dinosaur>, target: FigureId): Blocker[] {
  const found: Blocker[] = [];
  const { dinosaurs, vehicles } = figureIndexOf(state);
  const margin = radiusOf(state, dinosaur);
  for (const id of dinosaurs.along(eye, dinosaur, margin)) {
    // A hidden dinosaur must not hide others from players who do not know of it (DW-GATE-5).
    const other = Object.hasOwn(state.dinosaurs, id) ? dinosaurOf(state, id) : null;
    if (id !== target && other?.z === 0) found.push({ id, cylinder: cylinderOf(state, other) });
  }
  for (const id of vehicles.along(eye, dinosaur, margin)) {
    const other = vehicleOf(state, id);
    // Bases do not overlap, so a vehicle at the eye's place is the one that the firer looks from.
    const own = other?.x === eye.x && other.y === eye.y;
    if (other !== null && !own) found.push({ id, cylinder: cylinderOf(state, other) });
  }
  return found;
}

function cylinderOf(state: Frozen<State>, figure: Frozen<Figure>): Cylinder {
  const radius = (radiusOf(state, figure) * blockerTenths) / 10;
  const top = groundCi(state, figure) + (heightOf(state, figure) * blockerTenths) / 10;
  return { x: figure.x, y: figure.y, radius, top };
}

/**
 * The middle and both sides of the target as seen along the line, each at three heights (DW-R-36). Those most often free
 * come first.
 */
function ninePoints(state: Frozen<State>, eye: Point3, dinosaur: Frozen<Dinosaur>): Point3[] {
  const { low, high } = heightsOf(state, dinosaur);
  const asides = targetLateralTenths.map((lateral) => (radiusOf(state, dinosaur) * lateral) / 10);
  const heights = targetHeightTenths.map((tenths) => low + ((high - low) * tenths) / 10);
  return pointsAcross(eye, dinosaur, asides).flatMap(({ x, y }) => heights.map((z) => ({ x, y, z })));
}
