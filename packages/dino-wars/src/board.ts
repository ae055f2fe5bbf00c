/**
 * What the rules want to know without looking at every figure: who stands where and how many are left. A cache beside the
 * state, built when first asked for and kept up to date by `evolve`.
 */
import { derived, type Frozen, type Point, SpatialGrid } from '@dwo/kernel';
import { TERRAIN, type TerrainRow } from './data/terrain';
import { pointsOf, radiusOf } from './figures';
import type { FigureId, Side, State } from './state';

/** A piece of terrain with the line of its table. */
export interface Piece extends TerrainRow {
  readonly id: string;
  readonly outline: readonly Point[];
}

export interface Board {
  /** The living, by place. */
  readonly dinosaurs: SpatialGrid;
  readonly soldiers: SpatialGrid;
  /** Everybody, dead or alive, in the order of setup. */
  readonly ids: Readonly<Record<Side, readonly FigureId[]>>;
  /** Points of the living. */
  readonly points: Record<Side, number>;
  /** Living figures by seat. */
  readonly alive: number[];
  /** Ground that figures may not enter (DW-R-10). */
  readonly barriers: readonly Piece[];
  /** Terrain that lines of sight may not cross (DW-R-38). */
  readonly screens: readonly Piece[];
  /** Terrain on whose top figures stand (DW-R-38). */
  readonly plateaus: readonly Piece[];
  /** Place in the list of the acting side of the one who could act when last asked; nobody before him could. */
  cursor: number;
  /** Somebody died since, so that those before him must be asked once more. */
  rescan: boolean;
}

/** Width of a cell: about the reach of most questions. */
const CELL_CI = 600;

/** The board of a state. */
export const boardOf = derived<Frozen<State>, Board>(build, save);

function build(state: Frozen<State>): Board {
  const pieces = state.table.terrain.map(({ id, kind, outline }): Piece => ({ ...TERRAIN[kind], id, outline }));
  const board: Board = {
    dinosaurs: new SpatialGrid(CELL_CI),
    soldiers: new SpatialGrid(CELL_CI),
    ids: { dinosaurs: Object.keys(state.dinosaurs), army: Object.keys(state.soldiers) },
    points: { dinosaurs: 0, army: 0 },
    alive: state.players.map(() => 0),
    barriers: pieces.filter((piece) => !piece.passable),
    screens: pieces.filter((piece) => piece.sight !== 'none'),
    plateaus: pieces.filter((piece) => piece.plateau),
    cursor: 0,
    rescan: false,
  };
  for (const [id, dinosaur] of Object.entries(state.dinosaurs)) {
    if (!dinosaur.alive) continue;
    board.dinosaurs.insert(id, dinosaur.x, dinosaur.y, radiusOf(dinosaur));
    board.points.dinosaurs += pointsOf(dinosaur);
    add(board.alive, dinosaur.owner, 1);
  }
  for (const [id, soldier] of Object.entries(state.soldiers)) {
    if (!soldier.alive) continue;
    board.soldiers.insert(id, soldier.x, soldier.y, radiusOf(soldier));
    board.points.army += pointsOf(soldier);
    add(board.alive, soldier.owner, 1);
  }
  return board;
}

/** Notes everything about a board that changes, to bring it back when a step is taken back. */
function save(board: Board): () => void {
  const grids = [board.dinosaurs.mark(), board.soldiers.mark()];
  const { cursor, rescan } = board;
  const points = { ...board.points };
  const alive = [...board.alive];
  return () => {
    for (const restore of grids) restore();
    board.cursor = cursor;
    board.rescan = rescan;
    Object.assign(board.points, points);
    Object.assign(board.alive, alive);
  };
}

/** How many figures of a side live. */
export function aliveOf(board: Board, side: Side): number {
  return side === 'army' ? board.soldiers.size : board.dinosaurs.size;
}

/** Adds to the count of a seat. */
export function add(counts: number[], seat: number, change: number): void {
  counts[seat] = (counts[seat] ?? 0) + change;
}
