import { linkTo, readDocument, readText, writeFile } from '@dwo/kits/documents/documents';
import { withPiece } from '@dwo/kits/miniatures/editor/shaping';
import { MAPS } from '../../rules';
import { DRAWN_KINDS, dinosaurCowboysGame, type OwnTable } from '../../wire';
import { reasonsOf } from './faults';
import { faultsOf, MAKING, optionsFor, readyTable, readyTables, TABLES, tableOf } from './making';

const TABLE = readyTable('dry_gulch');
const BARE: OwnTable = { ...TABLE, terrain: [] };

test('DC-R-83 every map is a table to begin with, and every kind of terrain can be drawn', () => {
  for (const table of readyTables()) expect(faultsOf(table)).toEqual([]);
  expect(optionsFor(TABLE).terrain).toEqual(MAPS.dry_gulch);
  expect(MAKING.kinds.map(([kind]) => kind).sort()).toEqual([...DRAWN_KINDS].sort());
  for (const kind of DRAWN_KINDS) {
    for (const at of [
      { x: 2400, y: 1800 },
      { x: 0, y: 3600 },
    ]) {
      const made = withPiece(MAKING, BARE, kind, at);
      expect([kind, made && faultsOf(made.table)]).toEqual([kind, []]);
    }
  }
});

test('a table comes back from its link, its file and the options of its match', async () => {
  const high = withPiece(MAKING, TABLE, 'high_hill', { x: 2400, y: 1800 })?.table ?? TABLE;
  for (const table of [...readyTables(), { ...high, scenario: 'claim' as const }]) {
    const link = await linkTo('https://west.example', TABLES, table);
    expect(link).toMatch(/^https:\/\/west\.example\/dinosaur-cowboys\/tables#/);
    expect(await readText(TABLES, link)).toEqual({ document: table });
    expect(await readText(TABLES, writeFile(TABLES, table))).toEqual({ document: table });
    const options = dinosaurCowboysGame.options.parse(JSON.parse(JSON.stringify(optionsFor(table))));
    expect(tableOf(options.terrain ?? [], options.scenario)).toEqual({ ...table, name: '' });
  }
});

test.each([
  ['another size', { heightCi: 1 }],
  ['an unknown kind', { terrain: [{ ...TABLE.terrain[0], kind: 'lava' }] }],
  [
    'two corners',
    {
      terrain: [
        {
          ...TABLE.terrain[0],
          outline: [
            { x: 1, y: 0 },
            { x: 9, y: 9 },
          ],
        },
      ],
    },
  ],
  ['very many pieces', { terrain: Array.from({ length: 1000 }, () => TABLE.terrain[0]) }],
  ['an unknown part', { hidden: true }],
])('a document with %s is no table', (_, odd) => {
  expect(readDocument(TABLES, { ...TABLE, ...odd })).toHaveProperty('problems');
});

test('the faults of a table name piece and edge', () => {
  const saloon = (outline: OwnTable['terrain'][number]['outline']): OwnTable => ({
    ...BARE,
    scenario: 'claim',
    terrain: [{ id: 'saloon', kind: 'building', outline }],
  });
  const box = (w: number, s: number, e: number, n: number) => [
    { x: w, y: s },
    { x: e, y: s },
    { x: e, y: n },
    { x: w, y: n },
  ];
  const texts = (table: OwnTable) => reasonsOf(faultsOf(table), table).map(({ rule, text }) => `${rule} ${text}`);
  expect(texts(saloon(box(0, 2900, 4800, 3600)))).toEqual([
    'DC-R-83 The northern edge has room for 0 large bases; 6 are needed. Move buildings away from it.',
  ]);
  expect(texts(saloon(box(2200, 1600, 2600, 2000)))).toEqual([
    'DC-R-83 A building covers the claim in the middle of the table.',
  ]);
  expect(texts(saloon([...box(2200, 600, 2600, 900), { x: 2400, y: 500 }]))).toEqual([
    'DC-R-10 The edges of Building cross.',
  ]);
});
