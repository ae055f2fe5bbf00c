/**
 * Placing figures for their players: the army along the bottom edge, the herd along the top, 36" between the sides if the
 * table is long enough, else as much as the match asks for (DW-SIDE-2, DW-R-71).
 */
import { type Dice, distance, type Frozen, inPolygon, inRectangle, type Point, SpatialGrid } from '@dwo/kernel';
import { DINOSAURS } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { TERRAIN } from './data/terrain';
import type { Options } from './options';
import type { FigureId, Side } from './state';

/** A figure of an army list, reduced to what needs room. */
export interface Placing {
  readonly id: FigureId;
  readonly side: Side;
  readonly radius: number;
  readonly at: Point | null;
}

/** Places lie on a raster this wide. */
const STEP_CI = 25;
/** Tries at a random place before the whole force is put up in ranks. */
const TRIES = 60;
/** Room left between friends who are placed at random. */
const SPARE_CI = 50;

/** All figures of a list. */
export function placings(options: Frozen<Options>): Placing[] {
  const dinosaurs = options.dinosaurs.map(({ id, kind, at }): Placing => {
    return { id, side: 'dinosaurs', radius: DINOSAURS[kind].radiusCi, at };
  });
  const soldiers = options.soldiers.map(({ id, at }): Placing => {
    return { id, side: 'army', radius: PARAMETERS.soldierRadiusCi, at };
  });
  return [...dinosaurs, ...soldiers];
}

/** Where everybody stands; with no dice in ranks, with dice at random. Null if there is no room, whatever the dice. */
export function placeAll(options: Frozen<Options>, dice: Dice | null): ReadonlyMap<FigureId, Point> | null {
  const figures = placings(options);
  if (figures.every(({ at }) => at !== null)) return new Field(options, figures, 0).places;
  const wanted = Math.max(PARAMETERS.setupDistanceCi, options.separationCi);
  for (const separation of new Set([wanted, options.separationCi])) {
    const ranks = new Field(options, figures, separation);
    if (!ranks.putInRanks()) continue;
    if (dice === null) return ranks.places;
    const scattered = new Field(options, figures, separation);
    return (scattered.scatter(dice) ? scattered : ranks).places;
  }
  return null;
}

/** A table that fills up. */
class Field {
  readonly places = new Map<FigureId, Point>();
  private readonly grid = new SpatialGrid(600);
  private readonly loose: readonly Placing[];

  constructor(
    private readonly options: Frozen<Options>,
    private readonly figures: readonly Placing[],
    private readonly separation: number,
  ) {
    for (const figure of figures) if (figure.at !== null) this.put(figure, figure.at);
    this.loose = figures.filter(({ at }) => at === null).sort((a, b) => b.radius - a.radius);
  }

  /** Side by side from the own edge inwards, the widest first. Says whether everybody found room. */
  putInRanks(): boolean {
    let last: Placing | null = null;
    let from = 0;
    for (const figure of this.loose) {
      if (last?.side !== figure.side || last.radius !== figure.radius) from = 0;
      const { columns, rows } = this.raster(figure);
      while (
        from < columns * rows &&
        !this.isFree(figure, this.at(figure, from % columns, Math.floor(from / columns)), 0)
      ) {
        from++;
      }
      if (from >= columns * rows) return false;
      this.put(figure, this.at(figure, from % columns, Math.floor(from / columns)));
      last = figure;
    }
    return true;
  }

  /** At random in the own strip. Says whether everybody found room. */
  scatter(dice: Dice): boolean {
    return this.loose.every((figure) => {
      const { columns, rows } = this.raster(figure);
      for (let i = 0; i < TRIES; i++) {
        const column = dice.roll(columns, 'placement') - 1;
        const place = this.at(figure, column, dice.roll(rows, 'placement') - 1);
        if (this.isFree(figure, place, SPARE_CI)) {
          this.put(figure, place);
          return true;
        }
      }
      return false;
    });
  }

  /** How many places a side's strip has for a base of this width. */
  private raster({ radius }: Placing): { columns: number; rows: number } {
    const { widthCi, heightCi } = this.options.table;
    const depth = Math.floor((heightCi - this.separation) / 2);
    return { columns: places(widthCi - 2 * radius), rows: places(depth - radius) };
  }

  private at({ side, radius }: Placing, column: number, row: number): Point {
    const up = radius + row * STEP_CI;
    return { x: radius + column * STEP_CI, y: side === 'army' ? up : this.options.table.heightCi - up };
  }

  private isFree(figure: Placing, place: Point, spare: number): boolean {
    const { widthCi, heightCi, terrain } = this.options.table;
    return (
      inRectangle(place, figure.radius, widthCi, heightCi) &&
      !this.grid.someNear(place.x, place.y, figure.radius + spare - 1, () => true) &&
      !terrain.some(({ kind, outline }) => !TERRAIN[kind].passable && inPolygon(place, outline)) &&
      this.figures.every(({ at, side }) => at === null || side === figure.side || this.isFarEnough(at, place))
    );
  }

  private isFarEnough(a: Point, b: Point): boolean {
    return distance(a, b) >= this.separation;
  }

  private put({ id, radius }: Placing, { x, y }: Point): void {
    this.places.set(id, { x, y });
    this.grid.insert(id, x, y, radius);
  }
}

/** Places of the raster along a length, both ends included; none if it is negative. */
function places(length: number): number {
  return length < 0 ? 0 : Math.floor(length / STEP_CI) + 1;
}
