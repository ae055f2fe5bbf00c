/** Tables that people draw for a scenario, in the hundredths of an inch of the scene. Pure. */
import type { DocumentKind, Format } from '@dwo/kits/documents/documents';
import { laidOut } from '@dwo/kits/miniatures/editor/board-model';
import type { DrawnTable, TableMaker } from '@dwo/kits/miniatures/editor/contract';
import {
  type Drawn,
  type DrawnKind,
  formOf,
  MAPS,
  type No,
  OBJECTIVES,
  type Options,
  OWN_TABLE,
  optionFaults,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  TABLE,
} from '../../rules';
import { type OwnTable, tableShape, usualOptions } from '../../wire';
import { presetTitle } from '../box/names';
import { pointFromScene, pointToScene, toScene } from '../table/places';

/** The part of a maker that needs no page. */
export const MAKING: Pick<TableMaker<OwnTable>, 'kinds' | 'sizes' | 'limits' | 'zones'> = {
  kinds: (
    [
      ['woods', 450, 350],
      ['rocks', 300, 250],
      ['wasteland', 400, 300],
      ['water', 500, 350],
      ['hill', 500, 400],
      ['tree', 100, 100],
      ['building', 300, 300],
      ['wall', 600, 0],
      ['fence', 600, 0],
      ['nest', 200, 200],
      ['pool', 400, 400],
    ] satisfies readonly [DrawnKind, number, number][]
  ).map(([kind, width, height]) => {
    const form = formOf(kind);
    return form === 'area' ? [kind, width, height] : [kind, width, height, form];
  }),
  sizes: [],
  limits: {
    ...{ leastSideCi: toScene(TABLE.width), mostSideCi: toScene(TABLE.width) },
    mostPieces: OWN_TABLE.pieces,
    mostCornersOfPiece: OWN_TABLE.cornersOfPiece,
    mostCorners: OWN_TABLE.corners,
  },
  zones: [],
};

const page = (path: 'forces' | 'tables') => ({ page: 'game', game: 'simple-minis', path, hash: null }) as const;
export const AS_FORCE: Format = { format: 'simple-minis-force-1', page: page('forces') };
export const AS_TABLE: Format = { format: 'simple-minis-table-1', page: page('tables') };

/** Tables as documents. */
export const TABLES: DocumentKind<OwnTable> = {
  ...AS_TABLE,
  ...{ what: 'table', part: 'table', shape: tableShape, other: AS_FORCE },
  ...{ key: 'simple-minis.tables', draftKey: 'simple-minis.table-draft' },
  noun: () => 'table',
};

const SIZE = { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) } as const;

/** The terrain as the rules have it. */
export function drawnOf({ terrain }: Pick<OwnTable, 'terrain'>): Drawn[] {
  return terrain.map(({ id, kind, outline }) => ({
    id,
    kind,
    outline: outline.map((at) => ({ ...pointFromScene(at) })),
  }));
}

/** The table of a match that was set up with one; it has no name. */
export function tableOf(table: readonly Drawn[], { scenario, seats }: Pick<Options, 'scenario' | 'seats'>): OwnTable {
  const terrain = table.map((piece) => ({ ...piece, outline: piece.outline.map(pointToScene) }));
  return { name: '', ...SIZE, scenario, seats, terrain };
}

/** The options of a match on a table. */
export function optionsFor(table: OwnTable): Options {
  const { scenario, seats } = table;
  const { roles } = SCENARIOS[scenario];
  return { ...usualOptions(scenario, seats), defender: roles === null ? null : 0, table: drawnOf(table) };
}

/** All reasons why a table can't be played on. */
export const faultsOf = (table: OwnTable): readonly No[] => optionFaults(optionsFor(table));

/** The table for another battle. */
export function withTerms(table: OwnTable, part: Partial<Pick<OwnTable, 'scenario' | 'seats'>>): OwnTable {
  const next = { ...table, ...part };
  const [least, most] = SCENARIOS[next.scenario].seats;
  return { ...next, seats: Math.min(most, Math.max(least, next.seats)) };
}

/** The sections of a map as somebody might have drawn them: each group is one piece again (VS-R-49). */
function piecesOf(scenario: ScenarioId): OwnTable['terrain'] {
  const map = MAPS[SCENARIOS[scenario].map];
  const groups = [...new Set(map.map(({ group }) => group))];
  return groups.map((id, at) => {
    const sections = map.filter(({ group }) => group === id);
    const [first] = sections;
    const kind: DrawnKind = first?.id === 'pool' ? 'pool' : (first?.kind ?? 'woods');
    const corners = sections.flatMap(({ outline }) => outline);
    const form = formOf(kind);
    const outline = form === 'line' ? straightened(sections) : form === 'box' ? boxOf(corners) : (first?.outline ?? []);
    return { id: `${id.replace(/_/g, '-')}-${at + 1}`, kind, outline: outline.map(pointToScene) };
  });
}

type Point = { readonly x: number; readonly y: number };

function boxOf(corners: readonly Point[]): Point[] {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [w, e, s, n] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    { x: w, y: s },
    { x: e, y: s },
    { x: e, y: n },
    { x: w, y: n },
  ];
}

/** The corners of a line in sections that follow each other, without those in the middle of a leg. */
function straightened(sections: readonly { readonly outline: readonly Point[] }[]): Point[] {
  const points = [
    ...sections.flatMap(({ outline }) => outline.slice(0, 1)),
    ...(sections.at(-1)?.outline.slice(-1) ?? []),
  ];
  return points.filter((b, i) => {
    const [a, c] = [points[i - 1], points[i + 1]];
    return a === undefined || c === undefined || (b.x - a.x) * (c.y - b.y) !== (b.y - a.y) * (c.x - b.x);
  });
}

/** The map of a scenario as a table to begin with. */
export function readyTable(scenario: ScenarioId): OwnTable {
  const name = presetTitle(scenario === 'open_battle' ? 'standard' : scenario);
  return { name, ...SIZE, scenario, seats: SCENARIOS[scenario].seats[0], terrain: piecesOf(scenario) };
}

/** The maps of all scenarios. */
export const readyTables = (): readonly OwnTable[] => SCENARIO_IDS.map(readyTable);

/** The table with nothing on it but what its scenario is about. */
export function bareTable(now: OwnTable): OwnTable {
  const needed = OBJECTIVES[now.scenario];
  const terrain = readyTable(now.scenario).terrain.filter(({ kind }) => kind === needed);
  return { ...now, name: '', terrain };
}

/** A table for its small map. */
export const sketchOf = (table: OwnTable): DrawnTable => ({ ...table, terrain: laidOut(MAKING, table) });
