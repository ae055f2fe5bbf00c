/**
 * Finds places for figures before the match: the army along the lower edge, the herd along the upper. The sides are 36"
 * apart if the table is long enough, else as far as the match asks for (DW-SIDE-2, DW-R-71).
 */
import { type Dice, distance, type Frozen, inPolygon, inRectangle, type Point, SpatialGrid } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { PARAMETERS } from '../data/parameters';
import type { TerrainKind } from '../data/terrain';
import { type No, refuse } from '../refusal';
import type { FigureId, Side, Terrain } from '../state';
import { type Tables, tablesFor } from '../tables';
import { type Gait, isClosed } from '../terrain';
import type { Options } from './options';

/** The room that a figure needs on the table, and the rules for its place. */
export interface Footprint {
  readonly id: FigureId;
  readonly side: Side;
  readonly radius: number;
  readonly at: Point | null;
  readonly gait: Gait;
  /** The height above the table in the air, else 0, and the height of the figure, both in ci. */
  readonly z: number;
  readonly tallCi: number;
  /** The gun that a soldier serves and is placed beside; null for none. */
  readonly gun: FigureId | null;
}

/** The distance between places of the raster, in ci. */
const STEP_CI = 25;
/** Random tries for one figure before the whole force is put in ranks. */
const TRIES = 60;
/** Random tries for a whole force. */
const MOST_TRIES = 1500;
/** The room in ci left between friends who are placed at random. */
const SPARE_CI = 50;

/** Lists the figures that need room: all but those aboard, hitched or waiting to be dropped. */
export function footprints(options: Frozen<Options>): Footprint[] {
  const { dinosaurs, vehicles, crewedWeapons, parameters } = tablesFor(options);
  const onFoot = options.soldiers.filter(({ aboard, paratrooper }) => aboard === null && !paratrooper);
  const standing = options.crewedWeapons.filter(({ hitchedTo }) => hitchedTo === null);
  return [
    ...options.dinosaurs.map(({ id, kind, at, z }): Footprint => {
      const gait = z > 0 ? 'airborne' : dinosaurs[kind].swimmer ? 'swimmer' : 'foot';
      return { id, side: 'dinosaurs', at, gait, gun: null, z, ...sizeOf(dinosaurs[kind]) };
    }),
    ...options.vehicles.map(({ id, kind, at }) => room(id, at, 'wheels', sizeOf(vehicles[kind]))),
    ...standing.map(({ id, kind, at }) => room(id, at, 'foot', sizeOf(crewedWeapons[kind]))),
    ...onFoot.map(({ id, at, crewOf }) => {
      const size = { radius: parameters.soldierRadiusCi, tallCi: parameters.soldierHeightCi };
      return room(id, at, 'foot', size, crewOf);
    }),
  ];
}

type Size = Pick<Footprint, 'radius' | 'tallCi'>;

function sizeOf({ radiusCi, heightCi }: { readonly radiusCi: number; readonly heightCi: number }): Size {
  return { radius: radiusCi, tallCi: heightCi };
}

function room(id: FigureId, at: Frozen<Point> | null, gait: Gait, size: Size, gun: FigureId | null = null): Footprint {
  return { id, side: 'army', at, gait, gun, z: 0, ...size };
}

/**
 * Returns the places of all figures: in ranks without dice, at random with them. If there is no room, with dice or without,
 * it returns a refusal with the number of places that were tried. The search is bounded even on a table that nobody would
 * play on.
 */
export function placeAll(
  options: Frozen<Options>,
  dice: Dice | null,
): { readonly places: ReadonlyMap<FigureId, Point>; readonly refusal: null } | { readonly refusal: No } {
  const figures = footprints(options);
  const effort: Effort = { left: PARAMETERS.placingEffort, tried: 0 };
  if (figures.every(({ at }) => at !== null)) {
    return { places: new Field(options, figures, 0, effort).places, refusal: null };
  }
  const wanted = Math.max(tablesFor(options).parameters.setupDistanceCi, options.separationCi);
  for (const separation of new Set([wanted, options.separationCi])) {
    const ranks = new Field(options, figures, separation, effort);
    if (!ranks.putInRanks()) continue;
    if (dice === null) return { places: ranks.places, refusal: null };
    const scattered = new Field(options, figures, separation, { left: PARAMETERS.placingEffort, tried: 0 });
    return { places: (scattered.scatter(dice) ? scattered : ranks).places, refusal: null };
  }
  const { separationCi } = options;
  return { refusal: refuse('DW-SIDE-2', 'NO_SPACE', { separationCi, tried: effort.tried }) };
}

