/**
 * The index of figures: where they stand and how many are left, so that rules need not look at every figure. It is a cache
 * beside the state, built when first asked for and kept up to date by `evolve`.
 */
import { derived, type Frozen, type Point, type Seat, SpatialGrid } from '@dwo/kernel';
import { BaseIndex } from '@dwo/kernel/table';
import type { TerrainKind, TerrainRow } from './data/terrain';
import { type Figure, isDinosaur, isSoldier, isVehicle, onTable, pointsOf, radiusIn, sideOf } from './figures';
import type { Dinosaur, FigureId, Side, State } from './state';
import { type Tables, tablesFor } from './tables';

/** A piece of terrain with the row of its table. */
export interface Piece extends TerrainRow {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: readonly Point[];
  /** Its height in ci. */
  readonly top: number;
}

/** The index of one state. */
export interface FigureIndex {
  /** The tables of this match. */
  readonly tables: Tables;
  /** The figures on the table by place. */
  readonly bases: BaseIndex<Layer>;
  /** Its layers: dinosaurs; then soldiers on foot, vehicles and crewed weapons. */
  readonly dinosaurs: SpatialGrid;
  readonly army: SpatialGrid;
  /** Vehicles alone, for lines of sight. */
  readonly vehicles: SpatialGrid;
  /** By seat: the hidden dinosaurs that the seat knows of, built when asked for (DW-R-94). */
  readonly hidden: Map<Seat, SpatialGrid>;
  /** All figures of a side, dead or alive: public ones in the order of the set-up, then hidden ones. */
  readonly ids: Record<Side, readonly FigureId[]>;
  /** The points of living figures, those that have escaped included. */
  readonly points: Record<Side, number>;
  /** The number of living dinosaurs, hidden ones included, and of living soldiers who have not escaped (DW-R-95). */
  readonly left: Record<Side, number>;
  /** The same number by seat. */
  readonly alive: number[];
  /** Terrain that figures may not enter (DW-R-10). */
  readonly barriers: readonly Piece[];
  /** Terrain that blocks lines of sight (DW-R-38). */
  readonly screens: readonly Piece[];
  /** Terrain on whose top figures stand (DW-R-38). */
  readonly plateaus: readonly Piece[];
  /** Shallow and deep water (DW-R-13). */
  readonly waters: readonly Piece[];
  /** All unusual terrain (DW-OPT-TERR-1). */
  readonly rough: readonly Piece[];
  /** The unloaded crewed weapons, and the vehicles whose cannon is unloaded (DW-CREW-4). */
  readonly unloaded: Set<FigureId>;
  /** The position in the acting side's list of the figure that could act when last asked. No figure before it could. */
  cursor: number;
  /** Whether an event may let figures before the cursor act again, so that they must be asked once more. */
  rescan: boolean;
}

const LAYERS = ['dinosaurs', 'army', 'vehicles'] as const;
type Layer = (typeof LAYERS)[number];

/** The width of a grid cell: about the reach of most questions. */
const CELL_CI = 600;

/** Returns the index of a state, from its cache. */
export const figureIndexOf = derived<Frozen<State>, FigureIndex>(build, save);

function build(state: Frozen<State>): FigureIndex {
  const tables = tablesFor(state.rules);
  const pieces = state.table.terrain.map(
    ({ id, kind, outline }): Piece => ({
      ...tables.terrain[kind],
      ...{ id, kind, outline, top: tables.terrain[kind].heightCi },
    }),
  );
  const bases = new BaseIndex(LAYERS, CELL_CI);
  const index: FigureIndex = {
    tables,
    bases,
    dinosaurs: bases.layer('dinosaurs'),
    army: bases.layer('army'),
    vehicles: bases.layer('vehicles'),
    hidden: new Map(),
    ids: {
      dinosaurs: dinosaurIds(state),
      army: [state.soldiers, state.vehicles, state.crewedWeapons].flatMap(Object.keys),
    },
    // Hidden dinosaurs count by the public numbers of each player.
    points: { dinosaurs: sum(state.players.map(({ unseen }) => unseen.points)), army: 0 },
    left: { dinosaurs: sum(state.players.map(({ unseen }) => unseen.figures)), army: 0 },
    alive: state.players.map(({ unseen }) => unseen.figures),
    barriers: pieces.filter((piece) => !piece.passable),
    screens: pieces.filter((piece) => piece.sight !== 'none'),
    plateaus: pieces.filter((piece) => piece.plateau),
    waters: pieces.filter((piece) => piece.water),
    rough: pieces.filter((piece) => piece.unusual),
    unloaded: new Set([
      ...Object.keys(state.vehicles).filter((id) => state.vehicles[id]?.cannon?.loaded === false),
      ...Object.keys(state.crewedWeapons).filter((id) => state.crewedWeapons[id]?.loaded === false),
    ]),
    cursor: 0,
    rescan: false,
  };
  for (const [id, dinosaur] of Object.entries(state.dinosaurs)) {
    if (!dinosaur.alive) continue;
    count(index, 'dinosaurs', dinosaur);
    if (onTable(dinosaur)) enterGrid(index, id, dinosaur);
  }
  for (const figures of [state.soldiers, state.vehicles, state.crewedWeapons]) {
    for (const [id, figure] of Object.entries<Frozen<Figure>>(figures)) {
      if (!figure.alive) continue;
      count(index, 'army', figure);
      if (onTable(figure)) enterGrid(index, id, figure);
    }
  }
  return index;
}

