import { linkTo, readDocument, readText, writeFile } from '@dwo/kits/documents/documents';
import { withPiece } from '@dwo/kits/miniatures/editor/shaping';
import { DRAWN_KINDS, featuresOf, MAPS, OBJECTIVES, SCENARIO_IDS, SCENARIOS } from '../../rules';
import { simpleMinisGame } from '../../wire';
import { FORCE, readyForce } from '../forces/draft';
import { reasonsOf } from './faults';
import {
  bareTable,
  drawnOf,
  faultsOf,
  MAKING,
  optionsFor,
  readyTable,
  readyTables,
  TABLES,
  tableOf,
  withTerms,
} from './making';

const TABLE = readyTable('last_stand');

test('VS-R-49 the map of every scenario is a table to begin with: its sections come back, and it has no fault', () => {
  for (const scenario of SCENARIO_IDS) {
    const table = readyTable(scenario);
    const shapes = (features: readonly { readonly kind: string; readonly outline: readonly object[] }[]) =>
      features.map(({ kind, outline }) => `${kind} ${outline.map((at) => JSON.stringify(at)).sort()}`).sort();
    expect([scenario, shapes(featuresOf(drawnOf(table)))]).toEqual([scenario, shapes(MAPS[SCENARIOS[scenario].map])]);
    for (let seats = SCENARIOS[scenario].seats[0]; seats <= SCENARIOS[scenario].seats[1]; seats++) {
      expect([scenario, seats, faultsOf({ ...table, seats })]).toEqual([scenario, seats, []]);
    }
  }
});

test('every kind of terrain can be drawn, and stands properly wherever it is put', () => {
  expect(MAKING.kinds.map(([kind]) => kind).sort()).toEqual([...DRAWN_KINDS].sort());
  for (const [kind] of MAKING.kinds) {
    for (const at of [
      { x: 3000, y: 2400 },
      { x: 7200, y: 0 },
    ]) {
      const made = withPiece(MAKING, { ...readyTable('open_battle'), terrain: [] }, kind, at);
      expect([kind, made && faultsOf(made.table as typeof TABLE)]).toEqual([kind, []]);
    }
  }
});

test('a table comes back from its link, its file and the options of its match; a force is no table', async () => {
  for (const table of readyTables()) {
    const link = await linkTo('https://toys.example', TABLES, table);
    expect(link).toMatch(/^https:\/\/toys\.example\/simple-minis\/tables#/);
    expect(await readText(TABLES, link)).toEqual({ document: table });
    expect(await readText(TABLES, writeFile(TABLES, table))).toEqual({ document: table });
    const options = simpleMinisGame.options.parse(JSON.parse(JSON.stringify(optionsFor(table))));
    expect(tableOf(options.table ?? [], options)).toEqual({ ...table, name: '' });
  }
  const other = await readText(TABLES, await linkTo('https://toys.example', FORCE, readyForce('homestead')));
  expect('problems' in other && other.problems).toHaveLength(1);
});

test.each([
  ['another size', { widthCi: 9000 }],
  ['an unknown kind', { terrain: [{ ...TABLE.terrain[0], kind: 'lava' }] }],
  [
    'a corner off the table',
    {
      terrain: [
        {
          ...TABLE.terrain[0],
          outline: [
            { x: -1, y: 0 },
            { x: 9, y: 9 },
          ],
        },
      ],
    },
  ],
  [
    'a broken corner',
    {
      terrain: [
        {
          ...TABLE.terrain[0],
          outline: [
            { x: Number.NaN, y: 0 },
            { x: 9, y: 9 },
          ],
        },
      ],
    },
  ],
  ['very many pieces', { terrain: Array.from({ length: 1000 }, () => TABLE.terrain[0]) }],
  ['an odd id', { terrain: [{ ...TABLE.terrain[0], id: '<b>' }] }],
  ['seven players', { seats: 7 }],
  ['an unknown part', { hidden: true }],
])('a document with %s is no table', (_, odd) => {
  expect(readDocument(TABLES, { ...TABLE, ...odd })).toHaveProperty('problems');
});

test('the battle changes what a table needs, and its faults name piece, zone or number', () => {
  const egg = withTerms(TABLE, { scenario: 'capture_the_egg' });
  const texts = (table: typeof TABLE) => reasonsOf(faultsOf(table), table).map(({ rule, text }) => `${rule} ${text}`);
  expect(texts(egg)).toEqual(['VS-R-51 The eggs need a nest.']);
  expect(withTerms(TABLE, { scenario: 'watering_hole', seats: 9 }).seats).toBe(6);
  expect(withTerms({ ...TABLE, seats: 6 }, { scenario: 'last_stand' }).seats).toBe(2);
  for (const scenario of SCENARIO_IDS) {
    const bare = bareTable({ ...egg, scenario });
    expect(bare.terrain.map(({ kind }) => kind)).toEqual([OBJECTIVES[scenario]].filter((kind) => kind !== undefined));
    expect(faultsOf(withTerms(bare, {}))).toEqual([]);
  }
  const open = { ...bareTable(readyTable('open_battle')), seats: 3 };
  const [box] = MAKING.kinds.filter(([kind]) => kind === 'building');
  const barn = withPiece(MAKING, open, 'building', { x: 3600, y: 500 })?.table as typeof TABLE;
  expect(box).toBeDefined();
  const wide = barn.terrain.map((piece) => ({
    ...piece,
    outline: [
      { x: 2800, y: 0 },
      { x: 4200, y: 0 },
      { x: 4200, y: 800 },
      { x: 2800, y: 800 },
    ],
  }));
  expect(texts({ ...barn, terrain: wide })).toEqual([
    'VS-R-50 South has room for 0 large bases; 12 are needed. Move walls, fences, trees and buildings out of it.',
  ]);
  const dent = [
    { x: 3000, y: 2000 },
    { x: 4000, y: 2000 },
    { x: 3200, y: 2200 },
    { x: 3000, y: 3000 },
  ];
  expect(texts({ ...barn, terrain: barn.terrain.map((piece) => ({ ...piece, outline: dent })) })).toEqual([
    'VS-R-49 Building has a dent; a building bulges out everywhere.',
  ]);
});
