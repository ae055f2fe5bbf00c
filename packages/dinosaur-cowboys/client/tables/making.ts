/** Tables that people draw, in the hundredths of an inch of the scene. Pure. */
import type { Frozen } from '@dwo/kernel';
import type { DocumentKind, Format } from '@dwo/kits/documents/documents';
import { laidOut } from '@dwo/kits/miniatures/editor/board-model';
import type { DrawnTable, TableMaker } from '@dwo/kits/miniatures/editor/contract';
import {
  type Feature,
  HIGHER,
  MAP_IDS,
  MAP_NAMES,
  MAPS,
  type MapId,
  type No,
  type Options,
  OWN_TABLE,
  optionFaults,
  TABLE,
  type TerrainKind,
} from '../../rules';
import { type OwnTable, tableShape, usualOptions } from '../../wire';
import { DRAWN } from '../table/drawn';
import { pointFromScene, pointToScene, toScene } from '../table/places';

/** The heights of the two kinds of mesas: the lower one is just enough for a bonus (DC-MOD-8). */
const HEIGHTS: Readonly<Partial<Record<string, number>>> = { hill: HIGHER, high_hill: 2 * HIGHER };
const SIZE = { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) } as const;

/** The part of a maker that needs no page. */
export const MAKING: Pick<TableMaker<OwnTable>, 'kinds' | 'sizes' | 'limits' | 'zones' | 'drawing'> = {
  kinds: [
    ['hill', 350, 300],
    ['high_hill', 250, 200],
    ['woods', 350, 250],
    ['rocks', 150, 125],
    ['low_wall', 300, 25],
    ['wreck', 125, 75],
    ['building', 250, 150],
  ] satisfies readonly [OwnTable['terrain'][number]['kind'], number, number][],
  sizes: [],
  limits: {
    ...{ leastSideCi: SIZE.widthCi, mostSideCi: SIZE.widthCi },
    mostPieces: OWN_TABLE.pieces,
    mostCornersOfPiece: OWN_TABLE.cornersOfPiece,
    mostCorners: OWN_TABLE.corners,
  },
  zones: [],
  drawing: (kind) => DRAWN[ruledKind(kind)],
};

const page = (path: 'posse' | 'tables') => ({ page: 'game', game: 'dinosaur-cowboys', path, hash: null }) as const;
export const AS_POSSE: Format = { format: 'dinosaur-cowboys-posse-1', page: page('posse') };
export const AS_TABLE: Format = { format: 'dinosaur-cowboys-table-1', page: page('tables') };

/** Tables as documents. */
export const TABLES: DocumentKind<OwnTable> = {
  ...AS_TABLE,
  ...{ what: 'table', part: 'table', shape: tableShape, other: AS_POSSE },
  ...{ key: 'dinosaur-cowboys.tables', draftKey: 'dinosaur-cowboys.table-draft' },
  noun: () => 'table',
};

/** The kind that the rules know. */
function ruledKind(kind: string): TerrainKind {
  return kind === 'high_hill' ? 'hill' : (kind as TerrainKind);
}

/** The height of a kind of terrain, in mils; 0 for flat ones. */
export const heightOf = (kind: string): number => HEIGHTS[kind] ?? 0;

/** The terrain as the rules have it. */
function featuresOf({ terrain }: OwnTable): Feature[] {
  return terrain.map(({ id, kind, outline }) => ({
    ...{ id, kind: ruledKind(kind), height: heightOf(kind) },
    outline: outline.map((at) => ({ ...pointFromScene(at) })),
  }));
}

/** The options of a match on a table. */
export function optionsFor(table: OwnTable): Options {
  return { ...usualOptions(), scenario: table.scenario, terrain: featuresOf(table) };
}

/** All reasons why a table can't be played on. */
export const faultsOf = (table: OwnTable): readonly No[] => optionFaults(optionsFor(table));

/** The table of a match that was set up with one; it has no name. */
export function tableOf(terrain: readonly Frozen<Feature>[], scenario: OwnTable['scenario']): OwnTable {
  const pieces = terrain.map(({ id, kind, height, outline }) => {
    return { id, kind: height > HIGHER ? ('high_hill' as const) : kind, outline: outline.map(pointToScene) };
  });
  return { name: '', ...SIZE, scenario, terrain: pieces };
}

/** A map as a table to begin with. */
export function readyTable(map: MapId): OwnTable {
  return { ...tableOf(MAPS[map], 'book'), name: MAP_NAMES[map] };
}

/** All maps. */
export const readyTables = (): readonly OwnTable[] => MAP_IDS.map(readyTable);

/** A table for its small map. */
export const sketchOf = (table: OwnTable): DrawnTable => ({ ...table, terrain: laidOut(MAKING, table) });