/** Lists the ids of all known dinosaurs: public ones, then the hidden ones of the first seat that knows any. */
export function dinosaurIds(state: Frozen<State>): FigureId[] {
  const secret = state.secrets.find((each) => each !== null);
  return [...Object.keys(state.dinosaurs), ...Object.keys(secret?.dinosaurs ?? {})];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Puts a hidden dinosaur on the grid of a seat that knows it. */
export function enterHidden(index: FigureIndex, seat: number, id: FigureId, dinosaur: Frozen<Dinosaur>): void {
  index.hidden.get(seat)?.insert(id, dinosaur.x, dinosaur.y, radiusIn(index.tables, dinosaur));
}

/** Returns the grid of hidden dinosaurs that this state knows of, or null if it knows of none. */
export function hiddenOf(state: Frozen<State>): SpatialGrid | null {
  const seat = state.secrets.findIndex((secret) => secret !== null);
  if (seat < 0) return null;
  const index = figureIndexOf(state);
  const kept = index.hidden.get(seat);
  if (kept !== undefined) return kept;
  const grid = new SpatialGrid(CELL_CI);
  index.hidden.set(seat, grid);
  for (const [id, dinosaur] of Object.entries(state.secrets[seat]?.dinosaurs ?? {})) {
    enterHidden(index, seat, id, dinosaur);
  }
  return grid;
}

function count(index: FigureIndex, side: Side, figure: Frozen<Figure>): void {
  index.points[side] += pointsOf(figure);
  if (!keepsInGame(figure)) return;
  index.left[side]++;
  add(index.alive, figure.owner, 1);
}

/** Whether this figure's life keeps its side in the game: dinosaurs, and soldiers who have not escaped (DW-R-95). */
function keepsInGame(figure: Frozen<Figure>): boolean {
  return isDinosaur(figure) || (isSoldier(figure) && figure.absence !== 'escaped');
}

/** Puts a figure on the grid where it stands. It must not be on the grid yet. */
export function enterGrid(index: FigureIndex, id: FigureId, figure: Frozen<Figure>): void {
  index.bases.enter(id, { x: figure.x, y: figure.y, radius: radiusIn(index.tables, figure) }, layersOf(figure));
}

/** Takes a figure off the grid, if it is on it. */
export function leaveGrid(index: FigureIndex, id: FigureId): void {
  index.bases.leave(id);
}

/** Moves a figure on the grid to its new place. */
export function relocate(index: FigureIndex, id: FigureId, figure: Frozen<Figure>): void {
  index.bases.relocate(id, figure.x, figure.y);
}

/** Counts out a living figure that is dead, destroyed or escaped. Its points go only if it is lost. */
export function countOut(index: FigureIndex, figure: Frozen<Figure>, lost: boolean): void {
  const side = sideOf(figure);
  if (lost) index.points[side] -= pointsOf(figure);
  index.rescan = true;
  if (!keepsInGame(figure)) return;
  index.left[side]--;
  add(index.alive, figure.owner, -1);
}

function layersOf(figure: Frozen<Figure>): readonly Layer[] {
  if (isDinosaur(figure)) return ['dinosaurs'];
  return isVehicle(figure) ? ['army', 'vehicles'] : ['army'];
}

/** Saves everything about an index that changes. The returned function restores it when an intent is undone. */
function save(index: FigureIndex): () => void {
  const hidden = new Map(index.hidden);
  const grids = [index.bases, ...hidden.values()].map((grid) => grid.mark());
  const { cursor, rescan } = index;
  const ids = { ...index.ids };
  const points = { ...index.points };
  const left = { ...index.left };
  const alive = [...index.alive];
  const unloaded = [...index.unloaded];
  return () => {
    for (const restore of grids) restore();
    index.cursor = cursor;
    index.rescan = rescan;
    Object.assign(index.ids, ids);
    // Grids that were built since then contain what is undone.
    for (const seat of index.hidden.keys()) if (!hidden.has(seat)) index.hidden.delete(seat);
    Object.assign(index.points, points);
    Object.assign(index.left, left);
    Object.assign(index.alive, alive);
    index.unloaded.clear();
    for (const id of unloaded) index.unloaded.add(id);
  };
}

/** Adds `change` to the count of a seat. */
function add(counts: number[], seat: number, change: number): void {
  counts[seat] = (counts[seat] ?? 0) + change;
}