/** The effort left for a search for places, and the number of places tried. */
interface Effort {
  left: number;
  tried: number;
}

/** The cost of trying a place apart from its terrain: about as much as this many corners of terrain. */
const LOOK_EFFORT = 10;

/** Ground that some figures may not enter, and its bounding rectangle. */
interface Barrier {
  readonly kind: TerrainKind;
  readonly outline: readonly Point[];
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function barrierOf({ kind, outline }: Frozen<Terrain>): Barrier {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  return { kind, outline, left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Lists places at this distance from a gun's centre, the rear first for a gun that faces up the table. */
function placesBeside(gun: Point, apartCi: number): Point[] {
  const bearings = [270, 225, 315, 180, 0, 135, 45, 90];
  return bearings.map((degrees) => placeAt(gun, degrees, apartCi));
}

/** Returns how far from a gun's edge the server puts its crew, in ci: half the distance of DW-R-41. */
export function serviceCi({ parameters }: Pick<Tables, 'parameters'>): number {
  return Math.floor(parameters.atWeaponCi / 2);
}

/** A table on which figures are placed one after the other. */
class Field {
  readonly places = new Map<FigureId, Point>();
  private readonly bases = new SpatialGrid(600);
  /** The centres of the figures that the options give a place, by side. */
  private readonly settled: Readonly<Record<Side, SpatialGrid>>;
  private readonly loose: readonly Footprint[];
  private readonly barriers: readonly Barrier[];
  private readonly placing = new Map<FigureId, Footprint & { readonly place: Point }>();

  constructor(
    private readonly options: Frozen<Options>,
    figures: readonly Footprint[],
    private readonly separation: number,
    private readonly effort: Effort,
  ) {
    const cell = Math.max(600, separation);
    this.settled = { army: new SpatialGrid(cell), dinosaurs: new SpatialGrid(cell) };
    for (const figure of figures) {
      if (figure.at === null) continue;
      this.put(figure, figure.at);
      this.settled[figure.side].insert(figure.id, figure.at.x, figure.at.y, 0);
    }
    this.loose = figures.filter(({ at }) => at === null).sort((a, b) => b.radius - a.radius);
    const closed = options.table.terrain.filter(({ kind }) => isClosed(kind, 'foot') || isClosed(kind, 'wheels'));
    this.barriers = closed.map(barrierOf);
  }

  /** Places figures side by side from their own edge inwards, the widest first. Returns true if everybody found room. */
  putInRanks(): boolean {
    let last: Footprint | null = null;
    let from = 0;
    for (const figure of this.loose) {
      if (last?.side !== figure.side || last.radius !== figure.radius) from = 0;
      const { columns, rows } = this.raster(figure);
      while (from < columns * rows) {
        const column = from % columns;
        const blocked = this.blockedUntil(figure, this.at(figure, column, Math.floor(from / columns)), 0);
        if (blocked === null) break;
        if (this.effort.left < 0) return false;
        // Continue along the row just past the obstacle.
        const onwards = Math.max(column + 1, Math.min(columns, Math.ceil((blocked - figure.radius) / STEP_CI)));
        from += onwards - column;
      }
      if (from >= columns * rows) return false;
      this.put(figure, this.at(figure, from % columns, Math.floor(from / columns)));
      last = figure;
    }
    return true;
  }

  /** Places figures at random in their own strip, crews beside their guns (DW-SIDE-5). Returns true if everybody found room. */
  scatter(dice: Dice): boolean {
    return this.loose.every((figure) => {
      const beside = this.besideGun(figure);
      if (beside !== null) {
        this.put(figure, beside);
        return true;
      }
      const { columns, rows } = this.raster(figure);
      for (let i = 0; i < TRIES && this.effort.left >= 0 && this.effort.tried < MOST_TRIES; i++) {
        const column = dice.roll(columns, 'placement') - 1;
        const place = this.at(figure, column, dice.roll(rows, 'placement') - 1);
        if (this.blockedUntil(figure, place, SPARE_CI) === null) {
          this.put(figure, place);
          return true;
        }
      }
      return false;
    });
  }

  /** Returns a free place at the gun that a soldier serves (DW-R-41), or null. */
  private besideGun(figure: Footprint): Point | null {
    const gun = figure.gun === null ? undefined : this.placing.get(figure.gun);
    if (gun === undefined) return null;
    const around = placesBeside(gun.place, gun.radius + figure.radius + serviceCi(tablesFor(this.options)));
    return around.find((place) => this.blockedUntil(figure, place, 0) === null) ?? null;
  }

  /**
   * Returns how many places a side's strip has for a base of this width. If sides are set up deliberately, the army's strip
   * is its zone (DW-R-105).
   */
  private raster({ side, radius }: Footprint): { columns: number; rows: number } {
    const { placing, armyZoneCi, table } = this.options;
    const { widthCi, heightCi } = table;
    const room = heightCi - this.separation;
    const army = placing === 'deliberate' ? Math.min(armyZoneCi, room) : Math.floor(room / 2);
    const depth = side === 'army' || placing !== 'deliberate' ? army : room - army;
    return { columns: places(widthCi - 2 * radius), rows: places(depth - radius) };
  }

  private at({ side, radius }: Footprint, column: number, row: number): Point {
    const up = radius + row * STEP_CI;
    return { x: radius + column * STEP_CI, y: side === 'army' ? up : this.options.table.heightCi - up };
  }

  /** Returns null if a figure may stand here, else how far to the right the first obstacle reaches, in ci. */
  private blockedUntil(figure: Footprint, place: Point, spare: number): number | null {
    const { widthCi, heightCi } = this.options.table;
    const { effort } = this;
    effort.tried++;
    effort.left -= LOOK_EFFORT;
    if (!inRectangle(place, figure.radius, widthCi, heightCi)) return place.x;
    const enemies = this.settled[figure.side === 'army' ? 'dinosaurs' : 'army'];
    const enemy = this.first(enemies, place, this.separation, ({ x, y }) => {
      return distance({ x, y }, place) < this.separation;
    });
    if (enemy !== null) return edge(enemy.place, place.y, this.separation);
    const reach = figure.radius + spare - 1;
    const base = this.first(this.bases, place, reach, () => true);
    if (base !== null) return edge(base.place, place.y, base.radius + reach);
    const inWay = this.barriers.find(({ kind, outline, left, right, low, high }) => {
      if (!isClosed(kind, figure.gait) || place.x < left || place.x > right || place.y < low || place.y > high)
        return false;
      effort.left -= outline.length;
      return inPolygon(place, outline);
    });
    return inWay === undefined ? null : place.x;
  }

  private first(grid: SpatialGrid, { x, y }: Point, reach: number, accept: (centre: Point) => boolean) {
    let found: FigureId | null = null;
    grid.someNear(x, y, reach, (id) => {
      this.effort.left--;
      if (!accept(this.places.get(id) as Point)) return false;
      found = id;
      return true;
    });
    return found === null ? null : (this.placing.get(found) ?? null);
  }

  private put(figure: Footprint, { x, y }: Point): void {
    this.places.set(figure.id, { x, y });
    this.placing.set(figure.id, { ...figure, place: { x, y } });
    this.bases.insert(figure.id, x, y, figure.radius);
  }
}

/** Returns how far to the right a disc reaches at the height `y` of the table, in ci. */
function edge(centre: Point, y: number, radius: number): number {
  const dy = y - centre.y;
  return centre.x + Math.sqrt(Math.max(0, radius * radius - dy * dy));
}

/** Returns the number of raster places along a length, both ends included; 0 if it is negative. */
function places(length: number): number {
  return length < 0 ? 0 : Math.floor(length / STEP_CI) + 1;
}
