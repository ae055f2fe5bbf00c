import { frozen, seededDice } from '@dwo/kernel';
import { duel, playerOf } from '../testing/duel';
import { scribbled } from '../testing/own-tables';
import { OPEN, QUICK } from '../testing/presets';
import { dinosaurCowboys, EDGES, type Feature, MAP_IDS, MAPS, optionFaults, SCENARIOS, tableFaults } from '.';
import { deploymentOf } from './placing';

const dice = () => seededDice(new Uint8Array(32), 0);
const shaped = (kind: Feature['kind'], ...corners: (readonly [number, number])[]): Feature => ({
  ...{ id: 'odd', kind, height: kind === 'hill' ? 2000 : 0 },
  outline: corners.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })),
});
const box = (kind: Feature['kind'], [w, s, e, n]: readonly [number, number, number, number]) =>
  shaped(kind, [w, s], [e, s], [e, n], [w, n]);
const copies = (count: number, piece: Feature): Feature[] =>
  Array.from({ length: count }, (_, i) => ({ ...piece, id: `p${i}` }));
const round = (corners: number) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [20 + 5 * Math.cos(angle), 18 + 5 * Math.sin(angle)] as const;
  });

test('DC-R-83 the maps have no fault, and a drawn table takes their place', () => {
  for (const map of MAP_IDS) {
    for (const scenario of SCENARIOS) expect(tableFaults(MAPS[map], scenario)).toEqual([]);
  }
  const terrain = [box('building', [20, 12, 26, 16])];
  const state = dinosaurCowboys.setup(frozen({ ...QUICK, map: null, terrain }), dice());
  expect(state.terrain).toEqual(terrain);
});

test.each<readonly [string, readonly Feature[], object]>([
  ['pieces', copies(61, box('rocks', [20, 12, 21, 13])), { rule: 'DC-R-83', facts: { pieces: 61, most: 60 } }],
  ['corners', copies(10, shaped('woods', ...round(32))), { rule: 'DC-R-83', facts: { corners: 320, most: 300 } }],
  ['corners of a piece', [shaped('woods', ...round(33))], { rule: 'DC-R-83', facts: { corners: 33, most: 32 } }],
  [
    'a corner off the table',
    [box('woods', [40, 30, 49, 35])],
    { rule: 'DC-R-83', facts: { terrain: 'odd', corner: 1 } },
  ],
  [
    'crossed edges',
    [shaped('wreck', [10, 10], [20, 20], [20, 10], [10, 20])],
    { rule: 'DC-R-10', facts: { what: 'edges' } },
  ],
  ['a hill without height', [{ ...box('hill', [9, 9, 12, 12]), height: 0 }], { rule: 'DC-R-10', facts: { height: 0 } }],
  ['a high wall', [{ ...box('low_wall', [9, 9, 12, 12]), height: 1 }], { rule: 'DC-R-10', facts: { most: 0 } }],
  ['one id twice', [box('woods', [9, 9, 12, 12]), box('woods', [9, 9, 12, 12])], { facts: { what: 'twice' } }],
  ['no room', [box('building', [0, 28, 48, 36])], { rule: 'DC-R-83', facts: { edge: 'N', room: 0, least: 6 } }],
])('DC-R-83 %s is refused by name', (_, terrain, no) => {
  const [first] = optionFaults(frozen({ ...OPEN, terrain: [...terrain] }));
  expect(first).toMatchObject({ code: 'BAD_TABLE', ...no });
});

test('DC-R-83 DC-C-10 the claim stays in the open', () => {
  const terrain = [box('building', [22, 16, 26, 20])];
  expect(tableFaults(terrain, 'book')).toEqual([]);
  expect(tableFaults(terrain, 'claim')).toMatchObject([{ rule: 'DC-R-83', facts: { what: 'claim' } }]);
});

test('DC-R-83 DC-R-80 the server sets up every posse on a table that is nearly full', () => {
  // Free are places for 6 bases of 3" and little more, in two rows along the western edge and its corners.
  const terrain = [
    box('building', [10, 8, 38, 28]),
    ...[12, 20, 28, 36].map((x, i) => ({ ...box('building', [x, 0.5, x + 4, 7.5]), id: `s${i}` })),
  ];
  expect(tableFaults(terrain, 'book')).toEqual([]);
  for (const edge of EDGES) {
    const state = dinosaurCowboys.setup(frozen({ ...QUICK, map: null, terrain }), dice());
    dinosaurCowboys.evolve(state, { type: 'edgeChosen', edge });
    for (const seat of [0, 1]) {
      const own = state.entities.filter((each) => each.seat === seat);
      expect(deploymentOf(frozen(state), seat)).toHaveLength(own.length);
    }
  }
});

/** Seeds of tables; a longer run has more of them. */
const SEEDS = Number(process.env.OWN_TABLES ?? 4);

test.each(SCENARIOS)('DC-R-83 computers set up and end the game %s on tables as people draw them', (scenario) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const odd = { map: null, terrain: scribbled(scenario, seed * 37), scenario };
    expect([seed, duel(playerOf('easy'), playerOf('easy'), seed, odd).rule]).toEqual([
      seed,
      expect.stringMatching(/^DC-/),
    ]);
  }
});
