/** Checks the places that options give to figures: each by itself, and their distances. */
import { distance, type Frozen, inPolygon, inRectangle, type Point, SpatialGrid } from '@dwo/kernel';
import { meets } from '@dwo/kernel/table';
import type { TerrainKind } from '../data/terrain';
import { type No, refuse } from '../refusal';
import { tablesFor } from '../tables';
import { isClosed } from '../terrain';
import { type Footprint, footprints } from './first-places';
import type { Options } from './options';

type Placed = Footprint & { readonly at: Point };

/** Lists every refusal. All names must stand in their tables, and the table must be legal. */
export function checkPlaces(options: Frozen<Options>): No[] {
  const placed = footprints(options).filter((figure): figure is Placed => figure.at !== null);
  const found = placed.flatMap((figure) => refuseGround(options, figure));
  // A figure off the table, or one that is listed twice, blocks no other.
  const { widthCi, heightCi } = options.table;
  const there = placed.filter(({ at }) => inRectangle(at, 0, widthCi, heightCi));
  const once = [...new Map(there.map((figure) => [figure.id, figure])).values()];
  found.push(...refuseOverlaps(options, once));
  found.push(...refuseHeights(options, once));
  found.push(...refuseHidden(options));
  if (options.separationCi > 0) found.push(...refuseNearness(options, once));
  return found;
}

/** The place is on the table (DW-SIDE-7) and on ground that the figure may enter (DW-R-10). */
function refuseGround({ table }: Frozen<Options>, { id, at, radius, gait }: Placed): No[] {
  const { widthCi, heightCi, terrain } = table;
  if (!inRectangle(at, radius, widthCi, heightCi)) {
    return [refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x: at.x, y: at.y, widthCi, heightCi })];
  }
  const barrier = terrain.find(({ kind, outline }) => isClosed(kind, gait) && inPolygon(at, outline));
  return barrier === undefined ? [] : [refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id })];
}

/** Bases do not overlap (DW-R-4). A flyer in the air is above the others (DW-R-12). */
function refuseOverlaps(options: Frozen<Options>, placed: readonly Placed[]): No[] {
  const found: No[] = [];
  const { overlapCi } = tablesFor(options).parameters;
  const grid = new SpatialGrid(600);
  for (const { id, at, radius, gait } of placed) {
    if (gait === 'airborne') continue;
    grid.someNear(at.x, at.y, radius - overlapCi - 0.01, (blocker) => {
      return found.push(refuse('DW-R-4', 'PATH_BLOCKED', { figure: id, blocker })) > 0;
    });
    grid.insert(id, at.x, at.y, radius);
  }
  return found;
}

/**
 * A flyer in the air is in no solid terrain and no other figure (DW-R-12, DW-R-38), and not so low that it would stand on
 * the ground (DW-R-3, DW-R-11).
 */
function refuseHeights(options: Frozen<Options>, placed: readonly Placed[]): No[] {
  const { parameters, terrain } = tablesFor(options);
  const over = (at: Point, counts: (kind: TerrainKind) => boolean) =>
    options.table.terrain.filter(({ kind, outline }) => counts(kind) && inPolygon(at, outline));
  const groundCi = (at: Point) =>
    Math.max(0, ...over(at, (kind) => terrain[kind].plateau).map(({ kind }) => terrain[kind].heightCi));
  const span = ({ at, z, tallCi }: Placed) => {
    const low = z > 0 ? z : groundCi(at);
    return { low, high: low + (z > 0 ? parameters.flyerThicknessCi : tallCi) };
  };
  return placed.flatMap((flyer, place) => {
    const { id, at, z } = flyer;
    if (z <= 0) return [];
    const solid = over(at, (kind) => terrain[kind].sight === 'solid' && z < terrain[kind].heightCi)[0];
    if (solid !== undefined) return [refuse('DW-R-12', 'IMPASSABLE', { figure: id, terrain: solid.id })];
    const least = groundCi(at) + parameters.landingFromCi + 1;
    if (z < least) return [refuse('DW-R-11', '', { figure: id, z, least })];
    const blocker = placed.find((other, before) => {
      // Of two flyers that overlap, the later one is refused.
      if (other.id === id || (other.z > 0 && before > place)) return false;
      if (distance(at, other.at) >= flyer.radius + other.radius - parameters.overlapCi) return false;
      return meets(span(flyer), span(other));
    });
    return blocker === undefined ? [] : [refuse('DW-R-12', 'PATH_BLOCKED', { figure: id, blocker: blocker.id })];
  });
}

/** No hidden dinosaur begins near the army's zone, because the army is set up without knowing of it (DW-R-74, DW-SIDE-2). */
function refuseHidden(options: Frozen<Options>): No[] {
  if (footprints(options).every(({ side, at }) => side !== 'army' || at !== null)) return [];
  const separationCi = Math.max(options.separationCi, tablesFor(options).parameters.leastSetupDistanceCi);
  return options.dinosaurs.flatMap(({ id, at, hidden }) => {
    const distanceCi = at === null ? separationCi : at.y - options.armyZoneCi;
    if (!hidden || distanceCi >= separationCi) return [];
    return [refuse('DW-SIDE-2', 'TOO_CLOSE', { figure: id, distanceCi, separationCi })];
  });
}

/**
 * Refuses each dinosaur that is too near to a soldier, vehicle or weapon, measured from centre to centre (DW-SIDE-2,
 * DW-R-71).
 */
function refuseNearness({ separationCi }: Frozen<Options>, placed: readonly Placed[]): No[] {
  const army = new SpatialGrid(Math.max(600, separationCi));
  const centres = new Map<string, Point>();
  for (const { id, at, side } of placed) {
    if (side !== 'army') continue;
    centres.set(id, at);
    army.insert(id, at.x, at.y, 0);
  }
  return placed.flatMap(({ id, at, side }) => {
    if (side !== 'dinosaurs') return [];
    const apart = (other: string) => distance(at, centres.get(other) as Point);
    const near = army.near(at.x, at.y, separationCi).find((other) => apart(other) < separationCi);
    if (near === undefined) return [];
    const distanceCi = Math.floor(apart(near));
    return [refuse('DW-SIDE-2', 'TOO_CLOSE', { figure: id, soldier: near, distanceCi, separationCi })];
  });
}
