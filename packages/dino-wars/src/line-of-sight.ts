/** What a soldier sees (DW-LOS-1): he looks all round (DW-LOS-4), past anything but terrain and dinosaurs (DW-LOS-2). */
import { type Cylinder, cylinderBlocks, distance, type Frozen, inPolygon, type Point3, prismBlocks } from '@dwo/kernel';
import { boardOf, type Piece } from './board';
import { PARAMETERS } from './data/parameters';
import { dinosaurOf, heightOf, radiusOf } from './figures';
import type { Dinosaur, FigureId, Soldier, State } from './state';
import { tablesOf } from './tables';
import { groundCi } from './terrain';

const { targetLateralTenths, targetHeightTenths, blockerTenths } = PARAMETERS;

/** Whether any of nine lines from the soldier's eye to the dinosaur is free: doubt is on his side (DW-LOS-3, DW-R-36). */
export function lineOfSight(state: Frozen<State>, soldier: Frozen<Soldier>, target: FigureId): boolean {
  return screenedBy(state, soldier, target) === null;
}

/** One of the figures or pieces of terrain that hide a dinosaur from a soldier; null if he sees it. */
export function screenedBy(state: Frozen<State>, soldier: Frozen<Soldier>, target: FigureId): string | null {
  const dinosaur = dinosaurOf(state, target);
  if (dinosaur === null) return null;
  const screens = terrainBetween(state, soldier, dinosaur);
  const blockers = dinosaursBetween(state, soldier, dinosaur, target);
  if (screens.length === 0 && blockers.length === 0) return null;
  const eye = { x: soldier.x, y: soldier.y, z: groundCi(state, soldier) + tablesOf(state).parameters.soldierEyeCi };
  let blocker: string | null = null;
  for (const point of ninePoints(state, soldier, dinosaur)) {
    const by =
      blockers.find(({ cylinder }) => cylinderBlocks(eye, point, cylinder))?.id ??
      screens.find((piece) => prismBlocks(eye, point, { outline: piece.outline, top: piece.heightCi }))?.id;
    if (by === undefined) return null;
    blocker ??= by;
  }
  return blocker;
}

/** Terrain that may hide the target: not what the eye or the target's centre is inside of (DW-R-38). */
function terrainBetween(state: Frozen<State>, soldier: Frozen<Soldier>, dinosaur: Frozen<Dinosaur>): Piece[] {
  const { screens } = boardOf(state);
  return screens.filter(({ outline }) => !inPolygon(soldier, outline) && !inPolygon(dinosaur, outline));
}

/** Dinosaurs near the line, shrunk to eight tenths; never the target, soldiers or the dead (DW-R-36, DW-R-37, DW-R-55). */
function dinosaursBetween(
  state: Frozen<State>,
  soldier: Frozen<Soldier>,
  dinosaur: Frozen<Dinosaur>,
  target: FigureId,
): { id: FigureId; cylinder: Cylinder }[] {
  const found: { id: FigureId; cylinder: Cylinder }[] = [];
  for (const id of boardOf(state).dinosaurs.along(soldier, dinosaur, radiusOf(state, dinosaur))) {
    const other = dinosaurOf(state, id);
    if (id === target || other === null) continue;
    const radius = (radiusOf(state, other) * blockerTenths) / 10;
    const top = groundCi(state, other) + (heightOf(state, other) * blockerTenths) / 10;
    found.push({ id, cylinder: { x: other.x, y: other.y, radius, top } });
  }
  return found;
}

/** Middle and both sides of the target across the line, each at three heights, the likeliest free ones first (DW-R-36). */
function ninePoints(state: Frozen<State>, soldier: Frozen<Soldier>, dinosaur: Frozen<Dinosaur>): Point3[] {
  const length = distance(soldier, dinosaur);
  const across =
    length === 0 ? { x: 0, y: 0 } : { x: -(dinosaur.y - soldier.y) / length, y: (dinosaur.x - soldier.x) / length };
  const ground = groundCi(state, dinosaur);
  const points: Point3[] = [];
  for (const lateral of targetLateralTenths) {
    const aside = (radiusOf(state, dinosaur) * lateral) / 10;
    for (const tenths of targetHeightTenths) {
      const z = ground + (heightOf(state, dinosaur) * tenths) / 10;
      points.push({ x: dinosaur.x + across.x * aside, y: dinosaur.y + across.y * aside, z });
    }
  }
  return points;
}
